import Documents
import Testing

@testable import Voices

@Suite("Dates in words")
struct DateWordingTests {
  // As Unicode's locale data has them (CLDR 46, long dates), read by ICU 76 through Foundation.
  static let dates: [(language: String, date: (Int, Int, Int), text: String)] = [
    ("en", (2026, 5, 3), "May 3, 2026"), ("en-US", (2026, 12, 31), "December 31, 2026"),
    ("en-GB", (2026, 5, 3), "3 May 2026"), ("en_AU", (2026, 5, 3), "3 May 2026"),
    ("en-CA", (2026, 5, 3), "May 3, 2026"),
    ("de", (2026, 3, 28), "28. März 2026"), ("de-AT", (2026, 1, 1), "1. Jänner 2026"),
    ("de-DE", (2026, 1, 1), "1. Januar 2026"),
    ("es", (2026, 9, 9), "9 de septiembre de 2026"),
    ("es-UY", (2026, 9, 9), "9 de setiembre de 2026"),
    ("fr-CA", (2026, 8, 2), "2 août 2026"), ("it", (2026, 2, 28), "28 febbraio 2026"),
    ("nl", (2026, 3, 1), "1 maart 2026"), ("pt-BR", (2026, 3, 1), "1 de março de 2026"),
    ("ru", (2026, 5, 9), "9 мая 2026\u{202F}г."), ("hi", (2026, 10, 2), "2 अक्तूबर 2026"),
    ("ar", (2026, 5, 3), "3 مايو، 2026"), ("ar-LB", (2026, 1, 3), "3 كانون الثاني، 2026"),
    ("zh-Hans", (2026, 5, 3), "2026年5月3日"), ("zh-TW", (2026, 5, 3), "2026年5月3日"),
    ("ja", (2026, 5, 3), "2026ねん5がつ3にち"),
  ]

  @Test("a language, and a region of it, writes dates its own way", arguments: dates)
  func wording(_ row: (language: String, date: (Int, Int, Int), text: String)) throws {
    let book = try #require(try PhraseLibrary().book(for: row.language))
    let (year, month, day) = row.date
    let text = book.numbers.dates.text(year: year, month: month, day: day, in: row.language)
    #expect(text == row.text)
  }

  @Test(
    "a date that no calendar has is none",
    arguments: [
      (2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
      (0, 1, 1),
    ])
  func impossible(_ date: (Int, Int, Int)) throws {
    let book = try #require(try PhraseLibrary().book(for: "en"))
    #expect(
      book.numbers.dates.text(year: date.0, month: date.1, day: date.2, in: "en") == nil)
    #expect(book.numbers.dates.text(year: 2024, month: 2, day: 29, in: "en") != nil)
  }

  @Test("each language has a name, and dates")
  func complete() throws {
    let library = try PhraseLibrary()
    for tag in library.languages {
      let book = try #require(library.book(for: tag))
      #expect(book.languageName != nil, "\(tag)")
      #expect(book.numbers.dates.pattern != nil, "\(tag)")
    }
  }

  @Test(
    "what is wrong with a file is told with its place",
    arguments: [
      ("months: [a, b]", "\"months\" needs twelve names and has 2"),
      ("dateRegions: [{date: \"{day} {month} {year}\"}]", "a region needs its \"codes\""),
      ("dateRegions: [{codes: GB, order: x}]", "unknown key of a region: \"order\""),
      ("dateRegions: [{codes: GB, date: \"{day}\"}]", "\"date\" needs the gaps"),
    ])
  func mistakes(_ row: (text: String, message: String)) throws {
    let text = "language: en\nnumbers:\n  \(row.text)\n"
    let source = try SourceText(bytes: Array(text.utf8), path: "x.yaml")
    do {
      _ = try Phrasebook(readingLanguage: source)
      Issue.record("\(row.text) is read")
    } catch {
      #expect("\(error)".contains(row.message), "\(error)")
      #expect("\(error)".hasPrefix("x.yaml:3:"))
    }
  }
}
