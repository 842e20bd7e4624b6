/// One line of a printed tree: how deep it stands, and what it says.
struct ComposeLine {
  /// What the line of a node begins with, in front of its number.
  static let header = "Node #"

  /// How many characters stand in front of the stroke of a node, or -1 for a line without one.
  var stroke: Int
  /// What stands behind the strokes, without white space at its end.
  var content: ArraySlice<UInt8>

  /// Reads a line.
  init(_ line: ArraySlice<UInt8>) {
    var index = line.startIndex
    while index < line.endIndex, line[index] == 0x20 || line[index] == UInt8(ascii: "|") {
      index += 1
    }
    let isNode =
      index > line.startIndex && index < line.endIndex && line[index] == UInt8(ascii: "-")
      && line[index - 1] == UInt8(ascii: "|")
    stroke = isNode ? index - 1 - line.startIndex : -1
    content = line[(isNode ? index + 1 : index)...]
  }

  /// Whether the line is a node's: `Node #4 at …`, or `2) Node #4 at …` in a list of nodes.
  var startsNode: Bool { nodeStart != nil }

  /// Whether the line is that of a node in a list of nodes.
  var isListed: Bool { nodeStart.map { $0 > content.startIndex } ?? false }

  /// Where the word "Node" stands, or `nil` in a line of another kind.
  private var nodeStart: Int? {
    var rest = content
    let number = rest.prefix { (0x30...0x39).contains($0) }
    if !number.isEmpty {
      rest = rest.dropFirst(number.count)
      guard rest.starts(with: ") ".utf8) else { return nil }
      rest = rest.dropFirst(2)
    }
    let header = Array(Self.header.utf8)
    guard rest.starts(with: header), let digit = rest.dropFirst(header.count).first,
      (0x30...0x39).contains(digit)
    else { return nil }
    return rest.startIndex
  }

  /// The text behind the word "Node #", of a line for which ``startsNode`` holds.
  var node: Substring {
    let start = (nodeStart ?? content.startIndex) + Self.header.utf8.count
    return String(decoding: content[min(start, content.endIndex)...], as: UTF8.self)[...]
  }
}
