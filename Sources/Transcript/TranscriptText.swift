import Texts

/// A transcript as text: one stop per line, a hint indented under its stop, events in brackets.
///
///     Mango lassi, heading
///     Rate, button
///         Rates this recipe.
public struct TranscriptText: Sendable {
  private let transcript: Transcript
  private let isFirst: Bool

  /// Creates the text of a transcript.
  ///
  /// - Parameter transcript: The transcript.
  public init(_ transcript: Transcript) { self.init(transcript, isFirst: true) }

  /// Creates the text of a transcript that may stand below others.
  package init(_ transcript: Transcript, isFirst: Bool) {
    self.transcript = transcript
    self.isFirst = isFirst
  }

  /// The text in UTF-8 with a line feed after each line.
  ///
  /// A silent stop is `[silent]`. A backslash comes before a stop that looks like a command, an event or a pattern.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func line(_ text: String, indented: Bool = false) {
      if indented { bytes.append(contentsOf: TranscriptLine.indentation.utf8) }
      bytes.append(contentsOf: text.utf8)
      bytes.append(0x0A)
    }
    for stop in transcript.stops {
      let words = stop.text.isEmpty ? TranscriptLine.silent : stop.text
      line(TranscriptLine(.stop, words).text(isFirst: isFirst && bytes.isEmpty))
      if let hint = stop.hint, transcript.style != .utterance {
        line(TranscriptLine(.hint, hint).text)
      }
      for cells in stop.braille ?? [] { line(cells, indented: true) }
      if let reason = stop.reason { line("[\(SafeText.line(reason))]", indented: true) }
    }
    for reason in transcript.leftOut { line("[left out: \(SafeText.line(reason))]") }
    return bytes
  }
}
