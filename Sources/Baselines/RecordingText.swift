import Transcript
package import TranscriptDiff

/// A recording as a text file: a header that no comparison looks at, then a line a stop.
///
///     # earshot-transcript 1, reader voiceover-ios, dialect 27, language en-US, style spoken
///     Mango lassi, heading
///     Rate, button
///         Rates this recipe.
package struct RecordingText: Sendable {
  private let transcript: RecordedTranscript
  private let header: TranscriptHeader

  /// Creates the text of a recording.
  package init(_ transcript: RecordedTranscript, header: TranscriptHeader) {
    self.transcript = transcript
    self.header = header
  }

  /// The lines without the header.
  package var lines: [String] {
    var lines: [String] = []
    for (index, screen) in transcript.screens.enumerated() {
      // One screen is the whole transcript; of several, each is opened by its name.
      if transcript.screens.count > 1, index > 0 || screen.name != nil {
        lines.append(TranscriptLine(.command, "open \(screen.name ?? "")").text)
      }
      for stop in screen.stops {
        let mayBePattern = stop.mayHoldPlaceholders
        lines.append(
          stop.kind == .stop
            ? TranscriptLine(.stop, stop.text, mayBePattern: mayBePattern).text : stop.text)
        if let hint = stop.hint {
          lines.append(TranscriptLine(.hint, hint, mayBePattern: mayBePattern).text)
        }
      }
    }
    return lines
  }

  /// The text in UTF-8 with a line feed after each line.
  package var bytes: [UInt8] { ([header.line] + lines).flatMap { Array("\($0)\n".utf8) } }
}
