import AccessibilityTree
import Documents

/// Reads the elements of a screen file into a tree, without recursion.
struct NativeTreeReader {
  /// The largest number of elements that is read.
  static let maximumCount = 1_000_000

  /// Where each node is written, in bytes from the start of the source.
  private(set) var offsets: [Int] = []
  /// What everybody should know about the elements, or `nil`.
  private(set) var remark: String?
  private var tree = ElementTree()
  private var references = NativeReferences()

  /// Reads a list of elements.
  ///
  /// - Parameter list: The value of the key `elements`.
  /// - Throws: An error that names the place of what cannot be read.
  /// - Returns: The tree.
  mutating func read(_ list: DocumentNode) throws(SourceError) -> ElementTree {
    try read(try list.list(for: "elements"))
  }

  /// Reads elements and what is below them.
  ///
  /// - Parameter items: The outermost elements.
  /// - Throws: An error that names the place of what cannot be read.
  /// - Returns: The tree.
  mutating func read(_ items: [DocumentNode]) throws(SourceError) -> ElementTree {
    // The items still to read of every open list, outermost first.
    var open: [ArraySlice<DocumentNode>] = [items[...]]
    while !open.isEmpty {
      guard let item = open[open.count - 1].popFirst() else {
        open.removeLast()
        tree.end()
        continue
      }
      if tree.count >= Self.maximumCount {
        throw item.error("the screen has more than \(Self.maximumCount) elements")
      }
      var reader = NativeElementReader()
      try reader.read(item)
      let index = tree.begin(reader.element)
      offsets.append(item.offset)
      references.note(reader, at: index)
      if let children = reader.children {
        open.append(try children.list(for: "children")[...])
      } else {
        tree.end()
      }
    }
    try references.resolve(in: &tree)
    remark = references.remark(on: tree)
    return tree
  }
}
