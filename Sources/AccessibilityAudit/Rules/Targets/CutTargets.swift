import AccessibilityTree

/// Which controls an edge of the screen, or of what scrolls, cuts off.
///
/// What only meets such an edge by its place is as large as others of its kind: as one that nothing cuts off, or,
/// in a row that scrolls to the side, as its neighbour, where none is larger. A class, as it is passed on with its screen.
final class CutTargets {
  private struct Kind: Hashable {
    let scroller: Int?
    let name: String
    let isWidth: Bool
  }

  private struct Length: Hashable {
    let kind: Kind
    /// In steps of half a point.
    let steps: Int
  }

  private struct Place: Hashable {
    let length: Length
    let start: Int
  }

  private let screen: AuditedScreen
  /// What is whole has these lengths.
  private var whole: Set<Length> = []
  private var longest: [Kind: Int] = [:]
  /// How many begin at one line and are equally long.
  private var neighbours: [Place: Int] = [:]

  /// Looks at the controls of a screen.
  init(_ screen: AuditedScreen) {
    self.screen = screen
    for target in screen.targets.all {
      for isWidth in [true, false] {
        let place = place(target, inWidth: isWidth)
        longest[place.length.kind] = max(longest[place.length.kind] ?? 0, place.length.steps)
        neighbours[place, default: 0] += 1
        if !screen.meetsEdge(target.node, inWidth: isWidth) { whole.insert(place.length) }
      }
    }
  }

  /// Returns whether a control is cut off.
  func holds(_ target: Targets.Target, inWidth isWidth: Bool) -> Bool {
    guard screen.meetsEdge(target.node, inWidth: isWidth) else { return false }
    let place = place(target, inWidth: isWidth)
    let kind = place.length.kind
    let isWhole = (-1...1).contains {
      whole.contains(Length(kind: kind, steps: place.length.steps + $0))
    }
    if isWhole { return false }
    // A bar at the foot of the screen, such as one behind the system's own, is cut as a whole row.
    if !isWidth, screen.meetsScreen(target.node, inWidth: false) { return true }
    let isLongest = (longest[kind] ?? 0) <= place.length.steps + 1
    return !(isLongest && (neighbours[place] ?? 0) > 1)
  }

  // A row that is cut has lost the words by which the others are more than an element.
  private func name(_ node: Int) -> String {
    screen.origin(of: node).flatMap { screen.statedTree[$0].toolkitType } ?? screen.kind(node)
  }

  private func place(_ target: Targets.Target, inWidth isWidth: Bool) -> Place {
    let frame = target.frame
    let kind = Kind(
      scroller: screen.scroller(of: target.node), name: name(target.node), isWidth: isWidth)
    func steps(_ length: Double) -> Int { Int((min(max(length, -1e6), 1e6) * 2).rounded()) }
    return Place(
      length: Length(kind: kind, steps: steps(isWidth ? frame.width : frame.height)),
      start: steps(isWidth ? frame.x : frame.y))
  }
}
