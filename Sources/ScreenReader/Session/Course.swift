/// A sequence that can end in the direction of a command.
public enum Course: String, CaseIterable, Sendable {
  /// The elements, in order.
  case elements
  /// The levels of groups that the user enters and leaves.
  case groups
  /// The items of the rotor.
  case rotor
  /// The characters of a text.
  case text
  /// The range of a value.
  case value
  /// The scrollable content.
  case content
  /// The screens to go back to.
  case screens
  /// The command itself, which has no meaning here.
  case meaning
}
