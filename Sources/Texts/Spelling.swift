/// The known word that somebody meant, for "did you mean …".
package enum Spelling {
  /// Returns the known word that is meant: by its meaning, else by its letters.
  package static func meant(by word: String, among known: some Sequence<String>) -> String? {
    synonym(of: word, among: known) ?? nearest(to: word, among: known)
      ?? reordered(word, among: known)
  }

  /// Returns the known word that means the same.
  package static func synonym(of word: String, among known: some Sequence<String>) -> String? {
    let key = folded(word)
    guard let meanings = Synonyms.meanings[key] else { return nil }
    let known = Set(known)
    // One or several of a thing.
    let alike = [String(key.dropLast()), key + "s"].first(where: known.contains)
    if let alike, alike.count >= 4, key.last == "s" || alike.last == "s" { return alike }
    return meanings.first(where: known.contains)
  }

  /// Returns the tag of a language that is named: `en` of `English`.
  package static func language(named word: String) -> String? {
    Synonyms.languages[word.prefix(32).lowercased()]
  }

  /// The known word of the same parts in another order: `label-missing` of `missing-label`.
  private static func reordered(_ word: String, among known: some Sequence<String>) -> String? {
    func parts(_ word: String) -> [Substring] {
      word.prefix(64).lowercased().split { $0 == "-" || $0 == "_" || $0 == " " }.sorted()
    }
    let given = parts(word)
    return given.count < 2 ? nil : known.prefix(mostKnown).first { parts($0) == given }
  }

  /// Returns the known word that is nearest by its letters.
  ///
  /// A word that differs in case and marks alone comes first, then one whose vowels are left out, then one that begins with
  /// the given word or the other way round, then the one that needs the fewest edits: at most two, one in a word of four or
  /// five letters, none in a shorter one. Two edits leave the first letter as it is. An edit inserts, drops or replaces a letter, or swaps two neighbours. Of a file
  /// of many names the first ones are looked at.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let given = letters(of: folded(word), upTo: 64)
    guard !given.isEmpty else { return nil }
    let consonants = given.filter { !vowels.contains($0) }
    var clipped: String?
    let limit = given.count < 4 ? 0 : given.count < 6 ? 1 : 2
    var prefix: (word: String, rest: Int)?
    var best: (word: String, distance: Int)?
    var compared = 0
    for candidate in known.prefix(mostKnown) {
      let letters = letters(of: folded(candidate), upTo: 64)
      if letters == given { return candidate }
      let (short, long) = letters.count < given.count ? (letters, given) : (given, letters)
      let rest = long.count - short.count
      let isEnding = letters.count < given.count
      if short.count >= 3, long.starts(with: short), rest < prefix?.rest ?? .max,
        !isEnding || rest <= longestEnding
      {
        prefix = (candidate, rest)
      }
      if clipped == nil, given.count >= 3, consonants == given,
        letters.first == given.first, letters.filter({ !vowels.contains($0) }) == given
      {
        clipped = candidate
      }
      guard rest <= limit, short.count >= 4, compared < mostCompared else { continue }
      compared += 1
      let distance = distance(given, letters, upTo: limit)
      if distance == 2, letters.first != given.first { continue }
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let clipped { return clipped }
    // One letter more or less is both.
    if let prefix, prefix.rest <= best?.distance ?? .max { return prefix.word }
    return best?.word ?? prefix?.word
  }

  /// How many known words are looked at, and how many of them letter by letter: a hostile file has a million.
  private static let (mostKnown, mostCompared, mostRanked) = (2_000, 1_000, 500)

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u"]

  /// How many letters may follow a known word: `readers` of `reader`.
  private static let longestEnding = 3

  /// Returns `did you mean "…"?` for the known word that is meant, if there is one.
  ///
  /// Where none is near, the longest known word that the given one ends with is meant: `label` of
  /// `accessibilityLabel`.
  package static func question(for word: String, among known: some Sequence<String>) -> String? {
    let meant = meant(by: word, among: known) ?? ending(of: word, among: known)
    let absence = absence(of: word)
    return meant.map { "did you mean \(SafeText.quoted($0))?\(absence.map { " \($0)" } ?? "")" }
      ?? absence
  }

  /// Returns what to know of a word for which there is nothing but what is nearest, or `nil`.
  package static func absence(of word: String) -> String? { Synonyms.absent[folded(word)] }

  private static func ending(of word: String, among known: some Sequence<String>) -> String? {
    known.prefix(mostKnown).lazy.filter { isLast($0, of: word) }.max {
      $0.utf8.count < $1.utf8.count
    }
  }

  /// Returns `did you mean "…"?` for the known word that is meant, else the known words: all of a short list, the three
  /// nearest of a long one.
  package static func suggestion(for word: String, among known: [String], noun: String) -> String {
    if let question = question(for: word, among: known) { return question }
    if known.count <= mostListed {
      return "known \(noun): \(listed(known))"
    }
    let given = letters(of: folded(word), upTo: 64)
    let near = known.prefix(mostRanked).enumerated().map { index, known in
      (distance(given, letters(of: folded(known), upTo: 64)), index, known)
    }
    .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    // A word may be known in two places.
    var three: [String] = []
    for word in near.lazy.map(\.2) where three.count < 3 {
      three.appendMissing([word])
    }
    return "nearest of \(Set(known).count) \(noun): \(listed(three))"
  }

  // In texts of an app there are commas, too.
  private static func listed(_ words: [String]) -> String {
    let isPlain = !words.contains { $0.contains(",") }
    return words.map { isPlain ? SafeText.line($0) : SafeText.quoted($0) }.joined(separator: ", ")
  }

  /// The most words that a message lists.
  private static let mostListed = 48

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

  // Case and the marks between the parts of a word do not count: "text-size", "textSize".
  private static func folded(_ word: String) -> String {
    String(
      String.UnicodeScalarView(
        word.unicodeScalars.prefix(256).filter { ![" ", "-", "_"].contains($0) })
    )
    .lowercased()
  }

  // A character can hold any number of marks, so that scalars are cut off first.
  private static func letters(of word: String, upTo count: Int) -> [Character] {
    Array(String(word.unicodeScalars.prefix(4 * count)).prefix(count))
  }

  /// Returns how many edits lead from one word to another; what is more than a limit comes out as any number above it.
  private static func distance(
    _ a: [Character], _ b: [Character], upTo limit: Int = .max
  ) -> Int {
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
      if limit < .max, row.allSatisfy({ $0 > limit }) { return limit + 1 }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
