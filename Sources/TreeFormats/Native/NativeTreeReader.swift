import AccessibilityTree
import Documents

/// Reads the elements of a screen file into a tree, without recursion.
struct NativeTreeReader {
  /// The largest number of elements that is read.
  static let maximumCount = 1_000_000

  /// Where each node is written, in bytes from the start of the source.
  private(set) var offsets: [Int] = []
  /// Where comments cut off texts, in bytes from the start of the source.
  private(set) var cutTexts: [Int] = []
  /// What is read otherwise than its author may have meant.
  private(set) var slips: [NativeSlip] = []
  /// What everybody should know about the elements, or `nil`.
  private(set) var remark: String?
  private var tree = ElementTree()
  private var references: NativeReferences

  /// Creates a reader.
  init(isWhole: Bool = false) { references = NativeReferences(checksEffects: isWhole) }

  /// Reads a list of elements.
  mutating func read(_ list: DocumentNode) throws(SourceError) -> ElementTree {
    try read(try Self.items(list, for: .elements))
  }

  /// A key that holds elements.
  private enum ListKey: String {
    case elements, children
  }

  private static func items(
    _ list: DocumentNode, for key: ListKey
  ) throws(SourceError) -> [DocumentNode] {
    let name = key.rawValue
    if list.kind == .mapping {
      throw list.error(
        "\"\(name)\" takes a list, not a mapping", suggestion: "begin each element with \"- \"")
    }
    if list.isWord, NativeShortForm.byName[list.text] != nil {
      throw list.error(
        "\"\(name)\" takes a list, not \(list.described)",
        suggestion: "begin each element with \"- \": - \(list.text): NAME")
    }
    return try list.list(for: name)
  }

  /// Reads elements and what is below them.
  mutating func read(_ items: [DocumentNode]) throws(SourceError) -> ElementTree {
    var mistakes = SourceMistakes()
    // The items still to read of every open list, outermost first.
    var open: [ArraySlice<DocumentNode>] = [items[...]]
    while !open.isEmpty, !mistakes.isFull {
      guard let item = open[open.count - 1].popFirst() else {
        open.removeLast()
        tree.end()
        continue
      }
      if tree.count >= Self.maximumCount {
        mistakes.add(item.error("the screen has more than \(Self.maximumCount) elements"))
        break
      }
      var reader = NativeElementReader()
      mistakes.attempt { () throws(SourceError) in try reader.read(item) }
      let index = tree.begin(reader.element)
      offsets.append(item.offset)
      references.note(reader, at: index)
      cutTexts += reader.cutTexts
      slips += reader.slips
      if let children = reader.children {
        let items = mistakes.attempt { () throws(SourceError) in
          try Self.items(children, for: .children)
        }
        if items == nil { references.lose(children) }
        open.append((items ?? [])[...])
      } else {
        tree.end()
      }
    }
    mistakes.attempt { () throws(SourceError) in try references.resolve(in: &tree) }
    try mistakes.check()
    remark = references.remark(on: tree)
    return tree
  }
}
