import AccessibilityTree
import Testing
import TreeFormats

/// Page sources of tvOS and macOS, and the attributes that are a setting.
@Suite struct XCUITestPlatformTests {
  @Test func theFocusTellsAnAppleTV() throws {
    let imported = try Imported.app(
      #"<XCUIElementTypeButton accessible="true" label="Play" traits="Button" focused="true"/>"#)
    #expect(imported.screen.platform == .tvos)
    #expect(
      imported.report.remarks == [
        "spoken with the phrases of iOS, because no recording shows those of tvOS",
        "the focus is on Button \"Play\"",
      ])
  }

  @Test func theTitleOfAMacIsALabelAndATextSpeaksItsValue() throws {
    let imported = try Imported.read(
      """
      <XCUIElementTypeApplication title="Fern" label=""><XCUIElementTypeWindow title="Garden">
        <XCUIElementTypeButton identifier="go" title="Go" label=""/>
        <XCUIElementTypeButton title="Go" label="Go to the garden"/>
        <XCUIElementTypeStaticText value="Water me" label="" title=""/>
        <XCUIElementTypeCheckBox value="1" label="" title=""/>
        <XCUIElementTypeRadioButton title="Sun" selected="true"/>
      </XCUIElementTypeWindow></XCUIElementTypeApplication>
      """)
    #expect(imported.screen.platform == .macos)
    #expect(imported.screen.app == "Fern")
    #expect(imported.screen.title == "Garden")
    #expect(imported.screen.size == nil)
    #expect(
      TreeOutline(imported.screen.tree).description == """
        └─ view "Garden"
           ├─ button "Go" #go
           ├─ button "Go to the garden"
           ├─ staticText "Water me"
           ├─ checkbox = "1"
           └─ selected radioButton "Sun"
        """)
  }

  @Test func theMenuBarIsLeftOutBesideAWindowAndReadWithoutOne() throws {
    let bar =
      """
      <XCUIElementTypeMenuBar><XCUIElementTypeMenuBarItem title="File"/></XCUIElementTypeMenuBar>
      <XCUIElementTypeTouchBar><XCUIElementTypeButton title="esc"/></XCUIElementTypeTouchBar>
      """
    func labels(_ nodes: String) throws -> [String] {
      try Imported.read(
        "<XCUIElementTypeApplication title=\"Fern\">\(nodes)</XCUIElementTypeApplication>"
      ).screen.tree.elements.compactMap(\.label)
    }
    #expect(try labels(bar) == ["File"])
    #expect(
      try labels(
        "<XCUIElementTypeDialog><XCUIElementTypeButton title=\"OK\"/></XCUIElementTypeDialog>" + bar
      )
        == ["OK"])
  }

  @Test(arguments: [
    (#"value="0.4" minValue="0" maxValue="1""#, "40%"),
    (#"value="15" minValue="10" maxValue="20""#, "50%"),
    (#"value="40%" minValue="0" maxValue="1""#, "40%"),
    (#"value="7" minValue="0" maxValue="1""#, "7"),
    (#"value="0.4" minValue="0" maxValue="0""#, "0.4"), (#"value="0.4" minValue="0""#, "0.4"),
    (#"value="0" minValue="-inf" maxValue="inf""#, "0"),
  ])
  func aSliderSaysItsPercentage(attributes: String, value: String) throws {
    let element = try Imported.first(
      #"<XCUIElementTypeSlider accessible="true" label="Volume" \#(attributes)/>"#)
    #expect(element?.value == value)
  }

  @Test func aCellThatIsNotAccessibleByItselfIsNoElement() throws {
    func labels(_ native: Bool) throws -> [String?] {
      try Imported.labels(
        """
        <XCUIElementTypeCell accessible="true" nativeAccessibilityElement="\(native)" label="Row">
          <XCUIElementTypeOther accessible="false" nativeAccessibilityElement="false"/>
          <XCUIElementTypeButton accessible="true" nativeAccessibilityElement="true" label="Go"/>
        </XCUIElementTypeCell>
        """)
    }
    // The button says itself that it is accessible: it stands in the row, and nobody gets to it.
    #expect(try labels(true) == ["Row", "Go"])
    #expect(try labels(false) == ["Go"])
  }

  @Test func whatIsNativeStandsInWhereAccessibleWasTurnedOff() throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeButton nativeAccessibilityElement="true" label="Go" traits="Button">
        <XCUIElementTypeStaticText nativeAccessibilityElement="true" label="Go" traits=""/>
      </XCUIElementTypeButton>
      <XCUIElementTypeStaticText nativeAccessibilityElement="false" label="Mute" traits=""/>
      """)
    #expect(imported.screen.tree.elements.map(\.label) == ["Go"])
    #expect(!imported.report.cannotCarry.contains(.stops))
  }

  @Test func whatAFingerHitsIsNotAskedFor() throws {
    #expect(
      try Imported.labels(
        #"<XCUIElementTypeButton accessible="true" label="Go" hittable="false"/>"#) == ["Go"])
  }

  @Test func typesThatAreNotKnownAreReadAsPlainAndCounted() throws {
    let imported = try Imported.app(
      #"<XCUIElementTypeHologram accessible="true" label="Fern" traits=""/>"#)
    #expect(imported.screen.tree.elements.map(\.label) == ["Fern"])
    #expect(imported.report.dropped("unknown element types") == 1)
  }

  @Test func repairsAreToldAtTheirElements() throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeStatusBar><XCUIElementTypeOther label="9:41"/></XCUIElementTypeStatusBar>
      <XCUIElementTypeNavigationBar name="Fern">
        <XCUIElementTypeButton accessible="true" label="Back" traits="Button"/>
        <XCUIElementTypeButton accessible="true" label="Edit" value="1" traits="Selected, Button"/>
      </XCUIElementTypeNavigationBar>
      <XCUIElementTypeButton accessible="true" traits="Button">
        <XCUIElementTypeStaticText label="Ada"/><XCUIElementTypeStaticText label="2h"/>
      </XCUIElementTypeButton>
      <XCUIElementTypeTextField accessible="true" value="Name" placeholderValue="Name" traits=""/>
      <XCUIElementTypeButton accessible="true" label="Gone" visible="false" traits="Button"/>
      """)
    let repairs = imported.report.repairs.map { repair in
      let element = repair.element.map { imported.screen.tree[$0] }
      return "\(element.map { $0.label ?? "-" } ?? repair.subject ?? "?"): \(repair.what)"
    }
    #expect(
      repairs == [
        "StatusBar: status bars", #"Button "Gone": elements that are covered or hidden"#,
        "Edit: values that say whether something is selected",
        "Name: values that repeat the placeholder", "Name: traits from element types",
        "-: labels from descendants",
      ])
  }
}
