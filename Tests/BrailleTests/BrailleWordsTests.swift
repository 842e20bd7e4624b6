import Readers
import ScreenReader
import Testing
import Voices

@testable import Braille

/// Which words of a reader are written in short.
struct BrailleWordsTests {
  private static let rate = Utterance(
    fragments: [
      Fragment(.selected, "selected", phrase: "selected"), Fragment(.label, "Link to a button"),
      Fragment(.role, "button", phrase: "button"), Fragment(.hint, "Rates it."),
    ], language: "en")

  @Test(arguments: [
    ("voiceover-ios", "seld Link to a button btn"), ("talkback", "Link to a button sel btn"),
    ("nvda", "sel Link to a button btn"), ("orca", "selected Link to a button button"),
  ])
  func readersHaveTheirOwn(reader: String, line: String) throws {
    #expect(try words(reader, "en").line(of: Self.rate) == line)
  }

  @Test(arguments: [("de", "button", "tst"), ("fr", "heading", "en-t"), ("ru", "link", "слк")])
  func languagesHaveTheirOwn(language: String, phrase: String, short: String) throws {
    let book = try #require(try Reader.voiceOverIOS.phrases().book(for: language))
    let full = try #require(book[PhraseKey(phrase), .spoken]?.pattern)
    let utterance = Utterance(
      fragments: [Fragment(.label, full), Fragment(.role, full, phrase: PhraseKey(phrase))],
      language: language)
    #expect(BrailleWords(of: "voiceover-ios", book).line(of: utterance) == "\(full) \(short)")
  }

  @Test func longerPhrasesWordByWord() throws {
    let heading = Utterance(
      fragments: [
        Fragment(.label, "Mango lassi"),
        Fragment(.role, "heading level 1", phrase: "headingLevel"),
      ], language: "en")
    #expect(try words("voiceover-ios", "en").line(of: heading) == "Mango lassi hd lvl 1")
  }

  private func words(_ reader: String, _ language: String) throws -> BrailleWords {
    let phrases = try #require(Readers.named(reader)).phrases()
    return BrailleWords(of: reader, try #require(phrases.book(for: language)))
  }
}
