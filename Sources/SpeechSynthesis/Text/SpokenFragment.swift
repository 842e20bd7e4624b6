internal import AccessibilityTree
internal import ScreenReader
internal import VoiceProfiles
internal import Voices

/// A fragment taken apart into pieces, each of which is spoken in one voice and pitch.
///
/// Pronunciations in the International Phonetic Alphabet are left out: espeak-ng takes its own phoneme
/// names only, and text must never become a command. The words are spoken by the rules of their language.
struct SpokenFragment {
  /// A part of the text that is spoken alike.
  struct Piece: Equatable {
    var words: [SpokenWord]
    var language: String
    /// The pitch as a factor, or `nil` for the voice's own.
    var pitch: Double?
    /// Whether the piece is a capital letter on its own.
    var isCapital = false
    /// Whether nothing of the text follows.
    var endsSentence = true
  }

  /// The pieces in order.
  private(set) var pieces: [Piece] = []
  private let voices: VoiceCast

  /// Takes a fragment apart.
  init(_ fragment: Fragment, language: String, voices: VoiceCast) {
    self.voices = voices
    let attributes = fragment.speech
    if let spoken = fragment.speechText {
      add(SpeechText.pairedWords(of: fragment.text, spoken: spoken), [], language, joins: false)
      return
    }
    guard !attributes.isEmpty else {
      add(fragment.text, [], language, joins: false)
      markSingleCharacter(fragment.text)
      return
    }
    let characters = Array(fragment.text)
    var bounds: Set<Int> = [0, characters.count]
    for attribute in attributes {
      for bound in [attribute.range.lowerBound, attribute.range.upperBound] {
        bounds.insert(min(max(0, bound), characters.count))
      }
    }
    let cuts = bounds.sorted()
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      let active = attributes.filter { $0.range.contains(start) }
      let joins =
        start > 0 && !characters[start - 1].isWhitespace && !characters[start].isWhitespace
      add(String(characters[start..<end]), active, language, joins: joins)
    }
    for index in pieces.indices.dropLast() { pieces[index].endsSentence = false }
  }

  private mutating func add(
    _ text: String, _ attributes: [SpeechAttribute], _ language: String, joins: Bool
  ) {
    add(SpeechText.spokenWords(of: text), attributes, language, joins: joins)
  }

  private mutating func add(
    _ words: [SpokenWord], _ attributes: [SpeechAttribute], _ language: String, joins: Bool
  ) {
    let language = attributes.compactMap(\.language).last ?? language
    let pitch = attributes.compactMap(\.pitch).last
    let speller = voices.speller(
      for: language,
      punctuation: attributes.contains(where: \.punctuation) ? .all : voices.main.punctuation)
    var words =
      attributes.contains(where: \.spellOut)
      ? words.flatMap(speller.letters) : speller.words(words)
    guard !words.isEmpty else { return }
    words[0].joinsPrevious = joins
    if let last = pieces.last, last.language == language, last.pitch == pitch {
      pieces[pieces.count - 1].words += words
    } else {
      pieces.append(Piece(words: words, language: language, pitch: pitch))
    }
  }

  /// Names a text of one character, which is what typing and moving by character say.
  private mutating func markSingleCharacter(_ text: String) {
    guard pieces.count == 1, pieces[0].words.count == 1 else { return }
    let word = pieces[0].words[0]
    guard word.shown.utf8.count <= 8, word.shown.count == 1, let letter = word.shown.first else {
      return
    }
    let pronunciations = voices.pronunciations(for: pieces[0].language)
    let speller = WordSpeller(pronunciations: pronunciations, punctuation: .all)
    // What has no name of its own, such as an emoji, is spoken as anywhere else.
    let name = speller.name(of: letter)
    var spoken = name == word.shown ? word.spoken : name
    if letter.isUppercase {
      pieces[0].isCapital = true
      if voices.main.capitals == .speak, let pattern = pronunciations.compactMap(\.capital).first {
        spoken = pattern.replacing("{letter}", with: spoken)
      }
    }
    pieces[0].words[0].spoken = spoken
  }
}
