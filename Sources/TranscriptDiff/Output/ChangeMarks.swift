import Documents

/// What is heard at a changed stop, with the words marked that differ.
struct ChangeMarks {
  /// A stretch of a line.
  enum Piece: Equatable {
    case same(String)
    case old(String)
    case new(String)
  }

  /// What is heard before the hint.
  let text: [Piece]
  /// The hint, or `nil` where there is none or it did not change beside other changes.
  let hint: [Piece]?
  /// The actions, or `nil` where they did not change.
  let actions: [Piece]?

  init(_ change: StopChange) {
    let (old, new) = (change.old?.stop, change.new?.stop)
    guard let old, let new else {
      let isNew = old == nil
      func whole(_ text: String) -> [Piece] { isNew ? [.new(text)] : [.old(text)] }
      let stop = new ?? old
      text = whole(SafeText.line(stop?.text ?? ""))
      hint = stop?.hint.map { whole(SafeText.line($0)) }
      actions = nil
      return
    }
    // With some kinds of changes left out, the words are those of the new side.
    let isReworded = !Set(change.kinds).isDisjoint(with: [.reworded, .state])
    let isHintInText =
      !Set(change.kinds).isDisjoint(with: [.hint, .actions]) && old.hint == new.hint
    text = Self.pieces(isReworded || isHintInText ? old.text : new.text, new.text)
    hint = change.kinds.contains(.hint) ? Self.pieces(old.hint ?? "", new.hint ?? "") : nil
    actions =
      change.kinds.contains(.actions)
      ? Self.pieces(
        (old.actions ?? []).joined(separator: ", "), (new.actions ?? []).joined(separator: ", "))
      : nil
  }

  private static func pieces(_ old: String, _ new: String) -> [Piece] {
    let (old, new) = (SafeText.line(old), SafeText.line(new))
    if old == new { return new.isEmpty ? [] : [.same(new)] }
    return WordDiff(from: old, to: new).runs.flatMap { run -> [Piece] in
      if !run.isChange { return [.same(run.old)] }
      return (run.old.isEmpty ? [] : [.old(run.old)]) + (run.new.isEmpty ? [] : [.new(run.new)])
    }
  }
}
