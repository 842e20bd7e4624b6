/// The cost of tapping an item with a switch.
package struct ScanCost: Equatable, Sendable {
  /// The number of times that the cursor moves on.
  package var steps: Int
  package var presses: Int
  package var seconds: Double
}

extension ScanCost {
  /// The steps and presses for display.
  package var text: String {
    "\(steps) step\(steps == 1 ? "" : "s"), \(presses) press\(presses == 1 ? "" : "es")"
  }
}
