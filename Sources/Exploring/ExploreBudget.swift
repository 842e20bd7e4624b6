/// The limits of an exploration, which ends at the first one that it reaches.
package struct ExploreBudget: Equatable, Sendable {
  /// The maximum number of states, including the first.
  package var states = 20
  /// The maximum number of controls that are opened one after another.
  package var depth = 3
  /// The maximum number of seconds; a state that was begun is read to its end.
  package var seconds = 120.0

  /// Creates the default budget.
  package init() {}
}
