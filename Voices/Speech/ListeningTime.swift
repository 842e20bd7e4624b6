public import ScreenReader
public import Transcript
internal import Voices

/// Estimates a listening time without speaking.
///
/// The estimate splits a text into pieces as the voices do (`SpokenPiece`). A piece's letters, words, numbers and marks
/// take time, which the rate scales. The voice's own pauses separate fragments, hints and stops.
public struct ListeningTime: Equatable, Sendable {
  /// The rate in words a minute that pieces were measured at.
  private static let measuredRate = 175.0

  private let wordsPerMinute: Double
  private let pauses: VoiceProfile.Pauses

  /// Creates an estimate from the rate and the pauses of a voice.
  ///
  /// - Parameters:
  ///   - profile: The voice.
  ///   - rate: The rate in percent, or `nil` for the voice's own.
  /// - Throws: An error if the rate is not a number from 0 to 100.
  public init(_ profile: VoiceProfile, rate: Double? = nil) throws(SpeechRate.OutOfRange) {
    let usual = Double(try SpeechRate(percent: profile.rate).wordsPerMinute)
    wordsPerMinute = Double(try SpeechRate(percent: rate ?? profile.rate).wordsPerMinute)
    // The pauses of a profile are those at its own rate: who listens twice as fast waits half as long.
    let scale = usual / wordsPerMinute
    func scaled(_ pause: Int) -> Int { Int((Double(pause) * scale).rounded()) }
    pauses = VoiceProfile.Pauses(
      fragments: scaled(profile.pauses.fragments), sentences: scaled(profile.pauses.sentences),
      hint: scaled(profile.pauses.hint), stops: scaled(profile.pauses.stops))
  }

  /// Returns how long a text takes to hear.
  package func seconds(of text: String, language: String? = nil) -> Double {
    let foreign = language.map { WritingScript.foreignRanges(of: text, in: $0) } ?? []
    var seconds = 0.0
    if foreign.isEmpty {
      seconds = Self.seconds(of: text.unicodeScalars, language)
    } else {
      let characters = Array(text)
      var start = 0
      for (range, _, own) in foreign {
        seconds += Self.seconds(of: characters[start..<range.lowerBound], language)
        seconds += Self.seconds(of: characters[range], own)
        start = range.upperBound
      }
      seconds += Self.seconds(of: characters[start...], language)
    }
    return seconds * Self.measuredRate / wordsPerMinute
  }

  /// Returns the listening time of an utterance, including its hint and inner pauses.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The time in seconds.
  public func seconds(of utterance: Utterance) -> Double {
    seconds(of: utterance.fragments, language: utterance.language)
  }

  /// Returns how long the pieces of an utterance take to hear, the pauses between them included.
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

  /// Returns the listening time of all stops, including the pauses between them.
  ///
  /// - Parameter stops: The stops of a transcript.
  /// - Returns: The time in seconds.
  public func seconds(of stops: some Collection<Transcript.Stop>) -> Double {
    let gaps = Double(max(0, stops.count - 1) * pauses.stops) / 1000
    return stops.reduce(gaps) { $0 + seconds(of: $1.utterance) }
  }

  /// Returns how long all stops take to hear, as it is told to people.
  package func time(of stops: some Collection<Transcript.Stop>) -> HeardTime {
    HeardTime(seconds: seconds(of: stops), isMeasured: false)
  }

  /// Returns how long a text takes to hear, as it is told to people.
  package func time(of text: String) -> HeardTime {
    HeardTime(seconds: seconds(of: text), isMeasured: false)
  }

  /// The silence before a hint, in seconds.
  package var pauseBeforeHint: Double { Double(pauses.hint) / 1000 }

  /// The silence between two stops, in seconds.
  package var pauseBetweenStops: Double { Double(pauses.stops) / 1000 }

  private static func seconds(of characters: ArraySlice<Character>, _ language: String?) -> Double {
    seconds(of: String(characters).unicodeScalars, language)
  }

  private static func seconds(of scalars: String.UnicodeScalarView, _ language: String?) -> Double {
    var piece = SpokenPiece(language: language)
    var iterator = scalars.makeIterator()
    var current = iterator.next()
    while let scalar = current {
      current = iterator.next()
      piece.add(scalar, before: current)
    }
    return piece.end()
  }
}
