internal import Documents

extension PhraseLibrary {
  /// The tags of the languages, as the files are named.
  static let tags = files.map { file in
    file.path.dropFirst("Voices/Phrases/".count).dropLast(".phrases.yaml".count)
  }.map(String.init)

  /// Returns the tag of the book that speaks for a language, or `nil` when none does.
  static func tag(for language: String) -> String? {
    let tag = LanguageTag(language)
    for candidate in tag.candidates {
      if let found = tags.first(where: { $0.lowercased() == candidate }) { return found }
    }
    return tags.first { LanguageTag($0).primary == tag.primary }
  }

  /// Returns what a person should know about the words of a language, or `nil` when they are its own.
  ///
  /// - Parameters:
  ///   - language: The language as it was asked for.
  ///   - fallback: The language whose words are said where this one has none.
  /// - Returns: One line, or `nil`.
  public func remark(on language: String, fallback: String = "en") -> String? {
    let tag = LanguageTag(language)
    guard let found = Self.tag(for: language) else {
      let fallback = Self.tag(for: fallback) ?? "en"
      return "no words in the language \(SafeText.quoted(language)) yet: roles are "
        + (fallback == "en" ? "English" : "those of \(SafeText.quoted(fallback))")
    }
    guard tag.isWellFormed else {
      return "\(SafeText.quoted(language)) is no language tag: roles are those of "
        + "\(SafeText.quoted(found)); write it like \(SafeText.quoted(tag.text))"
    }
    // A region that writes as its language does needs no word; another country's way does.
    let candidates = tag.candidates
    guard !candidates.contains(found.lowercased()), candidates.count > 1 else { return nil }
    return "no words in the language \(SafeText.quoted(language)) yet: roles are those of "
      + SafeText.quoted(found)
  }
}
