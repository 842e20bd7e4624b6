package import AccessibilityTree

extension Bridges {
  /// Returns a screen of Android's views as the stops that Android's accessibility makes of it, told in
  /// UIKit's words.
  ///
  /// What can be acted on is one stop with the texts in it; its description stands for them; any other text is
  /// a stop of its own. A view states its class, its identifier and its flags as ``FactKey/toolkitType``,
  /// ``FactKey/toolkitID`` and ``FactKey/toolkitStates``; its description is the label, its text the value, its
  /// hint the placeholder.
  ///
  /// ```yaml
  /// toolkit: android
  /// elements:
  ///   - toolkitType: android.widget.LinearLayout
  ///     toolkitStates: [clickable]
  ///     children:
  ///       - {toolkitType: android.widget.TextView, value: Oat milk}
  ///       - {toolkitType: android.widget.TextView, value: 3 days}     # heard: "Oat milk, 3 days"
  /// ```
  ///
  /// - Complexity: O(n) in the number of views and the length of their texts.
  package static func android(_ screen: Screen) -> BridgedScreen {
    var bridged = BridgedScreen(
      screen: screen,
      remarks: [
        "spoken with iOS phrases, because this reader treats Android screens like iOS screens "
          + "(the reader for Android is talkback)"
      ])
    guard screen.tree.statesToolkit else { return bridged }
    var work = AndroidTree(screen.tree)
    (bridged.screen.tree, bridged.origins) = work.stops()
    bridged.screen.title = screen.title ?? work.title()
    bridged.notes = work.notes.all
    return bridged
  }
}
