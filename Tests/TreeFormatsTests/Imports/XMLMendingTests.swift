import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// Malformed XML of real dumps is mended where it is clear what was meant, with a word of it.
@Suite struct XMLMendingTests {
  private func read(_ text: String) throws -> [ImportedScreen] {
    try TreeReaders.readAll(SourceText(bytes: Array(text.utf8), path: "dump.xml"))
  }

  private func button(_ label: String) -> String {
    "<XCUIElementTypeButton accessible=\"true\" label=\"\(label)\"/>"
  }

  private func labels(_ screen: ImportedScreen) -> [String?] {
    screen.screen.tree.elements.map(\.label)
  }

  @Test(arguments: [
    (
      "salt & pepper", "salt & pepper",
      "dump.xml:2:54: warning: unescaped \"&\"; read as \"&amp;\""
    ),
    (
      "salt&pepper; &lt;3", "salt&pepper; <3",
      "dump.xml:2:53: warning: unescaped \"&\"; read as \"&amp;\""
    ),
    (
      "under <3 litres", "under <3 litres",
      "dump.xml:2:55: warning: a value contains \"<\"; read as \"&lt;\""
    ),
    (
      "the \"big\" one", "the \"big\" one",
      "dump.xml:2:53: warning: a value contains a quote; read as \"&quot;\""
    ),
    (
      "Yum &#55357;&#56836;", "Yum 😄",
      "dump.xml:2:53: warning: XML does not allow this character; read as \"😄\""
    ),
    (
      "a&#0;b&#xFFFF;c", "a b\u{FFFD}c",
      "dump.xml:2:50: warning: XML does not allow this character; read as \" \""
    ),
    (
      "a\u{1}b", "a b",
      "dump.xml:2:50: warning: a value contains a control character; read as \" \""
    ),
  ])
  func wordsThatAreNotEscaped(written: String, label: String, warning: String) throws {
    let screens = try read("<AppiumAUT>\n\(button(written))\(button("Next"))\n</AppiumAUT>")
    #expect(screens.map(labels) == [[label, "Next"]])
    #expect(screens[0].report.warnings.first?.description == warning)
  }

  @Test(arguments: [
    ("", "dump.xml:3:1: warning: the XML ends in the middle; the open tag is closed here"),
    (
      "<XCUIElementTypeOther><XCUIElementTypeButton accessible=\"true\" label=\"Third",
      "dump.xml:3:76: warning: the XML ends in the middle; its 2 open tags are closed here"
    ),
    ("</Appium", "dump.xml:3:9: warning: the XML ends in the middle; the open tag is closed here"),
    ("<!-- ", "dump.xml:3:6: warning: the XML ends in the middle; the open tag is closed here"),
  ])
  func whatWasCutIsClosed(rest: String, warning: String) throws {
    let screens = try read("<AppiumAUT>\n\(button("First"))\(button("Second"))\n\(rest)")
    #expect(screens.map(labels) == [["First", "Second"]])
    #expect(screens[0].report.warnings.map(\.description) == [warning])
    #expect(screens[0].report.summary?.hasSuffix("1 warning") == true)
  }

