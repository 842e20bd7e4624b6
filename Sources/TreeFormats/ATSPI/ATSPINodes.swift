internal import AccessibilityTree
internal import Documents

/// The objects of a window, which name one another by numbers.
struct ATSPINodes {
  private(set) var all: [ATSPINode] = []
  private var places: [Int: Int] = [:]
  /// For each object those in it.
  private(set) var children: [[Int]] = []

  /// Reads the objects; the first is the window.
  init(_ root: DocumentNode) throws(SourceError) {
    guard let list = root["nodes"] else { throw root.error("the window has no \"nodes\"") }
    let items = try list.list(for: "nodes")
    guard !items.isEmpty else {
      throw list.error(
        "the window is empty: it has no nodes", suggestion: "dump again when it has been drawn")
    }
    let isGTK = root["toolkit"]?.text.lowercased().hasPrefix("gtk") == true
    for item in items {
      var node = try ATSPINode(item)
      if isGTK, Self.isClassName(node.name) { node.name = "" }
      guard places.updateValue(all.count, forKey: node.id) == nil else {
        throw item.error("two nodes have the id \(node.id)")
      }
      all.append(node)
    }
    var hasParent = [Bool](repeating: false, count: all.count)
    hasParent[0] = true
    for (index, node) in all.enumerated() {
      var inner: [Int] = []
      for id in node.children {
        guard let child = places[id] else {
          throw items[index].error("node \(node.id) has the child \(id), but no node has that id")
        }
        guard !hasParent[child] else {
          throw items[index].error(
            "node \(node.id) has the child \(id), which already has a parent: the tree has a cycle or a shared node"
          )
        }
        hasParent[child] = true
        inner.append(child)
      }
      children.append(inner)
    }
    if let lost = hasParent.firstIndex(of: false) {
      throw items[lost].error("node \(all[lost].id) has no parent")
    }
  }

  /// Whether a name is that of a class, which GTK 4 tells of what has none: `GtkMenuButton`, `AdwGizmo`.
  private static func isClassName(_ name: String) -> Bool {
    ["Gtk", "Adw"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(3).first?.isUppercase == true
        && name.allSatisfy { $0.isLetter || $0.isNumber }
    }
  }

  /// Returns the place of a node by its number.
  func place(of id: Int) -> Int? { places[id] }

  /// The language of the window as a tag, or `nil` where it tells none: "C" is too short for one.
  var language: String? {
    guard let locale = all[0].locale?.prefix(while: { $0 != "." && $0 != "@" }), locale != "POSIX"
    else { return nil }
    return String(locale).languageTag
  }

  /// Returns the words of nodes, one after the other.
  func words(of ids: [Int]) -> String? {
    ids.compactMap { places[$0] }.compactMap { words(in: $0) }.joined(separator: " ").nonblank
  }

  /// Returns a node's name, else the texts in it.
  func words(in index: Int) -> String? {
    var words: [String] = []
    var stack = [index]
    while let next = stack.popLast() {
      if let name = all[next].name.nonblank ?? ownText(next) {
        words.append(name)
      } else {
        stack += children[next].reversed()
      }
    }
    return words.joined(separator: " ").collapsed
  }

  /// Returns what is written in a node itself; U+FFFC stands where it holds another one.
  func ownText(_ index: Int) -> String? {
    guard let text = all[index].text, !text.contains("\u{FFFC}") else { return nil }
    return text.nonblank
  }
}
