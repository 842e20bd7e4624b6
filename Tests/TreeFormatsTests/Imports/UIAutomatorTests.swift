import AccessibilityTree
import Documents
import Testing

@testable import TreeFormats

/// Dumps of Android screens become the stops that TalkBack makes of them.
@Suite struct UIAutomatorTests {
  private func read(_ nodes: String, size: String = "1080][2340") throws -> ImportedScreen {
    let bounds = "[0,0][\(size.replacing("][", with: ",")) ]".replacing(" ", with: "")
    return try Imported.read(
      "<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\" bounds=\"\(bounds)\">"
        + nodes + "</node></hierarchy>")
  }

  private func outline(_ nodes: String) throws -> [String] {
    let tree = try read(nodes).screen.tree
    return TreeOutline(tree).description.split(separator: "\n").dropFirst().map {
      String($0.drop { " │├└─".contains($0) })
    }
  }

  private func node(_ type: String, _ attributes: String, _ inside: String = "") -> String {
    "<node class=\"\(type)\" \(attributes)>\(inside)</node>"
  }

  private func text(_ words: String, _ attributes: String = "") -> String {
    node("android.widget.TextView", "text=\"\(words)\" \(attributes)")
  }

  @Test(arguments: [
    ("android.widget.Button", "clickable=\"true\"", "button \"A\""),
    ("android.widget.ImageButton", "", "button \"A\""),
    ("android.widget.ImageView", "", "image \"A\""),
    ("android.widget.ImageView", "clickable=\"true\"", "button \"A\""),
    ("android.widget.TextView", "", "staticText \"A\""),
    ("android.widget.TextView", "heading=\"true\"", "staticText header \"A\""),
    ("android.widget.TextView", "clickable=\"true\"", "element \"A\""),
    ("android.widget.Switch", "checkable=\"true\"", "button switchButton \"A\" = \"0\""),
    (
      "com.google.android.material.materialswitch.MaterialSwitch", "checked=\"true\"",
      "button switchButton \"A\" = \"1\""
    ),
    ("android.widget.CheckBox", "checked=\"true\"", "checkbox \"A\" = \"1\""),
    ("android.widget.RadioButton", "checked=\"false\"", "radioButton \"A\" = \"0\""),
    ("android.view.View", "checkable=\"true\" clickable=\"true\"", "checkbox \"A\" = \"0\""),
    ("android.widget.Spinner", "clickable=\"true\"", "popupButton \"A\""),
    ("android.app.ActionBar$Tab", "selected=\"true\"", "selected tab \"A\""),
    ("android.widget.SeekBar", "text=\"40.0\"", "adjustable \"A\" = \"40.0\""),
    ("android.widget.EditText", "text=\"typed\"", "textEntry \"A\" = \"typed\""),
    ("android.widget.EditText", "focused=\"true\"", "textEntry isEditing \"A\""),
    ("android.widget.EditText", "password=\"true\"", "textEntry secureTextField \"A\""),
    ("android.widget.Button", "enabled=\"false\"", "button notEnabled \"A\""),
    ("android.view.View", "", "element \"A\""),
  ])
  func rolesComeFromClasses(type: String, attributes: String, line: String) throws {
    #expect(try outline(node(type, "content-desc=\"A\" \(attributes)")) == [line])
  }

