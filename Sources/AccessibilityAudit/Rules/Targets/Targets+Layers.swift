import AccessibilityTree

extension Targets {
  /// The part of the smaller of two controls, or of two layers, that the other one may cover.
  static let mostOverlap = 0.25
  /// So many controls of one width below each other are rows.
  private static let rows = 3

  /// Returns whether a control is a row: it stands in a column of controls of its place and width.
  func isRow(_ node: Int) -> Bool { rowNodes.contains(node) }

  /// Finds the controls that stand in columns.
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

  /// Returns the frames of the controls that are a node or stand inside of it.
  func frames(inside holder: Int, _ tree: ElementTree) -> [Frame] {
    all.filter { $0.node == holder || tree.isInside($0.node, holder) }.map(\.frame)
  }

  /// Returns the smallest frame around frames.
  static func hull(_ frames: [Frame]) -> Frame? {
    guard let left = frames.map(\.x).min(), let top = frames.map(\.y).min(),
      let right = frames.map({ $0.x + $0.width }).max(),
      let bottom = frames.map({ $0.y + $0.height }).max()
    else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether a small control lies on a larger one, as a badge or the button of a row does.
  static func liesOn(_ first: Frame, _ second: Frame) -> Bool {
    if isNested(first, second) { return true }
    let areas = [first.width * first.height, second.width * second.height].sorted()
    return areas[0] * 2 <= areas[1] && overlap(first, second) >= 0.75
  }
}
