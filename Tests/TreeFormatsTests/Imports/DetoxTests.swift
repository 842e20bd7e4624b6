import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// Detox's view hierarchies hold every view, and the labelled ones innermost are elements.
@Suite struct DetoxTests {
  private func read(_ views: String) throws -> ImportedScreen {
    try Imported.read("<ViewHierarchy>\(views)</ViewHierarchy>")
  }

  private func first(_ view: String) throws -> Element? {
    try read(view).screen.tree.elements.first
  }

  @Test(arguments: [
    ("UIButton", ["button"]), ("UISwitch", ["button", "switchButton"]),
    ("UISlider", ["adjustable"]),
    ("UILabel", ["staticText"]), ("RCTTextView", ["staticText"]), ("UITextField", ["textEntry"]),
    ("UITabBarButton", ["tab"]), ("RCTView", []),
    ("android.widget.Button", ["button"]),
    ("android.widget.CheckBox", ["checkbox"]),
  ])
  func rolesComeFromClasses(type: String, names: [String]) throws {
    let element = try first("<View class=\"\(type)\" label=\"A\"/>")
    #expect(element?.traits.names.sorted() == names)
    #expect(element?.label == "A")
  }

  @Test func framesOfIOSAreInsideOfTheViewAround() throws {
    let element = try first(
      """
      <UIWindow class="UIWindow" width="390" height="844"><UIView class="UIView" x="10" y="20" \
      width="100" height="50"><UILabel class="UILabel" label="A" x="5" y="6" width="7" height="8"/>\
      </UIView></UIWindow>
      """)
    #expect(element?.frame == Frame(x: 15, y: 26, width: 7, height: 8))
  }

  @Test func framesOfAndroidAreInPixels() throws {
    let element = try Imported.read(
      """
      <ViewHierarchy density="2.5"><TextView class="android.widget.TextView" text="A" x="25" y="50" \
      width="100" height="10"/></ViewHierarchy>
      """
    ).screen.tree.elements.first
    #expect(element?.frame == Frame(x: 10, y: 20, width: 40, height: 4))
  }

  @Test(arguments: ["visibility=\"invisible\"", "visibility=\"gone\"", "alpha=\"0.0\""])
  func invisibleViewsAreLeftOut(attribute: String) throws {
    let imported = try read(
      "<A class=\"A\" \(attribute)><UILabel class=\"UILabel\" label=\"Gone\"/></A>"
        + "<UILabel class=\"UILabel\" label=\"Here\" visibility=\"visible\" alpha=\"1.0\"/>")
    #expect(imported.screen.tree.elements.map(\.label) == ["Here"])
    #expect(imported.report.dropped("invisible views") == 1)
  }

  @Test func identifiersThatDetoxMakesUpAreNotTheApps() throws {
    #expect(try first("<UILabel label=\"A\" id=\"detox_temp_0_1\"/>")?.id == nil)
    #expect(try first("<UILabel label=\"A\" testID=\"rate\"/>")?.id == "rate")
  }

  @Test func labelsAndTypesThatAreNotEscapedAreRead() throws {
    let imported = try read(
      """
      <Hosting<Row<Text, Image>> class="Hosting<Row<Text, Image>>" label="Salt & "pepper" <3">
      </Hosting<Row<Text, Image>>>
      """)
    #expect(imported.screen.tree.elements.map(\.label) == ["Salt & \"pepper\" <3"])
    #expect(
      imported.report.warnings.first?.description
        == "dump:1:24: warning: the name of a tag contains types; left out")
  }

  @Test func aWebPageIsCounted() throws {
    let imported = try read(
      "<RNCWKWebView class=\"RNCWKWebView\"><![CDATA[<html><p>Hi</p></html>]]></RNCWKWebView>"
        + "<UILabel label=\"A\"/>")
    #expect(imported.report.dropped("web pages") == 1)
  }

  @Test func aButtonWithoutALabelIsNamedByWhatItHolds() throws {
    let imported = try read(
      "<UIButton><UILabel label=\"Play\"/><UILabel label=\"2 minutes\"/></UIButton>")
    #expect(imported.screen.tree.elements.map(\.label) == ["Play, 2 minutes"])
    #expect(imported.report.inferred("labels from descendants") == 1)
  }

  @Test func aViewFiveThousandLevelsDownIsRead() throws {
    let depth = 5_000
    let imported = try read(
      String(repeating: "<V label=\"Deep\">", count: depth) + "<UILabel label=\"Deep\"/>"
        + String(repeating: "</V>", count: depth))
    #expect(imported.screen.tree.elements.map(\.label) == ["Deep"])
  }

  @Test func anEmptyHierarchyIsRefused() {
    #expect(throws: SourceError.self) { try Imported.read("<ViewHierarchy/>") }
  }

  @Test func theButtonInAFieldStandsBehindIt() throws {
    let tree = try Imported.read(
      """
      <ViewHierarchy><UITextField class="UITextField" label="Password">
        <UIView class="UIView"><UILabel class="UILabel" label="Password"/>
          <UIButton class="UIButton" label="Show"><UILabel class="UILabel" label="Show"/></UIButton></UIView>
      </UITextField><UILabel class="UILabel" label="Help"/></ViewHierarchy>
      """
    ).screen.tree
    #expect(tree.elements.map(\.label) == ["Password", "Show", "Help"])
  }
}
