package import Documents
package import Transcript

/// Where a recorded transcript comes from, as the first line of its text.
///
///     # earshot-transcript 1, reader voiceover-ios, dialect 27, language en-US, style spoken
///
/// The line is a comment: a diff takes the version and the style from it, and compares nothing of it.
package struct TranscriptHeader: Equatable, Sendable {
  /// The version of the text format.
  package var version: Int
  /// The name of the reader: `voiceover-ios`.
  package var reader: String?
  /// The version of what the reader says.
  package var dialect: String?
  /// The language of the reader's words as a BCP 47 tag.
  package var language: String?
  /// The style of the texts.
  package var style: Style?

  private static let start = TranscriptLine.header

  /// Creates a header.
  package init(
    version: Int = TranscriptReader.version, reader: String?, dialect: String? = nil,
    language: String?, style: Style?
  ) {
    self.version = version
    self.reader = reader
    self.dialect = dialect
    self.language = language
    self.style = style
  }

  /// Takes the header of a transcript.
  package init(_ transcript: Transcript) {
    self.init(
      reader: transcript.reader, dialect: transcript.readerVersion, language: transcript.language,
      style: transcript.style)
  }

  /// The line, without its end.
  package var line: String {
    var line = "\(Self.start)\(version)"
    let facts = [
      ("reader", reader), ("dialect", dialect), ("language", language), ("style", style?.rawValue),
    ]
    // A comma would end the fact.
    for case (let name, let value?) in facts {
      line += ", \(name) \(SafeText.line(value).replacing(",", with: " "))"
    }
    return line
  }

  static func isPresent(in source: SourceText) -> Bool { source.bytes.starts(with: start.utf8) }

  /// Reads the first line of a text, if it is a header.
  package static func read(_ source: SourceText) throws(SourceError) -> TranscriptHeader? {
    guard isPresent(in: source) else { return nil }
    let bytes = source.bytes.prefix { $0 != 0x0A }
    let facts = String(decoding: bytes, as: UTF8.self).dropFirst(start.count).split(separator: ",")
      .map { $0.trimmingPrefix { $0 == " " }.split { $0 == " " || $0 == "\r" } }
    guard let word = facts.first?.first, let version = Int(word), version > 0 else {
      throw source.error("the version of the transcript is not a number", at: start.utf8.count)
    }
    try check(version, source, at: start.utf8.count)
    var header = TranscriptHeader(version: version, reader: nil, language: nil, style: nil)
    for fact in facts.dropFirst() where fact.count > 1 {
      let value = fact.dropFirst().joined(separator: " ")
      switch fact[0] {
      case "reader": header.reader = value
      case "dialect": header.dialect = value
      case "language": header.language = value
      case "style": header.style = Style(rawValue: value)
      default: break
      }
    }
    return header
  }

  /// Throws an error for a version that is newer than what is read.
  static func check(_ version: Int, _ source: SourceText, at offset: Int) throws(SourceError) {
    guard version > TranscriptReader.version else { return }
    throw source.error(
      "the transcript has version \(version); this version of Earshot reads version "
        + "\(TranscriptReader.version)", at: offset,
      suggestion: "use a newer version of Earshot, or record the transcript again")
  }
}
