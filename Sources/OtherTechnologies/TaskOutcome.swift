/// What it takes to do one thing with one technology.
package enum TaskOutcome: Equatable, Sendable {
  case cost(TaskCost)
  /// It cannot be told, or cannot be done, and why.
  case notApplicable(String)
}