  @Test func severalDocumentsAreSeveralScreens() throws {
    let page = "<AppiumAUT>\(button("Page"))</AppiumAUT>"
    let screens = try read(
      "<?xml version=\"1.0\"?>\n\(page)\n<?xml version=\"1.0\"?>\n"
        + page.replacing("Page", with: "A & B") + page.replacing("Page", with: "Last"))
    #expect(screens.map(labels) == [["Page"], ["A & B"], ["Last"]])
    #expect(
      screens.map { $0.report.warnings.map(\.description) } == [
        [
          "dump.xml:4:1: warning: another XML document starts here; each is read as a separate "
            + "screen"
        ],
        ["dump.xml:4:62: warning: unescaped \"&\"; read as \"&amp;\""], [],
      ])
  }

  @Test func aDocumentThatWasCutEndsWhereTheNextStarts() throws {
    let page = "<?xml version=\"1.0\"?><AppiumAUT>\(button("Page"))"
    let screens = try read(page + page + "</AppiumAUT>")
    #expect(screens.map(labels) == [["Page"], ["Page"]])
  }

  @Test func aByteStringOfPythonIsRead() throws {
    let screens = try read(
      #"b'<?xml version="1.0"?>\r\n<AppiumAUT>\r\n\t<XCUIElementTypeButton accessible="true" "#
        + #"label="Don\'t \xf0\x9f\x98\x84 a\\b"/>\n<XCUIElementTypeButton accessible="true" "#
        + #"label="R & D"/></AppiumAUT>'"#)
    #expect(screens.map(labels) == [["Don't 😄 a\\b", "R & D"]])
    #expect(
      screens[0].report.warnings.map(\.description) == [
        "dump.xml:1:1: warning: the XML is a Python byte string; read without its escapes",
        "dump.xml:1:176: warning: unescaped \"&\"; read as \"&amp;\"",
      ])
  }

  @Test(arguments: ["'", "", "'\n"])
  func aByteStringThatLostItsOpeningIsRead(end: String) throws {
    let screens = try read(
      #"<?xml version=\'1.0\' ?>\r\n<AppiumAUT>\n<XCUIElementTypeButton accessible="true" "#
        + #"label="Don\'t \xc3\xa9"/></AppiumAUT>"# + end)
    #expect(screens.map(labels) == [["Don't é"]])
  }

  @Test func wordsOfTheToolAroundTheXMLAreLeftOut() throws {
    let screens = try read(
      "WARNING: linker: unsupported flags\n<AppiumAUT>\(button("Page"))</AppiumAUT>UI dumped to: /dev/tty"
    )
    #expect(screens.map(labels) == [["Page"]])
    #expect(
      screens[0].report.warnings.map(\.description) == [
        "dump.xml:1:1: warning: text before the XML is left out",
        "dump.xml:2:79: warning: text after the XML is left out",
      ])
  }

  @Test(arguments: [
    // Which of the two was forgotten?
    (
      "<AppiumAUT>\(Self.whole)<XCUIElementTypeCell>&</AppiumAUT>",
      "dump.xml:1:89: error: the XML is malformed: an \"&\" is not escaped"
    ),
    // A value that lost its closing quote.
    (
      "<AppiumAUT>\(Self.whole)<XCUIElementTypeCell label=\"a><XCUIElementTypeCell label=\"b\"/></AppiumAUT>",
      "dump.xml:1:97: error: the XML is malformed: unescaped '<' not allowed in attributes values"
    ),
    (
      "<AppiumAUT>\(Self.whole)<XCUIElementTypeCell label=x/></AppiumAUT>",
      "dump.xml:1:94: error: the XML is malformed: attValue: \" or ' expected"
    ),
    (
      "<AppiumAUT>\(Self.whole)</AppiumAUT><html/>",
      "dump.xml:1:79: error: the outermost tag is \"html\", not \"AppiumAUT\" or an "
        + "\"XCUIElementType…\""
    ),
    (
      "<AppiumAUT>\(Self.whole)</AppiumAUT><AppiumAUT><!DOCTYPE x>",
      "dump.xml:1:79: error: the XML is malformed: extra content at the end of the document"
    ),
  ])
  func whatIsNotClearIsRefused(text: String, summary: String) throws {
    let source = try SourceText(bytes: Array(text.utf8), path: "dump.xml")
    #expect(throws: SourceError.self) { try TreeReaders.readAll(source) }
    do throws(SourceError) { _ = try TreeReaders.readAll(source) } catch {
      #expect(error.summary == summary)
    }
  }

  private static let whole = "<XCUIElementTypeButton accessible=\"true\" label=\"Page\"/>"

  @Test func manyBrokenTagsTakeTimeInProportion() throws {
    // Each of these would be read to the end of the text again by a mender that looks back.
    for piece in ["<a b=\"", "<a b= \"", "&", "<", "<a ", "<AppiumAUT a='<' ", "\" b=\"<"] {
      let text = "<AppiumAUT>\(Self.whole)" + String(repeating: piece, count: 20_000)
      let source = try SourceText(bytes: Array(text.utf8), path: "dump.xml")
      do throws(SourceError) {
        let screens = try TreeReaders.readAll(source)
        #expect(!screens.isEmpty)
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }

  @Test func fiveThousandOpenTagsAreClosed() throws {
    let depth = 5_000
    let screens = try read(
      "<AppiumAUT>\(Self.whole)" + String(repeating: "<XCUIElementTypeOther>", count: depth))
    #expect(screens.map(labels) == [["Page"]])
  }
}
