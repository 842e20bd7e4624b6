import AccessibilityTree
import ScreenReader

extension AuditedScreen {
  /// The stops to which a listener can jump: headings, landmarks, rows of tables and the items of the app's own
  /// rotors, in reading order.
  var jumpTargets: [Int] {
    var isTarget = [Bool](repeating: false, count: stops.count)
    for (stop, node) in stops.enumerated() where traits(node).contains(.header) {
      isTarget[stop] = true
    }
    var last: Int?
    for (stop, node) in stops.enumerated() {
      let row = row(of: node)
      if let row, row != last { isTarget[stop] = true }
      last = row
    }
    for rotor in rotors where rotor.isCustom {
      for stop in rotor.items.compactMap(\.stop) { isTarget[stop] = true }
    }
    for (node, first) in firstStops().enumerated()
    where first < stops.count {
      let role = tree[node].role
      if tree[node].container == .landmark || role == .heading || role?.category == .landmark {
        isTarget[first] = true
      }
    }
    return isTarget.indices.filter { isTarget[$0] }
  }

  /// Whether an element of a page shares a heading with others and is not the first of them with text.
  func isPartOfHeading(_ node: Int) -> Bool {
    let tree = statedTree
    guard toolkit == .web, tree.elements.indices.contains(origins[node]),
      tree[origins[node]].role != .heading,
      let heading = tree.ancestors(of: origins[node]).prefix(Self.mostLevels).first(where: {
        tree[$0].role == .heading
      }), let place = index(of: node)
    else { return false }
    func isInside(_ other: Int) -> Bool {
      (heading..<tree.end(of: heading)).contains(origins[other])
    }
    let hasWords = !label(node).isEmpty
    if !hasWords {
      return [place - 1, place + 1].contains {
        elements.indices.contains($0) && isInside(elements[$0])
      }
    }
    return place > 0 && isInside(elements[place - 1]) && !label(elements[place - 1]).isEmpty
  }

  /// The row of the table that contains a node, or `nil`.
  private func row(of node: Int) -> Int? {
    if let cell = tree[node].cell { return cell.row }
    return ancestors(of: node).prefix(Self.mostLevels).lazy.compactMap { tree[$0].cell }.first?.row
  }

  /// Returns the first stop that is each node or stands inside of it.
  ///
  /// - Complexity: O(n) in the number of nodes.
  func firstStops(where isCounted: (Int) -> Bool = { _ in true }) -> [Int] {
    var firsts = (0..<tree.count).map { node in
      stop(of: node).flatMap { isCounted(node) ? $0 : nil } ?? stops.count
    }
    // What a node holds stands behind it, so that one pass from the end is enough.
    for node in (0..<tree.count).reversed() {
      if let parent = tree.parent(of: node) { firsts[parent] = min(firsts[parent], firsts[node]) }
    }
    return firsts
  }
}
