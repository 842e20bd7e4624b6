import Earshot

/// Prints how it went with flows: transcripts on standard output, what went wrong on standard error.
struct FlowReport {
  private let outcomes: [FlowOutcome]
  private let isList: Bool

  /// Creates a report.
  init(_ outcomes: [FlowOutcome], isList: Bool) {
    self.outcomes = outcomes
    self.isList = isList
  }

  func write(as format: TranscriptFormat) throws {
    outcomes.tellNotes()
    for case let flow? in outcomes.map(\.result?.flow) where !flow.checksSomething {
      StandardError.note("\(SafeText.line(flow.path)): \(Flow.checksNothing)")
    }
    switch format {
    case .text: try StandardOutput.write(text)
    case .json: try StandardOutput.write(json)
    }
    for outcome in outcomes {
      for warning in outcome.result?.warnings ?? [] { StandardError.write("\(warning)\n") }
      for failure in outcome.failures { StandardError.write("\(failure)\n") }
      if let breakdown = outcome.breakdown { StandardError.write("\(breakdown)\n") }
    }
    let failed = outcomes.count { $0.breakdown == nil && !$0.hasPassed }
    let broken = outcomes.count { $0.breakdown != nil }
    guard outcomes.count > 1 || failed + broken > 0 || outcomes.isEmpty else { return }
    let passed = outcomes.count - failed - broken
    StandardError.note("\(passed) passed, \(failed) failed, \(broken) broken")
  }

  // A flow's name stands above its transcript only where there are several: one alone is the transcript.
  private var text: [UInt8] {
    var bytes: [UInt8] = []
    for (index, outcome) in outcomes.enumerated() {
      guard let result = outcome.result else { continue }
      if outcomes.count > 1 {
        bytes.append(
          contentsOf: "\(index > 0 ? "\n" : "")[flow: \(SafeText.line(outcome.path))]\n".utf8)
      }
      bytes += FlowTranscript(result).bytes
    }
    return bytes
  }

  private var json: [UInt8] {
    let objects = outcomes.map { outcome in
      outcome.result.map { Array(FlowJSON($0).bytes.dropLast()) } ?? Self.broken(outcome)
    }
    if !isList { return objects.first.map { $0 + [0x0A] } ?? [] }
    return Array("[".utf8) + Array(objects.joined(separator: Array(",\n".utf8))) + Array("]\n".utf8)
  }

  // A flow that could not be read has no transcript; a list without it could pass for a whole one.
  private static func broken(_ outcome: FlowOutcome) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("path", outcome.path)
      json.field("passed", false)
      json.field("broken", outcome.breakdown?.summary)
    }
    return json.bytes
  }
}
