import AccessibilityTree
import Testing
import TreeFormats

/// Which nodes of a page source are heard, and with which words.
@Suite struct XCUITestElementTests {
  @Test func partsOfAnElementAreSilent() throws {
    let outline = try Imported.outline(
      """
      <XCUIElementTypeCell accessible="false"><XCUIElementTypeOther>
        <XCUIElementTypeButton accessible="true" label="Account, Sign in" traits="Button">
          <XCUIElementTypeImage label="person" accessible="false"/>
          <XCUIElementTypeStaticText label="Account" value="Account" accessible="false"/>
        </XCUIElementTypeButton>
      </XCUIElementTypeOther></XCUIElementTypeCell>
      """)
    #expect(outline == #"└─ button "Account, Sign in""#)
  }

  @Test func anElementWithoutWordsTakesTheTopmostLabelsBelowIt() throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeButton accessible="true" traits="Button" x="0" y="0" width="390" height="90">
        <XCUIElementTypeOther>
          <XCUIElementTypeButton label="Ada, 2h" traits="Button">
            <XCUIElementTypeStaticText label="Ada"/>
          </XCUIElementTypeButton>
        </XCUIElementTypeOther>
        <XCUIElementTypeStaticText traits="StaticText"/>
        <XCUIElementTypeStaticText label="Fog." value="Fog." traits="StaticText"/>
        <XCUIElementTypeImage label="Hidden" visible="false" x="0" y="0" width="9" height="9"/>
      </XCUIElementTypeButton>
      """)
    #expect(
      TreeOutline(imported.screen.tree).description == """
        └─ button [0,0 390×90]
           ├─ element "Ada, 2h"
           └─ element "Fog."
        """)
    #expect(imported.screen.tree[0].combination == .combine)
    #expect(imported.report.inferred("labels from descendants") == 1)
  }

  @Test func anElementWithNothingToSayStays() throws {
    let imported = try Imported.app(
      #"<XCUIElementTypeOther accessible="true" traits=""><XCUIElementTypeOther/></XCUIElementTypeOther>"#
    )
    #expect(imported.screen.tree.count == 1)
    #expect(imported.screen.tree.isElement(0))
    #expect(imported.screen.tree[0].combination == nil)
  }

  @Test func aCellAnswersForItsAccessibleChildButIsNoElement() throws {
    let labels = try Imported.labels(
      """
      <XCUIElementTypeCell accessible="true" label="0, All">
        <XCUIElementTypeStaticText accessible="true" label="0"/>
        <XCUIElementTypeStaticText accessible="true" label="All"/>
      </XCUIElementTypeCell>
      <XCUIElementTypeCell accessible="true" label="Whole">
        <XCUIElementTypeOther accessible="false"/>
        <XCUIElementTypeStaticText accessible="false" label="Part"/>
      </XCUIElementTypeCell>
      """)
    #expect(labels == ["0", "All", "Whole"])
  }

  @Test func aTableIsNeverAnElement() throws {
    let labels = try Imported.labels(
      """
      <XCUIElementTypeTable accessible="true" label="Results">
        <XCUIElementTypeStaticText accessible="true" label="None"/>
      </XCUIElementTypeTable>
      """)
    #expect(labels == ["None"])
  }

  @Test func reactNativeTextIsHeardOnceAndKeepsItsTestIdentifier() throws {
    let frame = #"x="16" y="100" width="200" height="20""#
    let outline = try Imported.outline(
      """
      <XCUIElementTypeStaticText accessible="false" name="price" label="9 €" value="9 €" \(frame)>
        <XCUIElementTypeStaticText accessible="true" name="9 €" label="9 €" value="9 €" \(frame)/>
      </XCUIElementTypeStaticText>
      """)
    #expect(outline == #"└─ staticText "9 €" #price [16,100 200×20]"#)
  }

  @Test func aHeaderThatIsListedTwiceIsHeardOnceWithItsTraits() throws {
    let frame = #"x="0" y="100" width="390" height="40""#
    let imported = try Imported.app(
      """
      <XCUIElementTypeTable>
        <XCUIElementTypeOther accessible="true" label="Queue" traits="" \(frame)/>
        <XCUIElementTypeOther accessible="true" label="Queue" traits="Header, Button" \(frame)/>
        <XCUIElementTypeOther accessible="true" label="Queue" traits=""
          x="0" y="300" width="390" height="40"/>
      </XCUIElementTypeTable>
      """)
    #expect(
      TreeOutline(imported.screen.tree).description == """
        └─ view
           ├─ button header "Queue" [0,100 390×40]
           └─ element "Queue" [0,300 390×40]
        """)
    #expect(imported.report.dropped("repeated elements") == 1)
  }

  @Test func equalTextsOfRowsWhoseFramesAreOutOfDateAreAllKept() throws {
    let cell =
      """
      <XCUIElementTypeCell><XCUIElementTypeStaticText accessible="true" label="Off"
        x="0" y="91" width="40" height="20"/></XCUIElementTypeCell>
      """
    #expect(try Imported.labels(cell + cell) == ["Off", "Off"])
  }

  @Test func repeatedIdentifiersAreLeftOut() throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeButton accessible="true" label="A" name="row"/>
      <XCUIElementTypeButton accessible="true" label="B" name="row"/>
      <XCUIElementTypeButton accessible="true" label="row" name="row"/>
      """)
    #expect(imported.screen.tree.elements.map(\.id) == ["row", nil, nil])
    #expect(imported.report.dropped("repeated identifiers") == 1)
  }

  @Test func wordsOfTheSystemAreKeptAsTheyAre() throws {
    let element = try Imported.first(
      #"<XCUIElementTypeButton accessible="true" label="TRAILER , 16. &amp; more&#10;1 &lt; 2"/>"#)
    #expect(element?.label == "TRAILER , 16. & more\n1 < 2")
  }

  @Test func customActionsAreListed() throws {
    let element = try Imported.first(
      #"<XCUIElementTypeCell accessible="true" label="Mail" customActions="Flag, Delete,"/>"#)
    #expect(element?.actions == ["Flag", "Delete"])
  }
}
