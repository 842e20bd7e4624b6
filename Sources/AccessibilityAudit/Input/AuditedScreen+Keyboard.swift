import AccessibilityTree

extension AuditedScreen {
  /// The nodes of the system's keyboards: keys, and all else on them, which the app neither names nor sizes.
  var keyboardNodes: Set<Int> {
    var nodes: Set<Int> = []
    let keys = keyboard
    for node in 0..<tree.count {
      let isInside = tree.parent(of: node).map(nodes.contains) ?? false
      let isAmongKeys =
        index(of: node) != nil
        && tree[node].frame.map { keys?.contains($0.middle.y) == true } == true
      if isInside || isAmongKeys || traits(node).contains(.keyboardKey)
        || facts(node).systemPart == .keyboard
      {
        nodes.insert(node)
      }
    }
    return nodes
  }

  /// The heights between which the keys of a keyboard stand that the input calls plain buttons, or `nil`.
  ///
  /// Ten buttons of one letter are a keyboard (ours); the space bar is on the line below them.
  var keyboard: ClosedRange<Double>? {
    var keys: [Frame] = []
    for node in elements where tree[node].traits.contains(.button) {
      guard label(node).count == 1, let frame = tree[node].frame, FrameGrid.holds(frame) else {
        continue
      }
      keys.append(frame)
    }
    guard keys.count >= 10, let top = keys.map(\.y).min(),
      let bottom = keys.map({ $0.y + $0.height }).max(), let height = keys.map(\.height).max()
    else { return nil }
    return top...(bottom + 1.5 * height)
  }
}
