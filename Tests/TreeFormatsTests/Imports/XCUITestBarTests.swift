import AccessibilityTree
import Testing
import TreeFormats

/// Navigation bars, keyboards and scroll bars.
@Suite struct XCUITestBarTests {
  private func node(
    _ type: String, _ label: String, _ x: Int, _ y: Int, height: Int = 44, _ attributes: String = ""
  ) -> String {
    #"<XCUIElementType\#(type) label="\#(label)" \#(attributes) x="\#(x)" y="\#(y)" width="60" height="\#(height)"/>"#
  }

  private func bar(_ parts: String...) throws -> ImportedScreen {
    try Imported.app(
      #"<XCUIElementTypeNavigationBar name="Tides" x="0" y="47" width="390" height="96">"#
        + parts.joined() + "</XCUIElementTypeNavigationBar>")
  }

  private func order(_ imported: ImportedScreen) -> [String] {
    imported.screen.tree.elements.compactMap(\.label)
  }

  @Test func aBarIsReadAlongWhateverItsPartsMeasure() throws {
    let imported = try bar(
      node("Button", "Edit", 320, 49, height: 36), node("StaticText", "Tides", 150, 60, height: 20),
      node("Button", "Coast", 0, 47, #"name="BackButton""#))
    #expect(imported.screen.tree[0].childOrder == .asWritten)
    #expect(order(imported) == ["Coast", "Tides", "Edit"])
  }

  @Test func aLargeTitleHasALineOfItsOwn() throws {
    let imported = try bar(
      node("StaticText", "Tides", 16, 98, height: 40), node("Button", "Edit", 320, 47),
      node("Button", "Coast", 0, 47))
    #expect(order(imported) == ["Coast", "Edit", "Tides"])
  }

  @Test func aBarThatGoesBackAtTheRightIsReadFromTheRight() throws {
    let imported = try bar(
      node("Button", "Edit", 8, 47), node("StaticText", "Tides", 150, 60, height: 20),
      node("Button", "Coast", 322, 47, #"name="BackButton""#))
    #expect(order(imported) == ["Coast", "Tides", "Edit"])
  }

  @Test func partsWithoutFramesStayAsTheyAreWritten() throws {
    let imported = try bar(
      node("Button", "Edit", 320, 47), #"<XCUIElementTypeStaticText label="Tides"/>"#)
    #expect(imported.screen.tree[0].childOrder == .byPosition)
    #expect(order(imported) == ["Edit", "Tides"])
  }

  @Test(arguments: [
    (#"<XCUIElementTypeOther label="Tides"/><XCUIElementTypeButton label="Edit"/>"#, "Tides"),
    (
      #"<XCUIElementTypeOther label="High tides"/><XCUIElementTypeButton label="Edit"/>"#,
      "High tides"
    ),
    (#"<XCUIElementTypeStaticText label="Now"/><XCUIElementTypeButton label="Tides"/>"#, "Tides"),
    (
      #"<XCUIElementTypeButton label="Tides" name="BackButton"/><XCUIElementTypeStaticText label="Now"/>"#,
      "Now"
    ),
    (
      #"<XCUIElementTypeButton label="Coast" accessible="true" traits="Header, Button"/>"#
        + #"<XCUIElementTypeStaticText label="Tides" accessible="true" traits="StaticText"/>"#,
      "Coast"
    ),
    (
      #"<XCUIElementTypeOther label="Tides" accessible="true" traits=""/>"#, "Tides"
    ),
  ])
  func theTitleMayBeAnotherViewThanAText(parts: String, title: String) throws {
    #expect(try bar(parts).screen.title == title)
  }

  @Test func onlyTheIdentifierInABarMakesABackButton() throws {
    let inBar = try bar(node("Button", "Coast", 0, 47, #"name="BackButton""#))
    #expect(inBar.screen.tree.elements.last?.traits == [.button, .backButton])
    let alone = try Imported.first(node("Button", "Back", 0, 200, #"name="BackButton""#))
    #expect(alone?.traits == .button)
    #expect(alone?.label == "Back")
  }

  @Test func theButtonsOfAKeyboardAreKeysInDumpsWithoutTraits() throws {
    func traits(_ attributes: String) throws -> [Traits] {
      try Imported.app(
        """
        <XCUIElementTypeKeyboard><XCUIElementTypeKey label="q" \(attributes)/>
          <XCUIElementTypeOther><XCUIElementTypeButton label="shift" \(attributes)/></XCUIElementTypeOther>
        </XCUIElementTypeKeyboard>
        """
      ).screen.tree.elements.filter { $0.label != nil }.map(\.traits)
    }
    #expect(try traits("") == [.keyboardKey, .keyboardKey])
    #expect(try traits(#"accessible="true""#) == [.keyboardKey, .keyboardKey])
    #expect(try traits(#"accessible="true" traits="Button""#).last == .button)
  }

  @Test(arguments: [
    ("Vertical scroll bar, 2 pages", true), ("Horizontal scroll bar, 1 page", true),
    ("Vertical scroll bar", true), ("垂直スクロールバー, 3ページ", true), ("垂直滚动条, 1页", true),
    ("Vertical scroll bars, a history", false), ("Vertical scroll bar, explained", false),
    ("Scroll bar", false),
  ])
  func aScrollBarThatNamesItselfIsLeftOutAnywhere(label: String, isLeftOut: Bool) throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeOther><XCUIElementTypeOther label="\(label)" x="300" y="300" width="60" height="60"/>
      </XCUIElementTypeOther><XCUIElementTypeStaticText label="Text"/>
      """)
    #expect(imported.report.dropped("scroll bars") == (isLeftOut ? 1 : 0))
    #expect(order(imported) == (isLeftOut ? ["Text"] : [label, "Text"]))
  }
}
