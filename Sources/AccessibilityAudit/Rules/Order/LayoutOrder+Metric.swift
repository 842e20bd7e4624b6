import AccessibilityTree

extension LayoutOrder {
  /// Measures how far the reading order is from the order of the layout.
  func metric(_ screen: AuditedScreen) -> OrderMetric {
    let frames = heard.compactMap { screen.tree[$0].frame }
    let bottom = frames.map { $0.y + $0.height }.max() ?? 0
    let top = frames.map(\.y).min() ?? 0
    return OrderMetric(
      ranks: ranks, middles: frames.map(\.middle),
      height: screen.screen.size?.height ?? bottom - top)
  }

  /// The place of each stop in the layout, in reading order.
  var ranks: [Int] {
    // What begins and ends at stops of its own stands there twice.
    let rank = Dictionary(expected.enumerated().map { ($1, $0) }) { first, _ in first }
    return heard.compactMap { rank[$0] }
  }
}
