package import ScreenReader

/// A way to a stop, by commands of the reader.
package struct EffortRoute: Equatable, Sendable {
  /// How a way is found.
  package enum Kind: Equatable, Sendable {
    /// By swiping to the right only.
    case swiping
    /// By one option of the rotor, then by swiping.
    case rotor(String)
    /// By any commands: the fewest gestures that there are.
    case shortest
  }

  /// How the way is found.
  package var kind: Kind
  /// The commands, in order.
  package var commands: [Command]
  /// What the way costs.
  package var cost: EffortCost
}
