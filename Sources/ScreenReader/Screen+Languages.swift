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
    if let remark = unstatedLanguage(phrases) { remarks.append(remark) }
    var seen: Set<String> = [own]
    for node in tree.elements.indices {
      guard let language = tree[node].language, seen.insert(language).inserted else { continue }
      remarks += phrases.remark(on: language, fallback: own).map { [$0] } ?? []
    }
    return remarks
  }

  /// Returns that most texts of a dump are written as no text in the reader's words is, where nothing states their
  /// language.
  private func unstatedLanguage(_ phrases: PhraseLibrary) -> String? {
    guard language == nil, origin != nil else { return nil }
    var counts: [WritingScript: Int] = [:]
    var (others, hasKana) = (0, false)
    for node in tree.elements.indices {
      guard let text = tree[node].label ?? tree[node].value else { continue }
      if tree[node].language != nil { return nil }
      guard let letter = text.unicodeScalars.first(where: { $0.properties.isAlphabetic }) else {
        continue
      }
      guard let script = WritingScript(letter) else {
        others += 1
        continue
      }
      counts[script, default: 0] += 1
      hasKana =
        hasKana || script == .kana
        || script == .han && text.unicodeScalars.contains { WritingScript($0) == .kana }
    }
    let most = counts.max { ($0.value, $1.key.name) < ($1.value, $0.key.name) }
    guard let most, counts.values.reduce(0, +) > others else { return nil }
    let own = most.key.language(hasKana: hasKana)
    guard phrases.remark(on: own) == nil else { return nil }
    return "most of the text is in \(most.key.name), but the reader's phrases are in English; "
      + "if the screen is in \(own), use --language \(own)"
  }
}
