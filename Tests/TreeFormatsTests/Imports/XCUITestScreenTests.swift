import AccessibilityTree
import Testing
import TreeFormats

/// Containers, bars, frames and the screen itself.
@Suite struct XCUITestScreenTests {
  private let view = #"x="0" y="100" width="390" height="600""#

  @Test(arguments: [
    #"label="Vertical scroll bar, 2 pages" value="0%" x="357" y="100" width="30" height="600""#,
    #"label="垂直スクロールバー, 3ページ" value="100%" x="357" y="100" width="30" height="600""#,
    #"label="水平スクロールバー, 1ページ" value="0%" x="0" y="667" width="390" height="30""#,
    #"label="Barre de défilement verticale" value="12 %" x="3" y="100" width="30" height="600""#,
    #"label="شريط التمرير" value="٪٥٠" x="3" y="100" width="30" height="600""#,
    #"label="Vertical scroll bar, 2 pages" value="0%""#,
  ])
  func scrollBarsAreLeftOutInEveryLanguage(attributes: String) throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeScrollView \(view)>
        <XCUIElementTypeOther visible="true" \(attributes)/>
        <XCUIElementTypeStaticText label="Text"/>
      </XCUIElementTypeScrollView>
      """)
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["Text"])
    #expect(imported.report.dropped("scroll bars") == 1)
  }

  @Test(arguments: [
    #"accessible="false" label="Battery" value="50%" x="100" y="300" width="200" height="200""#,
    #"accessible="true" label="Rating" value="50%" x="357" y="100" width="30" height="600""#,
    #"accessible="false" label="Pages" value="3" x="357" y="100" width="30" height="600""#,
  ])
  func otherPercentagesStay(attributes: String) throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeScrollView \(view)><XCUIElementTypeOther visible="true" \(attributes)/>
      </XCUIElementTypeScrollView>
      """)
    #expect(imported.report.dropped("scroll bars") == 0)
  }

  @Test func theStatusBarIsLeftOut() throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeStatusBar><XCUIElementTypeOther>
        <XCUIElementTypeOther value="SSID" label="3 of 3 Wi-Fi bars" visible="true"/>
      </XCUIElementTypeOther></XCUIElementTypeStatusBar>
      <XCUIElementTypeButton label="Go"/>
      """)
    #expect(imported.screen.tree.elements.map(\.label) == ["Go"])
    #expect(imported.report.dropped("status bars") == 1)
  }

  @Test func containersKeepWhatTheyMean() throws {
    let button = #"<XCUIElementTypeButton label="A" traits="Button" accessible="true"/>"#
    func container(_ type: String, _ attributes: String = "") throws -> Element {
      try Imported.app(
        "<XCUIElementType\(type) \(attributes)>\(button)</XCUIElementType\(type)>"
      ).screen.tree[0]
    }
    #expect(try container("TabBar", #"label="Tab Bar""#).container == .tabBar)
    #expect(try container("TabBar", #"label="Tab Bar""#).label == "Tab Bar")
    #expect(try container("SegmentedControl").container == .segmented)
    #expect(try container("Alert").isModal)
    #expect(try container("Sheet").isModal)
    #expect(try container("Other", #"traits="TabBar""#).traits == .tabBar)
    for type in ["Table", "CollectionView", "ScrollView", "WebView"] {
      let element = try container(type)
      #expect(element.groupsChildren && element.clips && element.container == nil)
    }
    for type in ["NavigationBar", "Toolbar", "Keyboard"] {
      let element = try container(type)
      #expect(element.groupsChildren && !element.clips && element.container == nil)
    }
  }

  @Test func viewsThatSayNothingAreTakenOut() throws {
    let outline = try Imported.outline(
      """
      <XCUIElementTypeOther label="Day"><XCUIElementTypeOther>
        <XCUIElementTypeOther accessible="true" label="1:00"/>
        <XCUIElementTypeOther accessible="true" label="2:00"/>
      </XCUIElementTypeOther></XCUIElementTypeOther>
      <XCUIElementTypeOther label="Add"><XCUIElementTypeButton accessible="true" label="Add"/>
      </XCUIElementTypeOther>
      <XCUIElementTypeTable><XCUIElementTypeOther/></XCUIElementTypeTable>
      """)
    #expect(
      outline == """
        ├─ view "Day"
        │  ├─ element "1:00"
        │  └─ element "2:00"
        └─ button "Add"
        """)
  }

  @Test func theTitleIsTheTextOfTheNavigationBar() throws {
    func bar(_ attributes: String, _ texts: String...) throws -> ImportedTitle {
      let nodes = texts.map { #"<XCUIElementTypeStaticText accessible="true" label="\#($0)"/>"# }
      let screen = try Imported.app(
        """
        <XCUIElementTypeNavigationBar \(attributes)>\(nodes.joined())\
        </XCUIElementTypeNavigationBar>
        """
      ).screen
      let headings = screen.tree.elements.filter { $0.traits.contains(.header) }
      return ImportedTitle(title: screen.title, headings: headings.map(\.label))
    }
    #expect(try bar("", "Tides") == ImportedTitle(title: "Tides", headings: ["Tides"]))
    #expect(
      try bar(#"name="Tides""#, "Today", "Tides")
        == ImportedTitle(title: "Tides", headings: ["Tides"]))
    #expect(try bar("", "Today", "Tides") == ImportedTitle(title: nil, headings: []))
  }

  struct ImportedTitle: Equatable {
    var title: String?
    var headings: [String?]
  }

  @Test(arguments: [
    #"x="9.223372036854776e+18" y="0" width="10" height="10""#,
    #"x="nan" y="0" width="10" height="10""#,
    #"x="0" y="0" width="inf" height="10""#,
    #"x="0" y="0" width="-4" height="10""#,
    #"x="" y="zero" width="4" height="10""#,
  ])
  func absurdFramesAreLeftOut(frame: String) throws {
    let imported = try Imported.app(
      #"<XCUIElementTypeButton accessible="true" label="A" \#(frame)/>"#)
    #expect(imported.screen.tree[0].frame == nil)
    #expect(imported.report.dropped("frames that are not finite") == 1)
  }

  @Test func framesAreReadAndTheSignForNoneIsNoFrame() throws {
    let tree = try Imported.app(
      """
      <XCUIElementTypeButton accessible="true" label="A" x="-3" y="1.5" width="40" height="2e1"/>
      <XCUIElementTypeButton accessible="true" label="B" x="-1" y="-1" width="0" height="0"/>
      """
    ).screen.tree
    #expect(tree[0].frame == Frame(x: -3, y: 1.5, width: 40, height: 20))
    #expect(tree[1].frame == nil)
  }

  @Test func theShorterSideTellsAnIPad() throws {
    func platform(_ width: Int, _ height: Int) throws -> Platform {
      try Imported.read(
        #"<XCUIElementTypeApplication x="0" y="0" width="\#(width)" height="\#(height)"/>"#
      ).screen.platform
    }
    #expect(try platform(744, 1133) == .ipados)
    #expect(try platform(844, 390) == .ios)
  }

  @Test func eachVersionSaysWhatItCannotCarry() throws {
    func missing(_ attributes: String) throws -> [Capability] {
      try Imported.app(#"<XCUIElementTypeButton label="A" \#(attributes)/>"#).report.cannotCarry
    }
    #expect(try missing("").suffix(4) == [.traits, .headings, .screenTitles, .stops])
    #expect(try missing(#"accessible="true""#).suffix(3) == [.traits, .headings, .screenTitles])
    #expect(try !missing(#"accessible="true" traits="Button""#).contains(.traits))
    #expect(try missing(#"accessible="true" traits="Button""#).contains(.hints))
  }
}
