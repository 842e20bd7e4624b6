import AccessibilityTree

extension ReadingOrder {
  /// Returns where the stops of new nodes go, where they change nothing about the others but their numbers.
  ///
  /// That is so by rules that are local, on a screen that is plain (``OrderTree/isPlain``), among siblings that are
  /// heard as they are written. Whether they join the lines around them is still to be asked.
  ///
  /// - Complexity: O(d) in the depth and O(m) in the number of new nodes.
  func graft(_ branch: NewBranch, _ tree: ElementTree, reader: Reader) -> Graft? {
    let rules = reader.stops
    guard isPlain, rules.areLocal else { return nil }
    // What is left out, or heard as one, has nothing to add; and the first child changes what its parent is.
    for node in branch.path.indices {
      guard rules.reasonToDrop(node, branch.screen.tree) == nil,
        !rules.isStop(node, branch.screen.tree)
      else { return nil }
    }
    if let parent = branch.path.last, !tree.hasChildren(parent) { return nil }
    let new = ReadingOrder(branch.screen, reader: reader)
    return new.isPlain ? Graft(new, branch, onto: self, tree) : nil
  }

  /// Takes in the stops of new nodes; what comes out is what making the order anew would make.
  ///
  /// - Complexity: O(d) in the depth and O(m) in the number of new nodes and of all that is heard behind them.
  mutating func insert(_ graft: Graft) {
    move(by: graft.displacement)
    take(graft)
  }

  /// Returns which of the items of a container a part of a stop inside of it, by default the last, is or lies in,
  /// counted from 1.
  func item(of stop: Int, part: Int? = nil, in container: Int) -> Int {
    let standing = stops[stop].standing(ofPart: part ?? stops[stop].others.count)
    var item = standing.item
    var outer = stops[stop].own
    if outer < 0 { outer = standing.container }
    while outer >= 0, outer != container {
      item = containers[outer].item
      outer = containers[outer].parent
    }
    return item
  }

  /// Puts in what was made of the new nodes, in the place that was made for it.
  private mutating func take(_ graft: Graft) {
    let (new, branch) = (graft.new, graft.branch)
    nodes.insert(
      contentsOf: new.nodes[graft.newNodes].map { node in
        var node = node
        node.element = branch.whole(node.element)
        node.item = branch.whole(node.item)
        node.parent = graft.wholeNode(node.parent)
        node.container = graft.wholeContainer(node.container)
        node.members = node.members.map { Int32(graft.wholeNode(Int($0))) }
        return node
      }, at: graft.nodes.lowerBound)
    let members = new.nodes[graft.newNodes.lowerBound - 1].members
    for (member, origin) in zip(members, graft.origins) {
      nodes[graft.wholeNode(Int(member))].origin = origin
    }
    nodes[graft.group].members.insert(
      contentsOf: members.map { Int32(graft.wholeNode(Int($0))) }, at: graft.member)

    func whole(_ standing: Standing) -> Standing {
      var whole = standing
      whole.container = graft.wholeContainer(standing.container)
      whole.node = graft.wholeNode(standing.node)
      // An edge of a container is no item.
      if whole.container == graft.container, whole.item > 0 { whole.item += graft.itemsBefore }
      return whole
    }
    containers.insert(
      contentsOf: new.containers[graft.newContainers].map { container in
        var container = container
        container.element = branch.whole(container.element)
        container.parent = graft.wholeContainer(container.parent)
        container.outermostPlaces = graft.wholeContainer(container.outermostPlaces)
        container.lastItem = branch.whole(container.lastItem)
        container.first += graft.stops.lowerBound - graft.newStops.lowerBound
        container.last += graft.stops.lowerBound - graft.newStops.lowerBound
        container.end += graft.containers.lowerBound - graft.newContainers.lowerBound
        if container.parent == graft.container { container.item += graft.itemsBefore }
        return container
      }, at: graft.containers.lowerBound)
    if graft.container >= 0 {
      let inner = new.containers[graft.newContainers.lowerBound - 1]
      containers[graft.container].count += inner.count
      containers[graft.container].items += graft.moreItems
      if let lastItem = graft.lastItem { containers[graft.container].lastItem = lastItem }
      if containers[graft.container].element == branch.path.last {
        containers[graft.container].listed += inner.listed
      }
    }
    stops.insert(
      contentsOf: new.stops[graft.newStops].map { stop in
        var stop = stop
        stop.element = branch.whole(stop.element)
        stop.own = graft.wholeContainer(stop.own)
        stop.standing = whole(stop.standing)
        stop.others = stop.others.map(branch.whole)
        stop.otherStandings = stop.otherStandings.map(whole)
        return stop
      }, at: graft.stops.lowerBound)
    for (node, element) in new.resolved { resolved[branch.whole(node)] = element }
  }
}
