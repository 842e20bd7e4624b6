import AccessibilityTree
import Testing
import TreeFormats

/// Dumps that do not say what is accessible: the types of nodes decide.
@Suite struct XCUITestOldDumpTests {
  @Test func theTopmostControlWithWordsWins() throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeCell label="Station" value="Penrow">
        <XCUIElementTypeStaticText label="Station"/><XCUIElementTypeButton label="chevron"/>
      </XCUIElementTypeCell>
      <XCUIElementTypeLink label="Privacy"><XCUIElementTypeTextView label="Privacy">
        <XCUIElementTypeLink label="Privacy"/>
      </XCUIElementTypeTextView></XCUIElementTypeLink>
      <XCUIElementTypeTextField placeholderValue="Name"/>
      <XCUIElementTypeImage name="decoration"/>
      """)
    #expect(
      TreeOutline(imported.screen.tree).description == """
        ├─ element "Station" = "Penrow"
        ├─ link "Privacy"
        └─ textEntry "Name"
        """)
    #expect(imported.report.inferred("elements from element types") == 3)
  }

  @Test func theInnermostLabelledViewIsAnElement() throws {
    let labels = try Imported.labels(
      """
      <XCUIElementTypeOther label="ENGLISH"><XCUIElementTypeOther label="ENGLISH"/>
      </XCUIElementTypeOther>
      <XCUIElementTypeOther label="Tide, 2 m">
        <XCUIElementTypeStaticText label="Tide"/><XCUIElementTypeStaticText label="2 m"/>
      </XCUIElementTypeOther>
      <XCUIElementTypeScrollView label="Days"/>
      """)
    #expect(labels == ["ENGLISH", "Tide", "2 m"])
  }

  @Test(arguments: [
    ("4 of 9 packed", "<XCUIElementTypeStaticText label='4/9'/>", ["4 of 9 packed"]),
    // Something in the text is not in the name, the name is the text, or there is more than one.
    ("Packed", "<XCUIElementTypeStaticText label='4/9'/>", ["4/9"]),
    ("4/9", "<XCUIElementTypeStaticText label='4/9'/>", ["4/9"]),
    (
      "4 of 9 packed",
      "<XCUIElementTypeStaticText label='4'/><XCUIElementTypeStaticText label='9'/>",
      ["4", "9"]
    ),
    ("Pack 4 of 9", "<XCUIElementTypeButton label='Pack'/>", ["Pack"]),
  ])
  func aViewThatSpellsOutItsOneTextSpeaksForIt(
    _ label: String, _ contents: String, _ heard: [String]
  ) throws {
    let view = "<XCUIElementTypeOther>\(contents)</XCUIElementTypeOther>"
    #expect(
      try Imported.labels(
        "<XCUIElementTypeOther label='\(label)'>\(view)</XCUIElementTypeOther>") == heard)
  }

  @Test func theTextsOfAnUnlabelledRowStayTogether() throws {
    let tree = try Imported.app(
      """
      <XCUIElementTypeCell><XCUIElementTypeStaticText label="Steps"/>
        <XCUIElementTypeStaticText label="2,438"/></XCUIElementTypeCell>
      """
    ).screen.tree
    #expect(
      TreeOutline(tree).description == """
        └─ view
           ├─ staticText "Steps"
           └─ staticText "2,438"
        """)
    #expect(tree[0].groupsChildren)
  }

  @Test func anInvisiblePageIsNotHeard() throws {
    let labels = try Imported.labels(
      """
      <XCUIElementTypeTable visible="false" x="0" y="0" width="390" height="844">
        <XCUIElementTypeCell label="Behind" visible="false" x="0" y="900" width="390" height="44"/>
      </XCUIElementTypeTable>
      <XCUIElementTypeButton label="Front" visible="true"/>
      """)
    #expect(labels == ["Front"])
  }
}
