import AccessibilityTree

extension SwitchControl {
  /// A highlight of the cursor, and its time.
  package struct Highlight: Sendable {
    /// A node, or `nil` for the highlight after a group's last member, which leaves the group.
    package let node: Int?
    /// The number of groups around it.
    package let level: Int
    /// When it first appears, if the user enters each group immediately and makes no mistakes.
    package let seconds: Double
  }

  /// All highlights of the cursor, in order.
  package var highlights: [Highlight] {
    var highlights: [Highlight] = []
    // The groups around a node, each with when its first member is shown and how many members came so far.
    var open: [(end: Int, start: Double, count: Int)] = []
    func leave() {
      guard let group = open.popLast(), !open.isEmpty else { return }
      let seconds = group.start + settings.travel(to: group.count)
      highlights.append(Highlight(node: nil, level: open.count, seconds: seconds))
    }
    for index in nodes.nodes.indices {
      while let group = open.last, group.end <= index { leave() }
      var start = 0.0
      if let group = open.last {
        open[open.count - 1].count += 1
        let seconds = group.start + settings.travel(to: group.count)
        start = group.start + settings.seconds(toSelect: group.count)
        highlights.append(Highlight(node: index, level: open.count - 1, seconds: seconds))
      }
      if !nodes[index].isItem { open.append((nodes.end(of: index), start, 0)) }
    }
    while !open.isEmpty { leave() }
    return highlights
  }

  /// Returns the highlights of the cursor on the way to an item.
  package func highlights(to item: Int) -> [Highlight] {
    let path = path(to: item)
    let last = Dictionary(
      path.map { (nodes.parent(of: $0.node) ?? 0, $0.node) },
      uniquingKeysWith: { first, _ in first }
    )
    return highlights.filter { highlight in
      guard let node = highlight.node, let parent = nodes.parent(of: node) else { return false }
      return last[parent].map { node <= $0 } ?? false
    }
  }
}
