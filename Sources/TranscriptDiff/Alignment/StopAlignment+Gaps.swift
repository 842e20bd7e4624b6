import Documents

extension StopAlignment {
  /// Stretches of more combinations than this are cut up before each is compared with each.
  private static let maximumCombinations = 4_096
  private static let blockLength = 48
  /// Stops that are less alike than this are two.
  private static let threshold = 0.45
  private static let samePlace = 0.15
  /// So alike must stops be that stand elsewhere.
  private static let movedThreshold = 0.6

  /// Matches the stops that are left between two matches by how alike they are.
  mutating func pairBetweenMatches(_ patterns: inout StopComparison) throws(SourceError) {
    // Only matches that are in order bound a stretch; one that moved stands anywhere.
    let pairs = newOfOld.indices.compactMap { index in newOfOld[index].map { (index, $0) } }
    let anchors = IncreasingSubsequence.indices(of: pairs).map { pairs[$0] }
    var (oldStart, newStart) = (0, 0)
    for (a, b) in anchors + [(old.count, new.count)] {
      try pairStretch(oldStart..<a, newStart..<b, &patterns)
      (oldStart, newStart) = (a + 1, b + 1)
    }
  }

  private mutating func pairStretch(
    _ oldRange: Range<Int>, _ newRange: Range<Int>, _ patterns: inout StopComparison
  ) throws(SourceError) {
    var (oldRange, newRange) = (oldRange, newRange)
    guard !oldRange.isEmpty, !newRange.isEmpty else { return }
    try pairEnds(&oldRange, &newRange, &patterns)
    let olds = oldRange.filter { newOfOld[$0] == nil }
    let news = newRange.filter { !isMatched[$0] }
    guard !olds.isEmpty, !news.isEmpty else { return }
    if olds.count * news.count <= Self.maximumCombinations {
      return try pairBest(olds, news, &patterns)
    }
    try pairCoarsely(olds, news, &patterns)
  }

  /// Matches a long stretch by what changes least, and what is left in blocks of the same place.
  private mutating func pairCoarsely(
    _ olds: [Int], _ news: [Int], _ patterns: inout StopComparison
  ) throws(SourceError) {
    let levels = [
      (features.old.skeleton, features.new.skeleton), (features.old.label, features.new.label),
    ]
    var stretches = [(olds, news)]
    for (oldNumbers, newNumbers) in levels {
      var finer: [([Int], [Int])] = []
      for (olds, news) in stretches {
        let common = CommonSubsequence.pairs(
          olds.map { oldNumbers[$0] }, news.map { newNumbers[$0] })
        var (oldStart, newStart) = (0, 0)
        for (a, b) in common {
          if old[olds[a]].kind == new[news[b]].kind { pair(olds[a], news[b]) }
          finer.append((Array(olds[oldStart..<a]), Array(news[newStart..<b])))
          (oldStart, newStart) = (a + 1, b + 1)
        }
        finer.append((Array(olds[oldStart...]), Array(news[newStart...])))
      }
      stretches = finer.filter { !$0.0.isEmpty && !$0.1.isEmpty }
    }
    for (olds, news) in stretches {
      let count =
        olds.count * news.count <= Self.maximumCombinations
        ? 1 : (max(olds.count, news.count) + Self.blockLength - 1) / Self.blockLength
      for block in 0..<count {
        try pairBest(
          Array(olds[olds.count * block / count..<olds.count * (block + 1) / count]),
          Array(news[news.count * block / count..<news.count * (block + 1) / count]), &patterns)
      }
    }
  }

