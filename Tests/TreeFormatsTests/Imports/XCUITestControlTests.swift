import AccessibilityTree
import Testing
import TreeFormats

/// Controls without words in dumps that do not say what is accessible, and controls inside of text fields.
@Suite struct XCUITestControlTests {
  private let place = #"x="16" y="200" width="44" height="44""#

  @Test(arguments: [
    ("Button", "", ["button"]), ("Switch", "", ["button", "switchButton"]),
    ("TextField", "", ["textEntry"]), ("SecureTextField", "", ["textEntry", "secureTextField"]),
    ("Slider", "", ["adjustable"]), ("Link", "", ["link"]),
    ("Cell", #"traits="Button""#, ["button"]), ("Cell", #"selected="true""#, ["selected"]),
  ])
  func aControlWithoutWordsIsAStop(_ type: String, _ attributes: String, _ traits: [String]) throws
  {
    let imported = try Imported.app(
      """
      <XCUIElementTypeStaticText label="Beside"/>
      <XCUIElementType\(type) \(attributes) \(place)/>
      """)
    #expect(imported.screen.tree.elements.count == 2)
    #expect(imported.screen.tree.elements.last?.label == nil)
    #expect(imported.screen.tree.elements.last?.traits.names == traits)
  }

  @Test(arguments: [
    "<XCUIElementTypeCell/>", "<XCUIElementTypeImage/>", "<XCUIElementTypeStaticText/>",
    #"<XCUIElementTypeButton x="0" y="0" width="0" height="0"/>"#,
    #"<XCUIElementTypeButton x="0" y="0" width="390" height="1"/>"#,
    #"<XCUIElementTypeButton identifier="_XCUI:CloseWindow"/>"#,
  ])
  func whatShowsNothingToActOnIsNone(node: String) throws {
    #expect(
      try Imported.labels(#"<XCUIElementTypeStaticText label="Beside"/>"# + node) == ["Beside"])
  }

  @Test func aButtonSpeaksForTheTextsInIt() throws {
    let outline = try Imported.outline(
      """
      <XCUIElementTypeButton><XCUIElementTypeStaticText label="Tides"/>
        <XCUIElementTypeOther><XCUIElementTypeStaticText label="2 m"/></XCUIElementTypeOther>
      </XCUIElementTypeButton>
      """)
    #expect(
      outline == """
        └─ button
           ├─ element "Tides"
           └─ element "2 m"
        """)
  }

  @Test func aButtonAroundButtonsOnlyGroupsThem() throws {
    let labels = try Imported.labels(
      """
      <XCUIElementTypeButton><XCUIElementTypeButton label="Less"/><XCUIElementTypeButton label="More"/>
      </XCUIElementTypeButton>
      """)
    #expect(labels == ["Less", "More"])
  }

  @Test func aViewNamesTheOneControlInIt() throws {
    func labels(_ buttons: Int) throws -> [String?] {
      let button = "<XCUIElementTypeButton/>"
      return try Imported.labels(
        "<XCUIElementTypeOther label=\"Rate\">\(String(repeating: button, count: buttons))"
          + "</XCUIElementTypeOther>")
    }
    #expect(try labels(1) == ["Rate"])
    #expect(try labels(2) == [nil, nil])
  }

  @Test(arguments: ["", #"accessible="true""#])
  func theButtonInAFieldStandsBehindIt(accessible: String) throws {
    let inside = accessible.isEmpty ? "" : #"accessible="false""#
    let outline = try Imported.outline(
      """
      <XCUIElementTypeSecureTextField label="Password" \(accessible)>
        <XCUIElementTypeOther \(inside)>
          <XCUIElementTypeImage label="lock" \(inside)/>
          <XCUIElementTypeButton label="Show password" \(inside)>
            <XCUIElementTypeStaticText label="Show" \(inside)/>
          </XCUIElementTypeButton>
        </XCUIElementTypeOther>
      </XCUIElementTypeSecureTextField>
      """)
    #expect(
      outline == """
        ├─ textEntry secureTextField "Password"
        └─ button "Show password"
        """)
  }

  @Test func theWordOfTheNodeItselfDecidesWhatStandsInAField() throws {
    let labels = try Imported.labels(
      """
      <XCUIElementTypeTextField label="Name" accessible="true" nativeAccessibilityElement="true">
        <XCUIElementTypeButton label="Clear" accessible="false" nativeAccessibilityElement="true"/>
        <XCUIElementTypeButton label="Icon" accessible="false" nativeAccessibilityElement="false"/>
      </XCUIElementTypeTextField>
      """)
    #expect(labels == ["Name", "Clear"])
  }

  @Test func whereNothingIsAccessibleTheReportSaysWhatIsLost() throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeButton label="Pay" accessible="false"/>
      <XCUIElementTypeStaticText label="9 euros" accessible="false"/>
      """)
    #expect(imported.screen.tree.count == 0)
    #expect(imported.report.leftOutWhole == ["elements that are not accessible (2)"])
  }
}
