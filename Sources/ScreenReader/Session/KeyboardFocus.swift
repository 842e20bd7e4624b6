/// The position of keyboard focus.
public struct KeyboardFocus: Equatable, Sendable {
  /// The position of the caret in the focused field.
  public enum Caret: String, CaseIterable, Sendable {
    /// Before the first character.
    case start
    /// After the last character.
    case end
    /// All of the text is selected.
    case all
  }

  /// The element's node in the screen's tree.
  public var node: Int
  /// The position of the caret, if the element is a field.
  public var caret: Caret

  /// Creates a focus.
  ///
  /// - Parameters:
  ///   - node: The element's node in the screen's tree.
  ///   - caret: The position of the caret, if the element is a field.
  public init(node: Int, caret: Caret) {
    self.node = node
    self.caret = caret
  }
}
