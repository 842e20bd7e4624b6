/// What the nodes of a page hold: texts, and things that are more than text.
struct WebContent {
  /// What stands somewhere inside a node.
  struct Parts: OptionSet {
    let rawValue: UInt8
    /// Text.
    static let text = Parts(rawValue: 1)
    /// A picture, a heading, a container: something that is heard for itself.
    static let others = Parts(rawValue: 2)
    /// A control or a link.
    static let controls = Parts(rawValue: 4)
    /// Something that has a name or is one.
    static let words = Parts(rawValue: 8)
    /// One of the ``others`` that is no picture.
    static let structure = Parts(rawValue: 16)
  }

  private let nodes: [WebNode]
  private var parts: [Parts]
  /// For each node the innermost one around it that is laid out as a block, or -1.
  private var blocks: [Int32]
  /// The words of the page without white space, and where those of each node begin.
  private var words: [UInt8] = []
  private var starts: [Int32] = []

  /// Looks through a page.
  ///
  /// - Complexity: O(n) in the number of nodes and the length of their names.
  init(_ nodes: [WebNode]) {
    self.nodes = nodes
    parts = Array(repeating: [], count: nodes.count)
    blocks = Array(repeating: -1, count: nodes.count)
    // The open parents of each node, found once; going backwards then settles inner nodes first.
    var parents = [Int32](repeating: -1, count: nodes.count)
    var open: [Int] = []
    for index in nodes.indices {
      while let last = open.last, Int(nodes[last].end) <= index { open.removeLast() }
      parents[index] = Int32(open.last ?? -1)
      if let parent = open.last {
        blocks[index] = nodes[parent].isInline ? blocks[parent] : Int32(parent)
      }
      open.append(index)
    }
    for index in nodes.indices.reversed() where parents[index] >= 0 {
      if nodes[index].isHidden { continue }
      parts[Int(parents[index])].formUnion(parts[index].union(Self.own(nodes[index])))
    }
    starts.reserveCapacity(nodes.count + 1)
    words.reserveCapacity(nodes.reduce(0) { $0 + ($1.name?.utf8.count ?? 0) })
    for index in nodes.indices {
      starts.append(Int32(words.count))
      let speaks = !parts[index].contains(.words)
      if speaks, let name = nodes[index].name { words.append(contentsOf: Self.bare(name)) }
    }
    starts.append(Int32(words.count))
  }

  private static func own(_ node: WebNode) -> Parts {
    var parts: Parts = node.name == nil ? [] : .words
    switch node.role {
    case .scrollBar, .listMarker: return []
    case .text: parts.insert(.text)
    case .generic, .block, .definition, .listItem, .row, .cell, .columnHeader, .rowHeader, .group,
      .unknown, .document:
      break
    // An icon without a name adds nothing to the link that it stands in.
    case .image where node.name == nil: break
    case .image: parts.insert(.others)
    default: parts.formUnion([.others, .structure])
    }
    if node.role.isInteractive { parts.insert(.controls) }
    return parts
  }

  /// Returns what stands inside a node.
  func inside(_ index: Int) -> Parts { parts[index] }

  /// Returns the innermost node around one that is laid out as a block.
  func block(_ index: Int) -> Int { Int(blocks[index]) }

  /// Returns whether a link on iOS is one element with its pictures: it has two children or more, and all are texts,
  /// pictures, or blocks of such (WebKit, WebAccessibilityObjectWrapperIOS, determineIsAccessibilityElement).
  func isWholeLink(_ index: Int) -> Bool {
    guard nodes[index].role == .link, parts[index].isDisjoint(with: [.structure, .controls]) else {
      return false
    }
    var first: Int?
    for inner in (index + 1)..<Int(nodes[index].end) {
      let node = nodes[inner]
      guard node.role == .text || node.role == .image, node.name != nil, !node.isHidden else {
        continue
      }
      // A block of the link's own is its child, whatever stands in it.
      let child = block(inner) > index ? block(inner) : inner
      if let first, first != child { return true }
      first = child
    }
    return false
  }

  /// Returns whether a name says what stands inside the node, white space aside.
  func isNamedByContent(_ index: Int) -> Bool {
    guard let name = nodes[index].name else { return true }
    let first = Int(starts[min(index + 1, starts.count - 1)])
    let last = Int(starts[Int(nodes[index].end)])
    return first <= last && words[first..<last].elementsEqual(Self.bare(name))
  }

  /// Returns the words that stand inside a node, or `nil` when there are none.
  ///
  /// - Complexity: O(n) in the number of descendants.
  func joined(_ index: Int, ofItem isItem: Bool = false) -> String? {
    var pieces: [String] = []
    var inner = index + 1
    while inner < Int(nodes[index].end) {
      let node = nodes[inner]
      let isBelow = node.role.container != nil || node.role == .treeItem || node.role == .menuItem
      if node.isHidden || isItem && isBelow {
        inner = Int(node.end)
        continue
      }
      if let name = node.name,
        !parts[inner].contains(.words) || node.role.isStop
      {
        pieces.append(name)
        inner = Int(node.end)
      } else {
        inner += 1
      }
    }
    return pieces.isEmpty ? nil : pieces.joined(separator: " ")
  }

  private static func bare(_ text: String) -> LazyFilterSequence<String.UTF8View> {
    text.utf8.lazy.filter { $0 > 0x20 }
  }
}
