/// How far an app's changes may go before a session refuses them, instead of being waited for.
package struct SessionLimits: Sendable {
  /// How many elements a screen may grow to.
  package var elements = 1_000_000
  /// How many elements are put in order in all: each change of the tree has the whole screen put in order anew.
  package var reordered = 100_000_000
  /// How many stops and letters are looked at in all: a rotor, a quick key or a text looks at many for each command.
  package var looked = Int.max

  /// Creates the usual limits.
  package init() {}
}
