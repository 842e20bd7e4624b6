import AccessibilityAudit
import Testing

/// What is counted is counted alike wherever it is shown.
@Suite struct FindingCountsTests {
  private func finding(
    _ severity: Severity, needsReview: Bool = false, isKnown: Bool = false
  ) throws -> Finding {
    let report = try ReportTests.report(
      ReportTests.screen, RuleSelection(only: ["label-missing"]))
    var finding = try #require(report.results[0].findings.first)
    (finding.severity, finding.needsReview, finding.isKnown) = (severity, needsReview, isKnown)
    return finding
  }

  @Test func aReviewIsNoError() throws {
    let review = try finding(.error, needsReview: true)
    #expect(review.kind == .review)
    let counts = FindingCounts([review, review, try finding(.error), try finding(.note)])
    #expect(counts.summary == "1 error, 0 warnings, 1 note, 2 reviews")
    #expect(counts.present.map(\.words) == ["1 error", "1 note", "2 reviews"])
    #expect(counts.total == 4)
  }

  @Test func whatWasThereBeforeIsCountedApart() throws {
    let counts = FindingCounts([try finding(.warning, isKnown: true)])
    #expect(counts.total == 0)
    #expect(counts.known == 1)
    #expect(counts.summary.hasSuffix("; 1 in the baseline"))
  }
}
