/// Pairs of equal items of two sequences, in order on both sides: as many as can be found in bounded time.
///
/// Where little changed (few edits) or little repeats (few ways to pair), the result is the longest one. Where two
/// long sequences of much repeated items differ in much, rare items are paired first, and what stands
/// between them by the nearest equal item.
struct CommonSubsequence {
  /// The number of ways to pair items that are all looked at.
  private static let maximumCandidates = 200_000

  private let old: [Int]
  private let new: [Int]
  private var pairs: [(old: Int, new: Int)] = []

  private init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
  }

  /// Returns pairs of equal items.
  ///
  /// - Complexity: O(n log n) with a bounded factor for what repeats.
  static func pairs(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    var work = CommonSubsequence(old, new)
    work.align(old.indices, new.indices, isWhole: true)
    return work.pairs
  }

  private mutating func align(_ old: Range<Int>, _ new: Range<Int>, isWhole: Bool) {
    var (old, new) = (old, new)
    while let a = old.first, let b = new.first, isEqual(a, b) {
      pairs.append((a, b))
      old.removeFirst()
      new.removeFirst()
    }
    var ending: [(old: Int, new: Int)] = []
    while let a = old.last, let b = new.last, isEqual(a, b) {
      ending.append((a, b))
      old.removeLast()
      new.removeLast()
    }
    if !old.isEmpty, !new.isEmpty { alignMiddle(old, new, isWhole: isWhole) }
    pairs += ending.reversed()
  }

  private func isEqual(_ a: Int, _ b: Int) -> Bool { old[a] >= 0 && old[a] == new[b] }

  private mutating func alignMiddle(_ old: Range<Int>, _ new: Range<Int>, isWhole: Bool) {
    let places = Places(new, of: self.new)
    let candidates = places.candidates(old, of: self.old)
    let count = candidates.reduce(0) { $0 + $1.count }
    if count == 0 { return }
    if count <= Self.maximumCandidates {
      pairs += increasing(candidates, places)
    } else if let few = ShortestEdit.pairs(self.old[old], self.new[new]) {
      pairs += few
    } else if isWhole {
      alignAroundRareItems(old, new, candidates, places)
    } else {
      pairs += nearest(candidates, places)
    }
  }

  private mutating func alignAroundRareItems(
    _ old: Range<Int>, _ new: Range<Int>, _ candidates: [Candidate], _ places: Places
  ) {
    var ways: [Int: Int] = [:]
    for candidate in candidates { ways[candidate.item, default: 0] += candidate.count }
    var budget = Self.maximumCandidates
    var rare: Set<Int> = []
    for (item, count) in ways.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      budget -= count
      if budget < 0 { break }
      rare.insert(item)
    }
    let anchors = increasing(candidates.filter { rare.contains($0.item) }, places)
    var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
    for anchor in anchors {
      align(oldStart..<anchor.old, newStart..<anchor.new, isWhole: false)
      pairs.append(anchor)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    align(oldStart..<old.upperBound, newStart..<new.upperBound, isWhole: false)
  }

  private func increasing(
    _ candidates: [Candidate], _ places: Places
  ) -> [(old: Int, new: Int)] {
    var all: [(old: Int, new: Int)] = []
    for candidate in candidates {
      for place in places[candidate.item].reversed() { all.append((candidate.place, place)) }
    }
    return IncreasingSubsequence.indices(of: all).map { all[$0] }
  }

  private func nearest(_ candidates: [Candidate], _ places: Places) -> [(old: Int, new: Int)] {
    var found: [(old: Int, new: Int)] = []
    var used: [Int: Int] = [:]
    var start = 0
    for candidate in candidates {
      let places = places[candidate.item]
      var next = used[candidate.item] ?? 0
      while next < places.count, places[next] < start { next += 1 }
      used[candidate.item] = next
      guard next < places.count else { continue }
      found.append((candidate.place, places[next]))
      start = places[next] + 1
    }
    return found
  }

  /// An item of the old side with the number of its equals on the new side.
  private struct Candidate {
    var place: Int
    var item: Int
    var count: Int
  }

  /// Where each item stands on the new side.
  private struct Places {
    private var places: [Int: [Int]] = [:]

    init(_ range: Range<Int>, of items: [Int]) {
      for index in range where items[index] >= 0 { places[items[index], default: []].append(index) }
    }

    subscript(item: Int) -> [Int] { places[item] ?? [] }

    func candidates(_ range: Range<Int>, of items: [Int]) -> [Candidate] {
      range.compactMap { index in
        places[items[index]].map { Candidate(place: index, item: items[index], count: $0.count) }
      }
    }
  }
}
