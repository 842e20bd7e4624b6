import AccessibilityTree

extension AuditedScreen {
  /// Returns whether a link is in a sentence, where the line height determines its size.
  func isInSentence(_ node: Int) -> Bool {
    guard spokenElement(node).traits.contains(.link), let place = index(of: node),
      let own = tree[node].frame
    else { return false }
    if ancestors(of: node).contains(where: { tree[$0].traits.contains(.staticText) }) {
      return true
    }
    return [place - 1, place + 1].filter(elements.indices.contains).map { elements[$0] }.contains {
      other in
      guard spokenElement(other).isPlainText, let frame = tree[other].frame else { return false }
      // Inputs often put the pieces of a sentence into holders of their own.
      let isBeside =
        tree.parent(of: other) == tree.parent(of: node)
        || Targets.gap(frame, own) < Self.widestSpace
      return isBeside && frame.y < own.y + own.height && own.y < frame.y + frame.height
    }
  }

  /// The maximum space in points between two words of a sentence (ours).
  private static let widestSpace = 8.0

  /// Returns whether the system draws a control and determines its size.
  func isSystemControl(_ node: Int) -> Bool {
    if let isCustom = facts(node).flag(.customDrawn) { return !isCustom }
    let traits = spokenElement(node).traits
    if !traits.isDisjoint(with: Self.systemControls) { return true }
    return ancestors(of: node).contains { ancestor in
      let container = tree[ancestor].container
      return container == .tabBar || container == .segmented
        || tree[ancestor].traits.contains(.tabBar)
    }
  }

  private static let systemControls: Traits = [
    .switchButton, .adjustable, .tab, .backButton, .searchField, .pickerItem,
  ]

  /// Returns the innermost node around a node that scrolls or clips its contents.
  func scroller(of node: Int) -> Int? { scrollers[node] < 0 ? nil : Int(scrollers[node]) }

  // Once for all nodes: rules ask for pairs of them, and a tree may be deep.
  static func scrollers(of screen: AuditedScreen) -> [Int32] {
    var scrollers = [Int32](repeating: -1, count: screen.tree.count)
    for node in screen.tree.elements.indices {
      guard let parent = screen.tree.parent(of: node) else { continue }
      scrollers[node] = screen.scrolls(parent) ? Int32(parent) : scrollers[parent]
    }
    return scrollers
  }

  private func scrolls(_ node: Int) -> Bool {
    facts(node).flag(.scrollable) == true || tree[node].clips || tree[node].container == .list
      || tree[node].container == .table
  }

  /// Whether what scrolls, at any depth, cuts a frame off: it reaches one of two edges.
  ///
  /// What is as high as a row that scrolls sideways fills it, and is not cut off by it.
  private func isCutOffByScroller(_ node: Int, _ frame: Frame, inWidth isWidth: Bool) -> Bool {
    ancestors(of: node).contains { ancestor in
      guard scrolls(ancestor), let edge = tree[ancestor].frame else { return false }
      let (before, behind) = Self.meets(frame, edge, inWidth: isWidth)
      return before != behind
    }
  }

  /// Returns whether an edge of what scrolls cuts a frame off.
  func isCutOffByScroller(_ node: Int) -> Bool {
    tree[node].frame.map { isCutOffByScroller(node, $0, inWidth: false) } ?? false
  }

  /// Returns whether what scrolls sideways cuts a node off.
  func isCutOffAtItsSide(_ node: Int) -> Bool {
    guard let frame = tree[node].frame, isCutOffByScroller(node, frame, inWidth: true) else {
      return false
    }
    let scroller = scroller(of: node)
    return elements.contains { other in
      guard other != node, self.scroller(of: other) == scroller, let beside = tree[other].frame
      else { return false }
      return abs(beside.y - frame.y) <= TargetSize.rounding
        && abs(beside.height - frame.height) <= TargetSize.rounding
        && beside.width > frame.width + TargetSize.rounding
    }
  }

  /// Whether a frame reaches the edges of another one, but for the rounding of dumps.
  private static func meets(
    _ frame: Frame, _ edge: Frame, inWidth isWidth: Bool
  ) -> (before: Bool, behind: Bool) {
    let play = TargetSize.rounding
    return isWidth
      ? (frame.x <= edge.x + play, frame.x + frame.width >= edge.x + edge.width - play)
      : (frame.y <= edge.y + play, frame.y + frame.height >= edge.y + edge.height - play)
  }

  /// Returns whether a frame meets an edge of the screen, or of what scrolls, which may cut it off.
  func meetsEdge(_ node: Int, inWidth isWidth: Bool) -> Bool {
    guard let frame = tree[node].frame else { return false }
    return meetsScreen(node, inWidth: isWidth)
      || isCutOffByScroller(node, frame, inWidth: isWidth)
  }

  /// Returns whether a frame meets an edge of the screen.
  func meetsScreen(_ node: Int, inWidth isWidth: Bool) -> Bool {
    guard let frame = tree[node].frame, let size = screen.size else { return false }
    let whole = Frame(x: 0, y: 0, width: size.width, height: size.height)
    let (before, behind) = Self.meets(frame, whole, inWidth: isWidth)
    return before || behind
  }
}
