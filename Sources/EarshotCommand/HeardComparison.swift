import Earshot

/// How two sides of a diff are compared.
struct HeardComparison {
  /// The differences, and the sides for who heard them.
  typealias Outcome = (diff: TranscriptDiff, old: RecordedTranscript, new: RecordedTranscript)

  /// How long things take to hear.
  let listening: ListeningTime
  /// The kinds of changes that are looked at.
  let kinds: Set<TranscriptDiff.Kind>
  /// Says which files of the sides were passed over, and which options had no use.
  let tell: (_ skipped: [[String]]) -> Void

  /// Compares two transcripts.
  func diff(
    from old: RecordedTranscript, to new: RecordedTranscript, as whole: RecordedTranscript? = nil
  ) throws(SourceError) -> TranscriptDiff {
    let language = (whole ?? new).language ?? old.language
    return try TranscriptDiff(
      from: old, to: new,
      seconds: { listening.seconds(of: $0, isTyped: $1, language: language) }
    ).filtered(to: kinds)
  }
}
