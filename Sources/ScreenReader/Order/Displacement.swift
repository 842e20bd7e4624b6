/// How what stands behind a place of an order is numbered once nodes have come there, or have gone.
struct Displacement {
  /// What moves: everything from a number on, by so many; less than 0 where something has gone.
  struct Step {
    let from: Int
    let by: Int

    /// The first that moves, where it stands now: what has gone is no longer before it.
    var first: Int { from + min(0, by) }

    func callAsFunction(_ number: Int) -> Int { number >= from ? number + by : number }
  }

  /// The nodes of the screen.
  let elements: Step
  /// The nodes of the sorted tree.
  let nodes: Step
  /// The containers.
  let containers: Step
  /// The stops.
  let stops: Step

  /// The groups around the place, outermost first.
  let groups: [Int]
  /// The containers around the place, outermost first.
  let around: [Int]
  /// How many items the innermost container has more.
  let moreItems: Int

  /// The innermost container, or -1.
  var container: Int { around.last ?? -1 }
}

extension Range<Int> {
  /// Returns the first of these indices whose ascending number is not before another one.
  func place(of number: Int, _ numbers: (Int) -> Int) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if numbers(middle) < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
