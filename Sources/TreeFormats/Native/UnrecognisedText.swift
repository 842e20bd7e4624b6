import Documents

/// Reads what no reader recognised by a look at it.
///
/// Keys in quotes, an indented outermost mapping and a misspelt `elements` make a screen file all the
/// same, and whoever broke a file wants to know its line rather than a list of formats.
enum UnrecognisedText {
  /// Reads the text as a screen file if it can be one.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - known: What could be read, for the message.
  /// - Throws: An error that names the place of what cannot be read, or the known formats.
  /// - Returns: The screen.
  static func read(_ source: SourceText, known: String) throws(SourceError) -> ImportedScreen {
    let unknown = SourceError(
      path: source.path, message: "this is no format that can be read",
      suggestion: "known formats: \(known)")
    // XML, a binary.
    let first = source.bytes.first { $0 > 0x20 }
    if first == 0x3C || source.bytes.contains(0) { throw unknown }
    let root = try Document(source).root
    if root.isBlank { throw SourceError(path: source.path, message: "the input is empty") }
    var isScreen = false
    if root.kind == .mapping {
      try root.forEachPair { (key, _) throws(SourceError) in
        if NativeScreenKey(rawValue: key.text) != nil
          || Spelling.nearest(to: key.text, among: ["screen", "elements"]) != nil
        {
          isScreen = true
        }
      }
    }
    guard isScreen else { throw unknown }
    return try NativeReader().read(source)
  }
}
