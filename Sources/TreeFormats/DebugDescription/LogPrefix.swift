/// What a log puts before every line: a time, a process, a thread, the name of a container.
struct LogPrefix {
  /// The prefix of one line; other lines have other digits.
  private let first: ArraySlice<UInt8>

  private init(first: ArraySlice<UInt8>) { self.first = first }

  /// Finds what stands in lines before one of some marks, or fails where most lines have nothing of the kind.
  ///
  /// What the test did before is in the log as well, so that the first line with a mark need not be the first of all.
  init?(_ bytes: [UInt8], before marks: [String]) {
    let marks = marks.map { Array($0.utf8) }
    let lines = bytes.split(separator: 0x0A).filter { $0.contains { $0 > 0x20 } }
    var tries = 0
    for (number, line) in lines.prefix(Self.mostLines).enumerated() {
      guard let prefix = Self.prefix(of: line, before: marks) else { continue }
      guard let prefix = prefix.nonblank else { return nil }
      let found = LogPrefix(first: prefix)
      let next = lines[(number + 1)...].prefix(Self.mostCompared)
      let alike = next.count { found.end(in: $0) != nil }
      if alike > 0, alike * 2 > next.count {
        self = found
        return
      }
      tries += 1
      if tries == Self.mostTries { break }
    }
    return nil
  }

  /// Returns what stands before a mark, nothing for a line that begins with one; `nil` for a line without a mark.
  private static func prefix(
    of line: ArraySlice<UInt8>, before marks: [[UInt8]]
  ) -> ArraySlice<UInt8>? {
    let start = line.startIndex
    let beginning = line.prefix(longest)
    guard var end = marks.compactMap({ beginning.firstRange(of: $0)?.lowerBound }).min() else {
      return nil
    }
    // The first element may be indented; one blank belongs to the log.
    while end > start + 1, line[end - 1] == 0x20, line[end - 2] == 0x20 { end -= 1 }
    return line[start..<end]
  }

  /// Returns the text without the prefix; a line of another shape stays as it is.
  func removed(from bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      result += line[(end(in: line) ?? line.startIndex)...]
      result.append(0x0A)
    }
    return result
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
  /// How many lines are looked at for a mark, how many with one are tried, and how many are compared with each.
  private static let (mostLines, mostTries, mostCompared) = (5_000, 20, 200)
}

extension ArraySlice<UInt8> {
  /// The bytes, or `nil` for blanks alone.
  fileprivate var nonblank: ArraySlice<UInt8>? { contains { $0 > 0x20 } ? self : nil }
}
