/// The limits on how much of a page is operated; it ends at the first limit that is reached.
package struct OperateBudget: Equatable, Sendable {
  /// The maximum number of controls.
  package var controls = 200
  /// The maximum number of seconds; an operation that was begun continues to its end.
  package var seconds = 120.0

  /// Creates the default budget.
  package init() {}
}
