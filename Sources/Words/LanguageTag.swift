/// A language as BCP 47 writes it, and the languages that can stand in for it.
package struct LanguageTag: Equatable, Sendable {
  /// The tag with hyphens, in the case in which it was written.
  package let text: String
  /// Whether it was written as BCP 47 asks: parts of up to eight letters and digits, with hyphens.
  package let isWellFormed: Bool

  /// Takes a tag; underscores are taken for hyphens, as in `ko_KR`.
  package init(_ text: String) {
    self.text = String(text.map { $0 == "_" ? "-" : $0 })
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    isWellFormed =
      (2...8).contains(parts[0].count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
      && parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  /// The tag as a page may state it, or `nil` for one that is none or too long to be one.
  package var markup: String? {
    // Underscores are hyphens by now, which is all that a page asks for.
    LanguageTag(text).isWellFormed && primary.utf8.count <= 3 && text.utf8.count <= 35 ? text : nil
  }

  /// The language without script and region, in lower case: `zh` for `zh-Hant-TW`.
  package var primary: String { text.prefix { $0 != "-" }.lowercased() }

  /// The tags to look for, nearest first: `zh-TW` is `zh-tw`, then `zh-hant`, then `zh`.
  ///
  /// They are the ones of RFC 4647's lookup, and for Chinese the script that a region writes (Unicode's
  /// likely subtags).
  package var candidates: [String] {
    let parts = text.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    var tags = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    if parts[0] == "zh", parts.count > 1 {
      let script = parts.contains { ["tw", "hk", "mo"].contains($0) } ? "zh-hant" : "zh-hans"
      if !tags.contains("zh-hant") { tags.insert(script, at: tags.count - 1) }
    }
    return tags
  }

  /// Returns whether another tag is this language or a part of it, as `en-US` is of `en`.
  package func covers(_ other: String) -> Bool {
    LanguageTag(other).candidates.contains(text.lowercased())
  }
}
