import AccessibilityTree

/// Where the order of new nodes goes in the order of the screen that they are put into.
struct Graft {
  let branch: NewBranch
  /// The order of the branch.
  let new: ReadingOrder
  /// The new nodes of the sorted tree, the group that they join right before them, as the branch has them.
  let newNodes: Range<Int>
  /// The new containers, as the branch has them.
  let newContainers: Range<Int>
  /// The new stops, as the branch has them.
  let newStops: Range<Int>

  /// The place of the new nodes in the sorted tree.
  let nodes: Range<Int>
  /// The place of the new containers.
  let containers: Range<Int>
  /// The place of the new stops.
  let stops: Range<Int>

  /// The groups around the new nodes, outermost first.
  let groups: [Int]
  /// The containers around the new nodes, outermost first.
  let around: [Int]
  /// Where the new members stand in the innermost group.
  let member: Int
  /// Where the new members are compared from.
  private(set) var origins: [OrderNode.Origin?] = []
  /// How many items of the innermost container are counted before the first new one is.
  private(set) var itemsBefore = 0
  /// How many items the innermost container has more.
  private(set) var moreItems = 0
  /// The item that the innermost container has met last, where that is a new one.
  private(set) var lastItem: Int?

  private var start: Int { branch.start }
  /// The innermost group.
  var group: Int { groups[groups.count - 1] }
  /// The innermost container, or -1.
  var container: Int { around.last ?? -1 }

  /// How the others are numbered afterwards.
  var displacement: Displacement {
    Displacement(
      elements: .init(from: start, by: branch.count),
      nodes: .init(from: nodes.lowerBound, by: nodes.count),
      containers: .init(from: containers.lowerBound, by: containers.count),
      stops: .init(from: stops.lowerBound, by: stops.count),
      groups: groups, around: around, moreItems: moreItems)
  }

  /// Finds the place; `nil` where nothing new is heard, or where it changes how others stand.
  init?(_ new: ReadingOrder, _ branch: NewBranch, onto order: ReadingOrder, _ tree: ElementTree) {
    guard new.position?.tolerance == order.position?.tolerance, !order.holdsSilentContainers,
      !new.holdsSilentContainers,
      let firstStop = new.stops.firstIndex(where: { !branch.isOld($0.element) }),
      let lastStop = new.stops.lastIndex(where: { !branch.isOld($0.element) })
    else { return nil }
    self.branch = branch
    self.new = new
    newStops = firstStop..<(lastStop + 1)
    let oldNodes = new.nodes.firstIndex { !branch.isOld($0.element) } ?? new.nodes.count
    newNodes = oldNodes..<new.nodes.count
    let oldContainers =
      new.containers.firstIndex { !branch.isOld($0.element) } ?? new.containers.count
    newContainers = oldContainers..<new.containers.count

    let groups = new.nodes[..<oldNodes].compactMap { node -> Int? in
      let element = branch.whole(node.element)
      let index = order.nodes.indices.place(of: element) { order.nodes[$0].element }
      guard order.nodes.indices.contains(index), order.nodes[index].element == element,
        order.nodes[index].kind == node.kind
      else { return nil }
      return index
    }
    let around = new.containers[..<oldContainers].compactMap { container -> Int? in
      let element = branch.whole(container.element)
      let index = order.containers.indices.place(of: element) {
        order.containers[$0].element
      }
      guard order.containers.indices.contains(index), order.containers[index].element == element
      else { return nil }
      return index
    }
    guard groups.count == oldNodes, around.count == oldContainers, let group = groups.last,
      order.nodes[group].isAsWritten, new.nodes[oldNodes - 1].isAsWritten
    else { return nil }
    self.groups = groups
    self.around = around
    let node = order.nodes.indices.place(of: branch.start) { order.nodes[$0].element }
    nodes = node..<(node + newNodes.count)
    let container = order.containers.indices.place(of: branch.start) {
      order.containers[$0].element
    }
    containers = container..<(container + newContainers.count)

    let members = order.nodes[group].members
    member = members.indices.place(of: branch.start) {
      order.nodes[Int(members[$0])].element
    }
    let before = member > 0 ? order.nodes[Int(members[member - 1])] : nil
    let after = member < members.count ? order.nodes[Int(members[member])] : nil
    guard let stop = Self.stop(between: before, after, order, tree) else { return nil }
    stops = stop..<(stop + newStops.count)
    guard placeMembers(between: before, after, order) else { return nil }
    countItems(order, tree)
  }

  /// Returns whether new elements are heard in one breath with those around them.
  func joinsLines(
    of order: ReadingOrder, _ tree: ElementTree, by joins: (Int, Int, ElementTree) -> Bool
  ) -> Bool {
    let first = new.stops[newStops.lowerBound]
    let last = new.stops[newStops.upperBound - 1]
    let moved = displacement.elements
    func join(_ first: ReadingOrder.Stop, _ one: Int, _ next: ReadingOrder.Stop, _ other: Int)
      -> Bool
    {
      first.side == .element && next.side == .element && joins(one, other, tree)
    }
    if stops.lowerBound > 0 {
      let before = order.stops[stops.lowerBound - 1]
      if join(before, moved(before.element), first, branch.whole(first.element)) { return true }
    }
    guard stops.lowerBound < order.stops.count else { return false }
    let after = order.stops[stops.lowerBound]
    return join(last, branch.whole(last.element), after, moved(after.element))
  }

