internal import AccessibilityTree
internal import Documents

/// Reads the lines of a snapshot into the nodes of a page.
///
/// A snapshot in a block of Markdown, as Playwright's MCP server answers, is read from that block.
struct PlaywrightText {
  private let source: SourceText
  private(set) var report: ImportReport
  private(set) var tree = ARIATree()
  /// How far the open nodes are indented, outermost first.
  private var indents: [Int] = []
  /// The item whose text goes on in deeper lines: `text: |`.
  private var block: (indent: Int, text: String)?

  /// Creates a reader of a text.
  init(_ source: SourceText, report: ImportReport) {
    self.source = source
    self.report = report
  }

  /// Reads the text.
  mutating func read() throws(SourceError) {
    let frame = PlaywrightFrame(source)
    if let title = frame.title { tree.begin(ARIANode(.role(.document), title)) }
    // A line is one node; with a text behind its colon, two.
    tree.reserveCapacity(source.bytes[frame.lines].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 })
    var start = frame.lines.lowerBound
    while start < frame.lines.upperBound {
      let rest = source.bytes[start..<frame.lines.upperBound]
      let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
      try readLine(source.bytes[start..<end], isLast: end >= frame.lines.upperBound)
      start = end + 1
    }
    endBlock()
    while tree.depth > 0 { tree.end() }
  }

  private mutating func readLine(
    _ line: ArraySlice<UInt8>, isLast: Bool
  ) throws(SourceError) {
    let bare = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard let first = bare.first, first != 0x0D else { return }
    let indent = bare.startIndex - line.startIndex
    if let open = block {
      if indent > open.indent {
        block?.text += " " + String(decoding: bare, as: UTF8.self)
        return
      }
      endBlock()
    }
    if first == 0x23 || bare.starts(with: "---".utf8) { return }
    guard first == 0x2D, bare.dropFirst().first.map({ $0 <= 0x20 }) ?? true else {
      if isLast, first == 0x2D { return }
      // A list of elements looks the same until one has a key of its own.
      let key = String(decoding: bare.prefix { $0 != 0x3A }, as: UTF8.self)
      throw source.error(
        "an item of a snapshot begins with a dash and a space", at: bare.startIndex,
        suggestion: NativeElementKey.byName[key] == nil
          ? "like - button \"Save\"" : "in a screen file, the list goes below elements:")
    }
    var scanner = PlaywrightScanner(Array(bare.dropFirst()))
    do throws(PlaywrightScanner.Failure) {
      add(try scanner.item(), indent: indent, at: bare.startIndex)
    } catch {
      guard isLast, error.isCut else {
        throw source.error(error.message, at: bare.startIndex + 1 + error.place)
      }
      report.warn(source.warning("the snapshot was cut short here", at: bare.startIndex))
    }
  }

  private mutating func add(_ element: PlaywrightElement, indent: Int, at offset: Int) {
    while let last = indents.last, last >= indent {
      indents.removeLast()
      tree.end()
    }
    switch element.kind {
    case .unchanged: report.drop("parts that did not change since the last snapshot")
    case .property(let name):
      guard let text = element.text else { break }
      if name == "placeholder" { tree.setPlaceholder(text) }
      if name == "url" { tree.setLinkTarget(text) }
    case .text:
      if isBlock(element) {
        block = (indent, "")
      } else if let text = element.text {
        tree.addText(plain(text))
      }
    case .node:
      indents.append(indent)
      var node = node(element)
      node.offset = Int32(truncatingIfNeeded: offset)
      tree.begin(node)
      if isBlock(element) {
        block = (indent, "")
      } else if let text = element.text {
        tree.addText(plain(text))
      }
    }
  }

  private func isBlock(_ element: PlaywrightElement) -> Bool {
    guard !element.isQuoted, let text = element.text, let first = text.first else { return false }
    return (first == "|" || first == ">") && text.count <= 3
  }

  private mutating func endBlock() {
    guard let text = block?.text.collapsed else { return block = nil }
    block = nil
    tree.addText(text)
  }

  private mutating func node(_ element: PlaywrightElement) -> ARIANode {
    var node = ARIANode(named: element.role, element.name)
    if element.isPattern { report.infer("names from patterns") }
    for (key, word) in element.marks {
      switch key {
      case "ref": node.id = word.nonblank
      case "box": takeFrame(word, &node)
      default: node.takeState(key, word)
      }
    }
    return node
  }

  /// A text between slashes is a pattern too.
  private mutating func plain(_ text: String) -> String {
    guard text.hasPrefix("/"), text.hasSuffix("/"), text.count > 2 else { return text }
    var scanner = PlaywrightScanner(Array("text \(text)".utf8))
    guard let pattern = try? scanner.item().name else { return text }
    report.infer("names from patterns")
    return pattern
  }

  private mutating func takeFrame(_ word: String, _ node: inout ARIANode) {
    let numbers = word.split(separator: ",").map { Double($0) ?? .nan }
    guard numbers.count == 4 else { return }
    switch ImportedFrame.judge(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    {
    case .frame(let frame): node.frame = frame
    case .none: break
    case .absurd: report.drop("frames that are not finite")
    }
  }
}
