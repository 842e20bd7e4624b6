import AccessibilityAudit
import Testing

/// Precision is what was measured, and an estimate only where nothing was.
@Suite struct MeasuredPrecisionTests {
  @Test(arguments: [
    (20, 20, Precision.veryHigh), (19, 20, .veryHigh), (18, 20, .high), (17, 20, .medium),
    (16, 20, .medium), (15, 20, .low), (5, 5, .veryHigh), (0, 5, .low), (4, 4, nil), (0, 0, nil),
  ])
  func aFigureStandsForAPrecision(_ trueCount: Int, _ judged: Int, _ precision: Precision?) {
    #expect(MeasuredPrecision(trueCount, of: judged).precision == precision)
  }

  @Test(arguments: Rules.ids)
  func aPageSaysWhereItsPrecisionComesFrom(_ id: String) throws {
    let page = try #require(Rules.rule(named: id)).page
    let figure = MeasuredPrecision.of(id)
    let estimate = page.estimatedPrecision
    if let precision = figure.precision {
      #expect(page.precision == precision)
      #expect(
        page.text.contains(
          "\nprecision \(precision.rawValue): \(figure.trueCount) of \(figure.judgedCount) findings "
            + "were true on the labelled set\n"))
    } else {
      #expect(page.precision == estimate)
      #expect(
        page.text.contains(
          "\nprecision \(estimate.rawValue), an estimate: fewer than 5 findings "
            + "have been judged\n"))
    }
  }

  @Test(arguments: Precision.allCases)
  func rulesAreChosenByTheirPrecision(_ precision: Precision) {
    let chosen = Set(RuleSelection(precision: precision).rules.map { $0.page.id })
    #expect(chosen == Set(Rules.all.map { $0.page }.filter { $0.precision >= precision }.map(\.id)))
  }

  @Test func aReportSaysTheSame() throws {
    let sarif = try ReportTests.text(
      "sarif",
      ReportTests.report("elements: [{button: \"\"}]", RuleSelection(only: ["label-missing"])))
    let page = try #require(Rules.rule(named: "label-missing")).page
    #expect(sarif.contains("\"precision\": \"\(page.precision.rawValue)\""))
  }
}
