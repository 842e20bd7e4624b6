import Testing
import Voices

@testable import AccessibilityAudit

/// The words for gestures are those that readers say themselves.
@Suite struct GestureWordsTests {
  @Test(arguments: GestureWords.byLanguage.keys.sorted())
  func standInTheHintsOfReaders(_ language: String) throws {
    let several = ["zh": ["zh-Hans", "zh-Hant"], "pt": ["pt-BR"]]
    let tags = several[language] ?? [language]
    let keys: [PhraseKey] = ["activateHint", "toggleHint", "editHint", "expandHint"]
    let hints = try ["talkback", "voiceover-ios"].flatMap { reader in
      let library = try PhraseLibrary(of: reader)
      return tags.compactMap { library.book(for: $0) }
        .flatMap { book in keys.compactMap { book[$0, .spoken]?.pattern.lowercased() } }
    }
    for words in try #require(GestureWords.byLanguage[language]) {
      #expect(hints.contains { $0.contains(words) }, "\(words)")
    }
  }
}
