import Documents
import ScreenReader

extension StopChange {
  /// Returns the changes of a screen, in the order of the new side; what is gone stands where it was.
  static func all(
    _ alignment: StopAlignment, _ old: StopSides, _ new: StopSides,
    _ comparison: inout StopComparison
  ) throws(SourceError) -> [StopChange] {
    var oldOfNew = [Int?](repeating: nil, count: alignment.new.count)
    for (a, b) in alignment.newOfOld.enumerated() { if let b { oldOfNew[b] = a } }
    let edges = EdgeWords(alignment.old, alignment.new, alignment.edges)
    var changes: [StopChange] = []
    var next = 0
    func addRemoved(upTo end: Int) {
      while next < end {
        if alignment.newOfOld[next] == nil {
          changes.append(StopChange(kinds: [.removed], old: old[next], new: nil, fragments: []))
        }
        next += 1
      }
    }
    for (b, a) in oldOfNew.enumerated() {
      guard let a else {
        changes.append(StopChange(kinds: [.added], old: nil, new: new[b], fragments: []))
        continue
      }
      let hasMoved = alignment.moved.contains(a)
      if !hasMoved { addRemoved(upTo: a) }
      let change = try StopChange(old[a], new[b], hasMoved: hasMoved, edges, &comparison)
      if !change.kinds.isEmpty { changes.append(change) }
    }
    addRemoved(upTo: alignment.old.count)
    return changes
  }

  private init(
    _ old: Side, _ new: Side, hasMoved: Bool, _ edges: EdgeWords,
    _ comparison: inout StopComparison
  ) throws(SourceError) {
    var kinds: Set<TranscriptDiff.Kind> = hasMoved ? [.moved] : []
    var fragments: [FragmentChange] = []
    if try !comparison.isTextAlike(old.stop, new.stop) {
      if let first = old.stop.fragments, let second = new.stop.fragments {
        fragments = FragmentComparison.changes(first, second)
        kinds.formUnion(fragments.map { Self.kind(of: $0, edges) })
        if kinds.isSubset(of: [.moved]) { kinds.insert(.reworded) }
        if kinds.contains(.reworded) { kinds.remove(.state) }
      } else {
        let isState =
          FragmentComparison.isStateOnly(old.stop, new.stop)
          || edges.areAllThatDiffers(old.stop, new.stop)
        kinds.insert(isState ? .state : .reworded)
      }
    }
    if try !comparison.isHintAlike(old.stop, new.stop) {
      kinds.insert(.hint)
      let isNoted = fragments.contains { $0.kind == .hint }
      if old.stop.fragments != nil, new.stop.fragments != nil, !isNoted {
        fragments.append(FragmentChange(kind: .hint, old: old.stop.hint, new: new.stop.hint))
      }
    }
    if let first = old.stop.actions, let second = new.stop.actions, first != second {
      kinds.insert(.actions)
    }
    var sides = (old: old, new: new)
    sides.old.stop = SecretWords.hidden(in: old.stop, heardAs: new.stop)
    sides.new.stop = SecretWords.hidden(in: new.stop, heardAs: old.stop)
    for (index, change) in fragments.enumerated() {
      guard let old = change.old, let new = change.new else { continue }
      fragments[index].old = SecretWords.hidden(in: old, heardAs: new)
      fragments[index].new = SecretWords.hidden(in: new, heardAs: old)
    }
    self.init(
      kinds: TranscriptDiff.Kind.allCases.filter(kinds.contains), old: sides.old, new: sides.new,
      fragments: fragments)
  }

  private static func kind(of change: FragmentChange, _ edges: EdgeWords) -> TranscriptDiff.Kind {
    switch change.kind {
    // The name of a container is said where it is entered: at another stop, but it is the same name.
    case .container where edges.contains(change.old ?? "") && change.new == nil: .state
    case .container where edges.contains(change.new ?? "") && change.old == nil: .state
    case .selected, .state, .value, .position, .boundary: .state
    case .actions: .actions
    case .hint: .hint
    case .container, .header, .label, .content, .role: .reworded
    }
  }
}
