/// The nodes of an outline, and what stands around them.
struct OutlineText {
  /// How many bytes of a text are looked at to tell what it is.
  static let reach = 65_536

  /// How the lines of the nodes begin.
  private(set) var style = OutlineScanner.Style.bracketed
  /// The nodes in order.
  private(set) var items: [OutlineItem] = []
  /// The lines of other kinds that stand before, between and behind the nodes.
  private(set) var notices: [Substring] = []

  /// Reads a text.
  ///
  /// A name may have several lines: a line that is neither a node nor in brackets goes on with the node
  /// before it.
  init(_ text: String) {
    var waiting: (indent: Int, line: String)?
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let bare = line.drop { $0 == " " || $0 == "\t" }
      if let style = Self.style(of: bare), items.isEmpty && waiting == nil || style == self.style {
        if let waiting { add(waiting) }
        self.style = style
        waiting = (line.distance(from: line.startIndex, to: bare.startIndex), String(bare))
      } else if bare.hasPrefix("[") || bare.hasPrefix("--- ") || waiting == nil {
        if !bare.isEmpty { notices.append(bare) }
      } else if !bare.isEmpty {
        waiting?.line += " " + bare
      }
    }
    if let waiting { add(waiting) }
  }

  /// Creates the outline that a text begins with, enough to tell what it is.
  init(startOf bytes: [UInt8]) {
    self.init(String(decoding: bytes.prefix(Self.reach), as: UTF8.self))
  }

  /// Returns how a line of a node begins, `nil` for another line.
  private static func style(of line: Substring) -> OutlineScanner.Style? {
    if line.hasPrefix("- "), line.dropFirst(2).first?.isLetter == true { return .dashed }
    guard line.hasPrefix("@e") else { return nil }
    let digits = line.dropFirst(2).prefix { $0.isNumber }
    let next = line[digits.endIndex...].drop(while: \.isWhitespace)
    return !digits.isEmpty && next.first == "[" ? .bracketed : nil
  }

  private mutating func add(_ waiting: (indent: Int, line: String)) {
    var scanner = OutlineScanner(waiting.line[...], style)
    var item = scanner.item()
    item.indent = waiting.indent
    items.append(item)
  }

  /// Calls closures for the nodes as they stand in each other.
  func walk(begin: (OutlineItem) -> Void, end: () -> Void) {
    var indents: [Int] = []
    for item in items {
      while let last = indents.last, last >= item.indent {
        indents.removeLast()
        end()
      }
      indents.append(item.indent)
      begin(item)
    }
    for _ in indents { end() }
  }
}
