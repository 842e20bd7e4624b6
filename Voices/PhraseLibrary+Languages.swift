internal import Documents

extension PhraseLibrary {
  private static let folder = "Voices/Phrases/"
  private static let ending = ".phrases.yaml"

  /// Returns the path of a phrasebook that comes with Earshot.
  static func path(_ reader: String, _ tag: String) -> String {
    "\(folder)\(reader)/\(tag)\(ending)"
  }

  /// Returns the languages in which the words of a reader come with Earshot, as the files are named.
  static func tags(of reader: String) -> [String] {
    let prefix = "\(folder)\(reader)/"
    return files.map(\.path).filter { $0.hasPrefix(prefix) && $0.hasSuffix(ending) }
      .map { String($0.dropFirst(prefix.count).dropLast(ending.count)) }
  }

  /// Returns the tag of the book that speaks for a language, or `nil` when none does.
  func tag(for language: String) -> String? {
    let tag = LanguageTag(language)
    for candidate in tag.candidates {
      if let found = languages.first(where: { $0.lowercased() == candidate }) { return found }
    }
    return languages.first { LanguageTag($0).primary == tag.primary }
  }

  /// Returns what a person should know about the words of a language, or `nil` when they are its own.
  package func remark(on language: String, fallback: String = "en") -> String? {
    let tag = LanguageTag(language)
    guard let found = self.tag(for: language) else {
      let fallback = self.tag(for: fallback) ?? "en"
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
