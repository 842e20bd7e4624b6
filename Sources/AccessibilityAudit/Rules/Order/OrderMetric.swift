import AccessibilityTree

/// The distance of an order from the order of the layout.
struct OrderMetric {
  /// The share of the screen's height that a jump upwards has to span to count.
  private static let jump = 0.25

  /// The places in the reading order of the smallest set of elements that would have to move.
  let moved: [Int]
  /// The share of pairs in the opposite order, from 0 to 1 (Kendall).
  let inverted: Double
  /// The length of the cursor's path, centre to centre, as a multiple of the path through the layout.
  let travel: Double
  /// The number of elements that were compared.
  let count: Int
  /// The number of times that the cursor jumps up by a quarter of the screen where the layout does not.
  let jumps: Int

  /// Measures an order.
  ///
  /// - Complexity: O(n log n).
  init(ranks: [Int], middles: [Point], height: Double) {
    count = ranks.count
    moved = Self.outsiders(ranks)
    let pairs = Double(ranks.count) * Double(ranks.count - 1) / 2
    inverted = pairs > 0 ? Double(Self.inversions(ranks)) / pairs : 0
    var inLayout = middles
    for (place, rank) in ranks.enumerated() { inLayout[rank] = middles[place] }
    let shortest = Self.way(inLayout)
    travel = shortest > 0 ? Self.way(middles) / shortest : 1
    jumps = middles.indices.dropLast().count { place in
      ranks[place + 1] != ranks[place] + 1
        && middles[place].y - middles[place + 1].y >= Self.jump * height
    }
  }

  /// The severity of the difference, or `nil` if the order is that of the layout.
  var severity: Severity? {
    if moved.isEmpty { return nil }
    let isFar = jumps > 0 && travel >= 1.3
    let share = Double(moved.count) / Double(count)
    return isFar || share >= 0.25 || inverted >= 0.2 ? .warning : .note
  }

  // All that is not in a longest run of rising ranks.
  private static func outsiders(_ ranks: [Int]) -> [Int] {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: ranks.count)
    for place in ranks.indices {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if ranks[tails[middle]] < ranks[place] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = tails[low - 1] }
      if low == tails.count { tails.append(place) } else { tails[low] = place }
    }
    var stays = [Bool](repeating: false, count: ranks.count)
    var place = tails.last ?? -1
    while place >= 0 {
      stays[place] = true
      place = before[place]
    }
    return ranks.indices.filter { !stays[$0] }
  }

  private static func inversions(_ ranks: [Int]) -> Int {
    var source = ranks
    var target = ranks
    var count = 0
    var width = 1
    while width < source.count {
      var start = 0
      while start < source.count {
        let (middle, end) = (min(start + width, source.count), min(start + 2 * width, source.count))
        var (left, right) = (start, middle)
        for slot in start..<end {
          if left < middle, right >= end || source[left] <= source[right] {
            target[slot] = source[left]
            left += 1
          } else {
            target[slot] = source[right]
            count += middle - left
            right += 1
          }
        }
        start = end
      }
      swap(&source, &target)
      width *= 2
    }
    return count
  }

  private static func way(_ middles: [Point]) -> Double {
    zip(middles, middles.dropFirst()).reduce(0) { way, step in
      let (x, y) = (step.1.x - step.0.x, step.1.y - step.0.y)
      return way + (x * x + y * y).squareRoot()
    }
  }
}
