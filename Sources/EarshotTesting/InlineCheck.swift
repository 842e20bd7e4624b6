/// Compares what is heard with a transcript that stands in the test.
struct InlineCheck {
  private let expected: RecordedTranscript
  private let ignored: Set<TranscriptDiff.Kind>

  /// Reads the transcript.
  init(_ text: String, ignored: Set<TranscriptDiff.Kind>) throws(SourceError) {
    let source = try SourceText(bytes: Array(text.utf8), path: "the expected transcript")
    expected = try TranscriptReader().read(source)
    self.ignored = ignored
  }

  /// Returns what is wrong, or `nil`.
  func problem(with heard: HeardWords) throws(SourceError) -> String? {
    var old = expected
    // What stands in a test is of the style that the test asks for.
    old.style = heard.transcript.style
    let diff = try TranscriptDiff(from: old, to: heard.transcript)
      .filtered(to: Set(TranscriptDiff.Kind.allCases).subtracting(ignored))
    var parts: [String] = []
    if !diff.isEmpty {
      parts.append(
        DifferenceMessage(diff, heard).text(title: "the transcript differs from the expected one"))
      let lines = heard.lines.map { $0.isEmpty ? "" : "    \($0)" }
      parts.append(
        (["put this transcript into the test:"] + lines).joined(separator: "\n"))
    }
    parts += heard.failures
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }
}
