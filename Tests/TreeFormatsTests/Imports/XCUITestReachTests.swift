import AccessibilityTree
import Testing
import TreeFormats

/// What is invisible is heard if it is scrolled away, and not if it is covered.
@Suite struct XCUITestReachTests {
  private func text(_ label: String, y: Int, visible: Bool, x: Int = 16) -> String {
    """
    <XCUIElementTypeStaticText accessible="true" label="\(label)" visible="\(visible)"
      x="\(x)" y="\(y)" width="300" height="40"/>
    """
  }

  private func scrollView(_ nodes: String) -> String {
    """
    <XCUIElementTypeScrollView visible="false" x="0" y="100" width="390" height="700">\(nodes)\
    </XCUIElementTypeScrollView>
    """
  }

  @Test func aPageBehindAnotherIsNotHeard() throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeOther visible="false">
        <XCUIElementTypeButton accessible="true" label="Behind" visible="false"/>
        \(scrollView(text("Under", y: 120, visible: false) + text("Below", y: 900, visible: false)))
      </XCUIElementTypeOther>
      \(text("Player", y: 300, visible: true))
      """)
    #expect(imported.screen.tree.elements.map(\.label) == ["Player"])
    #expect(imported.report.dropped("elements that are covered or hidden") == 3)
  }

  @Test func rowsThatAreScrolledAwayAreHeard() throws {
    let labels = try Imported.labels(
      scrollView(
        text("Above", y: 40, visible: false) + text("Shown", y: 200, visible: true)
          + text("Hidden", y: 300, visible: false) + text("Cut", y: 780, visible: false)
          + text("Below", y: 900, visible: false)))
    #expect(labels == ["Above", "Shown", "Cut", "Below"])
  }

  @Test func aRowUnderTheStatusBarIsHeard() throws {
    let labels = try Imported.labels(
      """
      <XCUIElementTypeTable x="0" y="0" width="390" height="844">
        \(text("Cellular", y: 4, visible: false))\(text("Wi-Fi", y: 200, visible: true))
      </XCUIElementTypeTable>
      <XCUIElementTypeNavigationBar x="0" y="48" width="390" height="44">
        \(text("Settings", y: 50, visible: true))
      </XCUIElementTypeNavigationBar>
      """)
    #expect(labels == ["Cellular", "Wi-Fi", "Settings"])
  }

  @Test func aRowBehindABarIsHeard() throws {
    let labels = try Imported.labels(
      """
      \(scrollView(text("Shown", y: 200, visible: true) + text("Last", y: 740, visible: false)))
      <XCUIElementTypeTabBar x="0" y="760" width="390" height="84"/>
      """)
    #expect(labels == ["Shown", "Last"])
  }

  @Test func aCarouselThatIsScrolledAwayIsHeardWithItsView() throws {
    let carousel =
      """
      <XCUIElementTypeScrollView visible="false" x="0" y="900" width="390" height="100">
        \(text("Card", y: 910, visible: false))
      </XCUIElementTypeScrollView>
      """
    let labels = try Imported.labels(scrollView(text("Shown", y: 200, visible: true) + carousel))
    #expect(labels == ["Shown", "Card"])
  }

  @Test func aHeaderThatSticksToAnEdgeIsHeardInItsPlace() throws {
    let frame = #"x="0" y="104" width="390" height="40""#
    let outline = try Imported.outline(
      """
      <XCUIElementTypeTable x="0" y="100" width="390" height="700">
        \(text("One", y: 110, visible: true, x: 0))
        \(text("Two", y: 160, visible: true, x: 0))
        <XCUIElementTypeOther visible="true" \(frame)>
          <XCUIElementTypeStaticText accessible="true" label="Next" visible="false" \(frame)/>
        </XCUIElementTypeOther>
        \(text("Three", y: 900, visible: false, x: 0))
      </XCUIElementTypeTable>
      """)
    #expect(
      outline == """
        └─ view [0,100 390×700]
           ├─ staticText "One" [0,110 300×40]
           ├─ staticText "Two" [0,160 300×40]
           ├─ staticText "Next" [0,104 390×40]
           └─ staticText "Three" [0,900 300×40]
        """)
  }

  @Test func theWrittenOrderOfRowsIsKeptOnlyWhereTheRowsThatShowBearItOut() throws {
    func order(_ first: Int, _ second: Int) throws -> ChildOrder {
      let rows =
        text("One", y: first, visible: true) + text("Gone", y: 0, visible: false)
        + text("Two", y: second, visible: true)
      return try Imported.app(
        """
        <XCUIElementTypeTable x="0" y="100" width="390" height="700">\(rows)\
        </XCUIElementTypeTable>
        """
      ).screen.tree[0].childOrder
    }
    #expect(try order(120, 180) == .asWritten)
    #expect(try order(180, 120) == .byPosition)
  }

  @Test func whatShowsInsideAnInvisibleViewIsHeard() throws {
    let labels = try Imported.labels(
      """
      <XCUIElementTypeWebView visible="false">
        <XCUIElementTypeOther visible="false">
          <XCUIElementTypeLink accessible="true" label="Terms" visible="true"/>
        </XCUIElementTypeOther>
      </XCUIElementTypeWebView>
      """)
    #expect(labels == ["Terms"])
  }

  @Test func aPlaceholderOfSizeZeroIsNotHeard() throws {
    let node =
      #"<XCUIElementTypeOther accessible="true" visible="false" x="0" y="0" width="0" height="0"/>"#
    #expect(
      try Imported.labels(scrollView(text("Shown", y: 200, visible: true) + node)) == ["Shown"])
  }
}
