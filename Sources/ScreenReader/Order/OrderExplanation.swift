package import AccessibilityTree

/// Why each stop of a screen stands where it does, in words and numbers.
///
///     next line: top 300 is 40 pt below 260 (8 pt or more make a new line)
package struct OrderExplanation: Sendable {
  private let order: ReadingOrder
  private let screen: Screen
  private let paths: ElementPaths

  /// Creates the explanation of an order.
  package init(_ order: ReadingOrder, of screen: Screen) {
    self.order = order
    self.screen = screen
    self.paths = ElementPaths(screen.tree)
  }

  /// What no stop stands for, with the reason, in document order.
  package var leftOut: [String] {
    order.dropped.map { "\(name($0.element)): \($0.reason.rawValue)" }
  }

  /// Returns why a stop stands where it does.
  ///
  /// - Complexity: O(1) on average over all stops.
  package func reason(for stop: Int) -> String { place(of: stop) + links(of: stop) }

  // The command for linked elements leads there.
  private func links(of stop: Int) -> String {
    let linked = screen.tree[order.stops[stop].element].linked
    return linked.isEmpty ? "" : "; linked to \(linked.joined(separator: ", "))"
  }

  private func place(of stop: Int) -> String {
    let merged =
      order.nodes[order.stops[stop].node].kind == .merged
      ? "; combines the text of its children" : ""
    guard stop > 0 else { return "first" + merged }
    let (group, last, next) = fork(order.stops[stop - 1].node, order.stops[stop].node)
    let rule: String
    switch group.kind {
    case .listed: rule = "listed by the order of \(name(group.element))"
    case .asWritten: rule = "as the source lists it"
    case .byPosition, .merged, .leaf: rule = placeRule(last, next)
    }
    guard next.kind != .leaf, next.kind != .merged else { return rule + merged }
    return "first of \(name(next.element)), which stays together; \(rule)\(merged)"
  }

  // The innermost group that holds two nodes, and its members on the ways down to them. Groups stand
  // before their members, so that climbing from the later node never climbs too far; over all stops
  // the climbs add up to the size of the tree.
  private func fork(_ first: Int, _ second: Int) -> (
    group: OrderNode, last: OrderNode, next: OrderNode
  ) {
    var (a, b) = (first, second)
    var (last, next) = (a, b)
    while a != b {
      if a > b {
        last = a
        a = order.nodes[a].parent
      } else {
        next = b
        b = order.nodes[b].parent
      }
    }
    return (order.nodes[a], order.nodes[last], order.nodes[next])
  }

  private func placeRule(_ last: OrderNode, _ next: OrderNode) -> String {
    if last.sortPriority != next.sortPriority {
      return "sort priority \(short(next.sortPriority)) after \(short(last.sortPriority))"
    }
    guard let position = order.position else { return "in document order" }
    guard let a = last.origin, let b = next.origin else { return "no frame: in document order" }
    let tolerance = position.tolerance
    let distance = b.y - a.y
    if distance >= tolerance {
      return "next line: top \(short(b.y)) is \(short(distance)) pt below \(short(a.y)) "
        + "(\(short(tolerance)) pt or more make a new line)"
    }
    if a == b { return "same place (\(short(b.x)), \(short(b.y))): in document order" }
    let isRightToLeft = position.isRightToLeft
    if abs(distance) < tolerance, isRightToLeft ? b.x < a.x : b.x > a.x {
      return "same line: tops \(short(a.y)) and \(short(b.y)) are less than \(short(tolerance)) pt "
        + "apart; \(isRightToLeft ? "left" : "right") of it at \(short(b.x)) after \(short(a.x))"
    }
    if abs(distance) < tolerance, a.x == b.x {
      return "same line and left edge \(short(b.x)): in document order"
    }
    return
      "no order fits all positions here: merge-sorted from document order (Earshot's rule)"
  }

  private func name(_ index: Int) -> String {
    guard index >= 0 else { return "the screen" }
    let element = screen.tree[index]
    if let id = element.id { return "#\(id)" }
    let kind = element.container?.rawValue ?? element.traits.names.first ?? "view"
    if let label = element.label { return "\(kind) \"\(label)\"" }
    return "\(kind) at \(paths.path(of: index))"
  }

  private func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String((number * 100).rounded() / 100)
  }
}
