package import AccessibilityTree

/// The stops of a screen in the order in which swipes reach them.
public struct ReadingOrder: Sendable {
  /// The side of its element that a stop represents.
  public enum Side: Sendable {
    /// The element itself.
    case element
    /// The start of a container.
    case start
    /// The end of a container.
    case end
  }

  /// One stop of the cursor: an element, an edge of a container, or a line of several elements.
  public struct Stop: Equatable, Sendable {
    /// The element's node in the screen's tree; for a line, the node of its first element.
    public internal(set) var element: Int
    /// The side of its element that the stop represents.
    public let side: Side
    /// The other elements of a line.
    public internal(set) var others: [Int] = []
    /// Whether a line begins with an element that is not heard, as another one says it.
    var beginsUnheard = false
    /// Whether a line ends with such an element.
    var endsUnheard = false
    /// Where the element stands.
    var standing: Standing
    /// Where the further elements of a line stand.
    var otherStandings: [Standing] = []
    /// The container whose edge the stop is, or -1.
    var own = -1

    /// Whether a line begins or ends with an element that is not heard.
    var isCut: Bool { beginsUnheard || endsUnheard }

    /// The elements that are spoken in one utterance, in order.
    public var parts: [Int] { [element] + others }

    /// The innermost container around the stop, or -1; of a line, that of the first element.
    var container: Int { standing.container }
    /// The node of the sorted tree, for explanations.
    var node: Int { standing.node }

    /// Returns where a part stands.
    func standing(ofPart part: Int) -> Standing { part == 0 ? standing : otherStandings[part - 1] }
  }

  /// Where a part of a stop stands.
  struct Standing: Equatable, Sendable {
    /// The innermost container around it, or -1.
    var container: Int
    /// Which of the nodes right inside the container it is or lies in, counted from 1.
    var item = 0
    /// Its node in the sorted tree.
    var node: Int
  }

  /// The stops, first to last.
  public internal(set) var stops: [Stop] = []
  /// The containers that give stops a context.
  var containers: [ContainerContext]
  /// What elements say that is put together from others: labels by relation, and merged elements.
  var resolved: [Int: Element] = [:]
  var nodes: [OrderNode]
  let position: PositionOrder?
  let dropped: [(element: Int, reason: Omission.Reason)]
  /// Whether nodes can be taken in without the whole order being made anew: see ``OrderTree/isPlain``.
  let isPlain: Bool
  /// Whether all groups are heard as they are written.
  let isAsWritten: Bool
  /// Whether a container is met in which nothing is heard.
  var holdsSilentContainers = false

  /// Computes the order of a screen.
  ///
  /// - Complexity: O(n log n) in the number of nodes.
  package init(_ screen: Screen, reader: Reader, explained: Bool = false) {
    let tree = OrderTree(screen, rules: reader.stops, keepsDropped: explained)
    let position = reader.order.position(on: screen)
    var nodes = tree.nodes
    if let position { Self.sort(&nodes, by: position, screen.tree) }
    self.isAsWritten = tree.isPlain && nodes.allSatisfy(\.isAsWritten)
    self.nodes = nodes
    self.position = position
    self.dropped = tree.dropped
    self.isPlain = tree.isPlain && !explained
    self.containers = tree.containers
    for (index, label) in tree.relations.labels {
      var element = screen.tree[index]
      element.label = label
      resolved[index] = element
    }
    flatten(screen.tree, joins: reader.stops.joins)
    if reader.stops.joins != nil { choose(reader.stops.heardParts, screen.tree) }
    holdsSilentContainers = containers.contains { $0.last < $0.first }
    for index in containers.indices.reversed() {
      containers[index].end = max(containers[index].end, index + 1)
      let parent = containers[index].parent
      if parent >= 0 { containers[parent].end = max(containers[parent].end, containers[index].end) }
    }
  }

  // Members stand behind their groups, so that going backwards settles every group before the group
  // that holds it is sorted.
  private static func sort(
    _ nodes: inout [OrderNode], by position: PositionOrder, _ tree: ElementTree
  ) {
    for index in nodes.indices.reversed() where nodes[index].kind != .leaf {
      if nodes[index].kind == .byPosition || nodes[index].kind == .merged {
        var members = nodes[index].members
        nodes[index].isAsWritten = position.sort(&members, &nodes)
        nodes[index].members = members
      }
      if nodes[index].origin == nil {
        nodes[index].origin = origin(of: nodes[index], nodes, position, tree)
      }
    }
  }

