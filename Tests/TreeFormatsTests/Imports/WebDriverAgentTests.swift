import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What page sources of WebDriverAgent in JSON say beyond their fixtures.
@Suite struct WebDriverAgentTests {
  private static let app = #""type": "Application", "rawIdentifier": null, "label": "Fern""#

  private func screen(_ children: String) throws -> ImportedScreen {
    try Imported.read(#"{\#(Self.app), "rect": {"x": 0}, "children": [\#(children)]}"#)
  }

  private func first(_ keys: String) throws -> Element? {
    let tree = try screen("{\(keys)}").screen.tree
    return tree.elements.indices.first(where: tree.isElement).map { tree[$0] }
  }

  @Test(arguments: [
    #"{"value": {NODE}, "sessionId": "1"}"#, #"{"sessionId": null, "value": {"tree": {NODE}}}"#,
    #"{NODE}"#, #"[{NODE}]"#,
  ])
  func everyEnvelopeIsOpened(envelope: String) throws {
    let button =
      #"{"type": "Button", "label": "Go", "isAccessible": "1", "isVisible": "1", "rect": {"x": 1}}"#
    let node = #"\#(Self.app), "children": [\#(button)]"#
    let imported = try Imported.read(envelope.replacing("NODE", with: node))
    #expect(imported.report.format == "wda")
    #expect(imported.screen.app == "Fern")
    #expect(imported.screen.tree.elements.map(\.label) == ["Go"])
  }

  @Test func theAttributesOfOneElementAreHeardWhateverTheySayOfThemselves() throws {
    let imported = try Imported.read(
      """
      [{"auditType": "contrast", "elementAttributes": {"type": "StaticText", "label": "Tides",
        "rawIdentifier": null, "isAccessible": "0", "rect": {"x": 1, "y": 2, "width": 30, "height": 4}}},
       {"elementAttributes": {"type": "Button", "label": "Save", "rawIdentifier": "save",
        "isAccessible": "1"}}]
      """)
    #expect(imported.screen.tree.elements.map(\.label) == ["Tides", "Save"])
    #expect(imported.screen.size == nil)
    #expect(imported.report.inferred("stops from single elements") == 1)
  }

  @Test(arguments: [
    #""rect": {"x": 1, "y": 2, "width": 30, "height": 4}"#,
    #""rect": {"x": "1", "y": "2", "width": "30", "height": "4"}"#,
    #""rect": {"origin": {"x": 1, "y": 2}, "size": {"width": 30, "height": 4}}"#,
    #""frame": "{{1, 2}, {30, 4}}""#, #""rect": null, "frame": "{{1, 2}, {30, 4}}""#,
  ])
  func framesAreReadInEveryShape(frame: String) throws {
    let element = try first(#""type": "Button", "label": "A", "isAccessible": "1", \#(frame)"#)
    #expect(element?.frame == Frame(x: 1, y: 2, width: 30, height: 4))
  }

  @Test(arguments: [
    #""rect": {"x": Infinity, "y": 2, "width": 30, "height": 4}"#,
    #""rect": {"x": 1, "y": 2, "width": -30, "height": 4}"#, #""frame": "{{1, 2}}""#,
    #""frame": "{{inf, 2}, {30, 4}}""#,
  ])
  func absurdFramesAreLeftOut(frame: String) throws {
    let imported = try screen(#"{"type": "Button", "label": "A", "isAccessible": true, \#(frame)}"#)
    #expect(imported.screen.tree[0].frame == nil)
    #expect(imported.report.dropped("frames that are not finite") == 1)
  }

  @Test func theIdentifierIsNoLabel() throws {
    let keys = #""type": "Button", "isAccessible": "1", "rect": null"#
    #expect(
      try first(#"\#(keys), "name": "Add", "label": "Add", "rawIdentifier": null"#)?.id == nil)
    #expect(
      try first(#"\#(keys), "name": "plus", "label": "Add", "rawIdentifier": "plus""#)?.id == "plus"
    )
    #expect(try first(#"\#(keys), "name": "plus", "label": "Add""#)?.id == "plus")
  }

  @Test(arguments: [
    (#""value": true"#, "true"), (#""value": 4.5"#, "4.5"), (#""value": "9 €""#, "9 €"),
    (#""value": null"#, nil), (#""value": """#, nil),
  ])
  func valuesAreTextsHoweverTheyAreWritten(value: String, text: String?) throws {
    let element = try first(
      #""type": "StaticText", "label": "A", "isAccessible": "1", "rect": null, \#(value)"#)
    #expect(element?.value == text)
  }

  @Test(arguments: [
    ("UIAButton", ["button"]), ("UIASwitch", ["button", "switchButton"]),
    ("UIASecureTextField", ["textEntry", "secureTextField"]), ("UIATableCell", []),
    ("UIASearchBar", ["searchField", "textEntry"]), ("UIALink", ["link"]), ("UIAElement", []),
    ("XCUIElementTypeButton", ["button"]),
  ])
  func typesOfUIAutomationAreKnown(type: String, names: [String]) throws {
    #expect(
      try first(#""type": "\#(type)", "label": "A", "isEnabled": "1""#)?.traits.names == names)
  }

  @Test func whatUIAutomationSaidBesidesIsKept() throws {
    let element = try first(
      """
      "type": "UIATextField", "label": "Name", "isEnabled": "0",
      "attributes": {"hint": "As on the ticket", "hasKeyboardFocus": "1"}
      """)
    #expect(element?.hint == "As on the ticket")
    #expect(element?.traits == [.textEntry, .isEditing, .notEnabled])
  }

  @Test func otherPagesOfTheHomeScreenAreLeftOut() throws {
    let icon = #""type": "Icon", "isAccessible": "1", "rect": "#
    let imported = try Imported.read(
      """
      {"type": "Application", "name": "SpringBoard", "rawIdentifier": null,
       "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
        {"type": "ScrollView", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
         {\(icon){"x": 20, "y": 80, "width": 60, "height": 60}, "label": "Mail", "isVisible": "1"},
         {\(icon){"x": 410, "y": 80, "width": 60, "height": 60}, "label": "Tips", "isVisible": "0"},
         {"type": "Other", "isVisible": "0", "rect": {"x": -390, "y": 0, "width": 390, "height": 80},
          "children": [
          {\(icon){"x": -4, "y": 8, "width": 50, "height": 30}, "label": "Cancel", "isVisible": "0"}]}
        ]}]}
      """)
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["Mail"])
    #expect(imported.report.dropped("elements on other pages of the home screen") == 2)
    #expect(imported.report.repairs.compactMap(\.subject) == [#"Icon "Tips""#, #"Icon "Cancel""#])
  }

  @Test func theXMLInAnAnswerIsRead() throws {
    let imported = try Imported.read(
      #"""
      {"value": "<?xml version=\"1.0\"?>\n<AppiumAUT><XCUIElementTypeButton accessible=\"true\" label=\"Go &amp; see\"/></AppiumAUT>",
       "sessionId": "1"}
      """#)
    #expect(imported.report.format == "xcuitest")
    #expect(imported.screen.tree.elements.map(\.label) == ["Go & see"])
  }

  @Test(arguments: [
    (
      #"{"value": {"error": "invalid session id", "message": "gone", "traceback": ""}}"#,
      "this is an error, not a page source: invalid session id"
    ),
    (
      #"{"value": {"tree": null}, "sessionId": null}"#,
      "the dump is empty: it has no elements"
    ),
    (
      #"{"type": "Application", "rawIdentifier": null, "children": [3]}"#,
      "an element is a mapping, not the number 3"
    ),
    (
      #"{"type": "Application", "rawIdentifier": null, "children": {}}"#,
      "\"children\" takes a list, not a mapping"
    ),
    (
      #"{"type": "Application", "rawIdentifier": null, "label": {}}"#,
      "an attribute is a text, not a mapping"
    ),
    (#"{"value": [], "sessionId": null}"#, "the dump is empty: it has no elements"),
    (#"{"type": 7, "rawIdentifier": null}"#, "\"type\" takes a text, not the number 7"),
    (#"{"type": "Button", "rawIdentifier": null, "label": "A""#, "the JSON ends in the middle"),
  ])
  func badSourcesAreRefused(text: String, message: String) throws {
    let error = #expect(throws: SourceError.self) {
      try TreeReaders.read(SourceText(bytes: Array(text.utf8), path: "dump"), format: "wda")
    }
    #expect(error?.message == message)
  }

  @Test func aNearMissIsNamed() throws {
    let error = #expect(throws: SourceError.self) {
      try Imported.read(#"[{"isEnabled": "1", "isVisible": "1", "label": "A"}]"#)
    }
    #expect(
      error?.message
        == "unrecognised format; the input looks most like wda (WebDriverAgent page source "
        + #"(JSON)): it has the key "isEnabled", the key "isVisible" but lacks the key "type""#)
  }

  @Test func nodesFiveThousandLevelsDeepAreRead() throws {
    let depth = 5_000
    let open = String(repeating: #"{"type": "Other", "rect": null, "children": ["#, count: depth)
    let imported = try Imported.read(
      open + #"{"type": "Button", "label": "Deep", "isEnabled": "1", "rawIdentifier": null}"#
        + String(repeating: "]}", count: depth))
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["Deep"])
  }
}
