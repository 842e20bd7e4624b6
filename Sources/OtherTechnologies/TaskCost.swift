/// The steps and seconds that a task takes.
package struct TaskCost: Equatable, Sendable {
  /// The kind of step, which depends on the technology.
  package enum Unit: String, Sendable {
    case gesture
    case step
    case utterance
    case tap
    case key
  }

  package var steps: Int
  package var unit: Unit
  package var seconds: Double
  /// The number of switch presses, or `nil` without a switch.
  package var presses: Int?

  package init(steps: Int, unit: Unit, seconds: Double, presses: Int? = nil) {
    self.steps = steps
    self.unit = unit
    self.seconds = seconds
    self.presses = presses
  }

  package var text: String {
    var text = "\(steps) \(unit.rawValue)\(steps == 1 ? "" : "s")"
    if let presses { text += ", \(presses) press\(presses == 1 ? "" : "es")" }
    return "\(text), \(ScanReport.tenths(seconds)) s"
  }
}
