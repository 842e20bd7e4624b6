package import ScreenReader

/// A route to a stop, as commands of the reader.
package struct EffortRoute: Equatable, Sendable {
  /// How a route is found.
  package enum Kind: Equatable, Sendable {
    /// By swiping to the right only.
    case swiping
    /// By one option of the rotor, then by swiping.
    case rotor(String)
    /// By any commands, with as few gestures as possible.
    case shortest
  }

  /// How the route is found.
  package var kind: Kind
  /// The commands, in order.
  package var commands: [Command]
  /// The cost of the route.
  package var cost: EffortCost
}
