import AccessibilityTree

/// The elements that a reader meets, in the groups in which it meets them, still in document order.
///
/// It is built without recursion, and each node of the screen is met at most once, so that neither a
/// deep tree nor a wild order can hang it.
struct OrderTree {
  /// The nodes; members come after the groups that hold them.
  private(set) var nodes: [OrderNode] = []
  /// The containers that give their elements a context.
  private(set) var containers: [ContainerContext] = []
  /// What was left out and why, in document order, when asked for.
  private(set) var dropped: [(element: Int, reason: Omission.Reason)] = []
  /// Whether where a node stands follows from the nodes around it: nothing is listed by `id` or hidden behind a
  /// modal view, and no label is taken from another element.
  private(set) var isPlain = true
  /// The labels that elements take from others.
  let relations: LabelRelations

  private let screen: Screen
  private let rules: StopRules
  private let keepsDropped: Bool
  private var visited: [Bool]
  private var indicesByID: [String: Int]?
  /// What is still to be walked, the next one last.
  private var waiting: [Visit] = []

  private struct Visit {
    var element: Int
    var parent: Int
    var container: Int
    /// The node right inside the container that the element is or lies in.
    var item = -1
  }

  /// Builds the tree.
  ///
  /// - Complexity: O(n) in the number of nodes.
  init(_ screen: Screen, rules: StopRules, keepsDropped: Bool) {
    self.screen = screen
    self.rules = rules
    self.keepsDropped = keepsDropped
    self.relations = LabelRelations(screen, skipsLabels: rules.skipsLabels(screen))
    self.isPlain = !relations.areUsed
    self.visited = Array(repeating: false, count: screen.tree.count)
    nodes.reserveCapacity(screen.tree.count + 1)
    nodes.append(OrderNode(kind: .byPosition, element: -1, parent: -1, container: -1))
    push(Array(screen.tree.roots), parent: 0, container: -1, item: -1)
    while let visit = waiting.popLast() { walk(visit) }
    visited = []
    if keepsDropped { dropped.sort { $0.element < $1.element } }
  }

  private mutating func walk(_ visit: Visit) {
    let index = visit.element
    guard !visited[index] else { return }
    visited[index] = true
    let tree = screen.tree
    if let reason = rules.reasonToDrop(index, tree) { return drop(index, reason) }
    if relations.consumed.contains(index) { return drop(index, .labelsAnother) }
    if rules.isStop(index, tree) {
      if tree[index].combination == .combine, tree.hasChildren(index) {
        let group = append(.merged, visit)
        return push(
          Array(tree.children(of: index)), parent: group, container: visit.container,
          item: visit.item)
      }
      if keepsDropped {
        for child in tree.children(of: index) { drop(child, .insideElement) }
      }
      append(.leaf, visit)
      return
    }
    let edges = rules.edges(index, tree)
    let surrounds = edges != .none || rules.surrounds(index, tree)
    let container = addContainer(index, surrounds, within: visit.container)
    let inner = Visit(
      element: index, parent: visit.parent, container: container, item: visit.item)
    let item = container == visit.container ? visit.item : -1
    switch tree[index].childOrder {
    case .listed(let ids):
      isPlain = false
      let group = append(.listed, inner, edges)
      let listed = self.listed(ids, below: index)
      if keepsDropped {
        for child in tree.children(of: index) where !listed.contains(where: { within($0, child) }) {
          drop(child, .notListed)
        }
      }
      nodes[group].usesOwnFrame = standsBelowTabBarView(visit.container)
      push(listed, parent: group, container: container, item: item)
    case .asWritten:
      push(
        visibleChildren(of: index), parent: append(.asWritten, inner, edges), container: container,
        item: item)
    case .byPosition:
      let staysTogether = surrounds || staysTogether(index)
      let group = staysTogether ? append(.byPosition, inner, edges) : visit.parent
      push(visibleChildren(of: index), parent: group, container: container, item: item)
    }
  }

  @discardableResult
  private mutating func append(
    _ kind: OrderNode.Kind, _ visit: Visit, _ edges: StopRules.Edges = .none
  ) -> Int {
    var node = OrderNode(
      kind: kind, element: visit.element, parent: visit.parent, container: visit.container)
    node.edges = edges
    node.item = visit.item
    node.sortPriority = screen.tree[visit.element].sortPriority
    if kind == .leaf || kind == .merged {
      node.origin = screen.tree[visit.element].frame.map { .init(x: $0.x, y: $0.y) }
    }
    let index = nodes.count
    nodes.append(node)
    nodes[visit.parent].members.append(Int32(index))
    return index
  }

  private mutating func push(_ children: [Int], parent: Int, container: Int, item: Int) {
    let children = parent == 0 && container == -1 ? lastModal(of: children) : children
    for child in children.reversed() {
      waiting.append(
        Visit(
          element: child, parent: parent, container: container, item: item < 0 ? child : item))
    }
  }

  private mutating func visibleChildren(of index: Int) -> [Int] {
    lastModal(of: Array(screen.tree.children(of: index)))
  }

  // Of siblings only the last modal one is met; a modal that is hidden hides nobody.
  private mutating func lastModal(of children: [Int]) -> [Int] {
    let tree = screen.tree
    let modal = children.last { child in
      tree[child].isModal && rules.reasonToDrop(child, tree) == nil
    }
    guard let modal else { return children }
    isPlain = false
    if keepsDropped { for child in children where child != modal { drop(child, .behindModal) } }
    return [modal]
  }

  private mutating func listed(_ ids: [String], below index: Int) -> [Int] {
    let indices = indicesByID ?? screen.tree.indicesByID()
    indicesByID = indices
    return ids.compactMap { indices[$0] }.filter { within($0, index) && $0 != index }
  }

  /// Returns whether the outermost place around a node is a view with the trait `tabBar` that lists nothing
  /// itself: there, and nowhere else, a container with an order of its own is placed by its own frame
  /// (AccessibilitySnapshot's code).
  private func standsBelowTabBarView(_ container: Int) -> Bool {
    guard container >= 0, containers[container].outermostPlaces >= 0 else { return false }
    let outermost = screen.tree[containers[containers[container].outermostPlaces].element]
    if case .listed = outermost.childOrder { return false }
    return outermost.traits.contains(.tabBar)
  }

  private func within(_ index: Int, _ ancestor: Int) -> Bool {
    ancestor <= index && index < screen.tree.end(of: ancestor)
  }

  /// Returns whether what is below a node is heard without anything in between.
  private func staysTogether(_ index: Int) -> Bool {
    let tree = screen.tree
    if tree[index].groupsChildren || tree[index].combination == .contain { return true }
    if tree[index].table != nil { return true }
    // A priority moves a node with all below it.
    if tree[index].sortPriority != 0 || tree[index].traits.contains(.tabBar) { return true }
    switch tree[index].container {
    case .list, .landmark, .table, .tabBar, .segmented: return true
    case .group:
      return tree[index].label != nil || tree[index].value != nil || tree[index].id != nil
    case nil: return false
    }
  }

  private mutating func addContainer(
    _ index: Int, _ surrounds: Bool, within parent: Int
  ) -> Int {
    let own = ContainerContext.Kind(screen.tree, index)
    guard let kind = own ?? (surrounds ? .group : nil) else { return parent }
    containers.append(
      ContainerContext(
        kind: kind, element: index, parent: parent, outer: parent >= 0 ? containers[parent] : nil,
        index: containers.count, tree: screen.tree))
    return containers.count - 1
  }

  private mutating func drop(_ index: Int, _ reason: Omission.Reason) {
    if keepsDropped { dropped.append((index, reason)) }
  }
}
