import AccessibilityTree

extension AuditedScreen {
  /// Returns whether a link stands in a sentence, where its lines give it its size.
  ///
  /// - Parameter node: A link.
  /// - Returns: Whether text stands on the same line beside it, or holds it.
  func isInSentence(_ node: Int) -> Bool {
    guard spokenElement(node).traits.contains(.link), let stop = stop(of: node),
      let own = tree[node].frame
    else { return false }
    if ancestors(of: node).contains(where: { tree[$0].traits.contains(.staticText) }) {
      return true
    }
    return [stop - 1, stop + 1].filter(stops.indices.contains).map { stops[$0] }.contains { other in
      guard spokenElement(other).isPlainText, let frame = tree[other].frame else { return false }
      // Inputs often put the pieces of a sentence into holders of their own.
      let isBeside =
        tree.parent(of: other) == tree.parent(of: node)
        || Targets.gap(frame, own) < Self.widestSpace
      return isBeside && frame.y < own.y + own.height && own.y < frame.y + frame.height
    }
  }

  /// The space in points between two words of a sentence at the most (ours).
  private static let widestSpace = 8.0

  /// Returns whether the system draws a control and makes it as large as it has to be.
  ///
  /// - Parameter node: A control.
  /// - Returns: Whether it is a switch, a slider, a tab or the like, and is not said to be the app's own.
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

  /// Returns the innermost node around a node that scrolls or cuts off what is inside it.
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: The node, or `nil`.
  func scroller(of node: Int) -> Int? {
    ancestors(of: node).first { ancestor in
      facts(ancestor).flag(.scrollable) == true || tree[ancestor].clips
        || tree[ancestor].container == .list || tree[ancestor].container == .table
    }
  }

  /// Returns whether an edge of the screen, or of what scrolls, cuts a frame off.
  ///
  /// - Parameters:
  ///   - node: A node with a frame.
  ///   - isWidth: Whether the left and right edges count, or else the upper and lower ones.
  /// - Returns: Whether the frame meets such an edge.
  func isCutOff(_ node: Int, inWidth isWidth: Bool) -> Bool {
    guard let frame = tree[node].frame else { return false }
    let size = screen.size.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height) }
    let scroller = scroller(of: node).flatMap { tree[$0].frame }
    // Dumps round what they cut off.
    let play = TargetSize.rounding
    return [size, scroller].compactMap(\.self).contains { edge in
      isWidth
        ? frame.x <= edge.x + play || frame.x + frame.width >= edge.x + edge.width - play
        : frame.y <= edge.y + play || frame.y + frame.height >= edge.y + edge.height - play
    }
  }
}
