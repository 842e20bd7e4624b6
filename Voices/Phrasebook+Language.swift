extension Phrasebook {
  /// Returns the language of the book, or `nil` where it is that of other words.
  package func languageTag(apartFrom language: String) -> String? {
    LanguageTag(self.language).covers(language) ? nil : self.language
  }
}
