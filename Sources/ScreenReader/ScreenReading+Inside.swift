import AccessibilityTree

extension ScreenReading {
  /// Returns the elements that one stands for which is put together from them, in order.
  func insideElements(of group: Int) -> [Element] {
    insideNodes(of: group).map { order.resolved[$0] ?? screen.tree[$0] }
  }

  /// Returns the node that a double tap on a stop switches: its own, or the only switch that it stands for.
  func switchedNode(at stop: Int) -> Int {
    let own = order.stops[stop].element
    let switched: Traits = [.switchButton, .checkbox]
    guard order.nodes[order.stops[stop].node].kind == .merged,
      screen.tree[own].traits.isDisjoint(with: switched)
    else { return own }
    let inside = insideNodes(of: order.stops[stop].node).filter {
      !screen.tree[$0].traits.isDisjoint(with: switched)
    }
    return inside.count == 1 ? inside[0] : own
  }

  private func insideNodes(of group: Int) -> [Int] {
    var nodes: [Int] = []
    var waiting = Array(order.nodes[group].members.reversed())
    while let next = waiting.popLast() {
      let node = order.nodes[Int(next)]
      switch node.kind {
      case .leaf, .merged: nodes.append(node.element)
      case .byPosition, .listed, .asWritten: waiting += node.members.reversed()
      }
    }
    return nodes
  }
}
