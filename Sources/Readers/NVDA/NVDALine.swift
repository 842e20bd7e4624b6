import AccessibilityTree

/// What stands on one line of NVDA's flat text.
///
/// With screen layout, as it is set at first, a line is what stands side by side in a block; each cell of a table
/// begins one (source code: `gecko_ia2.cpp`, `storage.cpp`). That lines are those that the page draws, rather than
/// up to 100 characters of a block, is assumed: pages do not tell where their blocks are.
struct NVDALine {
  // How far the middles of two objects on one line may be apart, in points.
  private static let tolerance = 8.0
  // How far out items are looked for: no page for people is deeper.
  private static let mostLevels = 256
  private let tree: ElementTree

  init(_ tree: ElementTree) { self.tree = tree }

  /// Returns whether an object stands on the line that another one began.
  func joins(_ first: Int, _ next: Int) -> Bool {
    guard let one = tree[first].frame, let other = tree[next].frame,
      max(one.y, other.y) < min(one.y + one.height, other.y + other.height),
      abs(one.y + one.height / 2 - other.y - other.height / 2) <= Self.tolerance,
      tree[first].cell == tree[next].cell
    else { return false }
    return holder(first) == holder(next)
  }

  private func holder(_ node: Int) -> Int? {
    tree.ancestors(of: node).prefix(Self.mostLevels).first { holder in
      let element = tree[holder]
      if element.role == .listItem || element.role == .article { return true }
      return NVDAPlaces.phrase(of: element) != nil && !NVDAPlaces.isInline(element)
    }
  }
}
