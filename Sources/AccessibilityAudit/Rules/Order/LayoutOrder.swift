import AccessibilityTree

/// The reading order of a screen, and the order of its layout.
///
/// A group is read to its end before anything else, so it takes the place of its first element.
struct LayoutOrder {
  /// The stops with a frame, in reading order.
  private(set) var heard: [Int] = []
  /// The same stops in the order of the layout.
  private(set) var expected: [Int] = []
  /// Whether the app sets an order: by a list, by priorities, or by the order in its source.
  let hasOwnOrder: Bool

  /// Lays a screen out.
  ///
  /// - Complexity: O(n log n) in the number of nodes.
  init(_ screen: AuditedScreen, direction: Direction, judgesAll: Bool = false) {
    let tree = screen.tree
    let lines = LayoutLines(
      tolerance: screen.screen.platform.lineTolerance, isRightToLeft: direction == .rtl)
    // Each node's innermost group, -1 for the screen; a parent stands before what it holds.
    var group = [Int](repeating: -1, count: tree.count)
    var keepsTogether = [Bool](repeating: false, count: tree.count)
    var own: Set<Int> = []
    for node in 0..<tree.count {
      let element = tree[node]
      if let parent = tree.parent(of: node) {
        group[node] = keepsTogether[parent] ? parent : group[parent]
      }
      keepsTogether[node] = element.keepsTogether
      // In a dump it is the tool that wrote the elements in this order, not the app.
      let isOwn =
        element.childOrder != .byPosition
        && (element.childOrder != .asWritten || !screen.isImported)
      if isOwn, tree.hasChildren(node) {
        own.insert(keepsTogether[node] ? node : group[node])
      }
      if element.sortPriority != 0 { own.insert(group[node]) }
    }
    hasOwnOrder = !own.isEmpty

    var members: [Int: [Int]] = [:]
    var places: [Int: Frame] = [:]
    for node in screen.stops {
      guard let frame = tree[node].frame, frame.isFinite, frame.width > 0, frame.height > 0 else {
        continue
      }
      heard.append(node)
      places[node] = frame
      var member = node
      while true {
        let isNew = members[group[member]] == nil
        members[group[member], default: []].append(member)
        if !isNew || group[member] < 0 { break }
        member = group[member]
      }
    }
    // Inner groups have higher numbers, so that each is settled before the one that holds it.
    for key in members.keys.sorted(by: >) {
      var list = members[key] ?? []
      if judgesAll || own.contains(key) {
        list = lines.sorted(list.compactMap { places[$0] }).map { list[$0] }
        members[key] = list
      }
      if let first = list.first { places[key] = places[first] }
    }
    var waiting = [-1]
    while let next = waiting.popLast() {
      guard let list = members[next] else {
        expected.append(next)
        continue
      }
      waiting += list.reversed()
    }
    if heard.isEmpty { expected = [] }
  }
}
