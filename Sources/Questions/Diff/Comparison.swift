package import Documents
package import TranscriptDiff
package import VoiceProfiles

/// How two sides of a diff are compared.
package struct Comparison: Sendable {
  /// The differences, and the sides for who heard them.
  package typealias Outcome = (
    diff: TranscriptDiff, old: RecordedTranscript, new: RecordedTranscript
  )

  /// How long things take to hear.
  let listening: ListeningTime
  /// The kinds of changes that are looked at.
  let kinds: Set<TranscriptDiff.Kind>

  /// Compares with the seconds that somebody needs; every kind counts unless some are named.
  package init(
    listening: ListeningTime, kinds: Set<TranscriptDiff.Kind> = Set(TranscriptDiff.Kind.allCases)
  ) {
    (self.listening, self.kinds) = (listening, kinds)
  }

  /// Compares two transcripts.
  package func diff(
    from old: RecordedTranscript, to new: RecordedTranscript, as whole: RecordedTranscript? = nil
  ) throws(SourceError) -> TranscriptDiff {
    let language = (whole ?? new).language ?? old.language
    return try TranscriptDiff(
      from: old, to: new,
      seconds: { listening.seconds(of: $0, isTyped: $1, language: language) }
    ).filtered(to: kinds)
  }
}
