import Testing
import Voices

@testable import AccessibilityAudit

/// The words for roles are those that readers say themselves.
@Suite struct RoleWordsTests {
  @Test func standInThePhraseBooks() throws {
    var heard: Set<String> = []
    for reader in ["talkback", "voiceover-ios"] {
      let library = try PhraseLibrary(of: reader)
      for book in library.languages.compactMap({ library.book(for: $0) }) {
        for role in RoleWords.byRole.keys {
          if let word = book[role, .spoken]?.pattern.lowercased() { heard.insert(word) }
        }
      }
    }
    let known = RoleWords.byRole.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    #expect(known.symmetricDifference(heard) == [])
  }
}
