/// What it costs to tap an item with a switch.
package struct ScanCost: Equatable, Sendable {
  /// How often the cursor moves on.
  package var steps: Int
  package var presses: Int
  package var seconds: Double
}

extension ScanCost {
  /// The steps and presses for people.
  package var text: String {
    "\(steps) step\(steps == 1 ? "" : "s"), \(presses) press\(presses == 1 ? "" : "es")"
  }
}
