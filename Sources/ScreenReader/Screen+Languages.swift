package import AccessibilityTree
package import Voices

extension Screen {
  /// Returns what a person should know about the languages of the screen and its elements: that the
  /// reader's words are those of another one, for each language that has none of its own.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package func languageRemarks(
    _ phrases: PhraseLibrary, _ settings: ReaderSettings = ReaderSettings()
  ) -> [String] {
    let own = settings.language ?? language ?? Self.defaultLanguage
    var remarks = phrases.remark(on: own).map { [$0] } ?? []
    if settings.language != nil { return remarks }
    var seen: Set<String> = [own]
    for element in tree.elements {
      guard let language = element.language, seen.insert(language).inserted else { continue }
      remarks += phrases.remark(on: language, fallback: own).map { [$0] } ?? []
    }
    return remarks
  }
}
