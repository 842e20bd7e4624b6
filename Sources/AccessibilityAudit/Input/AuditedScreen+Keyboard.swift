import AccessibilityTree

extension AuditedScreen {
  /// The heights between which the keys of a keyboard stand that the input calls plain buttons, or `nil`.
  ///
  /// Ten buttons of one letter are a keyboard (ours); the space bar is on the line below them.
  var keyboard: ClosedRange<Double>? {
    var keys: [Frame] = []
    for node in stops where tree[node].traits.contains(.button) {
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
