internal import AccessibilityTree

/// The names that dumps of UIKit apps give to traits: `Button`, `notEnabled`, `ToggleButton`.
enum TraitNames {
  /// Returns the traits of a name, none for a known one that is never heard, `nil` for an unknown one.
  ///
  /// Names are those of `UIAccessibilityTraits` with or without a capital, and the private ones of
  /// idb's vocabulary (FBAccessibilityTraits, documented).
  static func traits(named name: Substring) -> Traits? {
    guard let first = name.first else { return nil }
    let name = first.lowercased() + name.dropFirst()
    if let trait = Traits(name: name) { return trait }
    if let trait = aliases[name] { return trait }
    return silent.contains(name) ? [] : nil
  }

  private static let aliases: [String: Traits] = [
    "toggleButton": .switchButton,
    "toggle": .switchButton,
    "tabButton": .tab,
    "tabBarItem": .tab,
    "pickerElement": .pickerItem,
    "popUpButton": .popupButton,
    "heading": .header,
  ]

  /// Traits that say where an element stands or what gestures do, and add nothing to what is heard.
  private static let silent: Set<String> = [
    "none", "webContent", "launchIcon", "statusBarElement", "inactive", "footer",
    "autoCorrectCandidate", "deleteKey", "selectionDismissesItem", "scrollable", "spacer",
    "tableIndex", "map", "textOperationsAvailable", "gesturePracticeRegion",
    "allowsNativeSliding", "mathEquation", "containedByTable", "containedByList",
    "containedByLandmark", "containedByFieldset", "touchContainer", "bookContent", "folderIcon",
    "readOnly", "menuItem", "ignoreItemChooser", "supportsTrackingDetail", "alert",
    "allowsLayoutChangeInStatusBar",
  ]
}