  /// Returns what a node of the branch's sorted tree is in that of the screen.
  func wholeNode(_ index: Int) -> Int {
    index < newNodes.lowerBound ? groups[index] : index - newNodes.lowerBound + nodes.lowerBound
  }

  /// Returns what a container of the branch is on the screen.
  func wholeContainer(_ index: Int) -> Int {
    if index < 0 { return index }
    return index < newContainers.lowerBound
      ? around[index] : index - newContainers.lowerBound + containers.lowerBound
  }

  /// Returns which stop is the first behind a member of a group, or of the one after it.
  private static func stop(
    between before: OrderNode?, _ after: OrderNode?, _ order: ReadingOrder, _ tree: ElementTree
  ) -> Int? {
    func holds(_ member: OrderNode, _ element: Int) -> Bool {
      member.element <= element && element < tree.end(of: member.element)
    }
    func meets(_ member: OrderNode, _ stop: ReadingOrder.Stop) -> Bool {
      holds(member, stop.element) || stop.others.contains { holds(member, $0) }
    }
    let place: Int
    if let before {
      guard let last = order.stops.lastIndex(where: { meets(before, $0) }) else { return nil }
      place = last + 1
    } else {
      guard let after, let first = order.stops.firstIndex(where: { meets(after, $0) }) else {
        return nil
      }
      place = first
    }
    // A line that goes on behind the place would be broken there.
    if place > 0 {
      let line = order.stops[place - 1]
      if line.endsUnheard { return nil }
      if let before, !holds(before, line.others.last ?? line.element) { return nil }
    }
    if place < order.stops.count {
      let line = order.stops[place]
      if line.beginsUnheard || before == nil && after.map({ !holds($0, line.element) }) == true {
        return nil
      }
    }
    return place
  }

  /// Finds where the new members are compared from; those without a frame stand with the one before them.
  private mutating func placeMembers(
    between before: OrderNode?, _ after: OrderNode?, _ order: ReadingOrder
  ) -> Bool {
    let members = new.nodes[newNodes.lowerBound - 1].members.map { new.nodes[Int($0)] }
    guard let position = order.position else {
      origins = members.map(\.origin)
      return true
    }
    guard order.nodes[group].kind == .byPosition else {
      // The first by place gives a group its own.
      origins = members.map { _ in nil }
      return members.allSatisfy { $0.origin == nil }
    }
    let priority = (before ?? after)?.sortPriority ?? 0
    var last = before?.origin
    for member in members {
      let origin = member.origin ?? last
      guard member.sortPriority == priority, position.isBehind(origin, last) else { return false }
      origins.append(origin)
      last = origin
    }
    if last == before?.origin { return true }
    // The first that has a place gives it to the group, and to those behind it that have none.
    guard before?.origin != nil else { return false }
    guard let after else { return true }
    return after.origin != before?.origin && position.isBehind(after.origin, last)
  }

  /// Counts the nodes right inside the innermost container as they are met: ``ReadingOrder/Standing/item``.
  private mutating func countItems(_ order: ReadingOrder, _ tree: ElementTree) {
    guard container >= 0 else { return }
    let own = order.containers[container]
    let grown = new.containers[newContainers.lowerBound - 1]
    var (before, number) = (-1, 0)
    let last = stops.lowerBound - 1
    if own.holds(last), order.stops[last].own != container {
      let line = order.stops[last]
      before = Self.item(line.others.last ?? line.element, in: own.element, tree)
      number = order.item(of: last, in: container)
    }
    var after = -1
    let next = stops.lowerBound
    if own.holds(next), order.stops[next].own != container {
      after = Self.item(order.stops[next].element, in: own.element, tree)
    }
    func item(_ element: Int) -> Int {
      branch.whole(Self.item(element, in: grown.element, branch.screen.tree))
    }
    let first = item(new.stops[newStops.lowerBound].element)
    let line = new.stops[newStops.upperBound - 1]
    let final = item(line.others.last ?? line.element)
    // Nodes of the screen have not moved yet: one that is behind the new ones has the number of the first of them.
    let goesOn = before >= 0 && before < start && before == first
    itemsBefore = number - (goesOn ? 1 : 0)
    moreItems = grown.items - (goesOn ? 1 : 0)
    if after < 0 {
      lastItem = final
    } else {
      let endsInNext = after < start && after == final
      moreItems += (endsInNext ? 0 : 1) - (before == after ? 0 : 1)
    }
  }

  /// Returns the node right inside a container that another one is or lies in.
  static func item(_ node: Int, in container: Int, _ tree: ElementTree) -> Int {
    var item = node
    while let parent = tree.parent(of: item), parent != container { item = parent }
    return item
  }
}
