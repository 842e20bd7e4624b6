package import AccessibilityTree

extension Bridges {
  /// Returns a screen of Flutter's semantics as Flutter's engine tells it to iOS.
  ///
  /// Nodes that are merged up speak through the one that they belong to; flags become traits; roles and
  /// heading levels are not told. A node states its flags, its actions and where it is merged as
  /// ``FactKey/toolkitStates``, its tooltip as the description.
  ///
  /// ```yaml
  /// toolkit: flutter
  /// elements:
  ///   - {label: Bold, toolkitStates: [hasToggledState, isToggled, tap]}   # heard: "Bold, switch button, on"
  /// ```
  ///
  /// - Complexity: O(n) in the number of nodes and the length of their texts.
  package static func flutter(_ screen: Screen) -> BridgedScreen {
    var bridged = BridgedScreen(screen: screen)
    guard screen.tree.statesToolkit else { return bridged }
    var work = FlutterTree(screen.tree)
    (bridged.screen.tree, bridged.origins) = work.elements()
    bridged.screen.title = screen.title ?? work.title
    bridged.notes = work.notes.all
    return bridged
  }
}
