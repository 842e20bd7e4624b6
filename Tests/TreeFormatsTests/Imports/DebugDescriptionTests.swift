import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What descriptions of elements say beyond their fixtures.
@Suite struct DebugDescriptionTests {
  private func screen(_ lines: String) throws -> ImportedScreen {
    try Imported.read(
      "Element subtree:\n →Application, 0x6000, pid: 7, label: 'Fern'\n\(lines)\nPath to element:\n"
    )
  }

  private func first(_ fields: String, type: String = "Button") throws -> Element? {
    let tree = try screen("    \(type), 0x6001, {{0.0, 0.0}, {10.0, 10.0}}\(fields)").screen.tree
    return tree.elements.indices.first(where: tree.isElement).map { tree[$0] }
  }

  /// A log puts its time and the process before every line.
  @Test(arguments: ["Attributes: Application, 0x6000\n", ""])
  func whatALogPutsBeforeEachLineIsLeftOut(_ heading: String) throws {
    let description =
      heading + """
        Element subtree:
         →Application, 0x6000, pid: 7, label: 'Fern'
            Window, 0x6001, {{0.0, 0.0}, {390.0, 844.0}}
              Button, 0x6002, {{10.0, 10.0}, {44.0, 44.0}}, label: 'Water'

        Path to element:
        """
    let bare = try Imported.read(description).screen
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    let logged = lines.enumerated().map { number, line in
      "2026-03-01 09:41:0\(number).12\(number) Fern-Runner[81\(number):5512] \(line)"
    }
    #expect(try Imported.read(logged.joined(separator: "\n")).screen == bare)
    #expect(bare.tree.elements.contains { $0.label == "Water" })
  }

  @Test(arguments: [
    (", label: 'Go'", "Go", nil, nil),
    (", label: 'YOU'RE IN'", "YOU'RE IN", nil, nil),
    (", label: 'Don't', value: 3 'new'", "Don't", "3 'new'", nil),
    (", identifier: 'it's', label: 'Its', it's''", "Its', it's'", nil, "it's"),
    (", label: 'a, b: 'c', d', Selected", "a, b: 'c', d", nil, nil),
    (", label: 'Score', value: 2, 3, Selected", "Score", "2, 3", nil),
    (", label: 'Two\nlines', value: x", "Two\nlines", "x", nil),
    (", label: 'Open", "Open", nil, nil),
    (", label: 'Go'\n    t = 4.1s  Tap", "Go", nil, nil),
    (", title: 'Send', label: ''", "Send", nil, nil),
    (", label: 'Selected, Disabled'", "Selected, Disabled", nil, nil),
  ])
  func textsEndWhereTheNextFieldStarts(
    fields: String, label: String?, value: String?, id: String?
  ) throws {
    let element = try first(fields)
    #expect(element?.label == label)
    #expect(element?.value == value)
    #expect(element?.id == id)
  }

  @Test(arguments: [
    (", label: 'A', Selected", "Button", ["button", "selected"]),
    (", label: 'A', Disabled, Selected", "Button", ["button", "selected", "notEnabled"]),
    (", value: A, Keyboard Focused", "TextField", ["textEntry", "isEditing"]),
    (
      ", value: A, placeholderValue: 'B', Keyboard Focused", "TextField",
      ["textEntry", "isEditing"]
    ),
    (", label: 'A', Focused", "Button", ["button"]),
    (", label: 'A', value: 1", "Button", ["button", "selected"]),
    (", label: 'A'", "Flimmer", []),
  ])
  func statesBecomeTraits(fields: String, type: String, names: [String]) throws {
    #expect(try first(fields, type: type)?.traits.names == names)
  }

  /// A recorded transcript has placeholders where a description has a frame.
  @Test(arguments: [
    ("Button, {{0.0, 0.0}, {9.0, 9.0}}", true), ("Window, {{-4.0, 0.0}, {9.0, 9.0}}", true),
    ("Other, {{inf, inf}, {0.0, 0.0}}", true), ("Total, {{number}} euros", false),
    ("Total, {{any}}", false), ("Total, {{", false),
  ])
  func aFrameTellsAnElement(line: String, isElement: Bool) throws {
    let source = try SourceText(bytes: Array("\(line)\n".utf8), path: "dump.txt")
    #expect(DebugDescriptionReader().canRead(source) == isElement)
  }

