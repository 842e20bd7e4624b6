import Earshot

extension FlowRecording {
  /// Writes what was heard into the flows and transcripts that expect something else.
  static func write(
    _ outcomes: [FlowOutcome], of files: [FoundFile]
  ) throws(SourceError) -> Bool {
    var hasWritten = false
    for (file, outcome) in zip(files, outcomes) {
      guard let result = outcome.result, outcome.breakdown == nil else { continue }
      let recorder = FlowRecorder(result)
      if let bytes = recorder.bytes {
        if let folders = file.folders {
          // What was found in a folder may be a link to a file of the user's.
          try WrittenFile.write(bytes, to: file.path, within: folders)
        } else {
          try write(bytes, to: file, inPlaceOf: result.flow.source)
        }
        let count = recorder.count == 1 ? "1 expectation" : "\(recorder.count) expectations"
        StandardError.note("\(SafeText.line(outcome.path)): recorded \(count)")
        hasWritten = true
      }
      let transcript = FlowTranscript(result).bytes
      let text = String(decoding: transcript, as: UTF8.self)
      var written: Set<PathKey> = []
      for case .expect(.transcript(let recording)) in result.flow.steps.map(\.action)
      where recording.text != text && written.insert(PathKey(recording.path)).inserted {
        if let former = recording.text, !FlowTranscript.isTranscript(former, at: recording.path) {
          throw SourceError(
            path: recording.path,
            message:
              "--record replaces only transcripts of flows, but this is another kind of file",
            suggestion: "name another file in the flow, or delete this one")
        }
        // The path had no links when the flow was read, and must have none now.
        try WrittenFile.write(
          transcript, to: recording.path,
          within: AllowedFolders(withoutLinks: [PathText.parent(of: recording.path)]))
        StandardError.note("\(SafeText.line(recording.path)): recorded the transcript")
        hasWritten = true
      }
    }
    return hasWritten
  }

  /// Writes a flow that the user named where it lies now, if that is still what was read: its name may lead to another
  /// file by then.
  private static func write(
    _ bytes: [UInt8], to file: FoundFile, inPlaceOf source: SourceText?
  ) throws(SourceError) {
    guard let place = file.place else {
      throw SourceError(path: file.path, message: "the flow file no longer exists")
    }
    let folders = AllowedFolders(withoutLinks: [PathText.parent(of: place)])
    guard let source,
      try SourceFile.contents(at: place, in: folders).bytes == Array(source.bytes)
    else {
      throw SourceError(
        path: file.path, message: "the flow file has changed since it was run",
        suggestion: "run it again")
    }
    try WrittenFile.write(bytes, to: place, within: folders)
  }
}
