public import ScreenReader

/// A way to a stop, by commands of the reader.
public struct EffortRoute: Equatable, Sendable {
  /// How a way is found.
  public enum Kind: Equatable, Sendable {
    /// By swiping to the right only.
    case swiping
    /// By one option of the rotor, then by swiping.
    case rotor(String)
    /// By any commands: the fewest gestures that there are.
    case shortest
  }

  /// How the way is found.
  public var kind: Kind
  /// The commands, in order.
  public var commands: [Command]
  /// What the way costs.
  public var cost: EffortCost
}
