import AccessibilityTree

extension Element {
  /// The names of what the rotor for actions offers, in its order: the custom actions, then what can be
  /// dragged from here and dropped here (documented).
  package var offeredActions: [String] { actions + dragSources + dropPoints }
}
