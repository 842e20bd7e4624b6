/// Gives nodes the names and values that AccessKit computes from others.
struct AccessKitNames {
  /// How long a text is put together from others, in bytes.
  private static let longestText = 10_000

  private let tree: AccessKitNodes

  /// Creates the names of a tree.
  ///
  /// - Parameter tree: The nodes.
  init(_ tree: AccessKitNodes) { self.tree = tree }

  /// Returns the label of a node that has none of its own.
  ///
  /// - Parameter index: A node.
  /// - Returns: The words of the nodes that label it, or of the texts and images in it, with spaces
  ///   between them; `nil` when there are none.
  func label(of index: Int) -> String? {
    let node = tree.nodes[index]
    if !node.rare.labelledBy.isEmpty {
      return joined(node.rare.labelledBy.lazy.compactMap { tree.indices[$0] })
    }
    guard node.role.isNamedByContent else { return nil }
    var found: [Int] = []
    var inner = index + 1
    while inner < Int(tree.ends[index]) {
      switch tree.nodes[inner].role {
      case .label, .image: found.append(inner)
      case .genericContainer:
        inner += 1
        continue
      default: break
      }
      inner = Int(tree.ends[inner])
    }
    return joined(found)
  }

  /// Returns the text of a field of one line, which stands in runs below it.
  ///
  /// - Parameter index: A node.
  /// - Returns: The text, or `nil` for other nodes and empty fields.
  func text(of index: Int) -> String? {
    guard tree.nodes[index].role.isTextInput else { return nil }
    var text = ""
    var inner = index + 1
    while inner < Int(tree.ends[index]), text.utf8.count <= Self.longestText {
      if tree.nodes[inner].role == .textRun, let run = tree.nodes[inner].text { text += run }
      // A field inside of a field has a text of its own.
      inner = tree.nodes[inner].role.isTextInput ? Int(tree.ends[inner]) : inner + 1
    }
    return text.nonblank
  }

  private func joined(_ nodes: some Sequence<Int>) -> String? {
    var text: String?
    for index in nodes {
      let node = tree.nodes[index]
      guard let words = node.role == .label ? node.text ?? node.label : node.label else { continue }
      text = text.map { "\($0) \(words)" } ?? words
      if text?.utf8.count ?? 0 > Self.longestText { break }
    }
    return text
  }
}
