internal import Documents

/// Words of an app as they may stand in a picture or on a page: without controls, and not without end.
///
/// Angle brackets, quotes and ampersands stay: the templates escape them.
enum SafeWords {
  /// How many characters of a text are shown.
  static let longest = 10_000

  /// Returns a text in one line, with what steers a writing direction or a terminal taken out.
  static func line(_ text: String) -> String {
    let line = SafeText.line(text)
    return line.count > longest ? line.prefix(longest) + "…" : line
  }

  /// Returns the start of a text, as much as a menu has room for.
  static func short(_ text: String) -> String {
    let line = SafeText.line(text)
    return line.count > 40 ? line.prefix(40) + "…" : line
  }
}
