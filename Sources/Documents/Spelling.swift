/// The nearest known word to a misspelt one, for "did you mean …".
package enum Spelling {
  /// Returns the known word that needs the fewest edits to become the given one.
  ///
  /// An edit inserts, drops or replaces a character, or swaps two neighbours. A word further off than a
  /// third of its length (at least two edits) is no help and is not suggested. Case does not count.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let characters = letters(of: word, upTo: 64)
    let limit = max(2, characters.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in known {
      // A word that is longer by more than the limit is too far off, however long it is.
      let letters = letters(of: candidate, upTo: characters.count + limit + 1)
      guard abs(letters.count - characters.count) <= limit else { continue }
      let distance = distance(characters, letters)
      // A suggestion that shares nothing with the word misleads more than it helps.
      guard distance <= limit, distance < max(characters.count, letters.count) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Returns `did you mean "…"?` for the nearest known word, if there is one.
  ///
  /// Where none is near, the longest known word that the given one ends with is meant: `label` of
  /// `accessibilityLabel`.
  package static func question(for word: String, among known: some Sequence<String>) -> String? {
    let meant = nearest(to: word, among: known) ?? ending(of: word, among: known)
    return meant.map { "did you mean \(SafeText.quoted($0))?" }
  }

  private static func ending(of word: String, among known: some Sequence<String>) -> String? {
    known.lazy.filter { isLast($0, of: word) }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Returns `did you mean "…"?` for the nearest known word, else the list of known words.
  package static func suggestion(for word: String, among known: [String], noun: String) -> String {
    question(for: word, among: known)
      ?? "known \(noun): \(known.map(SafeText.line).joined(separator: ", "))"
  }

  private static func isLast(_ known: String, of word: String) -> Bool {
    let count = known.utf8.count
    guard count >= 4, count < word.utf8.count,
      String(decoding: word.utf8.suffix(count), as: UTF8.self).lowercased() == known.lowercased()
    else { return false }
    // A capital or a mark before it tells a word from letters: "tabLabel", "tab_label", not "unlabel".
    let start = word.utf8.index(word.utf8.endIndex, offsetBy: -count)
    let before = word.utf8[word.utf8.index(before: start)]
    return (0x41...0x5A).contains(word.utf8[start]) || " -_.".utf8.contains(before)
  }

  // A character can hold any number of marks, so that scalars are cut off first.
  private static func letters(of word: String, upTo count: Int) -> [Character] {
    Array(String(word.unicodeScalars.prefix(4 * count)).lowercased().prefix(count))
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
