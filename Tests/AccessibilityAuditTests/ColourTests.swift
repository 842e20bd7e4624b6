import AccessibilityTree
import Testing

@testable import AccessibilityAudit

/// Colours as they are seen with fewer of them.
@Suite struct ColourTests {
  /// Sharma, Wu and Dalal's test data for CIEDE2000 are in Lab; these are sRGB, measured before with another program.
  static let rows:
    [(one: String, other: String, usual: Double, protan: Double, deutan: Double, tritan: Double)] =
      [
        ("systemRed", "systemGreen", 76, 25, 8, 72), ("systemBlue", "systemPurple", 26, 7, 4, 49),
        ("systemOrange", "systemGreen", 50, 7, 11, 62),
        ("systemGreen", "systemYellow", 36, 9, 17, 49),
        ("systemTeal", "systemGray", 25, 13, 15, 24), ("systemRed", "black", 52, 38, 55, 50),
        ("systemBlue", "systemOrange", 59, 62, 70, 63),
      ]

  @Test(arguments: rows)
  func distancesAreThoseThatWereMeasured(
    _ row: (
      one: String, other: String, usual: Double, protan: Double, deutan: Double, tritan: Double
    )
  ) throws {
    let (one, other) = (try #require(Color(row.one)), try #require(Color(row.other)))
    let expected: [(ColourVision, Double)] = [
      (.usual, row.usual), (.protanopia, row.protan), (.deuteranopia, row.deutan),
      (.tritanopia, row.tritan),
    ]
    for (vision, distance) in expected {
      let found = ColourDifference.of(vision.seen(one), vision.seen(other))
      #expect(abs(found - distance) <= 1, "\(row.one) and \(row.other) \(vision): \(found)")
    }
  }

  @Test func whiteAndBlackStayThat() throws {
    let (white, black) = (try #require(Color("white")), try #require(Color("black")))
    for vision in ColourVision.allCases {
      let ratio = Contrast.ratio(vision.seen(white), vision.seen(black))
      #expect(abs(ratio - 21) < 0.02, "\(vision)")
    }
    #expect(abs(ColourDifference.of(white, black) - 100) < 0.1)
    #expect(ColourVision.inverted.seen(try #require(Color("#007AFF"))).hexadecimal == "#FF8500")
  }

  @Test func textsKeepTheirColoursWhereTheySaySo() throws {
    let colours = SeenColours(
      try AuditFixture.screen(
        """
        elements:
          - backgroundColor: white
            children:
              - {text: A, textColor: "#777777", fontSize: 15}
              - {text: B, textColor: "#777777", fontSize: 15, ignoresInvertColors: true}
              - {text: C, textColor: "#777777"}
        """))
    #expect(colours.texts.map(\.text) == ["A", "B"])
    #expect(colours.unknownTexts == 1)
    #expect(colours.texts[0].ratios.last != colours.texts[0].ratios.first)
    #expect(colours.texts[1].ratios.last == colours.texts[1].ratios.first)
  }
}
