/// The thing said that is nearest to an expected one, by the words that both have.
package struct NearestText: Sendable {
  /// Things said longer ago are not looked at.
  private static let remembered = 2_000

  private var texts: [String] = []

  /// Creates a memory without anything said.
  package init() {}

  /// Remembers something said.
  package mutating func add(_ text: String) {
    if texts.count >= 2 * Self.remembered { texts.removeFirst(Self.remembered) }
    if !text.isEmpty { texts.append(text) }
  }

  /// Returns the nearest thing said, the latest of equally near ones.
  package func nearest(to expected: String) -> String? {
    let wanted = Self.words(of: expected)
    var best: (text: String, score: Double)?
    var seen: Set<String> = []
    for text in texts.suffix(Self.remembered).reversed() where seen.insert(text).inserted {
      let words = Self.words(of: text)
      let shared = wanted.intersection(words).count
      guard shared > 0 else { continue }
      let score = Double(2 * shared) / Double(wanted.count + words.count)
      if score > best?.score ?? 0 { best = (text, score) }
    }
    return best?.text
  }

  /// Returns whether something said holds words, as whole words in a row; case is ignored.
  package static func holds(_ said: String, _ text: String) -> Bool {
    WordList(said).holds(WordList(text))
  }

  private static func words(of text: String) -> Set<String> { Set(WordList(text).words) }
}
