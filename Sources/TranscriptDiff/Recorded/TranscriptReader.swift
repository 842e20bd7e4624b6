public import Documents

/// Reads recorded transcripts: Earshot's text in any style, Earshot's JSON, and recordings of devices (captures).
public struct TranscriptReader: Sendable {
  /// The version of the formats that are read.
  package static let version = 1

  /// Creates a reader.
  public init() {}

  /// Returns whether a text is certainly a transcript, judged by its content.
  ///
  /// Earshot's JSON, a text with a header and a capture in JSON are; plain lines could be anything.
  ///
  /// - Parameter source: The text.
  /// - Returns: Whether only ``read(_:)`` can apply to the text.
  public func canRead(_ source: SourceText) -> Bool {
    if Self.isJSON(source) {
      guard let root = try? Document(json: source).root else { return false }
      return JSONTranscriptReader.canRead(root) || CaptureReader.canRead(root)
    }
    return TranscriptHeader.isPresent(in: source)
  }

  /// Returns whether a text in JSON says itself that it is a transcript.
  package static func saysFormat(_ source: SourceText) -> Bool {
    (try? Document(json: source).root).map(JSONTranscriptReader.canRead) ?? false
  }

  /// Reads a transcript.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error with the location of unreadable input: a future version, conflict markers, JSON that is not a
  ///   transcript.
  /// - Returns: The transcript.
  public func read(_ source: SourceText) throws(SourceError) -> RecordedTranscript {
    try ConflictMarkers.refuse(in: source)
    guard Self.isJSON(source) else { return try TextTranscriptReader(source).read() }
    let root = try Document(json: source).root
    if !JSONTranscriptReader.canRead(root), CaptureReader.canRead(root) {
      return try CaptureReader(source).read(root)
    }
    var reader = JSONTranscriptReader(source)
    return try reader.read(root)
  }

  /// Returns who heard the transcripts of a text, as it states itself: one where a text has a header, one a transcript
  /// in JSON.
  package func headers(of source: SourceText) throws(SourceError) -> [TranscriptHeader] {
    guard Self.isJSON(source) else {
      return try TranscriptHeader.read(source).map { [$0] } ?? []
    }
    let root = try Document(json: source).root
    return JSONTranscriptReader.canRead(root) ? try JSONTranscriptReader.headers(of: root) : []
  }

  /// Returns whether a text begins as JSON does, and not as a transcript with an event: `[boundary]`.
  package static func isJSON(_ source: SourceText) -> Bool {
    guard source.looksLikeJSON else { return false }
    var characters = source.bytes.lazy.filter { $0 > 0x20 }.makeIterator()
    guard characters.next() == 0x5B, let second = characters.next() else { return true }
    return [0x22, 0x5B, 0x5D, 0x7B].contains(second)
  }
}
