internal import Texts

extension PhraseLibrary {
  /// The readers whose words come with Earshot, as their folders are named.
  static var readers: [String] { Set(packedPhrases.map(\.reader)).sorted() }

  /// Returns the languages in which the words of a reader come with Earshot, as the files are named.
  static func tags(of reader: String) -> [String] {
    let owners = [reader, neighbour(of: reader)]
    return Set(packedPhrases.filter { owners.contains($0.reader) }.map(\.tag)).sorted()
  }

  /// The reader whose words a version changes: `orca` of `orca@51`.
  static func neighbour(of version: String) -> String? {
    version.firstIndex(of: "@").map { String(version[..<$0]) }
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
      return "\(SafeText.quoted(language)) is not a language tag: roles are those of "
        + "\(SafeText.quoted(found)); write it like \(SafeText.quoted(tag.text))"
    }
    // A region that writes as its language does needs no word; another country's way does.
    let candidates = tag.candidates
    guard !candidates.contains(found.lowercased()), candidates.count > 1 else { return nil }
    return "no words in the language \(SafeText.quoted(language)) yet: roles are those of "
      + SafeText.quoted(found)
  }
}
