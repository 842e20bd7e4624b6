internal import AccessibilityTree

/// What is inside of web pages, where WebKit makes the elements.
///
/// A page is read as it is written, not by place. Texts of a link are elements of their own, and the link
/// around them is none. A heading is a view whose value is its level; WebKit gives all that is in it the same
/// value (measured in page sources of iOS 9 to 17).
struct XCUITestWebContent {
  /// For each node the outermost web view that holds it, or -1; empty for a dump without pages.
  private var pages: [Int32] = []
  /// For each node the level of the heading that it is or stands in, or 0.
  private var levels: [Int8] = []
  /// Whether a link holds the node.
  private var isInLink: [Bool] = []

  /// Looks for the pages of a dump.
  init(_ dump: XCUITestDump) {
    guard dump.nodes.contains(where: { $0.type == .webView }) else {
      takeLevelsOfPiece(dump)
      return
    }
    pages = Array(repeating: -1, count: dump.nodes.count)
    levels = Array(repeating: 0, count: dump.nodes.count)
    isInLink = Array(repeating: false, count: dump.nodes.count)
    for index in dump.nodes.indices {
      guard let parent = dump.parent(of: index) else { continue }
      if pages[parent] >= 0 {
        pages[index] = pages[parent]
      } else if dump.nodes[parent].type == .webView {
        pages[index] = Int32(parent)
      } else {
        continue
      }
      isInLink[index] = isInLink[parent] || dump.nodes[parent].type == .link
      levels[index] = Self.level(index, dump) ?? levels[parent]
    }
    takeLevelsFromInside(dump)
  }

  /// Returns the web view that holds a node, or `nil` for a node that is in no page.
  func page(of index: Int) -> Int? {
    pages.isEmpty || pages[index] < 0 ? nil : Int(pages[index])
  }

  /// Returns the level of the heading that a node is or stands in.
  func headingLevel(of index: Int) -> Int? {
    levels.isEmpty || levels[index] == 0 ? nil : Int(levels[index])
  }

  /// Returns whether a link of a page holds a node.
  func isInLink(_ index: Int) -> Bool { !isInLink.isEmpty && isInLink[index] }

  /// A piece of a page without its web view shows the levels of headings all the same: no text of the app's own
  /// has a digit for its value beside other words, and holders with the same digit around it.
  private mutating func takeLevelsOfPiece(_ dump: XCUITestDump) {
    for index in dump.nodes.indices where dump.nodes[index].type == .staticText {
      guard let parent = dump.parent(of: index), dump.nodes[parent].type == .other,
        dump.areEqual(dump.nodes[parent].value, dump.nodes[index].value),
        let level = Self.level(index, dump)
      else { continue }
      if levels.isEmpty {
        levels = Array(repeating: 0, count: dump.nodes.count)
        isInLink = Array(repeating: false, count: dump.nodes.count)
      }
      levels[index] = level
      for holder in dump.tree.ancestors(of: index) {
        guard levels[holder] == 0,
          dump.areEqual(dump.nodes[holder].value, dump.nodes[index].value)
        else { break }
        levels[holder] = level
      }
    }
  }

  /// A link that only wraps a heading is one: "Under 10 euros, link, heading level 3".
  private mutating func takeLevelsFromInside(_ dump: XCUITestDump) {
    for index in dump.nodes.indices.reversed()
    where levels[index] == 0 && pages[index] >= 0 && dump.nodes[index].type == .link {
      let inside = index + 1
      guard inside < dump.end(of: index), dump.end(of: inside) == dump.end(of: index),
        dump.areEqual(dump.nodes[index].label, dump.nodes[inside].label)
      else { continue }
      levels[index] = levels[inside]
    }
  }

  /// The level that a node's value says: of a text, a link, or a view that is called by the words in it.
  private static func level(_ index: Int, _ dump: XCUITestDump) -> Int8? {
    let node = dump.nodes[index]
    guard node.value.count == 1, let digit = dump.bytes(node.value).first, (0x31...0x36) ~= digit,
      !node.label.isEmpty, !dump.areEqual(node.label, node.value)
    else { return nil }
    switch node.type {
    case .staticText, .link: break
    case .other: if !beginsWithWordsInside(index, dump) { return nil }
    default: return nil
    }
    return Int8(digit - 0x30)
  }

  /// A number that is turned has a name and a value, too, but its name does not stand in it.
  private static func beginsWithWordsInside(_ index: Int, _ dump: XCUITestDump) -> Bool {
    let inside = (index + 1..<dump.end(of: index)).first {
      dump.string(dump.nodes[$0].label) != nil
    }
    guard let inside, let label = dump.string(dump.nodes[index].label)?.withSingleSpaces,
      let words = dump.string(dump.nodes[inside].label)?.withSingleSpaces
    else { return false }
    return label.hasPrefix(words)
  }
}
