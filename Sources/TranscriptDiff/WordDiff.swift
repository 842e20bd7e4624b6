/// Which words of a line differ from those of another one.
///
///     [-Rate-]{+Review+}, button
package struct WordDiff: Equatable, Sendable {
  /// A stretch that both lines have, or in which they differ.
  package struct Run: Equatable, Sendable {
    /// The words of the old line.
    package var old: String
    /// The words of the new line.
    package var new: String
    /// How many characters of the old line stand before.
    package var oldOffset: Int
    /// Whether the lines differ here.
    package var isChange: Bool
  }

  /// The stretches; put together they are both lines.
  package private(set) var runs: [Run] = []

  /// Compares two lines by words.
  package init(from old: String, to new: String) {
    let first = TextWords.pieces(of: old)
    let second = TextWords.pieces(of: new)
    var names = Interning<Substring>()
    let common = CommonSubsequence.pairs(
      first.map { names.number($0) }, second.map { names.number($0) })
    var (oldStart, newStart) = (0, 0)
    var offset = 0
    for (a, b) in common + [(first.count, second.count)] {
      add(first[oldStart..<a].joined(), second[newStart..<b].joined(), isChange: true, &offset)
      if a < first.count { add(String(first[a]), String(first[a]), isChange: false, &offset) }
      (oldStart, newStart) = (a + 1, b + 1)
      if a == first.count { break }
    }
    takeSingleLetters()
    joinAcrossSpaces()
  }

  private mutating func add(
    _ old: String, _ new: String, isChange: Bool, _ offset: inout Int
  ) {
    if old.isEmpty && new.isEmpty { return }
    if let last = runs.indices.last, runs[last].isChange == isChange {
      runs[last].old += old
      runs[last].new += new
    } else {
      runs.append(Run(old: old, new: new, oldOffset: offset, isChange: isChange))
    }
    offset += old.count
  }

  // Words of scripts without spaces mostly have two letters or more: one that is left alone beside a change is
  // a part of a word that changed.
  private mutating func takeSingleLetters() {
    var taken: [Run] = []
    for (index, run) in runs.enumerated() {
      guard !run.isChange else {
        Self.append(run, to: &taken)
        continue
      }
      var same = run.old[...]
      if let last = taken.indices.last, taken[last].isChange, Self.isAlone(same.prefix(2)) {
        let letter = String(same.removeFirst())
        taken[last].old += letter
        taken[last].new += letter
      }
      var tail = ""
      if index + 1 < runs.count, Self.isAlone(Substring(same.suffix(2).reversed())) {
        tail = String(same.removeLast())
      }
      let offset = run.oldOffset + run.old.count - same.count - tail.count
      if !same.isEmpty {
        taken.append(Run(old: String(same), new: String(same), oldOffset: offset, isChange: false))
      }
      if !tail.isEmpty {
        let change = Run(old: tail, new: tail, oldOffset: offset + same.count, isChange: true)
        Self.append(change, to: &taken)
      }
    }
    runs = taken
  }

  /// Returns whether the first of two characters is a letter of a script without spaces, and the second is none.
  private static func isAlone(_ pair: Substring) -> Bool {
    guard let first = pair.first, TextWords.isUnspaced(first) else { return false }
    return pair.count == 1 || !TextWords.isUnspaced(pair[pair.index(after: pair.startIndex)])
  }

  private static func append(_ run: Run, to runs: inout [Run]) {
    if let last = runs.indices.last, runs[last].isChange, run.isChange {
      runs[last].old += run.old
      runs[last].new += run.new
    } else {
      runs.append(run)
    }
  }

  // Two words that changed side by side are one change, not two with a space between them.
  private mutating func joinAcrossSpaces() {
    var joined: [Run] = []
    for (index, run) in runs.enumerated() {
      let isSpace = !run.isChange && run.old == " " && index > 0 && index + 1 < runs.count
      if let last = joined.indices.last, joined[last].isChange, isSpace || run.isChange {
        joined[last].old += run.old
        joined[last].new += run.new
      } else {
        joined.append(run)
      }
    }
    runs = joined
  }
}
