extension BrailleTable {
  /// The tables that have a name of their own: languages that readers speak, each by its grades.
  ///
  /// The files are those of liblouis 3.24 (Debian 12). Which of them a device takes for a language is assumed: the
  /// one that liblouis itself calls the language's, Unified English Braille for English.
  package static let shipped: [BrailleTable] = [
    entry("ar", 1, "ar-ar-g1.utb"), entry("ar", 2, "ar-ar-g2.ctb"),
    entry("de", 1, "de-g1.ctb"), entry("de", 2, "de-g2.ctb"),
    entry("en", 1, "en-ueb-g1.ctb"), entry("en", 2, "en-ueb-g2.ctb"),
    entry("es", 1, "es-g1.ctb"), entry("es", 2, "es-g2.ctb"),
    entry("fr", 1, "fr-bfu-comp6.utb"), entry("fr", 2, "fr-bfu-g2.ctb"),
    entry("hi", 1, "hi-in-g1.utb"),
    entry("it", 1, "it-it-comp6.utb"),
    entry("ja", 1, "ja-kantenji.utb"),
    entry("ko", 1, "ko-g1.ctb"), entry("ko", 2, "ko-g2.ctb"),
    entry("nl", 1, "nl-NL-g0.utb"),
    entry("pt", 1, "pt-pt-g1.utb"), entry("pt", 2, "pt-pt-g2.ctb"),
    entry("ru", 1, "ru-litbrl.ctb"),
    entry("sv", 1, "sv-g1.ctb"), entry("sv", 2, "sv-g2.ctb"),
    entry("zh-Hans", 1, "zhcn-g1.ctb"), entry("zh-Hans", 2, "zhcn-g2.ctb"),
    entry("zh-Hant", 1, "zh-tw.ctb"),
  ]

  private static func entry(_ language: String, _ grade: Int, _ file: String) -> BrailleTable {
    BrailleTable("\(language)-g\(grade)", language: language, grade: grade, file: file)
  }

  /// Returns the table of a language: the contracted one where there is one.
  package static func of(language tag: String, grade: Int? = nil) -> BrailleTable? {
    let parts = tag.split(separator: "-").map { $0.lowercased() }
    guard var language = parts.first else { return nil }
    if language == "zh" {
      let isTraditional = parts.dropFirst().contains { ["hant", "tw", "hk", "mo"].contains($0) }
      language = isTraditional ? "zh-hant" : "zh-hans"
    }
    return shipped.filter { $0.language?.lowercased() == language }
      .filter { grade == nil || $0.grade == grade }
      .max { ($0.grade ?? 0) < ($1.grade ?? 0) }
  }
}
