import Documents
import ScreenReader

/// Which typed pieces of two utterances differ.
enum FragmentComparison {
  /// Returns the pieces that differ: equal ones in order are left out, the others go in pairs by kind.
  static func changes(
    _ old: [Fragment], _ new: [Fragment]
  ) -> [StopChange.FragmentChange] {
    var names = Interning<String>()
    let first = old.filter { !$0.isNote }
    let second = new.filter { !$0.isNote }
    func numbers(_ fragments: [Fragment]) -> [Int] {
      fragments.map { names.number("\($0.kind.rawValue) \(SafeText.line($0.text))") }
    }
    let common = CommonSubsequence.pairs(numbers(first), numbers(second))
    let kept = (Set(common.map(\.old)), Set(common.map(\.new)))
    var gone = first.indices.filter { !kept.0.contains($0) }
    var changes: [StopChange.FragmentChange] = []
    for index in second.indices where !kept.1.contains(index) {
      let kind = second[index].kind
      let partner = gone.firstIndex { first[$0].kind == kind }
      let old = partner.map { SafeText.line(first[gone.remove(at: $0)].text) }
      changes.append(.init(kind: kind, old: old, new: SafeText.line(second[index].text)))
    }
    return changes
      + gone.map { .init(kind: first[$0].kind, old: SafeText.line(first[$0].text), new: nil) }
  }

  /// Returns whether all words that differ belong to states, values and positions, where one side is typed.
  ///
  /// Words that are only on the side without types belong to what stands in their place on the other one.
  static func isStateOnly(_ old: RecordedStop, _ new: RecordedStop) -> Bool {
    let oldIsTyped = old.fragments != nil
    guard let fragments = old.fragments ?? new.fragments else { return false }
    let (typed, other) = oldIsTyped ? (old.text, new.text) : (new.text, old.text)
    var hasChange = false
    let kinds = FragmentKinds(fragments, in: typed)
    let runs = WordDiff(from: typed, to: other).runs
    for run in runs where run.isChange {
      guard !run.old.isEmpty, kinds.isState(run.oldOffset..<run.oldOffset + run.old.count) else {
        return false
      }
      hasChange = true
    }
    return hasChange
  }
}
