import ArgumentParser
import Earshot

/// Both sides of a diff, brought to one style.
struct HeardSides {
  /// A side of which all is read.
  private enum Side {
    case transcript(RecordedTranscript)
    case screens(HeardScreens)

    init(_ input: HeardInput) throws(SourceError) {
      switch input {
      case .transcript(let transcript): self = .transcript(transcript)
      case .screens(let screens): self = .screens(screens)
      case .folder(let folder): self = .screens(try folder.whole())
      }
    }

    var skipped: [String] {
      if case .screens(let screens) = self { return screens.skipped }
      return []
    }
  }

  private let old: Side
  private let new: Side

  /// Takes the sides; folders are read whole.
  init(old: HeardInput, new: HeardInput) throws(SourceError) {
    self.old = try Side(old)
    self.new = try Side(new)
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
    _ options: ReaderOptions
  ) throws(SourceError) -> (RecordedTranscript, RecordedTranscript) {
    var remarks: [String] = []
    defer { remarks.forEach(StandardError.note) }
    switch (old, new) {
    case (.transcript(let first), .transcript(let second)):
      return (
        plain(first, beside: second.isNumbered, &remarks),
        plain(second, beside: first.isNumbered, &remarks)
      )
    case (.screens(let first), .screens(let second)):
      return (
        try first.heard(options.writtenStyle, options, remarks: &remarks),
        try second.heard(options.writtenStyle, options, remarks: &remarks)
      )
    case (.transcript(let first), .screens(let screens)):
      let first = try plain(first, beside: screens, options, &remarks)
      return (screens.renamed(first), try heard(screens, like: first, options, &remarks))
    case (.screens(let screens), .transcript(let second)):
      let second = try plain(second, beside: screens, options, &remarks)
      return (try heard(screens, like: second, options, &remarks), screens.renamed(second))
    }
  }

  private func plain(
    _ transcript: RecordedTranscript, beside screens: HeardScreens, _ options: ReaderOptions,
    _ remarks: inout [String]
  ) throws(SourceError) -> RecordedTranscript {
    guard transcript.isNumbered else { return transcript }
    var untold: [String] = []
    let other = try screens.heard(options.writtenStyle, options, remarks: &untold)
    return plain(transcript, beside: other.isNumbered, &remarks)
  }

  /// Returns lines that somebody has numbered without their numbers, unless the other side has them, too.
  private func plain(
    _ transcript: RecordedTranscript, beside otherIsNumbered: Bool, _ remarks: inout [String]
  ) -> RecordedTranscript {
    // A transcript with a header is ours, and its numbers were heard.
    guard !otherIsNumbered, transcript.style == nil, transcript.isNumbered else {
      return transcript
    }
    remarks.append("\(SafeText.line(transcript.path)): its line numbers are not compared")
    return transcript.withoutNumbers
  }

  private func heard(
    _ screens: HeardScreens, like other: RecordedTranscript, _ options: ReaderOptions,
    _ remarks: inout [String]
  ) throws(SourceError) -> RecordedTranscript {
    if let style = options.style ?? other.style {
      return try screens.heard(style, options, longest: other.cutLength, remarks: &remarks)
    }
    let lines = Set(other.screens.flatMap(\.stops).map(\.text))
    var best: (transcript: RecordedTranscript, style: Style, count: Int)?
    for style in Style.allCases where screens.hasStyle(style, options) {
      let transcript = try screens.heard(style, options, remarks: &remarks)
      let count = transcript.screens.flatMap(\.stops).count { lines.contains($0.text) }
      if count > best?.count ?? -1 { best = (transcript, style, count) }
    }
    guard let best else {
      return try screens.heard(options.writtenStyle, options, remarks: &remarks)
    }
    if best.style != options.writtenStyle {
      StandardError.note("\(SafeText.line(other.path)) is in the style \(best.style.rawValue)")
    }
    return best.transcript
  }
}
