internal import AccessibilityTree
internal import Documents

/// One printed tree, flat and in the order of the text.
struct FlutterDump {
  /// The nodes.
  var nodes = FlatTree<FlutterElement>()
  /// Whether the dump says that it is in the order of hit tests, which is not a reader's.
  var isInHitTestOrder = false
}

/// Finds the nodes of a dump by their indentation.
///
/// The strokes of the tree are not needed: a log may have lost them. Properties stand two characters to
/// the right of their node's name, what does not fit on their line two more.
struct FlutterParser {
  /// What the line of a node begins with, in front of its number.
  static let header = "SemanticsNode#"

  private var lines: FlutterLines
  private var dumps: [FlutterDump] = []
  private var dump = FlutterDump()
  /// Where the names of the nodes stand that may still have children.
  private var columns: [Int] = []
  /// Where the properties of the last node stand, or -1 until there is one.
  private var propertyColumn = -1
  private var property: [UInt8] = []

  /// Creates a parser.
  init(_ source: SourceText) { lines = FlutterLines(source.bytes) }

  /// Returns the trees of the text that hold at least one node.
  mutating func parse() -> [FlutterDump] {
    let header = Array(Self.header.utf8)
    while let line = lines.next() {
      let isInside = propertyColumn >= 0 && line.column > propertyColumn
      if !isInside, line.content.starts(with: header) {
        beginNode(line)
      } else if dump.nodes.count == 0 {
        takeHeading(line.content)
      } else {
        takeProperty(line)
      }
    }
    endDump()
    return dumps
  }

  private mutating func beginNode(_ line: FlutterLine) {
    endProperty()
    let digits = line.content.dropFirst(Self.header.utf8.count).prefix {
      (0x30...0x39).contains($0)
    }
    while let column = columns.last, column >= line.column { close() }
    if columns.isEmpty, digits.elementsEqual([0x30]) { endDump() }
    var node = FlutterElement()
    node.number = String(decoding: digits, as: UTF8.self)
    node.offset = line.content.startIndex
    columns.append(line.column)
    dump.nodes.begin(node)
    propertyColumn = -1
  }

  private mutating func close() {
    columns.removeLast()
    dump.nodes.end()
  }

  private mutating func endDump() {
    endProperty()
    while !columns.isEmpty { close() }
    if dump.nodes.count > 0 { dumps.append(dump) }
    dump = FlutterDump(isInHitTestOrder: dump.nodes.count == 0 && dump.isInHitTestOrder)
    propertyColumn = -1
  }

  private mutating func takeHeading(_ content: ArraySlice<UInt8>) {
    let text = String(decoding: content.prefix(200), as: UTF8.self).lowercased()
    if text.contains("hit test") || text.contains("hit-test") || text.contains("hittest") {
      dump.isInHitTestOrder = true
    }
  }

  private mutating func takeProperty(_ line: FlutterLine) {
    if line.content.isEmpty { return }
    if propertyColumn < 0, let column = columns.last, line.column > column {
      propertyColumn = line.column
    }
    if propertyColumn < 0 || line.column < propertyColumn {
      // Something else that was logged between the lines of the dump, or the headline of the next one.
      endProperty()
      if line.column == 0, columns.count <= 1 { takeHeading(line.content) }
      return
    }
    if line.column == propertyColumn {
      endProperty()
    } else if !property.isEmpty, property.last != 0x3A {
      // Flutter breaks long lines at spaces; a break of the text's own is heard as one too.
      property.append(0x20)
    }
    property += line.content
  }

  private mutating func endProperty() {
    defer { property.removeAll(keepingCapacity: true) }
    guard !property.isEmpty, dump.nodes.count > 0 else { return }
    dump.nodes[dump.nodes.count - 1].take(property)
  }
}
