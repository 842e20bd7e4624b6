import AccessibilityTree

/// What an order loses with nodes that are removed, where that changes nothing about the others but their numbers.
///
/// That is so under the conditions of ``Graft``, which is the way back.
struct Pruning {
  /// The nodes of the screen that go.
  let elements: Range<Int>
  /// Their nodes of the sorted tree.
  let nodes: Range<Int>
  /// Their containers.
  let containers: Range<Int>
  /// Their stops.
  let stops: Range<Int>
  /// Their places among the members of the innermost group.
  let members: Range<Int>
  /// The groups around them, outermost first.
  private let groups: [Int]
  /// The containers around them, outermost first.
  private let around: [Int]
  /// How many items the innermost container has fewer.
  private(set) var fewerItems = 0
  /// The item that the innermost container has met last, where nothing of it is left behind those that go.
  private(set) var lastItem: Int?

  /// The innermost group.
  var group: Int { groups[groups.count - 1] }
  /// The innermost container, or -1.
  var container: Int { around.last ?? -1 }

  /// How the others are numbered afterwards.
  var displacement: Displacement {
    Displacement(
      elements: .init(from: elements.upperBound, by: -elements.count),
      nodes: .init(from: nodes.upperBound, by: -nodes.count),
      containers: .init(from: containers.upperBound, by: -containers.count),
      stops: .init(from: stops.upperBound, by: -stops.count),
      groups: groups, around: around, moreItems: -fewerItems)
  }

  /// Finds what goes; `nil` where nothing of it is heard, or where it changes how others stand.
  init?(_ node: Int, of order: ReadingOrder, _ tree: ElementTree) {
    elements = node..<tree.end(of: node)
    nodes = elements.places(in: order.nodes.indices) { order.nodes[$0].element }
    containers = elements.places(in: order.containers.indices) { order.containers[$0].element }
    guard let first = nodes.first,
      order.isAsWritten || order.nodes[nodes].allSatisfy(\.isAsWritten),
      let stops = Self.stops(of: elements, order)
    else { return nil }
    self.stops = stops

    var groups: [Int] = []
    var group = order.nodes[first].parent
    while group >= 0 {
      groups.append(group)
      group = order.nodes[group].parent
    }
    self.groups = groups.reversed()
    guard let innermost = groups.first, order.nodes[innermost].isAsWritten else { return nil }
    let siblings = order.nodes[innermost].members
    members = nodes.places(in: siblings.indices) { Int(siblings[$0]) }
    guard !members.isEmpty, members.count < siblings.count else { return nil }

    var around: [Int] = []
    var container = order.nodes[first].container
    while container >= 0 {
      if !containers.contains(container) { around.append(container) }
      container = order.containers[container].parent
    }
    self.around = around.reversed()
    guard leavesPlaces(in: order, tree), countItems(order, tree) else { return nil }
  }

  /// Returns whether what is right before and right behind is heard in one breath in the tree without the nodes.
  func joinsLines(
    of order: ReadingOrder, _ tree: ElementTree, by joins: (Int, Int, ElementTree) -> Bool
  ) -> Bool {
    guard stops.lowerBound > 0, stops.upperBound < order.stops.count else { return false }
    let (before, after) = (order.stops[stops.lowerBound - 1], order.stops[stops.upperBound])
    let moved = displacement.elements
    return before.side == .element && after.side == .element
      && joins(moved(before.element), moved(after.element), tree)
  }

  /// Returns the stops of nodes; `nil` where there are none, or a line holds others, too.
  private static func stops(of elements: Range<Int>, _ order: ReadingOrder) -> Range<Int>? {
    guard let first = order.stops.firstIndex(where: { elements.contains($0.element) }) else {
      return nil
    }
    var end = first
    while end < order.stops.count, elements.contains(order.stops[end].element) {
      let line = order.stops[end]
      guard line.others.allSatisfy(elements.contains), !line.isCut else { return nil }
      end += 1
    }
    if first > 0 {
      let before = order.stops[first - 1]
      if before.isCut || before.others.contains(where: elements.contains) { return nil }
    }
    if end < order.stops.count, order.stops[end].isCut { return nil }
    return first..<end
  }

