package import Documents
import Transcript
package import TranscriptDiff

/// What is heard now beside what was recorded.
package struct RecordingComparison: Sendable {
  /// How the two go together.
  package enum Outcome: Sendable {
    /// What is heard is what was recorded.
    case same
    /// Something else is heard.
    case different(TranscriptDiff)
    /// There is no recording.
    case missing
    /// The recording cannot be compared, and why.
    case unusable(SourceError)
  }

  /// How the two go together.
  package let outcome: Outcome
  /// What is heard now, with the placeholders of the recording where they still fit.
  package let updated: RecordedTranscript

  /// Compares.
  package init(
    _ new: RecordedTranscript, header: TranscriptHeader, with file: RecordingFile,
    ignoring ignored: Set<TranscriptDiff.Kind> = []
  ) {
    do throws(SourceError) {
      guard let (old, oldHeaders) = try file.read() else {
        updated = new
        outcome = .missing
        return
      }
      for oldHeader in oldHeaders { try Self.check(oldHeader, header, file) }
      let diff = try TranscriptDiff(from: old, to: new)
      let counted = diff.filtered(to: Set(TranscriptDiff.Kind.allCases).subtracting(ignored))
      updated = diff.applied(to: old)
      outcome = counted.isEmpty ? .same : .different(counted)
    } catch {
      updated = new
      outcome = .unusable(error)
    }
  }

  // Every stop may be said in other words by another reader: a list of all of them would help nobody.
  private static func check(
    _ old: TranscriptHeader, _ new: TranscriptHeader, _ file: RecordingFile
  ) throws(SourceError) {
    func refuse(_ what: String, _ old: String, _ new: String) -> SourceError {
      // A dialect is a version of the reader: it is not chosen.
      let choice = what == "dialect" ? "" : "use the \(what) \(SafeText.line(old)), or "
      return SourceError(
        path: file.path, location: SourcePlace(line: 1, column: 1),
        message:
          "the recording has the \(what) \(SafeText.line(old)), but this transcript has \(new)",
        suggestion: "\(choice)record it again")
    }
    if let first = old.reader, let second = new.reader, first != second {
      throw refuse("reader", first, second)
    }
    if let first = old.dialect, let second = new.dialect, first != second {
      throw refuse("dialect", first, second)
    }
    if let first = old.style?.rawValue, let second = new.style?.rawValue, first != second {
      throw refuse("style", first, second)
    }
    if let first = old.language, let second = new.language, first != second {
      throw refuse("language", first, second)
    }
  }
}
