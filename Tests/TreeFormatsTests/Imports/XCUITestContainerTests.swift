import AccessibilityTree
import Testing

/// Views around others that are heard, and rows and headings whose dump says it in a roundabout way.
@Suite struct XCUITestContainerTests {
  private let row = #"x="20" y="100" width="350" height="60""#

  @Test func aViewWithANameAndAValueStandsForWhatIsInIt() throws {
    func week(_ value: String, _ inside: String = "") throws -> [String?] {
      try Imported.labels(
        """
        <XCUIElementTypeOther label="This week" \(value) visible="true" \(row)>
          <XCUIElementTypeStaticText label="M" visible="true"/>
          <XCUIElementTypeStaticText label="T" visible="true"/>\(inside)
        </XCUIElementTypeOther>
        """)
    }
    #expect(try week(#"value="2 of 7""#) == ["This week"])
    #expect(try week("") == ["M", "T"])
    let button = #"<XCUIElementTypeButton label="More" visible="true"/>"#
    #expect(try week(#"value="2 of 7""#, button) == ["M", "T", "More"])
  }

  @Test(arguments: [("true", ["Basil"]), ("false", [])])
  func textsOfAVisibleRowAreSeen(isVisible: String, labels: [String]) throws {
    let found = try Imported.labels(
      """
      <XCUIElementTypeTable visible="\(isVisible)" \(row)>
        <XCUIElementTypeCell visible="\(isVisible)" \(row)>
          <XCUIElementTypeStaticText label="Basil" visible="false" x="60" y="110" width="340" height="20"/>
        </XCUIElementTypeCell>
      </XCUIElementTypeTable>
      """)
    #expect(found == labels)
  }

  @Test func aPieceOfAPageTellsItsHeadings() throws {
    let heading = try Imported.first(
      """
      <XCUIElementTypeOther value="2" label="Herbs" visible="true" \(row)>
        <XCUIElementTypeStaticText value="2" label="Herbs" visible="true" \(row)/>
      </XCUIElementTypeOther>
      """)
    #expect(heading?.headingLevel == 2)
    #expect(heading?.value == nil)
    let text = try Imported.first(
      #"<XCUIElementTypeStaticText value="2" label="Herbs" visible="true" x="0" y="0" width="9" height="9"/>"#
    )
    #expect(text?.headingLevel == nil)
  }
}
