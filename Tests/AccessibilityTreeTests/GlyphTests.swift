import AccessibilityTree
import Testing

/// What icon fonts draw has no words.
@Suite struct GlyphTests {
  @Test(arguments: [
    ("Save", "Save"), ("\u{E823}", ""), ("\u{E823} Save", "Save"), ("Save \u{F8FF}", "Save"),
    ("Save \u{E823} all", "Save all"), ("A\u{E823}B", "AB"), ("\u{F0001}\u{100002} x", "x"),
    (" Save  all ", " Save  all "), ("朝 🏠", "朝 🏠"), ("ﬁsh", "ﬁsh"), ("", ""),
    ("Ein\u{AD}kauf", "Einkauf"), ("ein \u{AD} Kauf", "ein Kauf"), ("9\u{A0}°", "9\u{A0}°"),
  ])
  func glyphsAreLeftOut(text: String, heard: String) {
    #expect(text.withoutGlyphs == heard)
  }

  @Test func attributesMoveWithTheirText() throws {
    let kept = try #require("\u{E823} ABC now".keptAmongGlyphs)
    let spelt = SpeechAttribute(range: 2..<5, spellOut: true)
    #expect(spelt.keeping(kept) == SpeechAttribute(range: 0..<3, spellOut: true))
    #expect(SpeechAttribute(range: 0..<1, spellOut: true).keeping(kept) == nil)
    #expect("ABC".keptAmongGlyphs == nil)
  }

  @Test func anOutlineNamesThem() {
    var tree = ElementTree()
    tree.add(Element("\u{E823} Save", traits: .button))
    #expect(TreeOutline(tree).description == "└─ button \"U+E823 Save\"")
  }
}
