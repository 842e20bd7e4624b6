import AccessibilityAudit
import AuditLabels
import Foundation
import GoldenFiles
import Testing

/// How many findings are true is counted, not claimed.
///
/// A change of a rule changes what is found: `EARSHOT_RECORD=failed swift test --filter AuditLabelsTests` writes
/// new findings into the files of verdicts, where people judge them, and once more the table of figures.
@Suite struct LabelledFindingsTests {
  @Test(arguments: LabelledSet.here)
  func theFileHoldsWhatIsFound(_ set: LabelledSet) throws {
    let labels = try #require(try LabelledFindings.all.get().labels[set])
    try GoldenFile(set.file).expect(String(decoding: labels.yaml, as: UTF8.self))
  }

  @Test(arguments: LabelledSet.here)
  func everyFindingHasAVerdict(_ set: LabelledSet) throws {
    let labels = try #require(try LabelledFindings.all.get().labels[set])
    let open = labels.findings.filter { $0.isFound && $0.verdict == nil }.map(\.line)
    #expect(
      open == [],
      """
      EARSHOT_RECORD=failed swift test --filter AuditLabelsTests writes these into \(set.file.path): read the \
      screen, and write behind "verdict" true, false or unsure, behind "why" the reason
      """)
  }

  @Test(arguments: LabelledSet.here)
  func noTrueFindingIsLost(_ set: LabelledSet) throws {
    let labels = try #require(try LabelledFindings.all.get().labels[set])
    // A rule that is off says nothing unasked, and so loses nothing.
    let lost = labels.lost.filter { LabelledFindings.isHeld($0.rule) }.map(\.line)
    #expect(
      lost == [],
      "these are true and found no more: mend the rule, or the verdict in \(set.file.path)")
  }

  @Test(arguments: Rules.ids.filter(LabelledFindings.isHeld))
  func aRuleIsPrecise(_ id: String) throws {
    let page = try #require(Rules.rule(named: id)).page
    let together = try LabelledFindings.all.get().together
    let figure = together.precision(of: id) { $0.rule == id }.measured
    let least = page.severity == .error ? 95 : 85
    let wrong = together.findings.filter { $0.isFound && $0.rule == id && $0.verdict == .false }
    // Of few findings one that is false says little.
    let isPrecise =
      figure.judgedCount < MeasuredPrecision.leastCount
      ? wrong.count <= 1 : figure.isAtLeast(percent: least)
    #expect(
      isPrecise,
      """
      \(figure.trueCount) of \(figure.judgedCount) findings are true, less than \(least) %; false are:
      \(wrong.map(\.line).joined(separator: "\n"))
      """)
  }

  @Test func findingsAreTrueAllInAll() throws {
    let together = try LabelledFindings.all.get().together
    let all = together.precision(of: "all") { LabelledFindings.isOnByDefault($0.rule) }.measured
    let errors = together.precision(of: "errors") {
      LabelledFindings.isOnByDefault($0.rule) && $0.kind == .error
    }.measured
    #expect(all.isAtLeast(percent: 90), "\(all.trueCount) of \(all.judgedCount)")
    #expect(errors.isAtLeast(percent: 97), "\(errors.trueCount) of \(errors.judgedCount) errors")
  }

  /// Where the real dumps are not here, what was found on them last counts.
  @Test func theFiguresAreThoseOfTheVerdicts() throws {
    let file = "Sources/AccessibilityAudit/Model/MeasuredPrecision+Table.swift"
    try GoldenFile(LabelledSet.project.appending(path: file))
      .expect(try LabelledFindings.all.get().table)
  }
}
