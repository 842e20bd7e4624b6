import AccessibilityTree

extension Targets {
  /// The share of the smaller of two controls, or layers, that the other one may cover.
  static let mostOverlap = 0.25
  /// The number of stacked controls with the same width that count as rows.
  private static let rows = 3

  /// Returns whether a control is a row: it is in a column of controls with the same position and width.
  func isRow(_ node: Int) -> Bool { rowNodes.contains(node) }

  /// Finds the controls that are in columns.
  static func rowNodes(_ all: [Target]) -> Set<Int> {
    var columns: [Column: [Int]] = [:]
    for target in all {
      let frame = target.frame
      columns[Column(x: frame.x.rounded(), width: frame.width.rounded()), default: []].append(
        target.node)
    }
    return Set(columns.values.filter { $0.count >= rows }.joined())
  }

  private struct Column: Hashable {
    let x: Double
    let width: Double
  }

  /// Returns the frames of the controls that are a node or inside it.
  func frames(inside holder: Int, _ tree: ElementTree) -> [Frame] {
    all.filter { $0.node == holder || tree.isInside($0.node, holder) }.map(\.frame)
  }

  /// Returns the smallest frame around several frames.
  static func hull(_ frames: [Frame]) -> Frame? {
    guard let left = frames.map(\.x).min(), let top = frames.map(\.y).min(),
      let right = frames.map({ $0.x + $0.width }).max(),
      let bottom = frames.map({ $0.y + $0.height }).max()
    else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether a small control is on top of a larger one, as a badge or the button of a row is.
  static func liesOn(_ first: Frame, _ second: Frame) -> Bool {
    if isNested(first, second) { return true }
    let areas = [first.width * first.height, second.width * second.height].sorted()
    return areas[0] * 2 <= areas[1] && overlap(first, second) >= 0.75
  }
}
