public import Documents

/// The formats that can be read, and how a text's format is told.
public enum TreeReaders {
  /// Every reader; the first that recognises a text reads it.
  public static let all: [any TreeReader] = [
    // Before screen files: a complete dump of idb has the keys `screen` and `elements` too.
    XCUITestReader(),
    IDBReader(),
    ButtonHeistReader(),
    NativeReader(),
  ]

  /// Reads a text in the format that its content shows, or in a named one.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - format: The name of a format, or `nil` to go by the content.
  /// - Throws: An error that names the place of what cannot be read, or the formats when the text is of
  ///   none of them.
  /// - Returns: The screen, and what was lost or inferred on the way.
  public static func read(
    _ source: SourceText, format: String? = nil
  ) throws(SourceError) -> ImportedScreen {
    if let format {
      guard let reader = all.first(where: { $0.name == format }) else {
        throw SourceError(
          path: source.path, message: "unknown format \(SafeText.quoted(format))",
          suggestion: Spelling.suggestion(for: format, among: all.map(\.name), noun: "formats"))
      }
      return try reader.read(source)
    }
    guard let reader = all.first(where: { $0.canRead(source) }) else {
      let known = all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")
      return try UnrecognisedText.read(source, known: known)
    }
    return try reader.read(source)
  }
}
