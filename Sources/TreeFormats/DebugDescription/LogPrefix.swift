/// What a log puts before every line: a time, a process, a thread.
struct LogPrefix {
  /// The prefix of the first line; other lines have other digits.
  private let first: ArraySlice<UInt8>

  /// Finds what stands in the first line before one of some marks, or fails where nothing does.
  init?(_ bytes: [UInt8], before marks: [String]) {
    guard let start = bytes.firstIndex(where: { $0 > 0x20 }) else { return nil }
    let line = bytes[start...].prefix { $0 != 0x0A }.prefix(Self.longest)
    let places = marks.compactMap { line.firstRange(of: Array($0.utf8))?.lowerBound }
    guard var end = places.min() else { return nil }
    // The first element may be indented; one blank belongs to the log.
    while end > start + 1, line[end - 1] == 0x20, line[end - 2] == 0x20 { end -= 1 }
    guard end > start, line[start..<end].contains(where: Self.isDigit) else { return nil }
    first = line[start..<end]
  }

  /// Returns the text without the prefix, or `nil` if a line with text has none of this shape.
  func removed(from bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var count = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.contains(where: { $0 > 0x20 }) {
        guard let end = end(in: line) else { return nil }
        result += line[end...]
        count += 1
      }
      result.append(0x0A)
    }
    return count > 1 ? result : nil
  }

  /// Returns where the prefix of a line ends: it is the first one's but for its digits.
  private func end(in line: ArraySlice<UInt8>) -> Int? {
    var (place, index) = (first.startIndex, line.startIndex)
    while place < first.endIndex {
      guard index < line.endIndex else {
        // An empty line of the description ends with the prefix, perhaps without its blank.
        return first[place...].allSatisfy { $0 <= 0x20 } ? index : nil
      }
      if Self.isDigit(first[place]) {
        guard Self.isDigit(line[index]) else { return nil }
        while place < first.endIndex, Self.isDigit(first[place]) { place += 1 }
        while index < line.endIndex, Self.isDigit(line[index]) { index += 1 }
        continue
      }
      guard first[place] == line[index] else { return nil }
      place += 1
      index += 1
    }
    return index
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static let longest = 300
}
