package import AccessibilityTree

/// A screen as a platform shows it, and what became of what its toolkit states.
package struct BridgedScreen: Sendable {
  /// The screen that a reader asks.
  package var screen: Screen
  /// What was inferred and left out, in the order in which it was.
  package var notes: [BridgeNote]
  /// What everybody should know about how such screens are told, as whole sentences without a capital.
  package var remarks: [String]

  /// Creates a bridged screen.
  ///
  /// - Parameters:
  ///   - screen: The screen that a reader asks.
  ///   - notes: What was inferred and left out.
  ///   - remarks: What everybody should know.
  package init(screen: Screen, notes: [BridgeNote] = [], remarks: [String] = []) {
    self.screen = screen
    self.notes = notes
    self.remarks = remarks
  }
}
