import AccessibilityTree

/// Gives nodes the names and values that AccessKit computes from others.
struct AccessKitNames {
  /// How long a text is put together from others, in bytes.
  private static let longestText = 10_000

  private let tree: ElementTree
  private let nodes: [AccessKitNode]
  private let indices: [String: Int]

  /// Creates the names of a tree.
  init(_ tree: ElementTree, _ nodes: [AccessKitNode]) {
    self.tree = tree
    self.nodes = nodes
    var indices: [String: Int] = [:]
    for index in tree.elements.indices { if let id = tree[index].id { indices[id] = index } }
    self.indices = indices
  }

  /// Returns the label of a node that has none of its own.
  func label(of index: Int) -> String? {
    let labelling = tree[index].labelledBy
    if !labelling.isEmpty { return joined(labelling.lazy.compactMap { indices[$0] }) }
    guard nodes[index].role.isNamedByContent else { return nil }
    var found: [Int] = []
    var inner = index + 1
    while inner < tree.end(of: index) {
      switch nodes[inner].role {
      case .label, .image: found.append(inner)
      case .genericContainer:
        inner += 1
        continue
      default: break
      }
      inner = tree.end(of: inner)
    }
    return joined(found)
  }

  /// Returns the text of a field of one line, which stands in runs below it.
  func text(of index: Int) -> String? {
    guard nodes[index].role.isTextInput else { return nil }
    var text = ""
    var inner = index + 1
    while inner < tree.end(of: index), text.utf8.count <= Self.longestText {
      if nodes[inner].role == .textRun, let run = tree[inner].value { text += run }
      // A field inside of a field has a text of its own.
      inner = nodes[inner].role.isTextInput ? tree.end(of: inner) : inner + 1
    }
    return text.nonblank
  }

  private func joined(_ found: some Sequence<Int>) -> String? {
    var text: String?
    for index in found {
      let words =
        nodes[index].role == .label ? tree[index].value ?? tree[index].label : tree[index].label
      guard let words else { continue }
      text = text.map { "\($0) \(words)" } ?? words
      if text?.utf8.count ?? 0 > Self.longestText { break }
    }
    return text
  }
}
