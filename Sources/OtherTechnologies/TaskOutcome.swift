/// The cost of one task with one technology.
package enum TaskOutcome: Equatable, Sendable {
  case cost(TaskCost)
  /// The cost is unknown or the task is impossible, for this reason.
  case notApplicable(String)
}
