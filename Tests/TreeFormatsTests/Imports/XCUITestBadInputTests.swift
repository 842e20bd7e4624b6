import AccessibilityTree
import Documents
import SystemCalls
import Testing

@testable import TreeFormats

/// Broken and hostile page sources give one clear error, and open nothing.
@Suite struct XCUITestBadInputTests {
  private static let reader = XCUITestReader()

  private func error(_ text: String) throws -> SourceError? {
    let source = try SourceText(bytes: Array(text.utf8), path: "dump.xml")
    do throws(SourceError) {
      _ = try Self.reader.read(source)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (
      "<AppiumAUT>\n <XCUIElementTypeButton label=\"a\"",
      "dump.xml:2:34: error: the XML ends in the middle"
    ),
    (
      "<AppiumAUT>\n <XCUIElementTypeButton>\n",
      "dump.xml:3:1: error: the XML ends in the middle"
    ),
    (
      "<XCUIElementTypeOther>\n</XCUIElementTypeCell>",
      "dump.xml:2:1: error: the XML is malformed: opening and ending tag mismatch: "
        + "XCUIElementTypeOther line 1 and XCUIElementTypeCell"
    ),
    (
      "<hierarchy rotation=\"0\"/>",
      "dump.xml:1:1: error: the outermost tag is \"hierarchy\", not \"AppiumAUT\" or an "
        + "\"XCUIElementType…\""
    ),
    ("<AppiumAUT/>", "dump.xml: error: the dump is empty: it has no elements"),
    (
      "<",
      "dump.xml:1:1: error: this is not a page source: it starts with neither <AppiumAUT> nor an "
        + "<XCUIElementType…>"
    ),
    ("<AppiumAUT label=\"", "dump.xml:1:19: error: the XML ends in the middle"),
  ])
  func isRefusedWithItsPlace(text: String, summary: String) throws {
    #expect(try error(text)?.summary == summary)
  }

  @Test(arguments: ["not XML", "", "{}", "<?xml version=\"1.0\"", "<html/>", "<!-- -->"])
  func otherTextIsNotTakenForADump(text: String) throws {
    let source = try SourceText(bytes: Array(text.utf8), path: "dump.xml")
    #expect(!Self.reader.canRead(source))
    #expect(try error(text) != nil)
  }

  @Test func anErrorFarDownNamesItsLine() throws {
    let rows = String(repeating: "<XCUIElementTypeCell/>\n", count: 70_000)
    let error = try error("<AppiumAUT>\n\(rows)<XCUIElementTypeCell label=x/></AppiumAUT>")
    #expect(error?.location?.line == 70_002)
  }

  @Test func manyEntitiesAreRefusedUnexpanded() throws {
    let lines = (1...9).map { level in
      "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">"
    }
    let error = try error(
      """
      <?xml version="1.0"?>
      <!DOCTYPE AppiumAUT [<!ENTITY l0 "lol">\(lines.joined())]>
      <AppiumAUT><XCUIElementTypeButton accessible="true" label="&l9;"/></AppiumAUT>
      """)
    #expect(
      error?.summary
        == "dump.xml:2:1: error: the XML has a document type, which Earshot does not accept")
  }

  @Test(arguments: [
    "<!DOCTYPE AppiumAUT [<!ENTITY x SYSTEM \"file://PATH\">]>",
    "<!DOCTYPE AppiumAUT SYSTEM \"file://PATH\">",
    "<!DOCTYPE AppiumAUT [<!ENTITY % x SYSTEM \"file://PATH\"> %x;]>",
  ])
  func noOtherFileIsOpened(declaration: String) throws {
    var template = Array("/tmp/earshot-entity-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    try #require(file >= 0)
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer {
      close(file)
      unlink(path)
    }
    let watch = OpeningWatch(path)
    let text =
      declaration.replacing("PATH", with: path)
      + "<AppiumAUT><XCUIElementTypeButton accessible=\"true\" label=\"&x;\"/></AppiumAUT>"
    #expect(
      try error(text)?.message == "the XML has a document type, which Earshot does not accept")
    guard let watch else { return }
    #expect(!watch.hasSeenOpening())

    // The watch does see a file that is opened.
    close(open(path, O_RDONLY))
    #expect(watch.hasSeenOpening())
  }

  @Test func aTextWithADocumentTypeIsRecognisedSoThatItsRefusalIsExplained() throws {
    let source = try SourceText(
      bytes: Array("<!DOCTYPE a []><XCUIElementTypeOther/>".utf8), path: "dump.xml")
    #expect(Self.reader.canRead(source))
  }

  @Test func anElementFiveThousandLevelsDownIsRead() throws {
    let depth = 5_000
    let imported = try Imported.read(
      "<AppiumAUT>" + String(repeating: "<XCUIElementTypeOther>", count: depth)
        + "<XCUIElementTypeButton accessible=\"true\" label=\"Deep\"/>"
        + String(repeating: "</XCUIElementTypeOther>", count: depth) + "</AppiumAUT>")
    #expect(imported.screen.tree.elements.map(\.label) == ["Deep"])
  }

  @Test func tablesFiveThousandLevelsDeepKeepTheirElements() throws {
    let depth = 5_000
    let imported = try Imported.read(
      String(
        repeating: "<XCUIElementTypeTable><XCUIElementTypeButton accessible=\"true\" label=\"A\"/>",
        count: depth) + String(repeating: "</XCUIElementTypeTable>", count: depth))
    #expect(imported.screen.tree.count == 2 * depth)
  }

  @Test func nestingPastTheLimitIsRefused() throws {
    let tags = String(
      repeating: "<XCUIElementTypeOther>", count: XMLStream.maximumDepth + 1)
    #expect(try error(tags)?.message == "the XML is nested deeper than 100000 levels")
  }

  @Test func aTagWithThousandsOfAttributesIsRefused() throws {
    let attributes = (0...1000).map { "a\($0) = ''" }.joined(separator: " ")
    #expect(
      try error("<AppiumAUT>\n<XCUIElementTypeCell \(attributes)/></AppiumAUT>")?.summary
        == "dump.xml:2:1: error: a tag has more than 1000 attributes")
  }

  @Test func aDeclaredEncodingIsIgnoredAsTheTextIsKnownToBeUTF8() throws {
    let imported = try Imported.read(
      """
      <?xml version="1.0" encoding="UTF-16"?>
      <AppiumAUT><XCUIElementTypeButton accessible="true" label="Grüße"/></AppiumAUT>
      """)
    #expect(imported.screen.tree.elements.map(\.label) == ["Grüße"])
  }
}
