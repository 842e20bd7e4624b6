package import AccessibilityTree

extension Bridges {
  /// Returns a screen of AccessKit's nodes as its adapter for iOS tells VoiceOver of it.
  ///
  /// Roles become the traits and containers that the adapter has for them; nodes without a label are named by
  /// those that label them, or by the texts in them. A node states its role as ``FactKey/toolkitType``, and as
  /// ``FactKey/toolkitStates`` its actions and flags.
  ///
  /// ```yaml
  /// toolkit: accesskit
  /// elements:
  ///   - toolkitType: button
  ///     toolkitStates: [click]
  ///     children: [{toolkitType: label, value: Mute}]      # heard: "Mute, button"
  /// ```
  ///
  /// - Complexity: O(n) in the number of nodes and the length of their texts.
  package static func accessKit(_ screen: Screen) -> BridgedScreen {
    var bridged = BridgedScreen(screen: screen)
    guard screen.tree.statesToolkit else { return bridged }
    var work = AccessKitTree(screen.tree)
    (bridged.screen.tree, bridged.origins) = work.elements()
    bridged.notes = work.notes.all
    bridged.remarks = [
      "spoken as AccessKit's iOS adapter reports it to VoiceOver: without text fields, "
        + "menu items, radio buttons and heading levels"
    ]
    return bridged
  }
}
