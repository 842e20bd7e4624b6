extension String {
  /// The text, or `nil` when it holds nothing but white space.
  package var nonblank: String? {
    // Most texts begin with an ASCII letter or figure, which costs nothing to see.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return self }
    return contains { !$0.isWhitespace } ? self : nil
  }

  /// The text, or `nil` when nothing of it is seen or spoken: white space, and characters that have no shape, of which
  /// browsers and systems make a name all the same.
  package var audible: String? {
    if let first = utf8.first, (0x21...0x7E).contains(first) { return self }
    return unicodeScalars.contains { !$0.isSilent } ? self : nil
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen or spoken of it.
  ///
  /// That is white space, controls, what only shapes others, signs without dots or a note's head, and what Unicode has
  /// given no meaning; emoji may be newer than the tables here.
  fileprivate var isSilent: Bool {
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .surrogate: return true
    case .unassigned: return !(0x1F000...0x1FAFF).contains(value)
    default: return value == 0x2800 || value == 0x1D159
    }
  }
}
