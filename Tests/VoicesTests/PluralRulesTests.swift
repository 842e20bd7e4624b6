import Documents
import Testing

@testable import Voices

@Suite struct PluralRulesTests {
  // The samples of Unicode's locale data.
  static let samples: [(language: String, numbers: [Int], category: PluralCategory)] = [
    ("en", [1], .one), ("en", [0, 2, 16, 100], .other),
    ("de", [1], .one), ("de", [0, 2, 21], .other), ("nl", [1], .one), ("nl", [0, 11], .other),
    ("fr", [0, 1], .one), ("fr", [2, 17], .other), ("fr", [1_000_000, 3_000_000], .many),
    ("pt-BR", [0, 1], .one), ("pt-BR", [2], .other), ("pt-BR", [1_000_000], .many),
    ("es", [1], .one), ("es", [0, 2], .other), ("es", [2_000_000], .many),
    ("it", [1], .one), ("it", [0, 21], .other), ("it", [5_000_000], .many),
    ("hi", [0, 1], .one), ("hi", [2, 100], .other),
    ("ru", [1, 21, 101], .one), ("ru", [2, 4, 22, 102], .few),
    ("ru", [0, 5, 11, 12, 14, 19, 111], .many),
    ("ar", [0], .zero), ("ar", [1], .one), ("ar", [2], .two), ("ar", [3, 10, 103], .few),
    ("ar", [11, 99, 111], .many), ("ar", [100, 102, 1000], .other),
    ("ko", [0, 1, 2, 21], .other), ("ja", [1], .other), ("zh-Hans", [1], .other),
    ("zh-Hant", [1, 2], .other), ("ru", [-3], .few), ("en", [Int.min], .other),
  ]

  @Test(arguments: samples) func rulesAreThoseOfTheLocaleData(
    _ row: (language: String, numbers: [Int], category: PluralCategory)
  ) throws {
    let rules = try #require(PhraseLibrary().book(row.language)).plurals
    for number in row.numbers { #expect(rules.category(of: number) == row.category, "\(number)") }
  }

  static let spans: [(language: String, count: Int, heard: String)] = [
    ("de", 2, "umfasst 2 Zeilen"), ("fr", 3, "s’étend sur 3 lignes"), ("ar", 2, "يمتد على صفين"),
    ("ar", 3, "يمتد على 3 صفوف"), ("ar", 11, "يمتد على 11 صفًا"), ("ko", 2, "2개의 행에 걸침"),
    ("zh-Hant", 2, "跨2列"), ("zh-Hans", 2, "跨2行"), ("ru", 2, "охватывает строк: 2"),
  ]

  @Test(arguments: spans) func wordsAgreeWithTheirNumber(
    _ row: (language: String, count: Int, heard: String)
  ) throws {
    let phrase = try PhraseLibrary().book(row.language)?[.spansRows, .spoken]
    #expect(phrase?.filled(["count": String(row.count)]) == row.heard)
  }

  static let errors: [(plurals: String, error: String)] = [
    ("[]", "2:10: error: \"plurals\" takes a mapping, not a list"),
    ("{oen: n = 1}", "2:11: error: unknown plural: \"oen\""),
    ("{other: n = 1}", "2:11: error: unknown plural: \"other\""),
    ("{one: n}", "2:16: error: no rule for a plural: \"n\""),
    ("{one: n = 1 and}", "2:16: error: no rule for a plural: \"n = 1 and\""),
    ("{one: n % 0 = 1}", "2:16: error: no rule for a plural: \"n % 0 = 1\""),
    ("{one: n = 4..2}", "2:16: error: no rule for a plural: \"n = 4..2\""),
    ("{one: i = 1}", "2:16: error: no rule for a plural: \"i = 1\""),
  ]

  @Test(arguments: errors) func errorsNameTheirPlace(_ row: (plurals: String, error: String)) {
    let text = "language: xx\nplurals: \(row.plurals)\nphrases: {}"
    let error = #expect(throws: SourceError.self) {
      try Phrasebook(reading: SourceText(bytes: Array(text.utf8), path: "xx"))
    }
    #expect(error?.summary == "xx:" + row.error)
  }
}