  // A group is placed by the member that comes first by place, not by its own frame or by the union
  // of its members (AccessibilitySnapshot, measured).
  private static func origin(
    of group: OrderNode, _ nodes: [OrderNode], _ position: PositionOrder, _ tree: ElementTree
  ) -> OrderNode.Origin? {
    let frame = group.element >= 0 ? tree[group.element].frame : nil
    let own = frame.map { OrderNode.Origin(x: $0.x, y: $0.y) }
    if group.usesOwnFrame { return own }
    var first: OrderNode.Origin?
    for member in group.members {
      guard let origin = nodes[Int(member)].origin else { continue }
      if let best = first, !position.precedes(origin, best) { continue }
      first = origin
    }
    guard let first, let frame, tree[group.element].clips else { return first ?? own }
    // Rows scrolled out of sight do not carry their scroll view above the bar over it (assumed).
    let isInside =
      first.x >= frame.x && first.y >= frame.y && first.x <= frame.x + frame.width
      && first.y <= frame.y + frame.height
    return isInside ? first : own
  }

  private mutating func flatten(
    _ tree: ElementTree, joins: (@Sendable (Int, Int, ElementTree) -> Bool)?
  ) {
    enum Step { case enter(Int), leave(Int) }
    let merged = MergedElements(nodes, tree, labels: resolved)
    resolved.merge(merged.elements) { _, merged in merged }
    var steps: [Step] = [.enter(0)]
    while let step = steps.popLast() {
      switch step {
      case .leave(let index):
        let node = nodes[index]
        if node.edges == .both { stops.append(edge(.end, of: node, index)) }
        containers[node.container].last = stops.count - 1
      case .enter(let index):
        let node = nodes[index]
        switch node.kind {
        case .leaf, .merged:
          if let joins, let last = stops.last, last.side == .element,
            joins(last.element, node.element, tree)
          {
            join(node, index)
            continue
          }
          if node.container >= 0 { containers[node.container].count += 1 }
          stops.append(
            Stop(element: node.element, side: .element, standing: standing(of: node, index)))
        case .byPosition, .listed, .asWritten:
          if node.container >= 0, containers[node.container].element == node.element {
            containers[node.container].first = stops.count
            containers[node.container].edges = node.edges
            let outer = containers[node.container].parent
            if outer >= 0 { containers[outer].count += 1 }
            containers[node.container].item = number(of: node.item, in: outer)
            if node.edges != .none { stops.append(edge(.start, of: node, index)) }
            steps.append(.leave(index))
          }
          for member in node.members.reversed() { steps.append(.enter(Int(member))) }
        }
      }
    }
  }

  /// Counts the nodes right inside a container as they are met.
  private mutating func number(of item: Int, in container: Int) -> Int {
    guard container >= 0 else { return 0 }
    if containers[container].lastItem != item {
      containers[container].lastItem = item
      containers[container].items += 1
    }
    return containers[container].items
  }

  /// Adds an element to the line that was begun last, in which containers may begin.
  private mutating func join(_ node: OrderNode, _ index: Int) {
    let line = stops.count - 1
    stops[line].others.append(node.element)
    stops[line].otherStandings.append(standing(of: node, index))
    var container = node.container
    while container >= 0, containers[container].first > line {
      containers[container].first = line
      container = containers[container].parent
    }
  }

  private mutating func standing(of node: OrderNode, _ index: Int) -> Standing {
    Standing(
      container: node.container, item: number(of: node.item, in: node.container), node: index)
  }

  /// Leaves those elements in the lines that are heard.
  private mutating func choose(
    _ heardParts: @Sendable ([Int], ElementTree) -> [Int], _ tree: ElementTree
  ) {
    for index in stops.indices where !stops[index].others.isEmpty {
      let stop = stops[index]
      let parts = stop.parts
      let heard = Set(heardParts(parts, tree))
      let kept = parts.indices.filter { heard.contains(parts[$0]) }
      guard kept.count < parts.count, let first = kept.first else { continue }
      var line = Stop(
        element: parts[first], side: stop.side, standing: stop.standing(ofPart: first))
      line.beginsUnheard = first > 0
      line.endsUnheard = kept.last != parts.indices.last
      line.others = kept.dropFirst().map { parts[$0] }
      line.otherStandings = kept.dropFirst().map(stop.standing(ofPart:))
      stops[index] = line
    }
  }

  // A container stands among what is beside it, not inside of itself.
  private func edge(_ side: Side, of node: OrderNode, _ index: Int) -> Stop {
    var stop = Stop(
      element: node.element, side: side,
      standing: Standing(container: containers[node.container].parent, node: index))
    stop.own = node.container
    return stop
  }
}
