internal import AccessibilityTree

/// One printed tree.
struct ComposeTree {
  /// The nodes in the order of the text.
  var nodes = FlatTree<ComposeNode>()
  /// Whether the strokes stand where only white space can have stood in front of them.
  var hasLostIndentation = false
}

/// Finds the nodes of a text by their strokes: `|-Node #4 at …`.
///
/// The strokes of what a node holds stand to the right of its own; a node without one begins a tree.
struct ComposeParser {
  /// What is printed above every tree.
  static let heading = "Printing with useUnmergedTree = '"

  private var lines: ComposeLines
  private var trees: [ComposeTree] = []
  private var tree = ComposeTree()
  /// Where the strokes of the open nodes stand.
  private var strokes: [Int] = []
  /// A property whose value goes on in the next line.
  private var property: String?

  /// Creates a parser.
  init(_ bytes: [UInt8]) { lines = ComposeLines(bytes) }

  /// Returns the trees of the text that hold at least one node.
  mutating func parse() -> [ComposeTree] {
    while let line = lines.next() {
      if line.startsNode {
        begin(line)
      } else if line.content.starts(with: Self.heading.utf8) {
        endTree()
      } else if tree.nodes.count > 0 {
        take(String(decoding: line.content, as: UTF8.self))
      }
    }
    endTree()
    return trees
  }

  private mutating func begin(_ line: ComposeLine) {
    endProperty()
    if line.stroke < 0, !line.isListed, tree.nodes.count > 0 { endTree() }
    if line.stroke == 0 { tree.hasLostIndentation = true }
    while let last = strokes.last, last >= line.stroke {
      strokes.removeLast()
      tree.nodes.end()
    }
    strokes.append(line.stroke)
    var node = ComposeNode(line.node)
    node.offset = line.content.startIndex
    tree.nodes.begin(node)
  }

  private mutating func take(_ line: String) {
    if let open = property, !Self.startsProperty(line) {
      property = open + "\n" + line
    } else {
      endProperty()
      guard Self.startsProperty(line) else { return }
      property = line
    }
    // A value ends with the quote at the end of its line.
    let isOpen = property.map { $0.contains(ComposeNode.assignment) && !$0.hasSuffix("'") }
    if isOpen == false { endProperty() }
  }

  /// Whether a line is a property of its own, rather than more of a text of several lines.
  private static func startsProperty(_ line: String) -> Bool {
    if line.hasPrefix("[") || line.hasPrefix("Has ") { return true }
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return !name.isEmpty && line[name.endIndex...].hasPrefix(" = ")
  }

  private mutating func endProperty() {
    guard let line = property else { return }
    property = nil
    tree.nodes[tree.nodes.count - 1].take(line)
  }

  private mutating func endTree() {
    endProperty()
    for _ in strokes { tree.nodes.end() }
    strokes = []
    if tree.nodes.count > 0 { trees.append(tree) }
    tree = ComposeTree()
  }
}
