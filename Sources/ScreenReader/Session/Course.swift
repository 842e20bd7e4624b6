/// What has no more to offer in a direction.
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
  /// The command's meaning: it has none here.
  case meaning
}
