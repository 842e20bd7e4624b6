import AccessibilityTree

extension LayoutOrder {
  /// Measures how far the order that is heard is from that of the layout.
  func metric(_ screen: AuditedScreen) -> OrderMetric {
    let frames = heard.compactMap { screen.tree[$0].frame }
    let bottom = frames.map { $0.y + $0.height }.max() ?? 0
    let top = frames.map(\.y).min() ?? 0
    return OrderMetric(
      ranks: ranks, middles: frames.map(\.middle),
      height: screen.screen.size?.height ?? bottom - top)
  }

  /// The place in the layout of each stop, in the order in which they are heard.
  var ranks: [Int] {
    // What begins and ends at stops of its own stands there twice.
    let rank = Dictionary(expected.enumerated().map { ($1, $0) }) { first, _ in first }
    return heard.compactMap { rank[$0] }
  }
}
