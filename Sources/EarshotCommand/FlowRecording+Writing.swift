import Earshot

extension FlowRecording {
  /// Writes what was heard into the flows and transcripts that expect something else.
  ///
  /// - Parameter outcomes: The flows as they were run.
  /// - Returns: Whether any file was written.
  /// - Throws: An error for a file that cannot be written.
  static func write(_ outcomes: [FlowOutcome]) throws(SourceError) -> Bool {
    var hasWritten = false
    for outcome in outcomes {
      guard let result = outcome.result, outcome.breakdown == nil else { continue }
      let recorder = FlowRecorder(result)
      if let bytes = recorder.bytes {
        // A flow that was found in a folder may be a link to a file of the user's.
        try WrittenFile.write(
          bytes, named: PathText.name(of: outcome.path) ?? outcome.path,
          in: PathText.parent(of: outcome.path))
        let count = recorder.count == 1 ? "1 expectation" : "\(recorder.count) expectations"
        StandardError.note("\(SafeText.line(outcome.path)): recorded \(count)")
        hasWritten = true
      }
      let transcript = FlowTranscript(result).bytes
      let text = String(decoding: transcript, as: UTF8.self)
      var written: Set<String> = []
      for case .expect(.transcript(let recording)) in result.flow.steps.map(\.action)
      where recording.text != text && written.insert(recording.path).inserted {
        try WrittenFile.write(transcript, to: recording.path)
        StandardError.note("\(SafeText.line(recording.path)): recorded the transcript")
        hasWritten = true
      }
    }
    return hasWritten
  }
}
