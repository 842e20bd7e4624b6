/// Compares what is heard with a recording, and records it when the mode says so.
struct RecordingCheck {
  let path: String
  let mode: RecordMode
  let ignored: Set<TranscriptDiff.Kind>
  /// The name of the test, for the way to record.
  let test: String

  /// Returns what is wrong, or `nil`.
  func problem(with heard: HeardWords) -> String? {
    let file = RecordingFile(path)
    let comparison = RecordingComparison(
      heard.transcript, header: heard.header, with: file, ignoring: ignored)
    var parts: [String] = []
    var isRecording = mode == .all
    var transcript = mode == .all ? heard.transcript : comparison.updated
    switch comparison.outcome {
    case .same: break
    case .different(let diff):
      parts.append(
        DifferenceMessage(diff, heard).text(title: "the transcript differs from the recording"))
      isRecording = isRecording || mode == .failed
    case .missing:
      parts.append(
        (["there is no recording yet; the transcript is:"] + shown(heard)).joined(separator: "\n"))
      isRecording = isRecording || mode == .missing || mode == .failed
    case .unusable(let error):
      parts.append(error.description)
      isRecording = isRecording || mode == .failed
      transcript = heard.transcript
    }
    if isRecording {
      parts.append(record(transcript, heard.header, file))
    } else if !parts.isEmpty {
      parts.append(wayToRecord)
    }
    parts += heard.failures
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  private func record(
    _ transcript: RecordedTranscript, _ header: TranscriptHeader, _ file: RecordingFile
  ) -> String {
    do throws(SourceError) {
      try file.write(transcript, header: header)
      return """
        recorded: \(path)
        A run that records fails. Read the recording, keep it if it is right, and run the test again.
        """
    } catch {
      return "cannot record: \(error.description)"
    }
  }

  private var wayToRecord: String {
    let name = test.prefix { $0 != "(" }
    return """
      recording: \(path)
      to record the current transcript: \(RecordMode.variable)=failed swift test --filter \(name)
      """
  }

  private func shown(_ heard: HeardWords) -> [String] {
    let lines = heard.lines.map { "    \($0)" }
    return lines.count <= 40 ? lines : lines.prefix(40) + ["    … \(lines.count - 40) more lines"]
  }
}