  /// Matches stops in order so that their likenesses add up to the most.
  private mutating func pairBest(
    _ olds: [Int], _ news: [Int], _ patterns: inout StopComparison
  ) throws(SourceError) {
    let width = news.count + 1
    var likenesses = [Double](repeating: 0, count: olds.count * news.count)
    for (i, a) in olds.enumerated() {
      for (j, b) in news.enumerated() {
        // As many before as after: the same place between two matches counts, too.
        let isSamePlace = olds.count == news.count && i == j
        likenesses[i * news.count + j] =
          try likeness(a, b, &patterns) + (isSamePlace ? Self.samePlace : 0)
      }
    }
    // `best[i, j]` is the most that the stops from i and from j on can add up to.
    var best = [Double](repeating: 0, count: (olds.count + 1) * width)
    for i in olds.indices.reversed() {
      for j in news.indices.reversed() {
        let likeness = likenesses[i * news.count + j]
        var most = max(best[(i + 1) * width + j], best[i * width + j + 1])
        if likeness >= Self.threshold {
          most = max(most, likeness + best[(i + 1) * width + j + 1])
        }
        best[i * width + j] = most
      }
    }
    var (i, j) = (0, 0)
    while i < olds.count, j < news.count {
      let likeness = likenesses[i * news.count + j]
      let most = best[i * width + j]
      if likeness >= Self.threshold, most == likeness + best[(i + 1) * width + j + 1] {
        pair(olds[i], news[j])
        (i, j) = (i + 1, j + 1)
      } else if most == best[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  private func likeness(
    _ a: Int, _ b: Int, _ patterns: inout StopComparison
  ) throws(SourceError) -> Double {
    guard old[a].kind == new[b].kind else { return -1 }
    if try fills(a, b, &patterns) { return 2 }
    return likeness(a, b)
  }

  private func likeness(_ a: Int, _ b: Int) -> Double {
    var likeness = StopFeatures.likeness(features.old.words[a], features.new.words[b])
    if features.old.label[a] >= 0, features.old.label[a] == features.new.label[b] {
      likeness += 0.4
    }
    if features.old.path[a] >= 0, features.old.path[a] == features.new.path[b] { likeness += 0.35 }
    // Two names are two elements, unless nearly all that is heard is the same.
    if features.old.element[a] >= 0, features.new.element[b] >= 0 { likeness -= 0.3 }
    return likeness
  }

  /// Matches what is heard once on either side with other numbers, or by the same label: two rows that were
  /// swapped say other positions, and other ends of their list.
  mutating func pairNamesakes() {
    let isLike = { [self] (a: Int, b: Int) in likeness(a, b) >= Self.movedThreshold }
    pairUnique(
      by: { $0.features.old.skeleton }, { $0.features.new.skeleton }, among: .all, where: isLike)
    pairUnique(
      by: { $0.features.old.label }, { $0.features.new.label }, among: .all, where: isLike)
  }

  /// Matches what has gone elsewhere and is heard otherwise: by the same place in the tree, then the most
  /// alike first.
  mutating func pairUnlikeMovedStops() {
    let isLike = { [self] (a: Int, b: Int) in likeness(a, b) >= Self.movedThreshold }
    pairUnique(
      by: { $0.features.old.path }, { $0.features.new.path }, among: .unmatched, where: isLike)
    pairMostAlike()
  }

  /// Matches few stops that are left, wherever they stand, the most alike first.
  private mutating func pairMostAlike() {
    let olds = old.indices.filter { newOfOld[$0] == nil && old[$0].kind == .stop }
    let news = new.indices.filter { !isMatched[$0] && new[$0].kind == .stop }
    guard olds.count * news.count <= Self.maximumCombinations else { return }
    var pairs: [(likeness: Double, old: Int, new: Int)] = []
    for a in olds {
      for b in news {
        // Of what is heard more than once it cannot be told which one went where.
        guard features.old.heard[a] != features.new.heard[b] else { continue }
        let likeness = likeness(a, b)
        if likeness >= Self.movedThreshold { pairs.append((likeness, a, b)) }
      }
    }
    pairs.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    for candidate in pairs where newOfOld[candidate.old] == nil && !isMatched[candidate.new] {
      pair(candidate.old, candidate.new)
    }
  }
}
