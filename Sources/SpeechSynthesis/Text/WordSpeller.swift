internal import VoiceProfiles
internal import Voices

/// Says how a word is spoken: by its pronunciation, its letters, or its punctuation marks.
struct WordSpeller {
  let pronunciations: [Pronunciations]
  let punctuation: VoiceProfile.Punctuation
  /// How figures, signs and abbreviations are read, or `nil` for the engine's own way.
  var reading: TextReading?
  /// What is said for an emoji that has no name, or `nil` for the engine's own way.
  var unnamedEmoji: String?
  /// What reads kanji, or `nil` where a voice does it or has none to read.
  var kana: KanaReader?

  /// Returns the name of a character: "exclamation mark", or the character itself.
  func name(of character: Character) -> String {
    let lowered = Character(character.lowercased().first.map(String.init) ?? String(character))
    for pronunciation in pronunciations {
      if let name = pronunciation.characters[character] ?? pronunciation.characters[lowered] {
        return name
      }
    }
    return String(character)
  }

  /// Returns a word letter by letter.
  func letters(of word: SpokenWord) -> [SpokenWord] {
    word.shown.enumerated().map { index, character in
      let name = name(of: character)
      return SpokenWord(
        shown: String(character), spoken: kana(of: name) ?? name, joinsPrevious: index > 0)
    }
  }

  /// Returns words with their spoken forms; words that are read as one, such as those of `10 – 12 km`, are one.
  ///
  /// - Complexity: O(n) in the length of the words.
  func words(_ words: [SpokenWord]) -> [SpokenWord] {
    guard !pronunciations.isEmpty || reading != nil || kana != nil || punctuation != .some else {
      return words
    }
    let pronounced = words.map { word in
      // Longer words than any dictionary holds are left alone, so that no text costs more than its length.
      word.spoken.utf8.count <= 200 ? self.pronounced(word.spoken) : nil
    }
    var result: [SpokenWord] = []
    for run in runs(of: words.map(\.spoken), without: pronounced.map { $0 != nil }) {
      var word = words[run.words.lowerBound]
      // A phrase of the reader's own has its reading already.
      let isWritten = words[run.words].allSatisfy { $0.shown == $0.spoken }
      word.shown = words[run.words].map(\.shown).joined(separator: " ")
      if let own = pronounced[run.words.lowerBound] {
        result.append(spoken(word, as: own))
      } else if isWritten, let phrases = phrases(of: run, as: word) {
        result += phrases
      } else {
        let text = run.parts.map { part in part.isRead ? part.text : marked(whole: part.text) }
          .joined()
        result.append(spoken(word, as: text))
      }
    }
    return result
  }

  /// Returns words in runs that are read as one; without rules each is a run.
  private func runs(of words: [String], without isFixed: [Bool]) -> [TextReading.Run] {
    guard punctuation != .none, let reading else {
      return words.indices.map {
        .init(words: $0..<($0 + 1), parts: [.init(unread: words[$0])])
      }
    }
    return reading.runs(of: words, without: isFixed)
  }

  private func spoken(_ word: SpokenWord, as text: String) -> SpokenWord {
    var result = word
    // Something is spoken for every word, so that each is found again.
    if !text.allSatisfy({ $0 == " " }) { result.spoken = text }
    return result
  }

  func marked(whole text: String) -> String {
    let hasSigns = pronunciations.contains { !$0.signs.isEmpty }
    guard hasSigns || punctuation != .some, !text.allSatisfy(\.isLetter) else { return text }
    return marked(text)
  }

  /// Returns the words for a sign; an emoji in another colour has the name of the plain one.
  private func sign(_ character: Character) -> String? {
    for pronunciation in pronunciations {
      if let sign = pronunciation.signs[character] { return sign }
    }
    guard let scalar = character.unicodeScalars.first, scalar.value > 0x2000,
      scalar.properties.isEmoji
    else { return nil }
    let plain = Character(scalar)
    for pronunciation in pronunciations {
      if let sign = pronunciation.signs[plain] { return sign }
    }
    let isDrawn =
      scalar.properties.isEmojiPresentation
      || character.unicodeScalars.contains { $0.value == 0xFE0F }
    return isDrawn ? unnamedEmoji : nil
  }

  func pronounced(_ text: String) -> String? {
    func isMark(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
    let core = text.drop(while: isMark)
    let end = core.lastIndex { !isMark($0) }.map { core.index(after: $0) } ?? core.startIndex
    let word = String(core[..<end])
    for pronunciation in pronunciations {
      if let spoken = pronunciation.words[text] { return spoken }
      if let spoken = pronunciation.words[word] {
        return text[..<core.startIndex] + spoken + core[end...]
      }
    }
    return nil
  }

  private func marked(_ text: String) -> String {
    var result = ""
    for character in text {
      if let sign = sign(character) {
        result += " \(sign) "
      } else if character == "‑" || character == "‐" {
        result += "-"
      } else if character.unicodeScalars.first?.properties.isEmojiPresentation == true {
        // An engine reads one of several emoji that touch.
        result += " \(character) "
      } else if character.isLetter || character.isNumber || punctuation == .some {
        result.append(character)
      } else if punctuation == .all {
        let name = name(of: character)
        result += name == String(character) ? name : " \(name) "
      } else if let scalar = character.unicodeScalars.first,
        scalar.endsSentence || scalar.endsClause || scalar == "'" || scalar == "’" || scalar == "-"
      {
        // What makes a pause or belongs to a word stays.
        result.append(character)
      } else {
        result.append(" ")
      }
    }
    return result
  }
}
