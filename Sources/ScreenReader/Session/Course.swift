/// What comes to an end when there is nothing further this way.
public enum Course: String, CaseIterable, Sendable {
  /// The elements, in their order.
  case elements
  /// The levels of groups, which are entered and left.
  case groups
  /// What the rotor finds here.
  case rotor
  /// The characters of a text.
  case text
  /// What a value can be.
  case value
  /// The content that can be scrolled.
  case content
  /// The screens that can be gone back to.
  case screens
  /// What the command could mean here: it means nothing.
  case meaning
}
