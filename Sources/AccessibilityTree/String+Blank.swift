extension String {
  /// The text, or `nil` when it holds nothing but white space.
  package var nonblank: String? {
    // Most texts begin with an ASCII letter or figure, which costs nothing to see.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return self }
    return contains { !$0.isWhitespace } ? self : nil
  }
}
