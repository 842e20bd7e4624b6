import Earshot

/// Something outside of the program that it uses where it is there.
struct MachinePart: Sendable {
  /// What was found.
  enum State: Sendable {
    case found(String)
    /// What is wrong, and the line to type.
    case missing(String, repair: String)
  }

  let name: String
  /// What needs it.
  let serves: String
  /// What works without it.
  let without: String
  /// Whether a command does less without it; what only some people want is listed, and counts for nothing.
  var counts = true
  let look: @Sendable () -> State
}
