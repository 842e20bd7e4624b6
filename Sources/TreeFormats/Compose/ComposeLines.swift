/// Goes through the lines of a text, without what a log writes in front of each.
///
/// logcat and Android Studio write a time, numbers, a level and a tag; some of them only in front of the
/// first line of a message. Where a log was cut to its tags, they are what stands in front of the first node.
struct ComposeLines {
  private let bytes: [UInt8]
  private let tag: ArraySlice<UInt8>
  private var position = 0

  /// Starts at the first line.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tag = Self.tag(in: bytes)
  }

  /// Returns the next line, `nil` after the last.
  mutating func next() -> ComposeLine? {
    guard position < bytes.count else { return nil }
    let start = position
    var end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    position = end + 1
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0D || bytes[end - 1] == 0x09 {
      end -= 1
    }
    let line = bytes[start..<end]
    if !tag.isEmpty, line.starts(with: tag) {
      return ComposeLine(Self.afterSpace(line.dropFirst(tag.count)))
    }
    return ComposeLine(Self.withoutPrefix(line))
  }

  /// What stands in front of the first node up to its colon, `TAG :` or `I  TAG :`, or nothing.
  private static func tag(in bytes: [UInt8]) -> ArraySlice<UInt8> {
    var start = 0
    let header = Array(ComposeLine.header.utf8)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end].prefix(longestPrefix)
      start = end + 1
      guard let colon = colon(in: line), line[colon...].dropFirst().starts(with: header) else {
        continue
      }
      var words = line[..<(colon - 1)].split(separator: 0x20)
      if let first = words.first, first.count == 1, levels.contains(first[first.startIndex]) {
        words.removeFirst()
      }
      return words.count == 1 ? line[..<colon] : []
    }
    return []
  }

  private static let levels = Array("VDIWEFA".utf8)
  /// How far into a line the end of a log's words is looked for.
  private static let longestPrefix = 240

  private static func withoutPrefix(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = line.first else { return line }
    if startsWithDate(line) { return message(line.prefix(longestPrefix), of: line) }
    // "D/TAG: " and "I/TAG ( 812): ".
    guard levels.contains(first), line.dropFirst().first == UInt8(ascii: "/") else { return line }
    return colon(in: line.prefix(longestPrefix)).map { afterSpace(line[$0...]) } ?? line
  }

  /// Whether a line begins with "12-31 23:59:59" or "2024-12-31 23:59:59".
  private static func startsWithDate(_ line: ArraySlice<UInt8>) -> Bool {
    let shape = line.prefix(20).map { (0x30...0x39).contains($0) ? UInt8(ascii: "0") : $0 }
    return ["00-00 00:00:00", "0000-00-00 00:00:00"].contains { shape.starts(with: $0.utf8) }
  }

  private static func message(
    _ start: ArraySlice<UInt8>, of line: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    // Android Studio: a level between spaces, then two more in front of the message.
    for index in start.indices.dropFirst(2).dropLast(2)
    where levels.contains(line[index]) && line[index - 1] == 0x20 && line[index + 1] == 0x20
      && line[index + 2] == 0x20
    {
      return line[min(index + 3, line.endIndex)...]
    }
    return colon(in: start).map { afterSpace(line[$0...]) } ?? line
  }

  /// The index behind the first colon that a space or the end follows.
  private static func colon(in start: ArraySlice<UInt8>) -> Int? {
    start.indices.first { index in
      start[index] == UInt8(ascii: ":") && (index + 1 == start.endIndex || start[index + 1] == 0x20)
    }.map { $0 + 1 }
  }

  private static func afterSpace(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    rest.first == 0x20 ? rest.dropFirst() : rest
  }
}
