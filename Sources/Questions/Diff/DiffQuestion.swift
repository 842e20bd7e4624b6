package import Documents
package import ScreenReader
import Transcript
import TranscriptDiff
import VoiceProfiles

/// `diff`: how what is heard changed between two screens, dumps or transcripts.
package struct DiffQuestion: Question {
  package static let name = "diff"
  package static let sides = ["old", "new"]
  package static let parameters: [Parameter] = ReadingChoices.parameters + compared
  /// What a message may say: it asks one reader at a time.
  package static let messageParameters: [Parameter] = ReadingChoice.parameters + compared

  private static let compared = ListeningChoice.parameters + ChangesChoice.parameters

  private let readings: ReadingChoices
  private let comparison: Comparison
  /// What messages call the parameter of readers.
  private let readerName: String

  package init(_ arguments: Arguments) throws(SourceError) {
    readings = try ReadingChoices(arguments)
    readerName = arguments.called("reader")
    comparison = Comparison(
      listening: try ListeningChoice(arguments).time, kinds: try ChangesChoice(arguments).kinds)
  }

  /// The readers as they were asked for; empty where none was.
  package var readers: [String] { readings.names }

  /// The first reader that is asked for, or `nil` for that of each screen's platform.
  package var reader: Reader? { readings.each.first?.options.reader }

  /// Compares two sides, which are read for each reader, and notes what has to be said of them.
  package func answer(
    notes: inout DiffNotes,
    _ read: (_ reader: Reader?, _ notes: inout DiffNotes) throws(SourceError) -> (
      old: Side, new: Side
    )
  ) throws(SourceError) -> DiffReport {
    var outcomes: [Comparison.Outcome] = []
    for reading in readings.each {
      notes.add(reading.reader.idleNotes(using: [.words]))
      // Every reader hears the same files: what is said of them is said once.
      let reports = notes.reports
      let (old, new) = try read(reading.options.reader, &notes)
      outcomes.append(try outcome(old, new, reading.options, &notes))
      if outcomes.count > 1 { notes.reports = reports }
    }
    return DiffReport(outcomes, by: readings.names)
  }

  private func outcome(
    _ old: Side, _ new: Side, _ options: ReaderOptions, _ notes: inout DiffNotes
  ) throws(SourceError) -> Comparison.Outcome {
    if case .folder(let first) = old, case .folder(let second) = new {
      var folders = FolderDiff(from: first, to: second, options, comparison)
      return try folders.compared(notes: &notes)
    }
    let sides = try Sides(old: old, new: new, notes: &notes)
    notes.skipped = sides.skipped
    if sides.areRecordings, reader != nil {
      notes.add("\(readerName) has no effect: both sides are recordings")
    }
    let (first, second) = try sides.transcripts(options, notes: &notes)
    let facts = [
      ("reader", first.reader, second.reader), ("language", first.language, second.language),
    ]
    for case (let what, let before?, let after?) in facts where before != after {
      notes.add(
        "OLD has the \(what) \(SafeText.line(before)), NEW \(SafeText.line(after)): this may cause differences"
      )
    }
    return (try comparison.diff(from: first, to: second), first, second)
  }
}
