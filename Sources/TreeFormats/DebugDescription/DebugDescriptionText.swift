internal import Documents

/// The descriptions in a text, without what a log or a debugger prints around them.
struct DebugDescriptionText {
  /// What stands above every tree.
  static let heading = "Element subtree:"
  private static let endings = ["Path to element:", "Query chain:", "Attributes: "]

  /// What the first line of a description has, behind what a log puts before it.
  private static let marks = ["Attributes: ", heading, "→", "Application, "]

  /// The text, without the escapes of a debugger and what a log puts before each line.
  let source: SourceText
  /// Whether there were any.
  let wasEscaped: Bool
  /// Where the trees stand in the bytes of ``source``.
  private(set) var trees: [Range<Int>] = []

  /// Finds the trees of a text.
  init(_ given: SourceText) throws(SourceError) {
    wasEscaped = Self.isEscaped(given.bytes)
    let plain = wasEscaped ? Self.unescaped(given.bytes) : given.bytes
    if let prefix = LogPrefix(plain, before: Self.marks) {
      source = try given.holding(prefix.removed(from: plain))
    } else {
      source = wasEscaped ? try given.holding(plain) : given
    }
    let bytes = source.bytes
    var start: Int? = Self.startsWithElement(bytes) ? 0 : nil
    var line = 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.count
      let content = bytes[line..<end].drop { $0 == 0x20 || $0 == 0x09 }
      if Self.holdsHeading(content) {
        if let start { trees.append(start..<line) }
        start = min(end + 1, bytes.count)
      } else if let begun = start, Self.endings.contains(where: { content.starts(with: $0.utf8) }) {
        trees.append(begun..<line)
        start = nil
      }
      line = end + 1
    }
    if let start { trees.append(start..<bytes.count) }
  }

  /// Returns whether a text starts with an element, without a heading.
  static func startsWithElement(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }) else { return false }
    let line = bytes[..<first].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return DebugDescriptionLine(bytes, at: line) != nil
  }

  /// The heading may stand behind a log's time.
  private static func holdsHeading(_ line: ArraySlice<UInt8>) -> Bool {
    let heading = Array(heading.utf8)
    var end = line.endIndex
    while end > line.startIndex, line[end - 1] <= 0x20 { end -= 1 }
    return line[..<end].suffix(heading.count).elementsEqual(heading)
  }

  /// Whether line ends are written as the two characters `\n`, as lldb and JSON print texts.
  private static func isEscaped(_ bytes: [UInt8]) -> Bool {
    JSONSniffer.contains(heading + "\\n", bytes)
  }

  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        result.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"):
        result.append(bytes[index + 1])
      default: result += bytes[index...index + 1]
      }
      index += 2
    }
    return result
  }
}
