import AccessibilityTree

extension ReadingOrder {
  /// Numbers everything behind a place as it stands once nodes have come there, or have gone.
  mutating func move(by moved: Displacement) {
    moveNodes(by: moved)
    moveContainers(by: moved)
    for index in (isAsWritten ? moved.stops.first : 0)..<stops.count {
      let isBehind = index >= moved.stops.first
      func move(_ standing: inout Standing) {
        if isBehind, standing.container == moved.container, standing.item > 0 {
          standing.item += moved.moreItems
        }
        standing.container = moved.containers(standing.container)
        standing.node = moved.nodes(standing.node)
      }
      stops[index].element = moved.elements(stops[index].element)
      stops[index].own = moved.containers(stops[index].own)
      move(&stops[index].standing)
      for other in stops[index].others.indices {
        stops[index].others[other] = moved.elements(stops[index].others[other])
        move(&stops[index].otherStandings[other])
      }
    }
    if resolved.keys.contains(where: { $0 >= moved.elements.from }) {
      resolved = Dictionary(uniqueKeysWithValues: resolved.map { (moved.elements($0), $1) })
    }
  }

  private mutating func moveNodes(by moved: Displacement) {
    for index in moved.nodes.first..<nodes.count {
      nodes[index].element = moved.elements(nodes[index].element)
      nodes[index].item = moved.elements(nodes[index].item)
      nodes[index].parent = moved.nodes(nodes[index].parent)
      nodes[index].container = moved.containers(nodes[index].container)
      for member in nodes[index].members.indices {
        nodes[index].members[member] += Int32(moved.nodes.by)
      }
    }
    for group in moved.groups {
      for member in nodes[group].members.indices.reversed() {
        if nodes[group].members[member] >= moved.nodes.from {
          nodes[group].members[member] += Int32(moved.nodes.by)
        } else if nodes[group].isAsWritten {
          // Those before it have lower numbers.
          break
        }
      }
    }
  }

  private mutating func moveContainers(by moved: Displacement) {
    for index in moved.around {
      containers[index].last += moved.stops.by
      containers[index].end += moved.containers.by
      containers[index].lastItem = moved.elements(containers[index].lastItem)
    }
    for index in (isAsWritten ? moved.containers.first : 0)..<containers.count
    where !moved.around.contains(index) {
      if containers[index].first >= moved.stops.from {
        containers[index].first += moved.stops.by
        containers[index].last += moved.stops.by
        if containers[index].parent == moved.container { containers[index].item += moved.moreItems }
      }
      guard index >= moved.containers.first else { continue }
      containers[index].element = moved.elements(containers[index].element)
      containers[index].parent = moved.containers(containers[index].parent)
      containers[index].outermostPlaces = moved.containers(containers[index].outermostPlaces)
      containers[index].lastItem = moved.elements(containers[index].lastItem)
      containers[index].end += moved.containers.by
    }
  }
}
