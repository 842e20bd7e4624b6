import AccessibilityTree

extension String {
  /// Appends the next text on a line of a page.
  ///
  /// A blank is between the two if white space is. If the page does not state that, words are apart, and signs are not.
  mutating func append(text: String, isApart: Bool?) {
    let isClosing = text.first.map { ".,;:!?)]}".contains($0) } ?? false
    let isOpen = last.map { "([{".contains($0) } ?? false
    if isApart ?? !(isClosing || isOpen) { append(" ") }
    append(text)
  }
}

extension ElementTree {
  /// Whether the texts of the page state the white space around them.
  var statesSpaces: Bool { elements.first?.webFlags.contains(.statesSpaces) ?? false }
}
