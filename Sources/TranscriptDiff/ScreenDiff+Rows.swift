extension ScreenDiff {
  /// A row of the whole screen: a change, or the stops between two changes.
  package enum Row: Sendable {
    /// A stop that changed.
    case change(StopChange)
    /// Stops in a row that did not change, by their numbers on both sides.
    case unchanged([(old: Int, new: Int)])
  }

  /// Every stop of both sides, in the order of the new side.
  package var rows: [Row] {
    func numbers(_ count: Int, without changed: [Int]) -> [Int] {
      let changed = Set(changed)
      return (0..<count).map { $0 + 1 }.filter { !changed.contains($0) }
    }
    // What did not change keeps its order.
    var kept = zip(
      numbers(oldStopCount, without: changes.compactMap { $0.old?.number }),
      numbers(newStopCount, without: changes.compactMap { $0.new?.number })
    ).map { (old: $0, new: $1) }[...]
    var rows: [Row] = []
    for change in changes {
      let before = kept.prefix { stop in
        if let number = change.new?.number { return stop.new < number }
        return change.old?.number.map { stop.old < $0 } ?? false
      }
      if !before.isEmpty { rows.append(.unchanged(Array(before))) }
      kept = kept.dropFirst(before.count)
      rows.append(.change(change))
    }
    if !kept.isEmpty { rows.append(.unchanged(Array(kept))) }
    return rows
  }
}
