internal import VoiceProfiles
internal import Voices

extension WordSpeller {
  /// A part of a run as it is shown and spoken.
  private struct Piece {
    var word: KanaWord
    var spoken: String
  }

  /// The most characters of a phrase before the next word of a name or compound begins another.
  private static let longestPhrase = 24

  /// Returns a run in phrases, with kana for what is written with kanji; `nil` if nothing reads the text.
  ///
  /// What the rules have read already stays as they read it, and helps to tell what its neighbours are.
  func phrases(of run: TextReading.Run, as shown: SpokenWord) -> [SpokenWord]? {
    let written = run.parts.map(\.written).joined()
    guard let words = kana?.words(of: written) else { return nil }
    var phrases: [SpokenWord] = []
    var last: KanaWord?
    for piece in pieces(of: run.parts, words) {
      let isSpace = piece.word.written.allSatisfy { $0 == " " }
      let length = phrases.last?.spoken.unicodeScalars.count ?? 0
      let starts =
        last.map { previous in
          piece.word.startsPhrase(after: previous)
            || piece.word.isIndependent && length >= Self.longestPhrase
        } ?? true
      if starts, !isSpace {
        phrases.append(
          SpokenWord(
            shown: piece.word.written, spoken: piece.spoken, joinsPrevious: !phrases.isEmpty))
      } else if !phrases.isEmpty {
        phrases[phrases.count - 1].shown += piece.word.written
        let gap = Self.meetsLatin(phrases[phrases.count - 1].spoken, piece.spoken) ? " " : ""
        phrases[phrases.count - 1].spoken += gap + piece.spoken
      }
      last = piece.word
    }
    // Something is spoken for every phrase, so that each is found again.
    for index in phrases.indices where phrases[index].spoken.allSatisfy({ $0 == " " }) {
      phrases[index].spoken = phrases[index].shown
    }
    guard !phrases.isEmpty else { return nil }
    phrases[0].joinsPrevious = shown.joinsPrevious
    return phrases
  }

  /// Whether a Latin letter and a kana meet where a text goes on: an engine reads them as one word, and wrongly.
  private static func meetsLatin(_ text: String, _ next: String) -> Bool {
    guard let last = text.unicodeScalars.last, let first = next.unicodeScalars.first else {
      return false
    }
    func isLatin(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII && scalar.properties.isAlphabetic
    }
    func isKana(_ scalar: Unicode.Scalar) -> Bool { (0x3041...0x30FF).contains(scalar.value) }
    return isLatin(last) && isKana(first) || isKana(last) && isLatin(first)
  }

  /// Returns the parts of a run, those that no rule reads in the words of the dictionary.
  private func pieces(of parts: [TextReading.Run.Part], _ words: [KanaWord]) -> [Piece] {
    var pieces: [Piece] = []
    var words = words[...]
    /// How much of the first word was taken already.
    var taken = 0
    for part in parts {
      var length = part.written.unicodeScalars.count
      while length > 0, let word = words.first {
        if taken == 0, !part.isRead, let (own, count) = pronounced(words, within: length) {
          pieces.append(own)
          words = words.dropFirst(count)
          length -= own.word.written.unicodeScalars.count
          continue
        }
        let scalars = word.written.unicodeScalars
        let count = min(length, scalars.count - taken)
        if !part.isRead { pieces.append(piece(word, taken, count)) }
        length -= count
        taken += count
        if taken == scalars.count {
          words = words.dropFirst()
          taken = 0
        }
      }
      if part.isRead {
        var read = KanaWord(unread: part.written)
        read.kind = .number
        pieces.append(Piece(word: read, spoken: kana(of: part.text) ?? part.text))
      }
    }
    return pieces
  }

  /// The most words of the dictionary that a pronunciation is looked up for as one.
  private static let mostJoined = 4

  /// Returns the longest word with a pronunciation that a text begins with, and of how many words it consists.
  private func pronounced(
    _ words: ArraySlice<KanaWord>, within length: Int
  ) -> (piece: Piece, count: Int)? {
    guard pronunciations.contains(where: { !$0.words.isEmpty }) else { return nil }
    for count in (1...Self.mostJoined).reversed() where count <= words.count {
      let joined = words.prefix(count)
      let written = joined.map(\.written).joined()
      guard written.unicodeScalars.count <= length, let own = pronounced(written) else { continue }
      var word = KanaWord(unread: written)
      word.isIndependent = joined.contains { $0.isIndependent }
      return (Piece(word: word, spoken: own), count)
    }
    return nil
  }

  private func piece(_ word: KanaWord, _ start: Int, _ count: Int) -> Piece {
    if start == 0, count == word.written.unicodeScalars.count {
      return Piece(word: word, spoken: word.kana ?? marked(whole: word.written))
    }
    // A rule has read a part of the word: the rest is read by itself.
    var part = word
    part.written = String(
      String.UnicodeScalarView(word.written.unicodeScalars.dropFirst(start).prefix(count)))
    return Piece(word: part, spoken: kana(of: part.written) ?? marked(whole: part.written))
  }

  /// Returns the kana of a text by itself if it has kanji, else `nil`.
  func kana(of text: String) -> String? {
    guard text.unicodeScalars.contains(where: VoiceProfile.Script.kanji.contains) else {
      return nil
    }
    return kana?.words(of: text)?.map { $0.kana ?? $0.written }.joined()
  }
}
