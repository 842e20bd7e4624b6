import AccessibilityTree

/// The language of an element's text, as far as it is stated or its letters show it.
struct WordLanguage: Sendable {
  /// The language without a region: `ko`.
  let code: String
  /// Whether English is assumed only because no other language is stated.
  let isGuessed: Bool

  /// The minimum share of Latin letters in an English text, which may include a foreign name (ours).
  private static let leastLatin = 0.75

  /// The languages with word lists, in English.
  static let names = ["English"] + RuleWords.byLanguage.values.map(\.name).sorted()

  /// Finds the language of an element.
  ///
  /// A dump states no language, and templates state English; letters may still show that it is another one.
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

/// The word lists that apply to an element's text.
struct WordLists {
  /// The lists; empty for English.
  let lists: [RuleWords]
  /// Whether the text may be English.
  let isEnglish: Bool
  /// Whether the language is only guessed, so that single words say nothing.
  let isGuessed: Bool
  /// The language, if there is no list for it.
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

  /// The words for states; only English words if the language is only guessed.
  var states: [RuleWords.States] {
    isEnglish ? [.english] : lists.map(\.states)
  }

  /// Returns the first of some phrases that a text contains as whole words.
  func first(of phrases: KeyPath<RuleWords, RuleWords.Phrases>, in text: String) -> String? {
    if lists.isEmpty { return nil }
    let words = " \(text.foldedWords.joined(separator: " ")) "
    return lists.lazy.compactMap {
      $0.first(of: $0[keyPath: phrases], in: text, words: words, isGuessed: isGuessed)
    }
    .first
  }

  /// Returns the words in a label that say that it describes an image: "Bild von" in "Bild von einem Strand".
  func imageWord(in label: String) -> String? {
    let words = label.foldedWords.joined(separator: " ")
    return lists.lazy.compactMap { list in
      list.imageBefore.first {
        (!isGuessed || $0.contains(" ")) && words.hasPrefix("\($0) ")
      } ?? list.imageAfter.first { words.hasSuffix($0) && words != $0 }
    }
    .first
  }

  /// Returns whether a text is one of some phrases, regardless of spaces and punctuation.
  func isWhole(_ text: String, of phrases: KeyPath<RuleWords, RuleWords.Phrases>) -> Bool {
    if lists.isEmpty { return false }
    let text = text.folded
    return lists.contains { $0[keyPath: phrases].hold(text, isGuessed: isGuessed) }
  }
}
