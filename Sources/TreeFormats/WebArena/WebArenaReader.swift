internal import AccessibilityTree
package import Documents

/// Reads the text trees of web pages that WebArena and BrowserGym make of Chrome's accessibility tree:
/// `[12] link 'Home'`, a line a node, moved in by tabs.
package struct WebArenaReader: TreeReader {
  /// `webarena`.
  package let name = "webarena"
  /// What the format is.
  package let summary = "WebArena or BrowserGym tree (text)"

  /// How much of a text is looked at.
  private static let reach = 4096

  /// Creates a reader.
  package init() {}

  /// Returns whether lines have a number in brackets, a role of the web and a name in quotes.
  package func recognise(_ source: SourceText) -> Recognition {
    let head = source.bytes.prefix(Self.reach)
    // JSON and XML are told at once.
    guard let first = head.first(where: { $0 > 0x20 }), first != UInt8(ascii: "{"),
      first != UInt8(ascii: "<")
    else { return .unlike }
    let lines = String(decoding: head, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
    let isMarked = lines.contains { text in
      guard let line = WebArenaLine(text) else { return false }
      return line.id != nil && line.name != nil && ARIARole.isName(line.role)
    }
    return isMarked ? .recognised : .unlike
  }

  /// Reads a tree.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    var report = ImportReport(
      format: name,
      cannotCarry: [
        .hints, .frames, .headingLevels, .customContent, .customRotors, .languages, .cellSpans,
      ])
    report.remarks.append(
      "the tool omits the states invalid, read-only and multiline, and uses its own ids as identifiers"
    )
    var tree = ARIATree()
    var indents: [Int] = []
    let lines = String(decoding: source.bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
    for line in lines.compactMap(WebArenaLine.init) {
      while let last = indents.last, last >= line.indent {
        tree.end()
        indents.removeLast()
      }
      tree.begin(Self.node(line))
      indents.append(line.indent)
    }
    for _ in indents { tree.end() }
    guard !tree.nodes.isEmpty else {
      throw SourceError(
        path: source.path, message: "the tree is empty: no line is a node such as [12] link 'Home'",
        suggestion: "take it again when the page has loaded")
    }
    var work = ARIAFacts(tree, report: report)
    return work.read()
  }

  private static func node(_ line: WebArenaLine) -> ARIANode {
    var node = ARIANode(named: line.role, line.name)
    node.id = line.id
    for (key, word) in line.states {
      switch key {
      case "value" where node.role.hasValue: node.value = word.nonblank
      case "url" where line.role == "link": node.linkTarget = word.nonblank
      default: node.takeState(key[...], word)
      }
    }
    return node
  }
}
