import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What dumps of idb, AXe, sim-use and ButtonHeist say beyond their fixtures.
@Suite struct IDBTests {
  private func first(_ keys: String) throws -> Element? {
    let tree = try Imported.read(#"[{"AXFrame": "{{0, 0}, {10, 10}}", \#(keys)}]"#).screen.tree
    return tree.elements.indices.first(where: tree.isElement).map { tree[$0] }
  }

  @Test(arguments: [
    (#""type": "Button""#, ["button"]),
    (#""role": "AXHeading""#, ["header"]),
    (#""type": "StaticText", "role": null"#, ["staticText"]),
    (#""type": "Image""#, ["image"]),
    (#""type": "Link""#, ["link"]),
    (#""type": "TextField""#, ["textEntry"]),
    (#""type": "TextField", "subrole": "AXSearchField""#, ["searchField", "textEntry"]),
    (#""type": "TextField", "subrole": "AXSecureTextField""#, ["textEntry", "secureTextField"]),
    (#""type": "TextArea""#, ["textEntry", "textArea"]),
    (#""type": "Slider""#, ["adjustable"]),
    (#""type": "PopUpButton""#, ["popupButton"]),
    (#""type": "CheckBox""#, ["checkbox"]),
    (#""type": "CheckBox", "subrole": "AXSwitch""#, ["button", "switchButton"]),
    (#""type": "RadioButton""#, ["radioButton"]),
    (#""type": "RadioButton", "subrole": "AXTabButton""#, ["tab"]),
    (#""type": "Button", "enabled": false"#, ["button", "notEnabled"]),
    (#""type": "Button", "traits": ["None"]"#, []),
    (#""type": "CheckBox", "traits": ["Button"]"#, ["button", "checkbox"]),
    (#""type": "CheckBox", "traits": ["Button", "ToggleButton"]"#, ["button", "switchButton"]),
    (#""type": "Mystery""#, []),
  ])
  func rolesBecomeTraits(keys: String, names: [String]) throws {
    #expect(try first(#""AXLabel": "A", \#(keys)"#)?.traits.names == names)
  }

  @Test func aTabSaysThatItIsSelectedWithItsValue() throws {
    let tab = #""AXLabel": "Home", "type": "RadioButton", "subrole": "AXTabButton""#
    let selected = try first(#"\#(tab), "AXValue": "1""#)
    #expect(selected?.traits == [.tab, .selected])
    #expect(selected?.value == nil)
    #expect(try first(#"\#(tab), "AXValue": "0""#)?.traits == .tab)
  }

  @Test func repairsAreToldAtTheirElements() throws {
    let imported = try Imported.read(
      """
      [{"AXLabel": "Name", "type": "TextField", "placeholder": "You", "AXValue": "You"},
       {"AXLabel": "Same", "AXValue": "Same", "type": "StaticText", "synthesized": true},
       {"AXLabel": "Secret", "type": "Button", "hidden": true},
       {"AXLabel": "Bar", "type": "ScrollBar"}, {"AXLabel": null, "type": "GenericElement"}]
      """)
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["Name", "Same"])
    let told = imported.report.repairs.map { "\($0.element ?? -1) \($0.subject ?? "-") \($0.what)" }
    #expect(
      told == [
        "1 - values that repeat the placeholder", "1 - traits from roles", "2 - traits from roles",
        "2 - values that repeat the label", "2 - elements that only a hit test found",
        "-1 Button \"Secret\" hidden elements", "-1 ScrollBar \"Bar\" scroll bars and splitters",
        "-1 GenericElement elements without text",
      ])
  }

  /// An element that is left out for want of words takes its repairs with it: they are told neither at the next
  /// element nor, where none follows, past the end of the tree.
  @Test func repairsOfWhatIsLeftOutAreNobodyElses() throws {
    let wordless = #"{"type": "Mystery", "traits": ["Mystery"]}"#
    let imported = try Imported.read(
      #"[\#(wordless), {"AXLabel": "Rate", "type": "Button", "traits": ["Button"]}, \#(wordless)]"#)
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["Rate"])
    let told = imported.report.repairs.filter { $0.what == "unknown traits" }
    #expect(told.map(\.element) == [nil, nil])
  }

  @Test func theFieldWithTheKeyboardIsEditing() throws {
    let field = #""AXLabel": "A", "type": "TextField", "focused": true"#
    #expect(try first(field)?.traits == [.textEntry, .isEditing])
    #expect(try first(#"\#(field), "traits": ["TextEntry"]"#)?.traits == .textEntry)
  }

  @Test func onAMacOnlyControlsAreDimmed() throws {
    let node = #""name": "A", "enabled": false, "absolute_position": "1.5;2.0", "size": "3;4""#
    let text = try Imported.read(#"{"role": "AXStaticText", \#(node)}"#).screen
    #expect(text.platform == .macos)
    #expect(text.tree.elements.last?.traits == .staticText)
    #expect(text.tree.elements.last?.frame == Frame(x: 1.5, y: 2, width: 3, height: 4))
    let button = try Imported.read(#"{"role": "AXButton", \#(node)}"#).screen.tree
    #expect(button.elements.last?.traits == [.button, .notEnabled])
  }

  @Test func theTitleStandsInForAnEmptyLabel() throws {
    #expect(try first(#""AXLabel": "", "title": "Go", "type": "Button""#)?.label == "Go")
    #expect(try first(#""AXLabel": "A", "title": "Go", "type": "Button""#)?.label == "A")
  }

  @Test func theOrderIsThatOfTheDump() throws {
    let tree = try Imported.read(
      """
      [{"AXLabel": "Low", "type": "Button", "AXFrame": "{{0, 500}, {10, 10}}"},
       {"AXLabel": "High", "type": "Button", "AXFrame": "{{0, 5}, {10, 10}}"}]
      """
    ).screen.tree
    #expect(tree[0].childOrder == .asWritten)
    #expect(tree.elements.map(\.label) == [nil, "Low", "High"])
  }

  @Test(arguments: [
    (
      #"[{"AXFrame": "{{0, 0}, {0, 0}}", "AXLabel": null, "role": null, "enabled": false}]"#,
      "the dump is empty: its only node has no role, text or size"
    ),
    (
      #"[{"path": "$.[].AXFrame", "type": "string"}]"#,
      "this is a list of the types in a dump, not a dump"
    ),
    (
      #"{"ok": false, "data": {"role_description": null}}"#,
      "the dump has no tree: \"data\" has no \"raw\""
    ),
    (#"{"backend": "a", "elements": []}"#, "the dump is empty: it has no elements"),
    (#"[{"AXLabel": "A"}, 3]"#, "an element is a mapping, not the number 3"),
    (#"[{"AXLabel": ["A"]}]"#, "\"AXLabel\" takes a text, not a list"),
    (#"[{"AXLabel": "A", "children": {}}]"#, "\"children\" takes a list, not a mapping"),
    (#"[{"AXLabel": "A""#, "the JSON ends in the middle"),
    (
      #"{"frameX": 1, "frameWidth": 2, "order": "first"}"#,
      "\"order\" takes a number, not the word \"first\""
    ),
  ])
  func badDumpsAreRefused(text: String, message: String) {
    let error = #expect(throws: SourceError.self) { try Imported.read(text) }
    #expect(error?.message == message)
  }

  @Test func groupsFiveThousandLevelsDeepAreRead() throws {
    let depth = 5_000
    let open = String(repeating: #"{"AXLabel": null, "type": "Group", "children": ["#, count: depth)
    let close = String(repeating: "]}", count: depth)
    let tree = try Imported.read(
      open + #"{"AXLabel": "Deep", "type": "Button"}"# + close
    ).screen.tree
    #expect(tree.elements.compactMap(\.label) == ["Deep"])
  }

  @Test(arguments: [
    #"{"elements": [{"label": "A"}]}"#,
    #"{"elements": [{"label": "about \"AXFrame\": {}"}]}"#,
    #"[{"role": "button", "name": "A"}]"#,
    #"{"value": {"type": "Button", "rect": {}}}"#,
  ])
  func otherJSONIsNotTakenForADump(text: String) throws {
    let source = try SourceText(bytes: Array(text.utf8), path: "dump.json")
    #expect(!IDBReader().canRead(source))
    #expect(!ButtonHeistReader().canRead(source))
  }
}
