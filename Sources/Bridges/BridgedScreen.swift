package import AccessibilityTree

/// A screen as a platform shows it, and what became of what its toolkit states.
package struct BridgedScreen: Sendable {
  /// The screen that a reader asks.
  package var screen: Screen
  /// For each node the one of the screen of the toolkit that it is made of, or -1; empty where the nodes are the same.
  package var origins: [Int32]
  /// What was inferred and left out, in the order in which it was.
  package var notes: [BridgeNote]
  /// What everybody should know about how such screens are told, as whole sentences without a capital.
  package var remarks: [String]

  /// Creates a bridged screen.
  package init(
    screen: Screen, origins: [Int32] = [], notes: [BridgeNote] = [], remarks: [String] = []
  ) {
    self.screen = screen
    self.origins = origins
    self.notes = notes
    self.remarks = remarks
  }
}