  @Test func aDescriptionStandsForTheTexts() throws {
    let texts = text("Oat milk") + text("3 days")
    let group = "clickable=\"true\""
    #expect(
      try outline(node("android.view.ViewGroup", group, texts)) == ["element \"Oat milk, 3 days\""])
    let described = try read(
      node("android.view.ViewGroup", group + " content-desc=\"Milk\"", texts))
    // What is not heard stands in it as a text that is no stop.
    #expect(
      described.screen.tree.elements.compactMap(\.label) == ["Milk", "Oat milk", "3 days"])
    #expect(described.report.dropped("texts replaced by a description") == 1)
    #expect(
      try outline(text("20 °C", "content-desc=\"Twenty degrees\""))
        == ["staticText \"Twenty degrees\""])
  }

  @Test(arguments: ["clickable", "long-clickable", "focusable", "screen-reader-focusable"])
  func whatCanBeActedOnGathersItsTexts(attribute: String) throws {
    let inside = node("android.widget.LinearLayout", "", text("One") + text("One")) + text("Two")
    let imported = try read(
      node("android.widget.FrameLayout", "\(attribute)=\"true\"", inside))
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["One, Two"])
    #expect(imported.report.inferred("labels from descendants") == 1)
  }

  @Test func whatCanBeActedOnInsideIsAStopOfItsOwn() throws {
    let inner = node(
      "android.widget.LinearLayout", "clickable=\"true\"", text("Share") + text("3 times"))
    let lines = try outline(
      node(
        "android.widget.LinearLayout", "clickable=\"true\"", text("Post") + inner + text("Today")))
    #expect(lines == ["view", "element \"Post, Today\"", "element \"Share, 3 times\""])
  }

  @Test func aPictureOfWhatHoldsItIsNoStop() throws {
    func bar(_ picture: String, _ around: String = "clickable=\"true\"") throws -> [String] {
      try outline(
        node(
          "android.view.ViewGroup", around,
          node("android.widget.ImageButton", "focusable=\"true\" \(picture)") + text("Search")))
    }
    #expect(try bar("") == ["element \"Search\""])
    // With words, with taps of its own, or in a view that takes none, it is one.
    #expect(try bar("content-desc=\"Go\"") == ["view", "element \"Search\"", "button \"Go\""])
    #expect(try bar("clickable=\"true\"") == ["view", "element \"Search\"", "button"])
    #expect(try bar("", "") == ["button", "staticText \"Search\""])
  }

  @Test func rowsOfAListAreStops() throws {
    let rows = (1...2).map {
      node("android.widget.LinearLayout", "", text("Row \($0)") + text("x"))
    }
    let list = node(
      "androidx.recyclerview.widget.RecyclerView", "focusable=\"true\" content-desc=\"Basket\"",
      rows.joined())
    #expect(
      try outline(list)
        == ["group \"Basket\"", "element \"Row 1, x\"", "element \"Row 2, x\""])
    let page = node(
      "android.widget.ScrollView", "focusable=\"true\" scrollable=\"true\"", rows.joined())
    #expect(try outline(page).count == 5)
  }

  @Test(arguments: [
    ("OFF", "Quiet", "Quiet"), ("Loud OFF", "", "Loud"), ("Kick-OFF", "", "Kick-OFF"),
  ])
  func aSwitchInARowIsSaidOnce(text: String, title: String, label: String) throws {
    let inside =
      (title.isEmpty ? "" : self.text(title))
      + node("android.widget.Switch", "text=\"\(text)\" checkable=\"true\" enabled=\"false\"")
    #expect(
      try outline(node("android.widget.LinearLayout", "clickable=\"true\"", inside))
        == ["button notEnabled switchButton \"\(label)\" = \"0\""])
  }

  @Test(arguments: [
    ("text=\"Name\" hint=\"Name\"", "textEntry \"Name\""),
    ("text=\"Your name\" showing-hint=\"true\"", "textEntry \"Your name\""),
    ("text=\"\" hint=\"Name\"", "textEntry \"Name\""),
    ("text=\"Ada\" hint=\"Name\"", "textEntry \"Name\" = \"Ada\""),
    ("text=\"Ada\"", "textEntry = \"Ada\""),
    (
      "text=\"Soup\" resource-id=\"a:id/search_src_text\"",
      "searchField textEntry = \"Soup\" #search_src_text"
    ),
  ])
  func aHintNamesAField(attributes: String, line: String) throws {
    #expect(try outline(node("android.widget.EditText", attributes)) == [line])
  }

  @Test func whatIsNotTheAppsIsLeftOut() throws {
    let imported = try Imported.read(
      """
      <hierarchy><node package="com.android.systemui" bounds="[0,0][1080,80]">\(text("9:41"))</node>
      <node bounds="[0,0][1080,2340]">\(text("Hidden", "visible-to-user=\"false\""))
      \(text("Decor", "important-for-accessibility=\"false\""))\(text("App"))
      <node scrollable="true">\(text("Further down", "displayed=\"false\""))</node>
      </node></hierarchy>
      """)
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["App", "Further down"])
    #expect(imported.report.dropped("views of the status and navigation bars") == 1)
    #expect(imported.report.dropped("invisible views") == 1)
  }

  @Test func theNotificationShadeIsReadWhenItIsAll() throws {
    let imported = try Imported.read(
      "<hierarchy><node package=\"com.android.systemui\">\(text("2 alarms"))</node></hierarchy>")
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["2 alarms"])
  }

  /// The display of a car: as many pixels as a phone, and texts of 25 of them.
  @Test func textsThatWouldBeTooSmallTellTheDensity() throws {
    func density(ofTexts height: Int) throws -> Double? {
      let texts = (0..<4).map { row in
        node(
          "android.widget.TextView",
          "text=\"Lights\" bounds=\"[40,\(row * 110)][301,\(row * 110 + height)]\"")
      }
      let imported = try read(texts.joined(), size: "1920][1080")
      return imported.screen.size?.width
    }
    #expect(try density(ofTexts: 25) == 1442.25)
    #expect(try density(ofTexts: 50) == 731.43)
  }

  @Test func theSystemIsReadBelowAButtonThatFloatsOverIt() throws {
    let bounds = "bounds=\"[0,0][1080,2400]\""
    let shade = "<node package=\"com.android.systemui\" \(bounds)>\(text("2 alarms"))</node>"
    let ball = "<node package=\"ball\" bounds=\"[900,900][1080,1080]\"/>"
    let imported = try Imported.read("<hierarchy>\(shade)\(ball)</hierarchy>")
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["2 alarms"])
    // Over a page without words the status bar is no page.
    let page = "<node package=\"game\" \(bounds)/>"
    let bar =
      "<node package=\"com.android.systemui\" bounds=\"[0,0][1080,90]\">\(text("9:41"))</node>"
    let silent = try Imported.read("<hierarchy>\(page)\(bar)</hierarchy>")
    #expect(silent.screen.tree.elements.compactMap(\.label).isEmpty)
  }

  @Test(
    arguments: [
      // Arabic in a mirrored layout, in one that is not, and between English words.
      (["رجوع", "المساعد"], [820, 500], Direction.rtl), (["رجوع", "المساعد"], [20, 60], nil),
      (["رجوع", "Help", "Back"], [820, 500, 500], nil), (["Back", "Help"], [820, 500], nil),
    ] as [([String], [Int], Direction?)])
  func theDirectionIsThatOfTheTexts(
    _ texts: [String], _ places: [Int], _ direction: Direction?
  ) throws {
    let views = zip(texts, places).map { words, x in
      node("android.widget.TextView", "text=\"\(words)\" bounds=\"[\(x),90][\(x + 200),150]\"")
    }
    let imported = try Imported.read(
      "<hierarchy><node bounds=\"[0,0][1080,2400]\">\(views.joined())</node></hierarchy>")
    #expect(imported.screen.direction == direction)
    let note = "reading directions from texts and their positions"
    #expect(imported.report.inferred.contains { $0.what == note } == (direction != nil))
  }

  @Test func aViewWithoutWordsIsAStopOnlyWhenNothingToHearIsInIt() throws {
    let icon = node("android.widget.ImageView", "")
    let field = node("android.widget.EditText", "")
    let imported = try read(
      node("android.view.View", "clickable=\"true\"")
        + node("android.view.View", "clickable=\"true\" NAF=\"true\"", icon)
        + node("android.view.View", "clickable=\"true\" NAF=\"true\"", field))
    #expect(imported.screen.tree.elements.dropFirst().map(\.isElement) == [true, true])
    #expect(imported.report.dropped("tappable views without text") == 1)
  }

  @Test(arguments: [
    ("1080,2340", 411.0), ("1440,3120", 411.0), ("720,1184", 411.0), ("2340,1080", 891.0),
    ("1600,2464", 800.0), ("2048,1536", 1024.0), ("320,480", 320.0), ("480,728", 320.0),
  ])
  func pixelsBecomePoints(bounds: String, width: Double) throws {
    let imported = try Imported.read(
      "<hierarchy><node text=\"A\" bounds=\"[0,0][\(bounds)]\"/></hierarchy>")
    #expect(imported.screen.size.map { $0.width.rounded(.down) } == width)
    #expect(imported.screen.platform == .android)
    #expect(imported.report.inferred("densities from screen widths") == 1)
    #expect(imported.report.remarks.contains { $0.contains("pixels are read as") })
    #expect(imported.report.cannotCarry.contains(.densities))
  }

  @Test(arguments: [(2.55, 423.0), (2.75, 392.0), (2.8125, 384.0), (3, 360.0)])
  func viewsOnAGridTellTheDensity(density: Double, width: Double) throws {
    let views = [16, 24, 32, 40, 48, 56, 64, 72, 88, 96].map { points in
      let side = Int((points * density).rounded())
      return node("android.widget.Button", "bounds=\"[0,0][\(side + 200),\(side)]\"")
    }
    let imported = try Imported.read(
      "<hierarchy><node text=\"A\" bounds=\"[0,0][1080,2400]\">\(views.joined())</node></hierarchy>"
    )
    #expect(imported.screen.size.map { $0.width.rounded(.down) } == width)
    #expect(imported.report.inferred("densities from the sizes of views") == 1)
    #expect(!imported.report.cannotCarry.contains(.densities))
  }

  @Test(arguments: [(72, 720.0), (126, 411.0)])
  func whatIsTouchedTellsTheDensityOfAnEmulator(side: Int, width: Double) throws {
    let button = node(
      "android.widget.Button", "clickable=\"true\" bounds=\"[0,0][301,\(side)]\"")
    let imported = try Imported.read(
      "<hierarchy><node text=\"A\" bounds=\"[0,0][1080,1920]\">\(button)\(button)\(button)"
        + "</node></hierarchy>")
    #expect(imported.screen.size.map { $0.width.rounded(.down) } == width)
    #expect(imported.report.inferred("densities from the sizes of touch targets") == 1)
    #expect(imported.report.cannotCarry.contains(.densities))
  }

  @Test func sidesOfNoDensityTellNone() throws {
    let button = node("android.widget.Button", "clickable=\"true\" bounds=\"[0,0][301,99]\"")
    let imported = try Imported.read(
      "<hierarchy><node text=\"A\" bounds=\"[0,0][1080,2177]\">\(button)\(button)\(button)"
        + "</node></hierarchy>")
    #expect(imported.report.cannotCarry.contains(.densities))
  }

  @Test func aWebViewWithNothingInItIsAPageThatIsNotTold() throws {
    let bounds = "bounds=\"[0,0][900,900]\""
    let empty = try read(node("android.webkit.WebView", bounds))
    #expect(empty.report.cannotCarry.contains(.webContent))
    let filled = try read(node("android.webkit.WebView", bounds, text("Terms")))
    #expect(!filled.report.cannotCarry.contains(.webContent))
  }

  @Test func aDialogStandsInTheMiddleOfItsScreen() throws {
    let imported = try Imported.read(
      "<hierarchy><node text=\"A\" bounds=\"[14,600][1066,1536]\"/></hierarchy>")
    #expect(imported.screen.size.map { $0.width.rounded(.down) } == 411)
  }

  @Test(arguments: ["[0,9][9,0]", "[a,b][c,d]", "[1,2][3]", "[0,0][inf,9]", "9"])
  func absurdBoundsAreLeftOut(bounds: String) throws {
    let imported = try read(text("A", "bounds=\"\(bounds)\""))
    #expect(imported.screen.tree.elements.last?.frame == nil)
    #expect(imported.report.dropped("frames that are not finite") == 1)
  }

  @Test func aPaneOrAToolbarGivesTheTitle() throws {
    let bar = node(
      "androidx.appcompat.widget.Toolbar", "", text("Menu", "clickable=\"true\"") + text("Basket"))
    #expect(try read(bar).screen.title == "Basket")
    #expect(try read(node("android.view.View", "pane-title=\"Shop\"", bar)).screen.title == "Shop")
  }

  @Test func theReportSaysWhoseWordsTheseAre() throws {
    let summary = try read(text("A")).report.summary
    #expect(summary?.contains("spoken with iOS phrases") == true)
  }

  @Test func aViewFiveThousandLevelsDownIsRead() throws {
    let depth = 5_000
    for (open, close) in [
      ("<node>", "</node>"),
      ("<node clickable=\"true\" text=\"x\" resource-id=\"a:id/toolbar\">", "</node>"),
    ] {
      let imported = try Imported.read(
        "<hierarchy>" + String(repeating: open, count: depth) + text("Deep")
          + String(repeating: close, count: depth) + "</hierarchy>")
      #expect(imported.screen.tree.elements.contains { $0.label?.hasSuffix("Deep") == true })
    }
  }

  @Test(arguments: [
    ("<hierarchy/>", "dump: error: the dump is empty: it has no elements"),
    (
      "<hierarchy><node></hierarchy>",
      "dump:1:18: error: the XML is malformed: opening and ending tag mismatch: node line 1 and "
        + "hierarchy"
    ),
    ("<hierarchy><node text=\"", "dump:1:24: error: the XML ends in the middle"),
    ("<hierarchy", "dump:1:11: error: the XML ends in the middle"),
  ])
  func brokenDumpsAreRefused(text: String, summary: String) throws {
    let source = try SourceText(bytes: Array(text.utf8), path: "dump")
    do throws(SourceError) {
      _ = try TreeReaders.read(source)
      Issue.record("it was read")
    } catch {
      #expect(error.summary == summary)
    }
  }

  @Test func windowsOfADumpAreReadTheOneInUseFirst() throws {
    let xml = """
      <displays><display id="0">
      <window title="Bars" bounds="[0,0][1080,60]" active="false"><hierarchy rotation="0">
      <node class="android.widget.FrameLayout" package="com.android.systemui" text="12:30"/></hierarchy></window>
      <window title="Gone" bounds="[0,0][1080,60]" active="false"/>
      <window title="Player" bounds="[0,1200][1080,2400]" active="false"><hierarchy rotation="0">
      <node class="android.widget.Button" text="Pause" package="b" clickable="true"/></hierarchy></window>
      <window title="Shop" bounds="[0,60][1080,1200]" active="true"><hierarchy rotation="0">
      <node class="android.widget.Button" text="Buy" package="a" clickable="true"/></hierarchy></window>
      </display><display id="7"><window title="Far"><hierarchy rotation="0">
      <node class="android.widget.Button" text="Far" package="c" clickable="true"/></hierarchy></window>
      </display></displays>
      """
    let imported = try Imported.read(xml)
    let screen = imported.screen
    #expect(screen.title == "Shop")
    #expect(screen.tree.elements.compactMap(\.label) == ["Buy", "Pause"])
    #expect(imported.report.dropped("windows without a root") == 1)
    #expect(imported.report.dropped("windows of other displays") == 1)
    #expect(imported.report.dropped("views of the status and navigation bars") == 1)
  }

  @Test func aNearMissIsNamed() throws {
    let source = try SourceText(
      bytes: Array("<node resource-id=\"a\" text=\"b\"/>".utf8), path: "dump")
    do throws(SourceError) {
      _ = try TreeReaders.read(source)
      Issue.record("it was read")
    } catch {
      #expect(
        error.message.hasSuffix(
          "it has <node>, the attribute resource-id but lacks \"hierarchy\", \"displays\" or the class of an Android "
            + "view as the outermost tag, which is <node>"))
    }
  }

  /// What is typed into a password field is no name, whatever its view is, and no part of a row's.
  @Test func passwordsNameNothing() throws {
    let secret = #"password="true" text="hunter2""#
    let lines = try outline(
      node("android.widget.EditText", secret + #" content-desc="PIN""#)
        + node("android.view.View", secret + #" clickable="true""#)
        + node("android.view.ViewGroup", #"clickable="true""#, text("Row") + node("a.b.V", secret)))
    #expect(lines.count { $0.contains("secureTextField") } >= 2)
    #expect(!lines.contains { $0.contains("hunter2") })
    #expect(lines.contains(#"textEntry secureTextField "PIN" = "•••••••""#))
  }
}
