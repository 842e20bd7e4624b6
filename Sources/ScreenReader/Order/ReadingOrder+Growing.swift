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
    moveAside(for: graft)
    take(graft)
  }

  /// Returns which of the items of a container the last part of a stop inside of it is or lies in, counted from 1.
  func item(of stop: Int, in container: Int) -> Int {
    let standing = stops[stop].standing(ofPart: stops[stop].others.count)
    var item = standing.item
    var outer = stops[stop].own
    if outer < 0 { outer = standing.container }
    while outer >= 0, outer != container {
      item = containers[outer].item
      outer = containers[outer].parent
    }
    return item
  }

  /// Numbers everything behind the place of a graft as it will stand.
  private mutating func moveAside(for graft: Graft) {
    moveNodes(for: graft)
    moveContainers(for: graft)
    for index in (isAsWritten ? graft.stops.lowerBound : 0)..<stops.count {
      let isBehind = index >= graft.stops.lowerBound
      func move(_ standing: inout Standing) {
        if isBehind, standing.container == graft.container, standing.item > 0 {
          standing.item += graft.moreItems
        }
        standing.container = graft.container(standing.container)
        standing.node = graft.orderNode(standing.node)
      }
      stops[index].element = graft.node(stops[index].element)
      stops[index].own = graft.container(stops[index].own)
      move(&stops[index].standing)
      for other in stops[index].others.indices {
        stops[index].others[other] = graft.node(stops[index].others[other])
        move(&stops[index].otherStandings[other])
      }
    }
    if resolved.keys.contains(where: { $0 >= graft.start }) {
      resolved = Dictionary(uniqueKeysWithValues: resolved.map { (graft.node($0), $1) })
    }
  }

  private mutating func moveNodes(for graft: Graft) {
    for index in graft.nodes.lowerBound..<nodes.count {
      nodes[index].element = graft.node(nodes[index].element)
      nodes[index].item = graft.node(nodes[index].item)
      nodes[index].parent = graft.orderNode(nodes[index].parent)
      nodes[index].container = graft.container(nodes[index].container)
      for member in nodes[index].members.indices {
        nodes[index].members[member] += Int32(graft.nodes.count)
      }
    }
    for group in graft.groups {
      for member in nodes[group].members.indices.reversed() {
        if nodes[group].members[member] >= graft.nodes.lowerBound {
          nodes[group].members[member] += Int32(graft.nodes.count)
        } else if nodes[group].isAsWritten {
          // Those before it have lower numbers.
          break
        }
      }
    }
  }

  private mutating func moveContainers(for graft: Graft) {
    for index in graft.around {
      containers[index].last += graft.stops.count
      containers[index].end += graft.containers.count
      containers[index].lastItem = graft.node(containers[index].lastItem)
    }
    for index in (isAsWritten ? graft.containers.lowerBound : 0)..<containers.count
    where !graft.around.contains(index) {
      if containers[index].first >= graft.stops.lowerBound {
        containers[index].first += graft.stops.count
        containers[index].last += graft.stops.count
        if containers[index].parent == graft.container { containers[index].item += graft.moreItems }
      }
      guard index >= graft.containers.lowerBound else { continue }
      containers[index].element = graft.node(containers[index].element)
      containers[index].parent = graft.container(containers[index].parent)
      containers[index].outermostPlaces = graft.container(containers[index].outermostPlaces)
      containers[index].lastItem = graft.node(containers[index].lastItem)
      containers[index].end += graft.containers.count
    }
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
