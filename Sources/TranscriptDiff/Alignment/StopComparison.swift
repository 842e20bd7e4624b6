import Documents

/// Compares what is heard at two stops, with the placeholders of recordings filled.
struct StopComparison {
  private var old: PatternMatcher
  private var new: PatternMatcher

  init(_ old: RecordedTranscript, _ new: RecordedTranscript) {
    self.old = PatternMatcher(old)
    self.new = PatternMatcher(new)
  }

  /// Returns whether two stops say the same, hints included.
  mutating func isAlike(_ a: RecordedStop, _ b: RecordedStop) throws(SourceError) -> Bool {
    guard try isTextAlike(a, b) else { return false }
    return try isHintAlike(a, b)
  }

  /// Returns whether two stops say the same before the hint.
  mutating func isTextAlike(_ a: RecordedStop, _ b: RecordedStop) throws(SourceError) -> Bool {
    try isAlike(a, a.text, b, b.text)
  }

  /// Returns whether two stops have the same hint.
  mutating func isHintAlike(_ a: RecordedStop, _ b: RecordedStop) throws(SourceError) -> Bool {
    guard let first = a.hint, let second = b.hint else { return a.hint == nil && b.hint == nil }
    return try isAlike(a, first, b, second)
  }

  private mutating func isAlike(
    _ a: RecordedStop, _ first: String, _ b: RecordedStop, _ second: String
  ) throws(SourceError) -> Bool {
    if first == second { return true }
    if a.mayHoldPlaceholders, try old.matches(first, of: a, second) { return true }
    if b.mayHoldPlaceholders { return try new.matches(second, of: b, first) }
    return false
  }
}
