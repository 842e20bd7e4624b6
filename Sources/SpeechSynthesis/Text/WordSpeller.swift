internal import Voices

/// Says how a word is spoken: by its pronunciation, its letters, or its punctuation marks.
struct WordSpeller {
  let pronunciations: [Pronunciations]
  let punctuation: VoiceProfile.Punctuation

  /// Returns the name of a character: "exclamation mark", or the character itself.
  ///
  /// - Parameter character: A letter, digit or mark.
  /// - Returns: What is spoken.
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
  ///
  /// - Parameter word: The word.
  /// - Returns: A word for each of its characters.
  func letters(of word: SpokenWord) -> [SpokenWord] {
    word.shown.enumerated().map { index, character in
      SpokenWord(
        shown: String(character), spoken: name(of: character), joinsPrevious: index > 0)
    }
  }

  /// Returns a word with its spoken form.
  ///
  /// - Parameter word: The word as it is shown.
  /// - Returns: The same word, spoken as its pronunciation says.
  func word(_ word: SpokenWord) -> SpokenWord {
    guard !pronunciations.isEmpty || punctuation != .some else { return word }
    var result = word
    // Longer words than any dictionary holds are left alone, so that no text costs more than its length.
    if word.shown.utf8.count <= 200, let spoken = pronounced(word.shown) {
      result.spoken = spoken
      return result
    }
    let hasSigns = pronunciations.contains { !$0.signs.isEmpty }
    guard hasSigns || punctuation != .some, !word.shown.allSatisfy(\.isLetter) else { return word }
    result.spoken = marked(word.shown)
    // Something is spoken for every word, so that each is found again.
    if result.spoken.allSatisfy({ $0 == " " }) { result.spoken = word.shown }
    return result
  }

  private func pronounced(_ text: String) -> String? {
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
      if let sign = pronunciations.lazy.compactMap({ $0.signs[character] }).first {
        result += " \(sign) "
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
