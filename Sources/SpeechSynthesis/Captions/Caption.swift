/// What is read while something is heard: one or two lines with the times of their words.
public struct Caption: Equatable, Sendable {
  /// Who or what is heard.
  public enum Voice: Equatable, Sendable {
    /// The reader.
    case reader
    /// The app, by an announcement.
    case announcement
    /// A sound.
    case sound
  }

  /// A line: its words in order.
  public struct Line: Equatable, Sendable {
    /// The words.
    public var words: [TimedWord]

    /// The line's text.
    public var text: String { Self.text(of: words) }

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
  public var stop: Int
  /// Who or what is heard.
  public var voice: Voice
  /// One or two lines.
  public var lines: [Line]

  /// The samples from the start of the first word to the end of the last.
  public var samples: Range<Int> {
    let words = lines.flatMap(\.words)
    let start = words.map(\.samples.lowerBound).min() ?? 0
    return start..<max(start, words.map(\.samples.upperBound).max() ?? start)
  }
}
