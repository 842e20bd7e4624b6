/// How much of a page is explored: whatever is used up first ends it.
package struct ExploreBudget: Equatable, Sendable {
  /// The most states that are heard, the first one among them.
  package var states = 20
  /// The most controls that are opened one after the other.
  package var depth = 3
  /// The most seconds; what was begun is heard to its end.
  package var seconds = 120.0

  /// Creates the usual budget.
  package init() {}
}
