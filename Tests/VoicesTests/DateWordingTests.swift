import Documents
import Testing

@testable import VoiceProfiles
@testable import Voices

@Suite("Dates in words")
struct DateWordingTests {
  // As Unicode's locale data has them (CLDR 46, long dates), read by ICU 76 through Foundation.
  static let dates: [(language: String, date: (Int, Int, Int), text: String)] = [
    ("en", (2026, 5, 3), "May 3, 2026"), ("en-US", (2026, 12, 31), "December 31, 2026"),
    ("en-GB", (2026, 5, 3), "3 May 2026"), ("en_AU", (2026, 5, 3), "3 May 2026"),
    ("en-CA", (2026, 5, 3), "May 3, 2026"),
    ("de", (2026, 3, 28), "28 März 2026"), ("de-AT", (2026, 1, 1), "1 Jänner 2026"),
    ("de-DE", (2026, 1, 1), "1 Januar 2026"),
    ("es", (2026, 9, 9), "9 de septiembre de 2026"),
    ("es-UY", (2026, 9, 9), "9 de setiembre de 2026"),
    ("fr-CA", (2026, 8, 2), "2 août 2026"), ("it", (2026, 2, 28), "28 febbraio 2026"),
    ("nl", (2026, 3, 1), "1 maart 2026"), ("pt-BR", (2026, 3, 1), "1 de março de 2026"),
    ("ru", (2026, 5, 9), "9 мая 2026 года"), ("hi", (2026, 10, 2), "2 अक्तूबर 2026"),
    ("ar", (2026, 5, 3), "3 مايو، 2026"), ("ar-LB", (2026, 1, 3), "3 كانون الثاني، 2026"),
    ("zh-Hans", (2026, 5, 3), "2026年5月3日"), ("zh-TW", (2026, 5, 3), "2026年5月3日"),
    ("ja", (2026, 5, 3), "2026ねん 5がつ 3にち"),
  ]

  private func rules(_ language: String) throws -> ReadingRules {
    let book = try #require(try PhraseLibrary().book(for: language))
    return try #require(try ReadingRules.shipped(book.language))
  }

  @Test("a language, and a region of it, writes dates its own way", arguments: dates)
  func wording(_ row: (language: String, date: (Int, Int, Int), text: String)) throws {
    let (year, month, day) = row.date
    let text = try rules(row.language).dates.text(
      year: year, month: month, day: day, in: row.language)
    #expect(text == row.text)
  }

  @Test(
    "a date that no calendar has is none",
    arguments: [
      (2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
      (0, 1, 1),
    ])
  func impossible(_ date: (Int, Int, Int)) throws {
    let dates = try rules("en").dates
    #expect(dates.text(year: date.0, month: date.1, day: date.2, in: "en") == nil)
    #expect(dates.text(year: 2024, month: 2, day: 29, in: "en") != nil)
  }

  @Test("each language has a name, and rules to read it by", arguments: PhraseTags.all)
  func complete(tag: String) throws {
    let book = try #require(try PhraseLibrary().book(for: tag))
    #expect(book.languageName != nil)
    let rules = try rules(tag)
    #expect(rules.language == tag)
    #expect(rules.dates.pattern != nil && rules.dates.dayAndMonth != nil)
    #expect(rules.units["kg"] != nil && rules.units["%"] != nil && rules.units["h"] != nil)
    #expect(rules.currencies["$"] != nil && rules.currencies["€"] != nil)
    #expect(rules.point != nil && !rules.addressSigns.isEmpty)
  }

  @Test(
    "what is wrong with a file is told with its place",
    arguments: [
      ("dates:\n  months: [a, b]", "\"months\" needs twelve names and has 2"),
      (
        "dates:\n  regions: [{pattern: \"{day} {month} {year}\"}]",
        "a region needs its \"codes\""
      ),
      ("dates:\n  regions: [{codes: GB, form: x}]", "unknown key of a region: \"form\""),
      ("dates:\n  regions: [{codes: GB, pattern: \"{day}\"}]", "\"pattern\" needs the gaps"),
      ("dates:\n  order: ydm", "unknown order: \"ydm\""),
      ("patterns:\n  range: \"{from}\"", "\"range\" needs the gaps {from}, {to}"),
      ("patterns:\n  rage: x", "unknown pattern: \"rage\""),
      ("units:\n  km: {one: a}", "plural words need \"other\""),
      ("currencies:\n  $: {minor: cent}", "a currency needs \"major\""),
      ("counting:\n  words: {개: 99}", "no numeral for each number up to 99"),
      ("signs:\n  ab: c", "takes single characters"), ("x: y\n", "unknown key: \"x\""),
    ])
  func mistakes(_ row: (text: String, message: String)) throws {
    let text = "language: en\n\(row.text)\n"
    let source = try SourceText(bytes: Array(text.utf8), path: "x.yaml")
    let error = #expect(throws: SourceError.self) { try ReadingRules(source) }
    #expect("\(error as Any)".contains(row.message), "\(error as Any)")
    #expect("\(error as Any)".contains("x.yaml:"), "\(error as Any)")
  }
}

private enum PhraseTags {
  static let all = (try? PhraseLibrary().languages) ?? []
}
