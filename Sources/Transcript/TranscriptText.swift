import Documents

/// A transcript as text: one stop a line, a hint indented under its stop, events in brackets.
///
///     Mango lassi, heading
///     Rate, button
///         Rates this recipe.
public struct TranscriptText: Sendable {
  private let transcript: Transcript

  /// Creates the text of a transcript.
  ///
  /// - Parameter transcript: The transcript.
  public init(_ transcript: Transcript) { self.transcript = transcript }

  /// The text in UTF-8 with a line feed after each line.
  ///
  /// A stop at which nothing is heard is `[silent]`.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func line(_ text: String, indented: Bool = false) {
      if indented { bytes.append(contentsOf: repeatElement(0x20, count: 4)) }
      bytes.append(contentsOf: text.utf8)
      bytes.append(0x0A)
    }
    for stop in transcript.stops {
      line(stop.text.isEmpty ? "[silent]" : stop.text)
      if let hint = stop.hint, transcript.style != .utterance { line(hint, indented: true) }
      for cells in stop.braille ?? [] { line(cells, indented: true) }
      if let reason = stop.reason { line("[\(SafeText.line(reason))]", indented: true) }
    }
    for reason in transcript.leftOut { line("[left out: \(SafeText.line(reason))]") }
    return bytes
  }
}
