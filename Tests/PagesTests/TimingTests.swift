import Testing

@testable import Pages

/// When parts of what is said are heard.
@Suite("Timings of a page's sound")
struct TimingTests {
  private static let timing = PageSound.Timing(
    from: 0, to: 900,
    words: [
      (0, "Mangoes", false), (200, "are", false), (300, "ripe.", false), (400, "L’", false),
      (450, "été", true), (600, "is", false), (700, "near,", false), (800, "button", false),
    ])

  @Test(
    arguments: [
      ("are ripe", 200..<400), ("Are  Ripe!", 200..<400), ("Mangoes", 0..<200),
      ("button", 800..<900), ("l'été", 400..<600), ("near", 700..<800),
      // A part of a word is heard with its word.
      ("anger", nil), ("ango", 0..<200), ("", nil), ("—", nil), ("limes", nil),
      ("Mangoes are ripe. L’été is near, button and more", nil),
    ] as [(String, Range<Int>?)])
  func aPartIsFoundInWholeWords(_ text: String, _ range: Range<Int>?) {
    #expect(Self.timing.range(of: text) == range)
  }

  @Test func wordsThatJoinStandTogether() {
    #expect(Self.timing.text == "Mangoes are ripe. L’été is near, button")
    #expect(Self.timing.json.hasPrefix(#"[[0, "Mangoes"], [200, "are"]"#))
  }
}
