import AccessibilityTree
import Testing
import TreeFormats

/// What is inside of web pages.
@Suite struct XCUITestWebTests {
  private func page(_ nodes: String, _ attributes: String = "") throws -> ImportedScreen {
    try Imported.app(
      """
      <XCUIElementTypeWebView \(attributes) x="0" y="100" width="390" height="700">
        <XCUIElementTypeOther label="Tides">\(nodes)</XCUIElementTypeOther>
      </XCUIElementTypeWebView>
      """)
  }

  private func text(_ label: String, _ attributes: String = "") -> String {
    #"<XCUIElementTypeStaticText label="\#(label)" \#(attributes)/>"#
  }

  @Test func aPageIsReadAsItIsWritten() throws {
    let tree = try page(
      text("Second column", #"x="200" y="120" width="90" height="20""#)
        + text("First column", #"x="16" y="110" width="90" height="20""#)
    ).screen.tree
    #expect(tree[0].childOrder == .asWritten)
    #expect(
      tree.elements.filter { !$0.traits.isEmpty }.map(\.label) == ["Second column", "First column"])
  }

  @Test func whatATestCallsInvisibleOnAPageThatShowsIsHeard() throws {
    let covered =
      text("Terms", #"visible="false" x="16" y="300" width="90" height="20""#)
      + text("No size", #"visible="false" x="16" y="300" width="0" height="0""#)
    #expect(
      try page(covered).screen.tree.elements.filter { !$0.traits.isEmpty }.map(\.label) == ["Terms"]
    )
    #expect(try page(covered, #"visible="false""#).screen.tree.count == 0)
    let shown = covered + text("Shown", #"x="16" y="400" width="90" height="20""#)
    #expect(
      try page(shown, #"visible="false""#).screen.tree.elements.filter { !$0.traits.isEmpty }.map(
        \.label) == [
          "Terms", "Shown",
        ])
  }

  @Test func aTextOfALinkIsOneInDumpsWithoutTraits() throws {
    let link =
      """
      <XCUIElementTypeLink label="Tide tables" accessible="false">\
      <XCUIElementTypeOther accessible="false">\(text("Tide tables", #"accessible="true""#))\
      </XCUIElementTypeOther></XCUIElementTypeLink>
      """
    let imported = try page(link + text("Plain", #"accessible="true""#))
    let traits = imported.screen.tree.elements.filter { !$0.traits.isEmpty }.map(\.traits.names)
    #expect(traits == [["link", "staticText"], ["staticText"]])
    #expect(imported.report.inferred("links from the elements around their texts") == 1)
    let withTraits = try page(
      """
      <XCUIElementTypeLink label="A" accessible="false" traits="Link">\
      \(text("A", #"accessible="true" traits="StaticText""#))</XCUIElementTypeLink>
      """)
    #expect(withTraits.screen.tree.elements.last?.traits == .staticText)
  }

  @Test(arguments: ["", #"accessible="true""#])
  func theValueOfAWrapperIsTheLevelOfAHeading(accessible: String) throws {
    let outer = accessible.isEmpty ? "" : #"accessible="false""#
    let imported = try page(
      """
      <XCUIElementTypeOther value="2" label="High  water" \(outer)>\
      \(text("High water", #"value="2" \#(accessible)"#))</XCUIElementTypeOther>
      \(text("6", accessible))
      """)
    let elements = imported.screen.tree.elements.filter { !$0.traits.isEmpty }
    #expect(elements.map(\.label) == ["High water", "6"])
    #expect(elements.map(\.headingLevel) == [2, nil])
    #expect(elements.map(\.value) == [nil, nil])
    #expect(elements[0].traits == [.staticText, .header])
    #expect(imported.report.inferred("heading levels from values in web pages") == 1)
  }

  @Test func aLinkAroundAHeadingIsOne() throws {
    let imported = try page(
      """
      <XCUIElementTypeLink label="Low water"><XCUIElementTypeLink label="Low water" value="3">\
      \(text("Low water", #"value="3""#))</XCUIElementTypeLink></XCUIElementTypeLink>
      """)
    let element = try #require(imported.screen.tree.elements.last)
    #expect(element.traits == [.link, .header])
    #expect(element.headingLevel == 3)
    #expect(element.value == nil)
  }

  @Test func traitsSayWhatIsAHeadingWhereThereAreAny() throws {
    let imported = try page(
      """
      <XCUIElementTypeOther value="4" label="Moon" accessible="false" traits="">\
      \(text("Moon", #"value="Moon" accessible="true" traits="Header, StaticText""#))\
      </XCUIElementTypeOther>
      \(text("Step", #"value="4" accessible="true" traits="StaticText""#))
      """)
    let elements = imported.screen.tree.elements.filter { !$0.traits.isEmpty }
    #expect(elements.map(\.headingLevel) == [4, nil])
  }

  @Test(arguments: [
    // A number that is turned, a rating beside a page, a text outside of pages.
    #"<XCUIElementTypeOther label="Guests" value="3"><XCUIElementTypeStaticText label="3"/></XCUIElementTypeOther>"#,
    #"<XCUIElementTypeSlider label="Volume" value="3"/>"#,
  ])
  func otherNumbersAreNoLevels(node: String) throws {
    #expect(try page(node).screen.tree.elements.allSatisfy { $0.headingLevel == nil })
    let outside = try Imported.app(
      #"<XCUIElementTypeOther value="2" label="A"><XCUIElementTypeStaticText label="A"/></XCUIElementTypeOther>"#
    )
    #expect(outside.screen.tree.elements.allSatisfy { !$0.traits.contains(.header) })
  }
}
