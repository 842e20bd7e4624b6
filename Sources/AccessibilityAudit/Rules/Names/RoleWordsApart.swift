import ScreenReader
import Voices

/// Finds the word for a role, in any language, that stands by itself in a label: "Grupos, botón 5 de 15".
///
/// What a dump says is in no language that it names; a word between signs is no part of a name, whatever it may
/// mean elsewhere.
struct RoleWordsApart {
  private let phrases: PhraseLibrary
  private var words: [PhraseKey: Set<String>] = [:]

  /// - Parameter phrases: The words of the reader.
  init(_ phrases: PhraseLibrary) {
    self.phrases = phrases
  }

  /// Returns the first word for one of the roles that stands by itself.
  ///
  /// - Parameters:
  ///   - label: A label.
  ///   - roles: The phrases of the roles that are heard with it.
  /// - Returns: The word in lower case, or `nil`.
  mutating func first(in label: String, _ roles: [PhraseKey]) -> String? {
    let parts = label.lowercased().split { ",;.،、，。".contains($0) }.dropFirst()
    if parts.isEmpty || roles.isEmpty { return nil }
    let known = roles.map { words(of: $0) }
    for part in parts.map({ String($0).trimmed }) {
      for words in known {
        if words.contains(part) { return part }
        if let word = words.first(where: { part.hasPrefix($0 + " ") }),
          Self.isPlace(part.dropFirst(word.count))
        {
          return word
        }
      }
    }
    return nil
  }

  /// Whether a text is "5 of 15" in some language: two numbers, and a word or two.
  private static func isPlace(_ text: Substring) -> Bool {
    let words = String(text).foldedWords
    return words.count <= 4 && words.filter { $0.allSatisfy(\.isNumber) }.count == 2
  }

  private mutating func words(of role: PhraseKey) -> Set<String> {
    if let known = words[role] { return known }
    let found = Set(
      phrases.languages.compactMap {
        phrases.book(for: $0)?[role, .spoken]?.pattern.lowercased()
      })
    words[role] = found
    return found
  }
}
