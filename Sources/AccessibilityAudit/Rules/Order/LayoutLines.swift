import AccessibilityTree

/// The order in which eyes go over frames: line by line, each from its leading edge.
///
/// Two frames share a line when their tops are closer than the platform's tolerance, or when they overlap by
/// half of the lower one's height. The latter holds only where one is at most three times as high as the
/// other (ours), so that the texts beside a tall picture are lines of their own.
struct LayoutLines {
  /// How much higher than its neighbours something on the same line may be.
  private static let highest = 3.0

  let tolerance: Double
  let isRightToLeft: Bool

  /// Sorts frames.
  ///
  /// - Complexity: O(n log n).
  func sorted(_ frames: [Frame]) -> [Int] {
    let byTop = frames.indices.sorted { (frames[$0].y, $0) < (frames[$1].y, $1) }
    var result: [Int] = []
    result.reserveCapacity(frames.count)
    var line: [Int] = []
    for index in byTop {
      if let first = line.first, !sharesLine(frames[first], frames[index]) {
        result += ordered(line, frames)
        line = []
      }
      line.append(index)
    }
    return result + ordered(line, frames)
  }

  private func sharesLine(_ first: Frame, _ second: Frame) -> Bool {
    if abs(first.y - second.y) < tolerance { return true }
    let (low, high) = (min(first.height, second.height), max(first.height, second.height))
    guard high <= Self.highest * low else { return false }
    let overlap = min(first.y + first.height, second.y + second.height) - max(first.y, second.y)
    return overlap >= low / 2
  }

  private func ordered(_ line: [Int], _ frames: [Frame]) -> [Int] {
    line.sorted { first, second in
      let (a, b) = (frames[first], frames[second])
      let (start, other) = isRightToLeft ? (-a.x - a.width, -b.x - b.width) : (a.x, b.x)
      return (start, a.y, Double(first)) < (other, b.y, Double(second))
    }
  }
}