  @Test func aValueThatIsCutShortSaysSo() throws {
    let line = "    Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, "
    let imported = try screen(
      """
      \(line)label: 'Letter', value: Thank you for the ...
      \(line)label: 'A long way to the sea', value: A long way to the ...
      \(line)label: 'Wait', value: Loading...
      """)
    #expect(
      imported.screen.tree.elements.map(\.value) == ["Thank you for the …", nil, "Loading..."])
    #expect(imported.report.dropped("ends of values, which the dump cuts short") == 1)
    #expect(imported.report.dropped("values that repeat the label") == 1)
  }

  @Test func aTextQuotedByLLDBIsRead() throws {
    let imported = try Imported.read(
      #"""
      (String) $R0 = "Attributes: Application, 0x1, pid: 7, label: \'Fern\'\nElement subtree:\n →Application, 0x1, pid: 7, label: \'Fern\'\n    Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: \'Don\'t \"go\"\'\nPath to element:\n"
      """#)
    #expect(imported.screen.tree.elements.map(\.label) == [#"Don't "go""#])
    #expect(
      imported.report.warnings.map(\.description) == [
        "dump: warning: the text is quoted as lldb prints it; read without its escapes"
      ])
  }

  @Test func theDescriptionInAnAnswerIsRead() throws {
    let imported = try Imported.read(
      #"{"value": "Element subtree:\n →Button, 0x1, {{0, 0}, {9, 9}}, label: 'Go'", "sessionId": "1"}"#
    )
    #expect(imported.report.format == "debugdescription")
    #expect(imported.screen.tree.elements.map(\.label) == ["Go"])
    #expect(imported.report.warnings.isEmpty)
  }

  @Test func aPastedTreeWithoutAHeadingIsRead() throws {
    let imported = try Imported.read(
      "  Window (Main), 0x1, {{0, 0}, {390, 844}}\n    Button, {{0, 0}, {9, 9}}, label: 'Go'\n")
    #expect(imported.screen.tree.elements.map(\.label) == ["Go"])
    #expect(imported.screen.size == Size(width: 390, height: 844))
  }

  @Test func everyDescriptionOfALogIsAScreen() throws {
    let one = "Element subtree:\n →Button, 0x1, {{0, 0}, {9, 9}}, label: 'One'\nQuery chain:\n"
    let source = try SourceText(
      bytes: Array((one + "noise\n" + one.replacing("One", with: "Two")).utf8), path: "log")
    let screens = try TreeReaders.readAll(source)
    #expect(screens.map { $0.screen.tree[0].label } == ["One", "Two"])
  }

  @Test(arguments: [
    "Element subtree:\nnothing\n", "Element subtree: of 0xBEEF\n", "Element subtree:\n {{\n",
  ])
  func aDescriptionWithoutElementsIsRefused(text: String) throws {
    let error = #expect(throws: SourceError.self) {
      try TreeReaders.read(
        SourceText(bytes: Array(text.utf8), path: "dump"), format: "debugdescription")
    }
    #expect(error?.summary == "dump:1:1: error: the description has no elements")
  }

  @Test(arguments: [
    "The button, 0x1, is red", "Button: Go", "screen: Element\nelements: []\n",
    "<a>Element subtree:</a>",
    "SemanticsNode#0\n  Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)",
  ])
  func otherTextsAreNotTakenForADescription(text: String) throws {
    let source = try SourceText(bytes: Array(text.utf8), path: "dump")
    #expect(!DebugDescriptionReader().canRead(source))
  }

  @Test func anElementAThousandLevelsDownAndFiveThousandBesideItAreRead() throws {
    let deep = (0..<1000).map { "\(String(repeating: " ", count: 4 + 2 * $0))Other, 0x1" }
    let flat = String(
      repeating: "    Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'A'\n", count: 5_000)
    let bottom = String(repeating: " ", count: 2004) + "Button, 0x3, label: 'Deep'"
    let tree = try screen((deep + [bottom, flat]).joined(separator: "\n")).screen.tree
    #expect(tree.elements.first?.label == "Deep")
  }
}
