/// What is read while something is heard: one or two lines with the times of their words.
package struct Caption: Equatable, Sendable {
  /// Who or what is heard.
  package enum Voice: Equatable, Sendable {
    /// The reader.
    case reader
    /// The app, by an announcement.
    case announcement
    /// A sound.
    case sound
  }

  /// A line: its words in order.
  package struct Line: Equatable, Sendable {
    /// The words.
    package var words: [TimedWord]

    /// The line's text.
    package var text: String { Self.text(of: words) }

    static func text(of words: some Sequence<TimedWord>) -> String {
      var text = ""
      for word in words {
        if !text.isEmpty, !word.joinsPrevious { text += " " }
        text += word.text
      }
      return text
    }
  }

  /// The index of the stop.
  package var stop: Int
  /// Who or what is heard.
  package var voice: Voice
  /// One or two lines.
  package var lines: [Line]

  /// The samples from the start of the first word to the end of the last.
  package var samples: Range<Int> {
    let words = lines.flatMap(\.words)
    let start = words.map(\.samples.lowerBound).min() ?? 0
    return start..<max(start, words.map(\.samples.upperBound).max() ?? start)
  }
}
