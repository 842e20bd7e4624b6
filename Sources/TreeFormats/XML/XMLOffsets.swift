/// Where the bytes of a mended text stand in the text as it was given.
struct XMLOffsets {
  private var jumps: [(mended: Int, given: Int)] = []
  private var start = 0
  /// Where the given text's own bytes come from, when it was made from another.
  private var before: [XMLOffsets] = []

  /// Says that from a byte on, what follows was copied from another place.
  mutating func jump(from mended: Int, to given: Int) {
    if jumps.last?.mended == mended { jumps.removeLast() }
    jumps.append((mended, given))
  }

  /// Returns the same places for a given text that was made from another.
  func composed(with other: XMLOffsets) -> XMLOffsets {
    var both = self
    both.before.append(other)
    return both
  }

  /// Returns the same places for the end of the mended text.
  func dropping(_ count: Int) -> XMLOffsets {
    var rest = self
    rest.start += count
    return rest
  }

  /// Returns where a byte of the mended text comes from.
  ///
  /// - Complexity: O(log n) in the number of mended places.
  func given(_ offset: Int) -> Int {
    let offset = start + offset
    var low = 0
    var high = jumps.count
    while low < high {
      let middle = (low + high) / 2
      if jumps[middle].mended <= offset { low = middle + 1 } else { high = middle }
    }
    let given = low > 0 ? jumps[low - 1].given + offset - jumps[low - 1].mended : offset
    return before.reduce(given) { $1.given($0) }
  }
}
