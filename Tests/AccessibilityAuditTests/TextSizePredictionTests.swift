import AccessibilityTree
import Testing

@testable import AccessibilityAudit

/// Which texts are told not to fit.
@Suite struct TextSizePredictionTests {
  private func row(_ element: String) throws -> TextSizePrediction.Row {
    let screen = try AuditFixture.screen("screen: A\nelements:\n  - \(element)")
    return try #require(TextSizePrediction(screen).rows.first)
  }

  /// Measured of Inter: 168 points at 17, less Apple's tracking; at 53 the letters for display are narrower than the 525 of others.
  @Test(arguments: [(17.0, 160.0...170.0), (53, 475...495)])
  func widthsAreInters(size: Double, width: ClosedRange<Double>) {
    #expect(width.contains(TextWidth.points(of: "Continue to payment", size: size, weight: nil)))
  }

  @Test func aButtonOfTwoLines() throws {
    let row = try row(
      "{button: Continue to payment, textStyle: body, frame: [16, 0, 343, 44]}")
    let largest = try #require(row.fits.last)
    #expect(largest.lines == 2 && largest.height == 124 && largest.outcome == .tooHigh)
    #expect(row.fits.count == 12)
    #expect(row.fits.prefix(4).allSatisfy { $0.outcome == .fits })
  }

  @Test func linesThatMayNotGrow() throws {
    let row = try row(
      "{text: Delivery on Tuesday, textStyle: footnote, maxLines: 1, frame: [0, 0, 200, 400]}")
    #expect(row.firstMisfit?.outcome == .cut)
    #expect(row.fits.last?.lines == 2 || row.fits.last?.lines == 3)
  }

  @Test func aWordThatIsWiderThanItsFrame() throws {
    let row = try row("{button: Abonnementverwaltung, fontSize: 17, frame: [0, 0, 200, 400]}")
    #expect(row.style == nil && row.fits.last?.outcome == .tooWide)
  }

  @Test func lettersOfEastAsiaAreBrokenAnywhere() throws {
    let row = try row("{text: 설정을 끄거나 켭니다, textStyle: body, frame: [0, 0, 120, 400]}")
    #expect(row.fits.last.map { $0.lines >= 4 && $0.outcome != .tooHigh } == true)
  }

  @Test func whatLacksFramesOrSizesIsCounted() throws {
    let prediction = TextSizePrediction(
      try AuditFixture.screen(
        """
        elements:
          - {text: A, fontSize: 17}
          - {text: B, frame: [0, 0, 20, 20]}
          - {text: C, fontSize: 17, scalesWithTextSize: false, frame: [0, 0, 20, 20]}
        """))
    #expect(prediction.rows.isEmpty)
    #expect(
      [prediction.withoutFrame, prediction.withoutSize, prediction.fixed] == [1, 1, 1])
  }
}
