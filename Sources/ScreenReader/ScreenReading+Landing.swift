import AccessibilityTree

/// Places on a screen where the cursor may land by itself.
extension ScreenReading {
  /// Whether the screen has a back button, as one has that was pushed.
  var isPushed: Bool { order.stops.indices.contains { traits(at: $0).contains(.backButton) } }

  /// Returns the stop at a place.
  ///
  /// - Complexity: O(n) in the number of stops.
  func stop(at place: Landing.Place, origin: Int? = nil) -> Int? {
    let found: Int? =
      switch place {
      case .first: nil
      case .belowBar: firstBelowBar
      case .pastTitle: order.stops.indices.first { element(at: $0).label != screen.title }
      case .title: order.stops.indices.first(where: isTitle)
      case .origin: origin
      }
    return found ?? order.stops.indices.first
  }

  private func isTitle(_ stop: Int) -> Bool {
    guard let title = screen.title, !title.isEmpty else { return false }
    return traits(at: stop).contains(.header) && element(at: stop).label == title
  }

  // A tree has no word for a bar: it is where the back button or the title is, with what stands on their
  // lines and what is grouped with the back button.
  private var firstBelowBar: Int? {
    var lines: [Frame] = []
    var groups: [Range<Int>] = []
    let anchors = order.stops.indices.filter { stop in
      let isBack = traits(at: stop).contains(.backButton)
      guard isBack || isTitle(stop) else { return false }
      let node = order.stops[stop].element
      if let frame = screen.tree[node].frame { lines.append(frame) }
      if isBack, let group = barGroup(around: node) { groups.append(group) }
      return true
    }
    return order.stops.indices.first { stop in
      let node = order.stops[stop].element
      let middle = screen.tree[node].frame?.middle.y
      return !anchors.contains(stop) && !groups.contains { $0.contains(node) }
        && !lines.contains { line in
          middle.map { line.y <= $0 && $0 <= line.y + line.height } ?? false
        }
    }
  }

  private func barGroup(around node: Int) -> Range<Int>? {
    let bar = screen.tree.ancestors(of: node).first { ancestor in
      screen.tree[ancestor].groupsChildren || screen.tree[ancestor].semanticRole == .toolBar
    }
    return bar.map(screen.tree.descendants)
  }
}
