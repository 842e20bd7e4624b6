internal import Documents

/// The words of every error about the XML of a dump.
enum XCUITestSyntax {
  /// Returns an error for a text that ends too early.
  ///
  /// - Parameter source: The text.
  /// - Returns: The error with its place.
  static func truncated(_ source: SourceText) -> SourceError {
    source.error(
      "the XML ends in the middle", at: source.bytes.count,
      suggestion: "the file was cut short: dump it again")
  }

  /// Returns an error for XML that is not well-formed.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - offset: Where the parser stands.
  ///   - reason: What the XML library says.
  /// - Returns: The error with its place.
  static func malformed(_ source: SourceText, at offset: Int, reason: String) -> SourceError {
    if reason.hasPrefix("Opening and ending tag mismatch") {
      return source.error(
        "the XML is malformed: \(clean(reason))", at: start(of: "<", in: source, before: offset))
    }
    let rest = source.bytes[min(offset, source.bytes.count)...]
    if !rest.contains(where: { $0 > 0x20 }) { return truncated(source) }
    if reason.hasPrefix("xmlParseEntityRef: no name") {
      return source.error(
        "the XML is malformed: \"&\" stands alone", at: offset, suggestion: "write \"&amp;\"")
    }
    return source.error("the XML is malformed: \(clean(reason))", at: offset)
  }

  /// Returns an error for a text that is broken before its first tag ends.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - offset: Where the parser stands.
  /// - Returns: The error with its place.
  static func noPageSource(_ source: SourceText, at offset: Int) -> SourceError {
    source.error(
      "this is no page source: it starts with neither <AppiumAUT> nor an "
        + "<\(XCUITestType.prefix)…>",
      at: offset)
  }

  private static func clean(_ reason: String) -> String {
    let text = SafeText.line(String(reason.prefix(200)))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private static func start(of word: String, in source: SourceText, before offset: Int) -> Int {
    let word = Array(word.utf8)
    var start = min(offset, source.bytes.count - word.count)
    while start > 0, !source.bytes[start...].starts(with: word) { start -= 1 }
    return max(0, start)
  }

  /// Returns an error for a document type.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - offset: Where the parser stands, behind the start of the document type.
  /// - Returns: The error with its place.
  static func documentType(_ source: SourceText, before offset: Int) -> SourceError {
    source.error(
      "the XML has a document type, which is never read",
      at: start(of: "<!DOCTYPE", in: source, before: offset),
      suggestion: "take out everything from <!DOCTYPE to its >: a page source has none")
  }

  /// Returns an error for XML of another kind.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - tag: The name of its outermost tag.
  ///   - offset: Where the parser stands.
  /// - Returns: The error with its place.
  static func foreignRoot(_ source: SourceText, _ tag: String, at offset: Int) -> SourceError {
    source.error(
      "the outermost tag is \(SafeText.quoted(tag)), not \"AppiumAUT\" or an "
        + "\"\(XCUITestType.prefix)…\"",
      at: start(of: "<", in: source, before: offset))
  }

  /// Returns an error for a dump past the limits.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - depth: How deep the parser is.
  ///   - offset: Where the parser stands.
  /// - Returns: The error with its place.
  static func tooLarge(_ source: SourceText, depth: Int, at offset: Int) -> SourceError {
    let limit =
      depth >= XCUITestParser.maximumDepth
      ? "is nested deeper than \(XCUITestParser.maximumDepth) levels"
      : "has more than \(XCUITestParser.maximumCount) elements"
    return source.error("the XML \(limit)", at: offset)
  }

  /// Returns an error for an envelope that holds nothing.
  ///
  /// - Parameter source: The text.
  /// - Returns: The error with its place.
  static func empty(_ source: SourceText) -> SourceError {
    SourceError(
      path: source.path, message: "the dump is empty: it holds no element",
      suggestion: "dump again while the app is in front")
  }
}
