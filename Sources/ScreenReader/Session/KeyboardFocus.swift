/// Where the focus of the keyboard is.
public struct KeyboardFocus: Equatable, Sendable {
  /// Where typed text goes in the field that has the focus.
  public enum Caret: String, CaseIterable, Sendable {
    /// Before the first character.
    case start
    /// Behind the last character.
    case end
    /// All of the text is selected.
    case all
  }

  /// The element's node in the screen's tree.
  public var node: Int
  /// Where typed text goes, if the element is a field.
  public var caret: Caret

  /// Creates a focus.
  ///
  /// - Parameters:
  ///   - node: The element's node in the screen's tree.
  ///   - caret: Where typed text goes, if the element is a field.
  public init(node: Int, caret: Caret) {
    self.node = node
    self.caret = caret
  }
}
