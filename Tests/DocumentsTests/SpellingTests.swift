import Testing

@testable import Documents
@testable import Texts

@Suite struct SpellingTests {
  static let words: [(word: String, nearest: String?)] = [
    ("button", "button"), ("buton", "button"), ("buttton", "button"), ("bttuon", "button"),
    ("Button", "button"), ("BUTTON", "button"), ("butt", "button"), ("lnk", "link"),
    ("ilnk", "link"),
    ("headr", "header"), ("headers", "header"), ("heading", nil), ("tabbar", "tabBar"),
    ("tabs", "tab"),
    ("staticTetx", "staticText"), ("xyz", nil), ("", nil), ("q", nil), ("somethingElse", nil),
    ("a", nil), ("cat", nil), ("hdr", "header"), ("readers", nil), ("buttons", "button"),
    ("buttonsets", nil), ("static", "staticText"), ("static-text", "staticText"), ("but", "button"),
    ("accessibilityButton", nil), ("buttons and more", nil),
  ]
  static let known = ["button", "link", "header", "tab", "tabBar", "staticText"]

  @Test(arguments: words)
  func findsTheNearestWord(_ word: (word: String, nearest: String?)) {
    #expect(Spelling.nearest(to: word.word, among: Self.known) == word.nearest)
  }

  @Test func theFirstOfEquallyNearWordsWins() {
    #expect(Spelling.nearest(to: "cart", among: ["bart", "hart"]) == "bart")
  }

  /// What another tool calls a thing comes before what is spelt alike.
  @Test(
    arguments: [
      ("btn", ["on", "button"], "button"), ("icon", ["on", "image"], "image"),
      ("say", ["scan", "speak"], "speak"), ("lint", ["init", "audit"], "audit"),
      ("lang", ["save", "language"], "language"), ("tap", ["tab", "activate"], "activate"),
      ("title", ["screen", "elements"], "screen"), ("title", ["label", "heading"], "heading"),
      ("iPhone", ["ios", "ipados"], "ios"), ("rules", ["list", "rule"], "rule"),
      ("missing-label", ["label-vague", "label-missing"], "label-missing"),
      ("VoiceOver", ["nvda", "voiceover-ios"], "voiceover-ios"),
    ] as [(String, [String], String)])
  func meaningComesFirst(_ word: String, _ known: [String], _ meant: String) {
    #expect(Spelling.meant(by: word, among: known) == meant)
  }

  @Test func whatIsFarIsNotGuessed() {
    #expect(Spelling.meant(by: "headed", among: ["reader", "list"]) == nil)
  }

  @Test func ofManyWordsTheNearestThreeAreListed() {
    let known = (0..<60).map { "key\($0)" } + ["colour"]
    let list = Spelling.suggestion(for: "qqqqqqq", among: known, noun: "keys")
    #expect(list.hasPrefix("nearest of 61 keys: "))
    #expect(list.split(separator: ",").count == 3)
  }

  @Test func asksOrLists() {
    let ask = Spelling.suggestion(for: "buton", among: Self.known, noun: "traits")
    #expect(ask == "did you mean \"button\"?")
    let list = Spelling.suggestion(for: "xyz", among: ["tab", "link"], noun: "traits")
    #expect(list == "known traits: tab, link")
  }

  @Test func wordsOfAnInputAreMadeSafe() {
    let question = Spelling.question(for: "rate\u{1B}[2", among: ["rate\u{1B}[2J"])
    #expect(question == "did you mean \"rate [2J\"?")
  }

  /// An ending helps to mend a key, and does not make a word alike.
  @Test(arguments: [
    ("accessibilityButton", "did you mean \"button\"?"), ("go_to_link", "did you mean \"link\"?"),
    ("myTabBar", "did you mean \"tabBar\"?"), ("thirdbutton", nil), ("buttons and more", nil),
    ("aLongWordBeforeABigTab", nil),
  ])
  func asksForTheWordAtTheEnd(_ word: String, _ question: String?) {
    #expect(Spelling.question(for: word, among: Self.known) == question)
  }

  @Test func longWordsAreNoBurden() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(Spelling.nearest(to: "button", among: [long, "buton"]) == "buton")
    #expect(Spelling.nearest(to: long, among: ["button"]) == nil)
  }

  /// A file may name a million elements, and more.
  @Test func notAllOfVeryManyNamesAreLookedAt() {
    let endless = sequence(first: 0) { $0 + 1 }.lazy.map { "button\($0)" }
    #expect(Spelling.nearest(to: "buton12", among: endless) == "button12")
    #expect(Spelling.question(for: "entirely other", among: endless) == nil)
  }
}