  /// Returns whether the members that stay are compared from where they were, and their groups, too.
  private func leavesPlaces(in order: ReadingOrder, _ tree: ElementTree) -> Bool {
    guard order.position != nil else { return true }
    let siblings = order.nodes[group].members
    let origins = siblings[members].map { order.nodes[Int($0)].origin }
    guard order.nodes[group].kind == .byPosition else {
      // The first by place gives a group its own.
      return origins.allSatisfy { $0 == nil }
    }
    let before = members.lowerBound > 0 ? order.nodes[Int(siblings[members.lowerBound - 1])] : nil
    if origins.allSatisfy({ $0 == before?.origin }) { return true }
    guard before?.origin != nil else { return false }
    guard members.upperBound < siblings.count else { return true }
    // One without a place stands with the one before it.
    let after = order.nodes[Int(siblings[members.upperBound])]
    return after.origin != origins.last
      || after.kind == .leaf && tree[after.element].frame != nil
  }

  /// Counts the items of the innermost container that go: ``ReadingOrder/Standing/item``.
  private mutating func countItems(_ order: ReadingOrder, _ tree: ElementTree) -> Bool {
    // Outside of it all containers hold this one still.
    guard container >= 0 else { return true }
    let own = order.containers[container]
    func isInside(_ stop: Int) -> Bool { own.holds(stop) && order.stops[stop].own != container }
    let (before, after) = (stops.lowerBound - 1, stops.upperBound)
    guard isInside(before) || isInside(after) else { return false }
    let first = order.item(of: stops.lowerBound, part: 0, in: container)
    let last = order.item(of: stops.upperBound - 1, in: container)
    fewerItems = last - first + 1
    let goesOn = isInside(before) && order.item(of: before, in: container) == first
    let endsInNext = isInside(after) && order.item(of: after, part: 0, in: container) == last
    if goesOn { fewerItems -= 1 }
    if endsInNext, !goesOn || first != last { fewerItems -= 1 }
    if !isInside(after) {
      let line = order.stops[before]
      lastItem = Graft.item(line.others.last ?? line.element, in: own.element, tree)
    }
    return true
  }
}

extension ReadingOrder {
  /// Returns what goes with a node, where it changes nothing about the others but their numbers.
  ///
  /// - Complexity: O(d) in the depth and O(n) in the number of stops, each of which is only looked at.
  func pruning(_ node: Int, _ tree: ElementTree, reader: Reader) -> Pruning? {
    let rules = reader.stops
    guard isPlain, rules.areLocal, !holdsSilentContainers else { return nil }
    for holder in tree.ancestors(of: node) {
      guard rules.reasonToDrop(holder, tree) == nil, !rules.isStop(holder, tree) else { return nil }
    }
    // The last child changes what its parent is.
    let siblings = tree.parent(of: node).map { tree.descendants(of: $0) } ?? 0..<tree.count
    guard siblings != node..<tree.end(of: node) else { return nil }
    return Pruning(node, of: self, tree)
  }

  /// Takes the stops of nodes out, which the tree has no more; what comes out is what making the order anew would
  /// make.
  ///
  /// - Complexity: O(d) in the depth and O(m) in the number of nodes and of all that is heard behind them.
  mutating func remove(_ pruning: Pruning, _ tree: ElementTree) {
    if pruning.container >= 0 {
      containers[pruning.container].count -=
        stops[pruning.stops].count {
          $0.side == .element && $0.standing.container == pruning.container
        } + containers[pruning.containers].count { $0.parent == pruning.container }
      containers[pruning.container].items -= pruning.fewerItems
    }
    nodes[pruning.group].members.removeSubrange(pruning.members)
    nodes.removeSubrange(pruning.nodes)
    containers.removeSubrange(pruning.containers)
    stops.removeSubrange(pruning.stops)
    if !resolved.isEmpty { resolved = resolved.filter { !pruning.elements.contains($0.key) } }
    move(by: pruning.displacement)
    guard pruning.container >= 0 else { return }
    if let lastItem = pruning.lastItem { containers[pruning.container].lastItem = lastItem }
    containers[pruning.container].listed = ListedItems(
      of: containers[pruning.container].element, tree)
  }
}

extension Range<Int> {
  /// Returns the indices whose ascending numbers lie in the range.
  fileprivate func places(in indices: Range<Int>, _ number: (Int) -> Int) -> Range<Int> {
    indices.place(of: lowerBound, number)..<indices.place(of: upperBound, number)
  }
}
