import AccessibilityTree

extension AuditedScreen {
  /// Whether the source of the screen uses traits; otherwise elements have roles.
  var hasTraits: Bool {
    if let toolkit = screen.toolkit, toolkit != .uiKit, toolkit != .appKit { return false }
    return [.ios, .ipados, .macos, .tvos, .visionos, .watchos].contains(screen.platform)
  }

  /// The word for the kind of an element in the source of the screen: "trait" or "role".
  var roleNoun: String { hasTraits ? "trait" : "role" }

  /// The feature with which people say what they want to tap.
  var voiceControlName: String {
    screen.platform == .android ? "Voice Access" : "Voice Control"
  }

  /// The property that an app sets to name an element: "label", or "contentDescription" on Android.
  func labelNoun(_ node: Int) -> String {
    guard toolkit == .android else { return "label" }
    return spokenElement(node).isField
      ? "text with android:labelFor, or a hint," : "contentDescription"
  }
}
