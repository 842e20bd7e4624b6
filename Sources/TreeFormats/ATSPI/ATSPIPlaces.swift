internal import AccessibilityTree

/// Puts objects of one box into the order of their places: line by line, and in a line from left to right.
struct ATSPIPlaces {
  private let nodes: ATSPINodes

  /// Creates an order.
  init(_ nodes: ATSPINodes) { self.nodes = nodes }

  /// Returns objects in order; as they are where one of them has no place.
  func sorted(_ objects: [Int]) -> [Int] {
    var placed: [(object: Int, x: Double, top: Double, middle: Double, bottom: Double)] = []
    for (position, object) in objects.enumerated() {
      guard case .frame(let frame)? = nodes.all[object].judgedFrame, frame.height > 0 else {
        // What is not drawn keeps to the one before it, and moves none of the others.
        if isShown(object) { return objects }
        let last = placed.last
        placed.append(
          (
            object, last?.x ?? 0, last?.top ?? 0, last?.middle ?? Double(-position),
            last?.bottom ?? 0
          ))
        continue
      }
      placed.append(
        (object, frame.x, frame.y, frame.y + frame.height / 2, frame.y + frame.height))
    }
    let indices = placed.indices.sorted {
      (placed[$0].middle, $0) < (placed[$1].middle, $1)
    }
    var lines: [[Int]] = []
    for index in indices {
      if let first = lines.last?.first, placed[index].middle < placed[first].bottom,
        placed[index].middle >= placed[first].top, placed[first].middle >= placed[index].top
      {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
      }
    }
    return lines.flatMap { line in
      line.sorted { (placed[$0].x, $0) < (placed[$1].x, $1) }.map { placed[$0].object }
    }
  }

  private func isShown(_ object: Int) -> Bool { nodes.all[object].states.contains("showing") }
}
