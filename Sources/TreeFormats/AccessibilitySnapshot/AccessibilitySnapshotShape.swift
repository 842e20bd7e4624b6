internal import AccessibilityTree
internal import Documents

/// Reads the geometry of a hierarchy: points `[x, y]` and rectangles `[[x, y], [width, height]]`.
enum AccessibilitySnapshotShape {
  /// Returns the point of a node, `nil` when it is none or is not finite.
  static func point(_ node: DocumentNode) -> Point? {
    let numbers = node.items.compactMap(\.looseNumber)
    guard numbers.count == 2,
      numbers.allSatisfy({ abs($0) <= ImportedFrame.largestDistance })
    else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// Returns what a rectangle is.
  static func judge(_ node: DocumentNode?) -> ImportedFrame.Judgement {
    guard let node, !node.isNull else { return .none }
    let numbers = node.items.flatMap { $0.items.map { $0.looseNumber ?? .nan } }
    guard numbers.count == 4 else { return .absurd }
    return ImportedFrame.judge(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Reads the shape of an element.
  static func read(
    _ node: DocumentNode, report: inout ImportReport
  ) -> (frame: Frame?, path: [Point]) {
    if let elements = node["pathElements"], elements.kind == .sequence {
      let path = elements.items.compactMap { corner($0) }
      guard let first = path.first else { return (nil, []) }
      var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
      for point in path {
        left = min(left, point.x)
        right = max(right, point.x)
        top = min(top, point.y)
        bottom = max(bottom, point.y)
      }
      return (Frame(x: left, y: top, width: right - left, height: bottom - top), path)
    }
    switch judge(node["frame"]) {
    case .frame(let frame): return (frame, [])
    case .none: return (nil, [])
    case .absurd:
      report.drop("frames that are not finite")
      return (nil, [])
    }
  }

  /// Where a step of a path ends: `{"line": {"to": [1, 2]}}`; curves are taken as straight lines.
  private static func corner(_ node: DocumentNode) -> Point? {
    for step in ["move", "line", "quadCurve", "curve"] {
      if let end = node[step]?["to"] { return point(end) }
    }
    return nil
  }
}
