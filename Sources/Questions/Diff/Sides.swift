import Documents
import Hearing
import Transcript
import TranscriptDiff

/// Both sides of a diff, brought to one style.
struct Sides {
  /// A side of which all is read.
  private enum Whole {
    case transcript(RecordedTranscript)
    case screens(SideScreens)

    init(_ side: Side, _ notes: inout DiffNotes) throws(SourceError) {
      switch side {
      case .transcript(let transcript): self = .transcript(transcript)
      case .screens(let screens): self = .screens(screens)
      case .folder(let folder): self = .screens(try folder.whole(notes: &notes))
      }
    }

    var skipped: [String] {
      if case .screens(let screens) = self { return screens.skipped }
      return []
    }
  }

  private let old: Whole
  private let new: Whole

  /// Takes the sides; folders are read whole.
  init(old: Side, new: Side, notes: inout DiffNotes) throws(SourceError) {
    self.old = try Whole(old, &notes)
    self.new = try Whole(new, &notes)
  }

  /// The files of folders that hold no screen, side by side.
  var skipped: [[String]] { [old.skipped, new.skipped] }

  /// Whether no side is a screen, which a reader would hear.
  var areRecordings: Bool {
    if case (.transcript, .transcript) = (old, new) { true } else { false }
  }

  /// Returns both sides as transcripts in one style.
  ///
  /// A screen is heard in the style asked for, else in that of the transcript on the other side. A text
  /// without a header does not name its style: it is the one in which most of its lines are heard.
  func transcripts(
    _ options: ReaderOptions, notes: inout DiffNotes
  ) throws(SourceError) -> (RecordedTranscript, RecordedTranscript) {
    switch (old, new) {
    case (.transcript(let first), .transcript(let second)):
      return (
        plain(first, beside: second.isNumbered, &notes),
        plain(second, beside: first.isNumbered, &notes)
      )
    case (.screens(let first), .screens(let second)):
      return (
        try first.heard(options.writtenStyle, options, notes: &notes),
        try second.heard(options.writtenStyle, options, notes: &notes)
      )
    case (.transcript(let first), .screens(let screens)):
      let first = try plain(first, beside: screens, options, &notes)
      return (screens.renamed(first), try heard(screens, like: first, options, &notes))
    case (.screens(let screens), .transcript(let second)):
      let second = try plain(second, beside: screens, options, &notes)
      return (try heard(screens, like: second, options, &notes), screens.renamed(second))
    }
  }

  private func plain(
    _ transcript: RecordedTranscript, beside screens: SideScreens, _ options: ReaderOptions,
    _ notes: inout DiffNotes
  ) throws(SourceError) -> RecordedTranscript {
    guard transcript.isNumbered else { return transcript }
    var untold = DiffNotes()
    let other = try screens.heard(options.writtenStyle, options, notes: &untold)
    return plain(transcript, beside: other.isNumbered, &notes)
  }

  /// Returns lines that somebody has numbered without their numbers, unless the other side has them, too.
  private func plain(
    _ transcript: RecordedTranscript, beside otherIsNumbered: Bool, _ notes: inout DiffNotes
  ) -> RecordedTranscript {
    // A transcript with a header is ours, and its numbers were heard.
    guard !otherIsNumbered, transcript.style == nil, transcript.isNumbered else {
      return transcript
    }
    notes.add("\(SafeText.line(transcript.path)): its line numbers are not compared")
    return transcript.withoutNumbers
  }

  private func heard(
    _ screens: SideScreens, like other: RecordedTranscript, _ options: ReaderOptions,
    _ notes: inout DiffNotes
  ) throws(SourceError) -> RecordedTranscript {
    if let style = options.style ?? other.style {
      return try screens.heard(style, options, longest: other.cutLength, notes: &notes)
    }
    let lines = Set(other.screens.flatMap(\.stops).map(\.text))
    var best: (transcript: RecordedTranscript, style: Style, count: Int)?
    for style in Style.allCases where screens.hasStyle(style, options) {
      let transcript = try screens.heard(style, options, notes: &notes)
      let count = transcript.screens.flatMap(\.stops).count { lines.contains($0.text) }
      if count > best?.count ?? -1 { best = (transcript, style, count) }
    }
    guard let best else {
      return try screens.heard(options.writtenStyle, options, notes: &notes)
    }
    if best.style != options.writtenStyle {
      notes.add("\(SafeText.line(other.path)) is in the style \(best.style.rawValue)")
    }
    return best.transcript
  }
}
