import Documents

/// Which stop of the new side is which stop of the old one.
///
/// Stops are matched by `id`, then by what is heard, in order as far as possible; then by their names, so that
/// swapped rows stay themselves; then those that are left between two matches by likeness, then those that
/// have gone elsewhere.
struct StopAlignment {
  /// For each stop of the old side the stop of the new one, or `nil`.
  private(set) var newOfOld: [Int?]
  /// For each stop of the new side whether it is matched.
  private(set) var isMatched: [Bool]
  /// The stops of the old side that are matched in another order: as few as possible.
  private(set) var moved: Set<Int> = []

  let old: [RecordedStop]
  let new: [RecordedStop]
  /// What is said at the ends of lists where both sides are text alone and differ.
  private(set) var edges: EdgePhrases?
  private(set) var features: (old: StopFeatures, new: StopFeatures)
  /// What the first pass compares: the `id` where both sides have it, else what is heard.
  private let tokens: (old: [Int], new: [Int])
  /// How much oftener each text is on the old side than on the new one: as many as are on both stand for
  /// themselves, whatever they hold, and only the others may fill a placeholder.
  private let surplus: [Int: Int]
  private let hasPlaceholders: Bool

  /// Matches the stops of two sides.
  ///
  /// - Complexity: O(n log n), with bounded factors for what repeats and what is unlike.
  init(
    _ old: [RecordedStop], _ new: [RecordedStop], _ patterns: inout StopComparison
  ) throws(SourceError) {
    self.old = old
    self.new = new
    newOfOld = Array(repeating: nil, count: old.count)
    isMatched = Array(repeating: false, count: new.count)
    var names = Interning<String>()
    features = (StopFeatures(old, &names), StopFeatures(new, &names))
    let known = Set(features.old.element).intersection(features.new.element).subtracting([-1])
    func tokens(_ features: StopFeatures) -> [Int] {
      // Numbers of ids and of what is heard come from one supply, and never collide.
      zip(features.element, features.heard).map { known.contains($0) ? $0 : $1 }
    }
    self.tokens = (tokens(features.old), tokens(features.new))
    hasPlaceholders = (old + new).contains(where: \.mayHoldPlaceholders)
    var surplus: [Int: Int] = [:]
    if hasPlaceholders {
      for token in self.tokens.old { surplus[token, default: 0] += 1 }
      for token in self.tokens.new { surplus[token, default: 0] -= 1 }
    }
    self.surplus = surplus

    try pairInOrder(&patterns)
    pairMovedStops()
    features.old.describe(old.indices.filter { newOfOld[$0] == nil }, of: old, &names)
    features.new.describe(new.indices.filter { !isMatched[$0] }, of: new, &names)
    findLabels(&names)
    pairNamesakes()
    try pairBetweenMatches(&patterns)
    pairUnlikeMovedStops()
    let pairs = newOfOld.indices.compactMap { index in newOfOld[index].map { (index, $0) } }
    let kept = Set(IncreasingSubsequence.indices(of: pairs).map { pairs[$0].0 })
    moved = Set(pairs.map(\.0)).subtracting(kept)
  }

  /// Finds the labels of stops that are mere text among those of the other side.
  private mutating func findLabels(_ names: inout Interning<String>) {
    let labels = (features.old.label, features.new.label)
    features.old.findLabels(labels.1, of: new, in: old)
    features.new.findLabels(labels.0, of: old, in: new)
    guard newOfOld.contains(nil), isMatched.contains(false) else { return }
    edges = EdgePhrases(old, new)
    guard let edges else { return }
    for index in old.indices where newOfOld[index] == nil {
      features.old.label[index] =
        edges.label(of: old[index]).map { names.number("label \($0)") } ?? -1
    }
    for index in new.indices where !isMatched[index] {
      features.new.label[index] =
        edges.label(of: new[index]).map { names.number("label \($0)") } ?? -1
    }
  }

  mutating func pair(_ a: Int, _ b: Int) {
    newOfOld[a] = b
    isMatched[b] = true
  }

