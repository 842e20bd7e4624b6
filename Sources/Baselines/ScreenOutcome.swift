package import Documents
package import TranscriptDiff
package import TreeFormats

/// How it went with one screen, or with a recording whose screen is gone.
package struct ScreenOutcome: Sendable {
  /// What became of the screen.
  package enum Status: String, CaseIterable, Sendable {
    /// What is heard is what was recorded.
    case same
    /// Something else is heard.
    case changed
    /// There is no recording yet.
    case new
    /// There is a recording, but no screen.
    case vanished
    /// The screen or its recording cannot be read.
    case broken
  }

  /// The screen's file, or that of the recording when the screen is gone.
  package var path: String
  /// The file of the recording.
  package var recording: String
  /// What became of the screen.
  package var status: Status
  /// What changed, or `nil` when nothing can be compared.
  package var diff: TranscriptDiff?
  /// Why the screen or its recording cannot be read, or `nil`.
  package var error: SourceError?
  /// What is heard where nothing is recorded.
  var heard: RecordedTranscript?
  /// The recording without a screen that has the same words, or `nil`.
  var namesake: String?
  /// How many stops are heard.
  package var stopCount = 0
  /// Whether the recording has been written or taken away.
  package var isRecorded = false
  /// What was lost or inferred when the screen was read, or `nil` when it was not.
  package var report: ImportReport?

  /// Whether somebody has listened to the recording, or `nil` where nobody approves any.
  package var approval: Approvals.State?

  /// The name and version of the reader that is heard, or `nil` when nothing is.
  package var reader: (name: String, version: String)?

  /// Whether what is heard differs from what was recorded, and still does.
  package var isDifferent: Bool { status != .same && status != .broken && !isRecorded }

  /// What there is to say in one line.
  package var summary: String {
    let stops = "\(stopCount) \(stopCount == 1 ? "stop" : "stops")"
    let what =
      switch status {
      case .same: stops
      case .changed: diff.map { DiffSummary($0).description } ?? ""
      case .new:
        stops
          + (namesake.map { "; if \($0) belongs to this screen, rename it to \(recording)" } ?? "")
      case .vanished: "no screen for this recording"
      case .broken: problem
      }
    if !isRecorded { return what }
    return "\(what), \(status == .vanished ? "deleted" : "recorded")"
  }

  /// What is wrong: with the screen, or with the recording that is named then.
  private var problem: String {
    guard let error else { return "" }
    return PathText.isSame(error.path, path) ? error.message : "\(error.path): \(error.message)"
  }
}
