import Documents

/// Compares the transcript of a flow with recordings of it, each of them once.
struct TranscriptCheck {
  /// Where a recording and the transcript part.
  struct Difference {
    /// The index of the first line that differs.
    var line: Int
    /// The index of the performed step that it belongs to: the last one for a line past the end.
    var step: Int
    /// The line of the recording, or nothing past its end.
    var expected: [String]
    /// The line of the transcript, or nothing past its end.
    var found: [String]
  }

  private let lines: [String]
  /// For each line the index of the step that it belongs to.
  private let steps: [Int]
  private let lastStep: Int
  /// What was compared already, by the path of the recording.
  private var compared: [PathKey: (recording: FlowRecording, difference: Difference?)] = [:]

  init(_ transcript: FlowTranscript) {
    let linesOfSteps = transcript.linesOfSteps
    lines = linesOfSteps.flatMap(\.self)
    steps = linesOfSteps.enumerated().flatMap { repeatElement($0.offset, count: $0.element.count) }
    lastStep = linesOfSteps.count - 1
  }

  /// Returns where a recording differs first, or `nil` where it does not.
  mutating func difference(from recording: FlowRecording) -> Difference? {
    let key = PathKey(recording.path)
    if let known = compared[key], known.recording == recording { return known.difference }
    let difference = compare(recording.text ?? "")
    compared[key] = (recording, difference)
    return difference
  }

  private func compare(_ text: String) -> Difference? {
    var expected = text.split(separator: "\n", omittingEmptySubsequences: false)
    if expected.last == "" { expected.removeLast() }
    let line = zip(lines, expected).prefix { $0 == $1 }.count
    if line == lines.count, line == expected.count { return nil }
    return Difference(
      line: line, step: steps.indices.contains(line) ? steps[line] : lastStep,
      expected: expected.indices.contains(line) ? [SafeText.line(String(expected[line]))] : [],
      found: lines.indices.contains(line) ? [lines[line]] : [])
  }
}
