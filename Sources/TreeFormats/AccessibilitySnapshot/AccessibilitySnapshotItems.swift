internal import AccessibilityTree
internal import Documents

/// The elements and containers of a hierarchy, flat and in the order in which they are written.
struct AccessibilitySnapshotItems {
  /// An element or a container.
  struct Item {
    /// What the tool recorded of it.
    var node: DocumentNode
    /// The container that holds it, or -1.
    var parent: Int32
    /// Its place among its siblings as written, which the cells of tables are matched by.
    var place: Int32
    /// Whether it holds others.
    var isContainer: Bool
    /// When the reader gets to it; of a container, to the first in it.
    var order: Double
  }

  private(set) var items: [Item] = []

  /// Collects the items.
  init(_ root: DocumentNode) throws(SourceError) {
    struct Level {
      var nodes: ArraySlice<DocumentNode>
      var parent: Int32
      var place: Int32 = 0
    }
    var levels = [Level(nodes: try Self.outermost(root)[...], parent: -1)]
    while let last = levels.indices.last {
      guard let node = levels[last].nodes.popFirst() else {
        levels.removeLast()
        continue
      }
      let (item, children) = try Self.item(
        node, parent: levels[last].parent, place: levels[last].place)
      levels[last].place += 1
      items.append(item)
      if !children.isEmpty {
        levels.append(Level(nodes: children[...], parent: Int32(items.count - 1)))
      }
    }
    guard !items.isEmpty else {
      throw root.error("the hierarchy is empty: it has no elements")
    }
    for index in items.indices.reversed() where items[index].parent >= 0 {
      let parent = Int(items[index].parent)
      items[parent].order = min(items[parent].order, items[index].order)
    }
  }

  /// The keys of files that hold a hierarchy among other things.
  private static let envelopes = ["hierarchy", "elements", "markers"]

  private static func outermost(_ root: DocumentNode) throws(SourceError) -> [DocumentNode] {
    if root.kind == .sequence { return root.items }
    for key in envelopes {
      if let list = root[key], list.kind == .sequence { return list.items }
    }
    return [root]
  }

  private static func item(
    _ node: DocumentNode, parent: Int32, place: Int32
  ) throws(SourceError) -> (Item, [DocumentNode]) {
    guard node.kind == .mapping else {
      throw node.error("a hierarchy consists of elements and containers, not \(node.described)")
    }
    if let container = node["container"] {
      try container.requireMapping(for: "container")
      let children = try (container["children"] ?? node["children"]).map {
        (list) throws(SourceError) in list.isNull ? [] : try list.list(for: "children")
      }
      let item = Item(
        node: container["_0"] ?? container, parent: parent, place: place, isContainer: true,
        order: .infinity)
      return (item, children ?? [])
    }
    if let element = node["element"] {
      try element.requireMapping(for: "element")
      let order = (element["traversalIndex"] ?? node["traversalIndex"])?.looseNumber
      let item = Item(
        node: element["_0"] ?? element, parent: parent, place: place, isContainer: false,
        order: order.flatMap { $0.isFinite ? $0 : nil } ?? .infinity)
      return (item, [])
    }
    guard node["label"] != nil || node["shape"] != nil || node["description"] != nil else {
      throw node.error("a hierarchy consists of elements and containers; this is neither")
    }
    // Elements without a hierarchy stand in the reader's order.
    return (
      Item(node: node, parent: parent, place: place, isContainer: false, order: .infinity), []
    )
  }

  /// Returns the items in the reader's order, each container before what it holds.
  ///
  /// - Complexity: O(n log n), and O(n) when the text is in order.
  func inReadingOrder() -> (order: [Int], isMoved: Bool) {
    var latest = -Double.infinity
    let isSorted = items.allSatisfy { item in
      if item.isContainer { return true }
      defer { latest = item.order }
      return item.order >= latest
    }
    if isSorted { return (Array(items.indices), false) }
    var children = [[Int]](repeating: [], count: items.count + 1)
    for (index, item) in items.enumerated() {
      children[item.parent < 0 ? items.count : Int(item.parent)].append(index)
    }
    for parent in children.indices {
      children[parent].sort { (items[$0].order, $0) > (items[$1].order, $1) }
    }
    var order: [Int] = []
    var upcoming = children[items.count]
    while let index = upcoming.popLast() {
      order.append(index)
      upcoming += children[index]
    }
    return (order, true)
  }
}
