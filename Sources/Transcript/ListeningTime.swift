public import ScreenReader
public import Voices

/// How long it takes to hear something, told without speaking it.
///
/// A word takes as long as the rate's words per minute say, counted as five letters with a space, as typists
/// count them, so that a long word takes longer than a short one; fragments, hints and stops are apart by
/// the voice's own pauses. What other writing takes is measured (``SpokenScript``). The count of five is ours;
/// real speech is faster on common words and slower on numbers.
public struct ListeningTime: Equatable, Sendable {
  /// The letters of a word, with the space behind it.
  private static let lettersPerWord = 6.0

  private let wordsPerMinute: Double
  private let pauses: VoiceProfile.Pauses

  /// Takes the rate and the pauses of a voice.
  ///
  /// - Parameters:
  ///   - profile: The voice.
  ///   - rate: The rate in percent, or `nil` for the voice's own.
  /// - Throws: An error when the rate is no number from 0 to 100.
  public init(_ profile: VoiceProfile, rate: Double? = nil) throws(SpeechRate.OutOfRange) {
    wordsPerMinute = Double(try SpeechRate(percent: rate ?? profile.rate).wordsPerMinute)
    pauses = profile.pauses
  }

  /// Returns how long a text takes to hear.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: The language of the voice that speaks it as a BCP 47 tag, or `nil` for one that can read
  ///     whatever the text is written in.
  /// - Returns: Seconds.
  package func seconds(of text: String, language: String? = nil) -> Double {
    let isJapanese = language.map { Self.isJapanese(text, in: $0) } ?? false
    var letters = 0.0
    var isInside = false
    for scalar in text.unicodeScalars {
      if Self.isSpace(scalar) {
        isInside = false
        continue
      }
      let script = SpokenScript(scalar, isJapanese: isJapanese)
      letters += script.letter
      if !isInside { letters += script.word }
      isInside = true
    }
    return letters / Self.lettersPerWord * 60 / wordsPerMinute
  }

  /// Returns how long an utterance takes to hear, its hint and the pauses inside included.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: Seconds.
  public func seconds(of utterance: Utterance) -> Double {
    seconds(of: utterance.fragments, language: utterance.language)
  }

  /// Returns how long the pieces of an utterance take to hear, the pauses between them included.
  ///
  /// - Parameters:
  ///   - fragments: The pieces, in order.
  ///   - language: The language of those that name none, or `nil` where it is not known.
  /// - Returns: Seconds.
  package func seconds(of fragments: [Fragment], language: String? = nil) -> Double {
    var seconds = 0.0
    var isFirst = true
    for fragment in fragments where !fragment.isNote {
      if !isFirst {
        seconds += Double(fragment.kind == .hint ? pauses.hint : pauses.fragments) / 1000
      }
      seconds += self.seconds(
        of: fragment.speechText ?? fragment.text, language: fragment.language ?? language)
      isFirst = false
    }
    return seconds
  }

  /// Returns how long all stops take to hear, the pauses between them included.
  ///
  /// - Parameter stops: The stops of a transcript.
  /// - Returns: Seconds.
  public func seconds(of stops: some Collection<Transcript.Stop>) -> Double {
    let gaps = Double(max(0, stops.count - 1) * pauses.stops) / 1000
    return stops.reduce(gaps) { $0 + seconds(of: $1.utterance) }
  }

  /// The silence before a hint, in seconds.
  package var pauseBeforeHint: Double { Double(pauses.hint) / 1000 }

  /// The silence between two stops, in seconds.
  package var pauseBetweenStops: Double { Double(pauses.stops) / 1000 }

  /// Whether the Japanese voice speaks a text: by its language, or by its kana where no voice of the language
  /// can speak them.
  private static func isJapanese(_ text: String, in language: String) -> Bool {
    switch language.prefix(2).lowercased() {
    case "ja": true
    case "zh", "ko": false
    default: text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
    }
  }

  // Asking Unicode's tables costs more than all the rest, and nearly all text is ASCII.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value)
      : scalar.properties.isWhitespace
  }
}
