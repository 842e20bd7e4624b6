/// A drawing of a tree, one node per line, for failure messages and tests.
///
///     ├─ header "Mango lassi" [20,60 335×40]
///     └─ group "Steps"
///        └─ button "Rate" #rate
public struct TreeOutline: CustomStringConvertible, Sendable {
  /// The deepest level that is drawn with its own indentation; deeper nodes say how deep they are.
  static let deepestIndentation = 60

  private let tree: ElementTree
  private let marks: [Int: String]

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - tree: The nodes to draw.
  ///   - marks: Text to add after nodes, by node index.
  public init(_ tree: ElementTree, marks: [Int: String] = [:]) {
    self.tree = tree
    self.marks = marks
  }

  /// The drawing, lines separated by line breaks.
  public var description: String { lines.joined(separator: "\n") }

  /// Returns the drawing without what is far from every mark, where it is a long one.
  ///
  /// Kept are the marked nodes, what holds them, and their neighbours.
  package func excerpt(longest: Int = 40) -> [String] {
    let lines = lines
    if lines.count <= longest { return lines }
    var kept: Set<Int> = []
    for marked in marks.keys.sorted().prefix(longest) {
      kept.formUnion(max(0, marked - 2)...min(lines.count - 1, marked + 2))
      var parent = tree.parent(of: marked)
      while let node = parent, kept.insert(node).inserted { parent = tree.parent(of: node) }
    }
    var excerpt: [String] = []
    var last = -1
    for index in kept.sorted() {
      if index > last + 1 { excerpt.append("⋮") }
      excerpt.append(lines[index])
      last = index
    }
    return last + 1 < lines.count ? excerpt + ["⋮"] : excerpt
  }

  private var lines: [String] {
    var lines: [String] = []
    // The ends of the open levels, and whether each level's node was its parent's last child.
    var open: [(end: Int, isLast: Bool)] = []
    for index in 0..<tree.count {
      while let last = open.last, last.end <= index { open.removeLast() }
      let parentEnd = tree.parent(of: index).map(tree.end(of:)) ?? tree.count
      let isLast = tree.end(of: index) == parentEnd
      var line = ""
      if open.count > Self.deepestIndentation {
        line = "… \(open.count) levels down: "
      } else {
        for level in open { line += level.isLast ? "   " : "│  " }
        line += isLast ? "└─ " : "├─ "
      }
      line += Self.line(for: tree[index], isElement: tree.isElement(index))
      if let mark = marks[index] { line += "  ◀ " + Self.printable(mark) }
      lines.append(line)
      open.append((tree.end(of: index), isLast))
    }
    return lines
  }

  private static func line(for element: Element, isElement: Bool) -> String {
    var words: [String] = []
    if element.isHidden || element.isDecorative { words.append("hidden") }
    if element.isModal { words.append("modal") }
    if let container = element.container { words.append(container.rawValue) }
    words += element.traits.names
    // Where traits say nothing, the role does that the input states.
    if words.isEmpty, let role = element.role?.rawValue ?? element.statedFacts.text(.ariaRole) {
      words.append(role)
    }
    if words.isEmpty { words.append(isElement ? "element" : "view") }
    if let label = element.label { words.append("\"\(label)\"") }
    if let value = element.value { words.append("= \"\(value)\"") }
    if let id = element.id { words.append("#\(id)") }
    if let frame = element.frame {
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(shortened)
      words.append("[\(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])]")
    }
    return printable(words.joined(separator: " "))
  }

  // The outline goes to terminals: nothing in a label may move the cursor or turn the line around.
  private static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.append(" ")
      case .format where scalar.properties.isBidiControl: break
      // What an icon font draws, a terminal cannot.
      case .privateUse:
        result += "U+\(String(scalar.value, radix: 16, uppercase: true))".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func shortened(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String((number * 100).rounded() / 100)
  }
}
