import AccessibilityTree

/// The language of an element's words, as far as it is stated or its letters tell.
struct WordLanguage: Sendable {
  /// The language without a region: `ko`.
  let code: String
  /// Whether it is English only because nobody has stated another one.
  let isGuessed: Bool

  /// How much of an English text is in Latin letters at least: a foreign name may stand in it (ours).
  private static let leastLatin = 0.75

  /// The languages of which rules know words, in English.
  static let names = ["English"] + RuleWords.byLanguage.values.map(\.name).sorted()

  /// Tells the language of an element.
  ///
  /// A dump names no language, and templates state English; letters may still show that it is another one.
  init(of element: Element, on screen: String?) {
    let stated = element.language ?? screen
    let code = (stated ?? Screen.defaultLanguage).prefix { $0 != "-" && $0 != "_" }.lowercased()
    let words = (element.label ?? "") + (element.value ?? "") + (element.hint ?? "")
    if code == "en", Script.latin.share(of: words) ?? 0 < Self.leastLatin,
      let language = Script.usualLanguage(of: words)
    {
      (self.code, isGuessed) = (language, false)
    } else {
      (self.code, isGuessed) = (code, stated == nil)
    }
  }
}

/// The lists of words to look for in what an element says.
struct WordLists {
  /// The lists, none for English.
  let lists: [RuleWords]
  /// Whether it may be English.
  let isEnglish: Bool
  /// Whether the language is only guessed, so that single words say nothing.
  let isGuessed: Bool
  /// The language, where there is no list of it.
  let unknown: String?

  init(_ language: WordLanguage) {
    isEnglish = language.code == "en"
    isGuessed = language.isGuessed
    if isEnglish {
      // Nobody has said that "Hier klicken" is German.
      lists = language.isGuessed ? RuleWords.latin : []
      unknown = nil
    } else {
      let own = RuleWords.byLanguage[language.code]
      lists = own.map { [$0] } ?? []
      unknown = own == nil ? language.code : nil
    }
  }

  /// The words for states; of a language that is only guessed, none but English ones.
  var states: [RuleWords.States] {
    isEnglish ? [.english] : lists.map(\.states)
  }

  /// Returns the first of some phrases that stands in a text as words of their own.
  func first(of phrases: KeyPath<RuleWords, RuleWords.Phrases>, in text: String) -> String? {
    if lists.isEmpty { return nil }
    let words = " \(text.foldedWords.joined(separator: " ")) "
    return lists.lazy.compactMap {
      $0.first(of: $0[keyPath: phrases], in: text, words: words, isGuessed: isGuessed)
    }
    .first
  }

  /// Returns what says in a label that it describes an image: "Bild von" in "Bild von einem Strand".
  func imageWord(in label: String) -> String? {
    let words = label.foldedWords.joined(separator: " ")
    return lists.lazy.compactMap { list in
      list.imageBefore.first {
        (!isGuessed || $0.contains(" ")) && words.hasPrefix("\($0) ")
      } ?? list.imageAfter.first { words.hasSuffix($0) && words != $0 }
    }
    .first
  }

  /// Returns whether a text is one of some phrases, whatever its spaces and signs.
  func isWhole(_ text: String, of phrases: KeyPath<RuleWords, RuleWords.Phrases>) -> Bool {
    if lists.isEmpty { return false }
    let text = text.folded
    return lists.contains { $0[keyPath: phrases].hold(text, isGuessed: isGuessed) }
  }
}
