/// Which of two neighbours on the screen is heard first.
///
/// Tops at least the tolerance apart stand on different lines, the upper one first; on one line the
/// left one is first, or the right one where people read from right to left, both by left edges. Heights,
/// middles and outlines never matter. (AccessibilitySnapshot: code and tests checked on devices,
/// measured.)
///
/// The comparison is not transitive: of three elements, each 5 points lower than the one before, the
/// outer two stand on different lines but share one with the middle. What then comes first is decided by
/// how the elements are sorted: see ``OrderRules/Sorting``.
struct PositionOrder {
  /// How far apart tops must be to stand on different lines, in points.
  let tolerance: Double
  let isRightToLeft: Bool
  /// How the members of a group are sorted by this comparison.
  let sorting: OrderRules.Sorting

  /// Returns whether one node stands before another by priority and place.
  func precedes(_ a: OrderNode, _ b: OrderNode) -> Bool {
    if a.sortPriority != b.sortPriority { return a.sortPriority > b.sortPriority }
    guard let a = a.origin, let b = b.origin else { return false }
    return precedes(a, b)
  }

  /// Returns whether one corner stands before another.
  func precedes(_ a: OrderNode.Origin, _ b: OrderNode.Origin) -> Bool {
    if a.y != b.y, abs(a.y - b.y) >= tolerance { return a.y < b.y }
    return isRightToLeft ? a.x > b.x : a.x < b.x
  }

  /// Returns whether a corner stands behind another one and behind all that stand before that one in the same way.
  func isBehind(_ corner: OrderNode.Origin?, _ other: OrderNode.Origin?) -> Bool {
    guard let other else { return true }
    guard let corner else { return false }
    if corner.y == other.y { return isRightToLeft ? corner.x <= other.x : corner.x >= other.x }
    return corner.y - other.y >= tolerance
  }

  /// Sorts the members of a group.
  ///
  /// A member without a frame stands behind the member before it, so that a screen without frames
  /// stays in document order.
  ///
  /// - Complexity: O(n log n).
  func sort(_ members: inout [Int32], _ nodes: inout [OrderNode]) -> Bool {
    guard let first = members.first else { return true }
    let priority = nodes[Int(first)].sortPriority
    var last: OrderNode.Origin?
    var isSorted = true
    for member in members {
      let origin = nodes[Int(member)].origin ?? last
      isSorted =
        isSorted && nodes[Int(member)].sortPriority == priority && isBehind(origin, last)
      nodes[Int(member)].origin = origin
      last = origin
    }
    if isSorted { return true }
    switch sorting {
    case .standardLibrary:
      members.sort { precedes(nodes[Int($0)], nodes[Int($1)]) }
    case .neighboursFirst:
      sortNeighboursFirst(&members, nodes)
    }
    return false
  }

  private func sortNeighboursFirst(_ members: inout [Int32], _ nodes: [OrderNode]) {
    var source = members
    var target = members
    var width = 1
    while width < source.count {
      var start = 0
      while start < source.count {
        let middle = min(start + width, source.count)
        let end = min(start + 2 * width, source.count)
        var (left, right) = (start, middle)
        for slot in start..<end {
          let takesRight =
            left >= middle
            || (right < end && precedes(nodes[Int(source[right])], nodes[Int(source[left])]))
          target[slot] = source[takesRight ? right : left]
          if takesRight { right += 1 } else { left += 1 }
        }
        start = end
      }
      swap(&source, &target)
      width *= 2
    }
    members = source
  }
}
