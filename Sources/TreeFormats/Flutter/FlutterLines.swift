/// One line of a dump: how far it is indented, and what stands there.
struct FlutterLine {
  /// The number of characters in front of the content: spaces and the strokes of the tree.
  var column: Int
  /// The content, without white space at its end; empty for a line of strokes.
  var content: ArraySlice<UInt8>
}

/// Goes through the lines of a dump, without what a log writes in front of each.
struct FlutterLines {
  private let bytes: [UInt8]
  private var position = 0

  /// Starts at the first line.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next line, `nil` after the last.
  mutating func next() -> FlutterLine? {
    guard position < bytes.count else { return nil }
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    position = end + 1
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0D || bytes[end - 1] == 0x09 {
      end -= 1
    }
    return Self.split(Self.withoutPrefix(bytes[start..<end]))
  }

  private static func split(_ line: ArraySlice<UInt8>) -> FlutterLine {
    var column = 0
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == 0x20 {
        index += 1
      } else if line[index] == 0xE2, index + 2 < line.endIndex,
        line[index + 1] == 0x94 || line[index + 1] == 0x95
      {
        // U+2500 to U+257F, the strokes of boxes.
        index += 3
      } else {
        break
      }
      column += 1
    }
    return FlutterLine(column: column, content: line[index...])
  }

  private static let tag = Array("flutter".utf8)
  /// How far into a line the name of the log's writer is looked for.
  private static let longestPrefix = 120

  /// Takes off `flutter: `, `I/flutter (1234): ` and what stands before such a mark.
  private static func withoutPrefix(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // Lines of a tree that stand by themselves begin with a space, a stroke or "SemanticsNode".
    guard let first = line.first, first != 0x20, first != 0xE2, first != 0x53 else { return line }
    let start = line.prefix(longestPrefix)
    var index = start.startIndex
    while index + tag.count < start.endIndex {
      if start[index] == tag[0], start[index...].starts(with: tag),
        let rest = afterMark(line[(index + tag.count)...])
      {
        return rest
      }
      index += 1
    }
    return line
  }

  /// What follows `: ` or ` ( 1234): `, `nil` when something else stands there.
  private static func afterMark(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = text.drop { $0 == 0x20 }
    if rest.first == 0x28 {
      rest = rest.dropFirst().drop { $0 == 0x20 || (0x30...0x39).contains($0) }
      guard rest.first == 0x29 else { return nil }
      rest = rest.dropFirst()
    }
    guard rest.first == 0x3A else { return nil }
    rest = rest.dropFirst()
    return rest.first == 0x20 ? rest.dropFirst() : rest
  }
}
