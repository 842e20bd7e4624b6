import ArgumentParser
import Earshot

/// Both sides of a diff, brought to one style.
struct HeardSides {
  let old: HeardInput
  let new: HeardInput

  /// Returns both sides as transcripts in one style.
  ///
  /// A screen is heard in the style asked for, else in that of the transcript on the other side. A text
  /// without a header does not name its style: it is the one in which most of its lines are heard.
  func transcripts(
    _ options: ReadingOptions
  ) throws(SourceError) -> (RecordedTranscript, RecordedTranscript) {
    switch (old, new) {
    case (.transcript(let first), .transcript(let second)): return (first, second)
    case (.screen(let first, let oldPath), .screen(let second, let newPath)):
      let style = options.style
      return (
        try heard(options.prepare(first), oldPath, style, options),
        try heard(options.prepare(second), newPath, style, options)
      )
    case (.transcript(let first), .screen(let second, let path)):
      return (first, try heard(second, path, like: first, options))
    case (.screen(let first, let path), .transcript(let second)):
      return (try heard(first, path, like: second, options), second)
    }
  }

  private func heard(
    _ screen: Screen, _ path: String, like other: RecordedTranscript, _ options: ReadingOptions
  ) throws(SourceError) -> RecordedTranscript {
    let screen = try options.prepare(screen)
    if let style = options.givenStyle ?? other.style {
      return try heard(screen, path, style, options, longest: other.cutLength)
    }
    let lines = Set(other.screens.flatMap(\.stops).map(\.text))
    var best: (transcript: RecordedTranscript, style: Style, count: Int)?
    for style in Style.allCases {
      let transcript = try heard(screen, path, style, options)
      let count = transcript.screens.flatMap(\.stops).count { lines.contains($0.text) }
      if count > best?.count ?? -1 { best = (transcript, style, count) }
    }
    guard let best else { return try heard(screen, path, options.style, options) }
    if best.style != options.style {
      StandardError.note("\(SafeText.line(other.path)) is in the style \(best.style.rawValue)")
    }
    return best.transcript
  }

  private func heard(
    _ screen: Screen, _ path: String, _ style: Style, _ options: ReadingOptions,
    longest: Int? = nil
  ) throws(SourceError) -> RecordedTranscript {
    var options = options
    options.givenStyle = style
    let transcript = Transcript(
      try options.read(screen), rendering: Rendering(style, longestUtterance: longest))
    return RecordedTranscript(transcript, path: path)
  }
}
