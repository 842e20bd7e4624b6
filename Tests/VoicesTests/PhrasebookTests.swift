import Documents
import Testing

@testable import Voices

@Suite struct PhrasebookTests {
  private static func book(_ text: String) throws(SourceError) -> Phrasebook {
    try Phrasebook(reading: SourceText(bytes: Array(text.utf8), path: "xx.phrases.yaml"))
  }

  @Test func aPhraseThatTheReaderDoesNotHaveIsAnError() throws {
    let text = "language: xx\nphrases: {buton: {words: knop, evidence: composed, source: x}}"
    let error = #expect(throws: SourceError.self) {
      try Phrasebook(
        reading: SourceText(bytes: Array(text.utf8), path: "xx.phrases.yaml"),
        like: PhraseLibrary().english)
    }
    #expect(error?.summary == "xx.phrases.yaml:2:11: error: unknown phrase: \"buton\"")
    #expect(error?.suggestion == "did you mean \"button\"?")
  }

  @Test func readsWordsAndWhetherTheyAreAssumed() throws {
    let book = try Self.book(
      """
      language: xx
      phrases:
        button: {spoken: knop, utterance: Knop, evidence: recorded, assumed: [utterance], source: x}
        on: {spoken: on, evidence: composed, source: a guess}
      """)
    #expect(book.language == "xx")
    #expect(book[.button, .spoken] == Phrase("knop"))
    #expect(book[.button, .utterance] == Phrase("Knop", isAssumed: true))
    #expect(book[.button, .legend] == nil)
    #expect(book[.on, .spoken] == Phrase("on", isAssumed: true))
    #expect(book[.off, .spoken] == nil)
  }

  static let errors: [(text: String, error: String)] = [
    ("phrases: {}", "1:1: error: a phrasebook needs a \"language\" and \"phrases\""),
    ("language: xx", "1:1: error: a phrasebook needs a \"language\" and \"phrases\""),
    ("- a", "1:1: error: \"a phrasebook\" takes a mapping, not a list"),
    ("language: xx\nphrase: {}", "2:1: error: unknown key: \"phrase\""),
    ("language: xx\nphrases: []", "2:10: error: \"phrases\" takes a mapping, not a list"),
    (
      "language: xx\nphrases: {buton: {}}",
      "2:18: error: a phrase needs \"evidence\" and \"source\""
    ),
    (
      "language: xx\nphrases: {button: {platforms: a, evidence: recorded, source: x}}",
      "2:31: error: \"platforms\" takes a mapping, not the word \"a\""
    ),
    (
      "language: xx\nphrases: {button: knop}",
      "2:19: error: \"a phrase\" takes a mapping, not the word \"knop\""
    ),
    (
      "language: xx\nphrases: {button: {spoke: knop}}",
      "2:20: error: unknown key of a phrase: \"spoke\""
    ),
    (
      "language: xx\nphrases: {button: {spoken: knop, source: x}}",
      "2:19: error: a phrase needs \"evidence\" and \"source\""
    ),
    (
      "language: xx\nphrases: {button: {spoken: knop, evidence: composed, source: ''}}",
      "2:19: error: a phrase needs \"evidence\" and \"source\""
    ),
    (
      "language: xx\nphrases: {button: {spoken: knop, evidence: recored, source: x}}",
      "2:44: error: unknown evidence: \"recored\""
    ),
    (
      "language: xx\nphrases: {button: {spoken: a, assumed: [spokn], evidence: recorded, source: x}}",
      "2:41: error: unknown form: \"spokn\""
    ),
    (
      "language: xx\nphrases: {button: {evidence: recorded, source: x}}",
      "2:19: error: a phrase needs words: spoken, utterance, legend"
    ),
    (
      "language: xx\nphrases: {button: {spoken: [a]}}",
      "2:28: error: \"spoken\" takes a text, not a list"
    ),
  ]

  @Test(arguments: errors) func errorsNameTheirPlace(_ row: (text: String, error: String)) {
    let error = #expect(throws: SourceError.self) { try Self.book(row.text) }
    #expect(error?.summary == "xx.phrases.yaml:" + row.error)
  }

  static let patterns: [(pattern: String, filled: String)] = [
    ("{index} of {count}", "2 of {index}"), ("{index}{index}", "22"), ("none", "none"), ("", ""),
    ("{other} {index}", "{other} 2"), ("{index", "{index"), ("} {index}", "} 2"), ("{}", "{}"),
  ]

  @Test(arguments: patterns) func gapsAreFilledOnce(_ row: (pattern: String, filled: String)) {
    #expect(Phrase(row.pattern).filled(["index": "2", "count": "{index}"]) == row.filled)
  }
}
