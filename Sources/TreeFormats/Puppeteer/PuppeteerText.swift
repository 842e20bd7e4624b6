internal import AccessibilityTree
internal import Documents

/// Reads the lines of chrome-devtools-mcp: `uid=1_2 textbox "Name" focusable value="Fern"`.
///
/// Nothing in them is escaped: a name may hold quotes and line breaks. So a name ends at the first quote
/// behind which the line ends or a known attribute stands, and a line without a mark goes on with the one
/// before. Lines before the first mark are passed over.
struct PuppeteerText {
  private static let attributes: Set<String> = [
    "atomic", "autocomplete", "busy", "checked", "description", "details", "disableable",
    "disabled",
    "editable", "errormessage", "expandable", "expanded", "focusable", "focused", "haspopup",
    "invalid", "keyshortcuts", "level", "live", "modal", "multiline", "multiselectable",
    "orientation", "pressed", "readonly", "relevant", "required", "roledescription", "selectable",
    "selected", "url", "value", "valuemax", "valuemin", "valuetext",
  ]

  private let source: SourceText
  private var tree = ARIATree()
  /// How far the open nodes are indented, outermost first.
  private var indents: [Int] = []

  /// Creates a reader of a text.
  init(_ source: SourceText) { self.source = source }

  /// Returns whether a line of a text begins with a mark.
  static func isMarked(_ head: [UInt8]) -> Bool {
    head.split(separator: 0x0A).contains { isMarked($0.drop { $0 == 0x20 }) }
  }

  private static func isMarked(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "uid=".utf8) else { return false }
    let rest = line.dropFirst(4)
    let frame = rest.prefix { (0x30...0x39).contains($0) }
    let tail = rest.dropFirst(frame.count)
    guard !frame.isEmpty, tail.first == 0x5F else { return false }
    let number = tail.dropFirst().prefix { (0x30...0x39).contains($0) }
    return !number.isEmpty && tail.dropFirst(number.count + 1).first.map { $0 <= 0x20 } ?? true
  }

  /// Reads the text.
  mutating func read() -> ARIATree {
    var waiting: (indent: Int, text: String)?
    for line in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == 0x20 }
      if Self.isMarked(bare) {
        if let waiting { add(waiting.text, indent: waiting.indent) }
        waiting = (bare.startIndex - line.startIndex, Self.text(bare))
      } else {
        waiting?.text += "\n" + Self.text(line)
      }
    }
    if let waiting { add(waiting.text, indent: waiting.indent) }
    while tree.depth > 0 { tree.end() }
    return tree
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }

  private mutating func add(_ line: String, indent: Int) {
    while let last = indents.last, last >= indent {
      indents.removeLast()
      tree.end()
    }
    indents.append(indent)
    tree.begin(Self.node(line[...]))
  }

  private static func node(_ line: Substring) -> ARIANode {
    var rest = line.dropFirst(4)
    let id = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(id.count).drop(while: \.isWhitespace)
    let role = rest.prefix { !$0.isWhitespace && $0 != "\"" }
    rest = rest.dropFirst(role.count)
    var node = ARIANode(named: role == "ignored" ? "generic" : String(role))
    node.id = String(id)
    if rest.hasPrefix(" \"") { node.name = quoted(&rest, from: 2).nonblank }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let key = rest.prefix { $0.isLetter }
      if key.isEmpty { break }
      rest = rest.dropFirst(key.count)
      let value = rest.hasPrefix("=\"") ? quoted(&rest, from: 2) : ""
      switch key {
      case "value": node.value = value.nonblank
      case "url": node.linkTarget = value.nonblank
      case "description": node.description = value.nonblank
      default: node.takeState(key, value)
      }
    }
    return node
  }

  /// Takes a text off a line that ends at a quote with the end or a known attribute behind it.
  private static func quoted(_ line: inout Substring, from count: Int) -> String {
    let text = line.dropFirst(count)
    var search = text.startIndex
    while let quote = text[search...].firstIndex(of: "\"") {
      let rest = text[text.index(after: quote)...]
      let word = rest.dropFirst().prefix { $0.isLetter }
      let isEnd =
        rest.isEmpty || rest.hasPrefix(" [")
        || rest.first == " " && (attributes.contains(String(word)))
      if isEnd {
        line = rest
        return String(text[..<quote])
      }
      search = text.index(after: quote)
    }
    // Cut off in the middle.
    line = ""
    return String(text)
  }
}
