public import AccessibilityTree

/// A screen as a platform shows it, and what became of what its toolkit states.
public struct BridgedScreen: Sendable {
  /// The screen that a reader asks.
  public var screen: Screen
  /// What was inferred and left out, in the order in which it was.
  public var notes: [BridgeNote]
  /// What everybody should know about how such screens are told, as whole sentences without a capital.
  public var remarks: [String]

  /// Creates a bridged screen.
  ///
  /// - Parameters:
  ///   - screen: The screen that a reader asks.
  ///   - notes: What was inferred and left out.
  ///   - remarks: What everybody should know.
  public init(screen: Screen, notes: [BridgeNote] = [], remarks: [String] = []) {
    self.screen = screen
    self.notes = notes
    self.remarks = remarks
  }
}
