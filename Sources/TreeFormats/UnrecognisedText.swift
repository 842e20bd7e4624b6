import Documents

/// Reads what no reader recognised by a look at it.
///
/// Keys in quotes, an indented outermost mapping and a misspelt `elements` make a screen file all the
/// same, and whoever broke a file wants to know its line rather than a list of formats.
enum UnrecognisedText {
  /// Reads the text as a screen file if it can be one.
  static func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    if let text = ForeignText(source) { throw text.error(source.path) }
    // XML, a binary.
    let first = source.bytes.first { $0 > 0x20 }
    if first == 0x3C || source.bytes.contains(0) { throw unknown(source) }
    if let file = OwnFile(source) { throw file.error(source.path) }
    let nearest = nearest(source)
    let root: DocumentNode
    do { root = try Document(source).root } catch {
      // What looks like another format, or has none of the words of a screen, is no broken screen file.
      let hasWords = ["elements", "screen"].contains { JSONSniffer.contains($0, source.bytes) }
      let isScreen =
        source.looksLikeJSON || hasWords && YAMLKeys.beginMapping(in: source) || !source.hasText
      throw nearest == nil && isScreen ? error : unknown(source)
    }
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
    guard isScreen else { throw unknown(source) }
    return try NativeReader().read(source)
  }

  /// The format that a text has most of, with what it has and what it lacks.
  private static func nearest(
    _ source: SourceText
  ) -> (reader: any TreeReader, signs: [String], lacks: String)? {
    var best: (reader: any TreeReader, signs: [String], lacks: String)?
    for reader in TreeReaders.all {
      guard case .resembles(let signs, let lacks) = reader.recognise(source) else { continue }
      if signs.count > best?.signs.count ?? 0 { best = (reader, signs, lacks) }
    }
    return best
  }

  private static func unknown(_ source: SourceText) -> SourceError {
    guard let (reader, signs, lacks) = nearest(source) else {
      return SourceError(
        path: source.path,
        message: "unrecognised format"
          + (source.isQuotable ? "; the input begins with \(beginning(of: source))" : ""),
        suggestion: isProse(source)
          ? "to hear some text, write a screen: elements: [text: TEXT]"
          : "list the formats with: earshot list formats; choose one with: --from NAME")
    }
    return SourceError(
      path: source.path,
      message:
        "unrecognised format; the input looks most like \(reader.name) (\(reader.summary)): it has "
        + "\(signs.joined(separator: ", ")) but lacks \(lacks)",
      suggestion:
        "if that is right, add --from \(reader.name); list the others with: earshot list formats")
  }

  /// Whether a text has words and none of the signs that formats are made of.
  private static func isProse(_ source: SourceText) -> Bool {
    let signs = Array(":={}[]<>|#;\\".utf8)
    return source.isQuotable && source.bytes.contains(0x20)
      && source.bytes.prefix(4_000).allSatisfy { !signs.contains($0) && ($0 >= 0x20 || $0 == 0x0A) }
  }

  /// The first characters, in quotes.
  private static func beginning(of source: SourceText) -> String {
    let start = source.bytes.drop { $0 <= 0x20 }.prefix(120)
    let line = start.prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line, as: UTF8.self)
    return SafeText.quoted(text.count > 40 ? "\(text.prefix(40))…" : text)
  }
}
