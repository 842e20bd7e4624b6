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