  /// Returns whether two stops are the same to the first pass, placeholders filled.
  private func isSame(
    _ a: Int, _ b: Int, _ patterns: inout StopComparison
  ) throws(SourceError) -> Bool {
    if tokens.old[a] == tokens.new[b] { return true }
    return try fills(a, b, &patterns)
  }

  /// Returns whether one of two stops holds placeholders that the other one fills.
  func fills(
    _ a: Int, _ b: Int, _ patterns: inout StopComparison
  ) throws(SourceError) -> Bool {
    guard hasPlaceholders, surplus[tokens.old[a], default: 0] > 0,
      surplus[tokens.new[b], default: 0] < 0
    else { return false }
    return try patterns.isAlike(old[a], new[b])
  }

  private mutating func pairInOrder(_ patterns: inout StopComparison) throws(SourceError) {
    // What both ends have in common comes first, as a recording with placeholders mostly is common.
    var (oldRange, newRange) = (old.indices, new.indices)
    try pairEnds(&oldRange, &newRange, &patterns)
    let pairs = CommonSubsequence.pairs(Array(tokens.old[oldRange]), Array(tokens.new[newRange]))
    for (a, b) in pairs { pair(oldRange.lowerBound + a, newRange.lowerBound + b) }
  }

  /// Matches stops at both ends of a stretch as long as they are the same.
  mutating func pairEnds(
    _ oldRange: inout Range<Int>, _ newRange: inout Range<Int>, _ patterns: inout StopComparison
  ) throws(SourceError) {
    while let a = oldRange.first, let b = newRange.first, newOfOld[a] == nil, !isMatched[b],
      try isSame(a, b, &patterns)
    {
      pair(a, b)
      oldRange.removeFirst()
      newRange.removeFirst()
    }
    while let a = oldRange.last, let b = newRange.last, newOfOld[a] == nil, !isMatched[b],
      try isSame(a, b, &patterns)
    {
      pair(a, b)
      oldRange.removeLast()
      newRange.removeLast()
    }
  }

  /// Matches what is the same but stands elsewhere: by `id`, by place in the tree, by words that are
  /// heard once, and then what stood beside such a stop and still does.
  private mutating func pairMovedStops() {
    pairUnique(by: { $0.tokens.old }, { $0.tokens.new }, among: .all)
    pairUnique(
      by: { $0.features.old.heardInPlace }, { $0.features.new.heardInPlace }, among: .unmatched)
    pairNeighbours()
  }

  private mutating func pairNeighbours() {
    for step in [1, -1] {
      for start in step > 0 ? Array(old.indices) : old.indices.reversed() {
        guard let b = newOfOld[start] else { continue }
        let (next, place) = (start + step, b + step)
        guard old.indices.contains(next), new.indices.contains(place), newOfOld[next] == nil,
          !isMatched[place], tokens.old[next] == tokens.new[place], old[next].kind == .stop
        else { continue }
        pair(next, place)
      }
    }
  }

  /// Which stops count when it is told whether something is heard once.
  enum Scope { case all, unmatched }

  /// Matches unmatched stops that agree in a number which no other stop of their side has.
  mutating func pairUnique(
    by oldNumbers: (Self) -> [Int], _ newNumbers: (Self) -> [Int], among scope: Scope,
    where isLike: (Int, Int) -> Bool = { _, _ in true }
  ) {
    let (first, second) = (oldNumbers(self), newNumbers(self))
    var oldPlaces: [Int: Int] = [:]
    var newPlaces: [Int: Int] = [:]
    for (index, number) in first.enumerated()
    where number >= 0 && (scope == .all || newOfOld[index] == nil) {
      oldPlaces[number] = oldPlaces[number] == nil ? index : -1
    }
    for (index, number) in second.enumerated()
    where number >= 0 && (scope == .all || !isMatched[index]) {
      newPlaces[number] = newPlaces[number] == nil ? index : -1
    }
    for (index, number) in first.enumerated() where oldPlaces[number] == index {
      guard let place = newPlaces[number], place >= 0, newOfOld[index] == nil, !isMatched[place],
        old[index].kind == .stop, new[place].kind == .stop, isLike(index, place)
      else { continue }
      pair(index, place)
    }
  }
}
