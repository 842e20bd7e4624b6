/// A row of cells that a finger reads: what does not fit is on the next line, to which it is panned.
package struct BrailleDisplay: Equatable, Sendable {
  /// How many cells there are when nobody says: displays have 14, 20, 32, 40 or 80.
  package static let usualCells = 40
  /// The shortest and the longest display that can be asked for.
  package static let possibleCells = 8...200

  private static let blank: Character = "\u{2800}"

  /// How many cells there are.
  package let count: Int

  /// Creates a display.
  package init(_ count: Int = usualCells) { self.count = max(1, count) }

  /// Returns cells line by line, as they are panned through.
  ///
  /// Words are kept whole; one that is longer than the display goes on in the next line.
  package func lines(of cells: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    func close() {
      if length > 0 { lines.append(line) }
      (line, length) = ("", 0)
    }
    for word in cells.split(separator: Self.blank) {
      var word = word
      var left = word.count
      if length > 0, length + 1 + left > count { close() }
      while left > count {
        close()
        lines.append(String(word.prefix(count)))
        word = word.dropFirst(count)
        left -= count
      }
      guard left > 0 else { continue }
      if length > 0 {
        line.append(Self.blank)
        length += 1
      }
      line += word
      length += left
    }
    close()
    return lines
  }
}
