/// How much of a page is operated: whatever is used up first ends it.
package struct OperateBudget: Equatable, Sendable {
  /// The most controls.
  package var controls = 200
  /// The most seconds; what was begun goes on to its end.
  package var seconds = 120.0

  /// Creates the usual budget.
  package init() {}
}
