public import AccessibilityTree

/// The stops of a screen in the order in which a reader's swipes reach them.
public struct ReadingOrder: Sendable {
  /// One stop of the cursor.
  public struct Stop: Equatable, Sendable {
    /// The element's node in the screen's tree.
    public let element: Int
    /// The innermost container around the stop, or -1.
    let container: Int
    /// The node of the sorted tree, for explanations.
    let node: Int
  }

  /// The stops, first to last.
  public internal(set) var stops: [Stop] = []
  /// The containers that give stops a context.
  var containers: [ContainerContext]
  /// What elements say that is put together from others: labels by relation, and merged elements.
  var resolved: [Int: Element] = [:]
  let nodes: [OrderNode]
  let position: PositionOrder
  let dropped: [(element: Int, reason: ElementFilter.Reason)]

  /// Computes the order of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - dialect: The reader whose rules are followed.
  ///   - explained: Whether what was left out is kept, for ``OrderExplanation``.
  /// - Complexity: O(n log n) in the number of nodes.
  public init(_ screen: Screen, dialect: Dialect, explained: Bool = false) {
    let filter = ElementFilter(dropsDegenerateFrames: dialect.switches.dropsDegenerateFrames)
    let tree = OrderTree(screen, filter: filter, keepsDropped: explained)
    let position = PositionOrder(
      tolerance: screen.platform.lineTolerance, isRightToLeft: screen.readingDirection == .rtl)
    var nodes = tree.nodes
    Self.sort(&nodes, by: position, screen.tree)
    self.nodes = nodes
    self.position = position
    self.dropped = tree.dropped
    self.containers = tree.containers
    for (index, label) in tree.relations.labels {
      var element = screen.tree[index]
      element.label = label
      resolved[index] = element
    }
    flatten(screen.tree)
  }

  // Members stand behind their groups, so that going backwards settles every group before the group
  // that holds it is sorted.
  private static func sort(
    _ nodes: inout [OrderNode], by position: PositionOrder, _ tree: ElementTree
  ) {
    for index in nodes.indices.reversed() where nodes[index].kind != .leaf {
      if nodes[index].kind == .byPosition || nodes[index].kind == .merged {
        var members = nodes[index].members
        position.sort(&members, &nodes)
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

  private mutating func flatten(_ tree: ElementTree) {
    enum Step { case enter(Int), leave(container: Int) }
    let merged = MergedElements(nodes, tree, labels: resolved)
    resolved.merge(merged.elements) { _, merged in merged }
    var steps: [Step] = [.enter(0)]
    while let step = steps.popLast() {
      switch step {
      case .leave(let container): containers[container].last = stops.count - 1
      case .enter(let index):
        let node = nodes[index]
        switch node.kind {
        case .leaf, .merged:
          stops.append(Stop(element: node.element, container: node.container, node: index))
        case .byPosition, .listed, .asWritten:
          if node.container >= 0, containers[node.container].element == node.element {
            containers[node.container].first = stops.count
            steps.append(.leave(container: node.container))
          }
          for member in node.members.reversed() { steps.append(.enter(Int(member))) }
        }
      }
    }
  }
}
