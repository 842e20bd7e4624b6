/// How many findings of a rule people called true on the labelled set: screens that people read to judge their
/// findings.
///
/// The verdicts are in `Tests/AuditLabelsTests`, where tests compare the table of figures with them.
package struct MeasuredPrecision: Equatable, Sendable {
  /// The number of judged findings that it takes to say anything about a rule.
  package static let leastCount = 5

  /// The number of findings that people called true.
  package let trueCount: Int
  /// The number of findings that people called true or false.
  package let judgedCount: Int

  /// Creates a figure.
  package init(_ trueCount: Int, of judgedCount: Int) {
    self.trueCount = trueCount
    self.judgedCount = judgedCount
  }

  /// Returns the figure of a rule on the labelled set.
  package static func of(_ id: String) -> MeasuredPrecision {
    table[id] ?? MeasuredPrecision(0, of: 0)
  }

  /// The share of the judged findings that is true, from 0 to 1, or `nil` if none was judged.
  package var share: Double? {
    judgedCount == 0 ? nil : Double(trueCount) / Double(judgedCount)
  }

  /// Returns whether at least a certain percentage of the judged findings is true.
  package func isAtLeast(percent: Int) -> Bool { trueCount * 100 >= judgedCount * percent }

  /// The precision that the figure corresponds to, or `nil` if too few findings were judged.
  package var precision: Precision? {
    guard judgedCount >= Self.leastCount else { return nil }
    if isAtLeast(percent: 95) { return .veryHigh }
    if isAtLeast(percent: 90) { return .high }
    return isAtLeast(percent: 80) ? .medium : .low
  }
}
