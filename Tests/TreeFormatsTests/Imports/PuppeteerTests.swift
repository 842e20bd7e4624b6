import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What snapshots of Puppeteer and of chrome-devtools-mcp say beyond their fixtures, and what all
/// snapshots of web pages have in common: how roles become traits.
@Suite struct PuppeteerTests {
  private func first(_ keys: String) throws -> Element? {
    let imported = try Imported.read("{\(keys)}")
    #expect(imported.report.format == "puppeteer")
    let tree = imported.screen.tree
    return tree.elements.indices.first(where: tree.isElement).map { tree[$0] }
  }

  @Test(
    arguments: [
      (#""role": "button""#, ["button"], nil),
      (#""role": "button", "haspopup": "menu""#, ["popupButton"], nil),
      (#""role": "button", "haspopup": "false""#, ["button"], nil),
      (#""role": "button", "pressed": false"#, ["button"], nil),
      (#""role": "DisclosureTriangle", "expanded": false"#, ["button"], nil),
      (#""role": "link""#, ["link"], nil),
      (#""role": "heading", "level": 2"#, ["header"], nil),
      (#""role": "checkbox""#, ["checkbox"], "unchecked"),
      (#""role": "checkbox", "checked": "mixed""#, ["checkbox"], "mixed"),
      (#""role": "menuitemcheckbox", "checked": true"#, ["checkbox"], "checked"),
      (#""role": "radio", "checked": true"#, ["radioButton"], "checked"),
      (#""role": "switch", "checked": true"#, ["button", "switchButton"], "on"),
      (#""role": "menuitem""#, ["button"], nil),
      (#""role": "option", "selected": true"#, ["selected"], nil),
      (#""role": "tab", "selected": true"#, ["selected", "tab"], nil),
      (#""role": "textbox""#, ["textEntry"], nil),
      (#""role": "textbox", "multiline": true, "value": "B""#, ["textEntry", "textArea"], "B"),
      (#""role": "textbox", "value": "••""#, ["textEntry", "secureTextField"], "••"),
      (#""role": "textbox", "value": "A""#, ["textEntry"], nil),
      (#""role": "searchbox""#, ["searchField", "textEntry"], nil),
      (#""role": "spinbutton", "value": "4""#, ["textEntry"], "4"),
      (#""role": "combobox", "value": "B""#, ["textEntry"], "B"),
      (#""role": "slider", "value": "4""#, ["adjustable"], "4"),
      (#""role": "progressbar", "value": "4""#, ["updatesFrequently"], "4"),
      (#""role": "img""#, ["image"], nil),
      (#""role": "math""#, ["staticText"], nil),
      (#""role": "Date""#, ["popupButton"], nil),
      (#""role": "button", "disabled": true"#, ["button", "notEnabled"], nil),
      (#""role": "StaticText""#, ["staticText"], nil),
    ] as [(String, [String], String?)])
  func rolesBecomeTraits(keys: String, names: [String], value: String?) throws {
    let element = try first(#"\#(keys), "name": "A""#)
    #expect(element?.label == "A")
    #expect(element?.traits.names == names)
    #expect(element?.value == value)
  }

  @Test(arguments: [
    ("list", "list"), ("listbox", "list"), ("table", "table"), ("grid", "table"),
    ("navigation", "landmark"), ("region", "landmark"), ("group", "group"), ("toolbar", "group"),
    ("dialog", "group"), ("tree", "group"), ("tablist", "group"), ("radiogroup", "group"),
  ])
  func rolesBecomeContainers(role: String, container: String) throws {
    let tree = try Imported.read(
      #"{"role": "\#(role)", "name": "N", "children": [{"role": "button", "name": "A"}]}"#
    ).screen.tree
    #expect(tree[1].container?.rawValue == container)
    #expect(tree[1].label == "N")
  }

  @Test(
    arguments: [
      ("main", "main"), ("navigation", "navigation"), ("doc-toc", "navigation"),
      ("contentinfo", "contentinfo"), ("form", "form"), ("doc-foreword", nil), ("list", nil),
    ] as [(String, String?)])
  func landmarksStateTheirRole(role: String, stated: String?) throws {
    let tree = try Imported.read(
      #"{"role": "\#(role)", "name": "N", "children": [{"role": "button", "name": "A"}]}"#
    ).screen.tree
    #expect(tree[1].statedFacts.landmarkRole?.rawValue == stated)
  }

  @Test func aRoleThatNobodyKnowsIsStated() throws {
    func role(_ name: String) throws -> String? {
      let tree = try Imported.read(
        #"{"role": "main", "children": [{"role": "\#(name)", "name": "A"}]}"#
      ).screen.tree
      let element = tree.elements.last
      #expect(element?.label == "A")
      return element?.statedFacts.text(.ariaRole)
    }
    #expect(try role("statuz") == "statuz")
    // Browsers have roles of their own, which are no mistake of the page.
    #expect(try role("FancyBox") == nil)
    #expect(try role("status") == nil)
  }

  @Test(arguments: ["region", "form", "dialog"])
  func someContainersNeedAName(role: String) throws {
    let tree = try Imported.read(
      #"{"role": "\#(role)", "name": "", "children": [{"role": "button", "name": "A"}]}"#
    ).screen.tree
    #expect(tree.elements.map(\.label) == [nil, "A"])
  }

  @Test func descriptionsAreHints() throws {
    #expect(try first(#""role": "button", "name": "A", "description": "B""#)?.hint == "B")
    #expect(try first(#""role": "button", "name": "A", "description": "A""#)?.hint == nil)
  }

  @Test func aGroupKeepsItsNameBesideItsText() throws {
    let tree = try Imported.read(
      #"{"role": "group", "name": "News", "children": [{"role": "StaticText", "name": "News"}]}"#
    ).screen.tree
    #expect(
      TreeOutline(tree).description
        == "└─ view\n   └─ group \"News\"\n      └─ staticText \"News\"")
  }

  @Test func hiddenPartsAreLeftOut() throws {
    let imported = try Imported.read(
      """
      {"role": "main", "children": [{"role": "button", "name": "A"},
       {"role": "list", "hidden": true, "children": [{"role": "button", "name": "B"}]}]}
      """)
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["A"])
    #expect(imported.report.dropped("hidden elements") == 1)
  }

  @Test(
    arguments: [
      (#"uid=1_0 button "Say "hi"" focusable"#, #"Say "hi""#, nil),
      (#"uid=1_0 textbox "A" value="one "two" three" required"#, "A", #"one "two" three"#),
      ("uid=1_0 button \"Two\nlines\" focusable", "Two lines", nil),
      (#"uid=1_0 button "Cut off"#, "Cut off", nil),
      (#"uid=1_0 textbox value="B""#, nil, "B"),
    ] as [(String, String?, String?)])
  func linesEscapeNothing(text: String, label: String?, value: String?) throws {
    let imported = try Imported.read(text)
    #expect(imported.report.format == "puppeteer")
    #expect(imported.screen.tree[1].label == label)
    #expect(imported.screen.tree[1].value == value)
    #expect(imported.screen.tree[1].id == "1_0")
  }

  @Test func nodesFiveThousandLevelsDeepAreRead() throws {
    let depth = 5_000
    let open = String(repeating: #"{"role":"treeitem","children":["#, count: depth)
    let tree = try Imported.read(
      open + #"{"role": "button", "name": "Deep"}"# + String(repeating: "]}", count: depth)
    ).screen.tree
    #expect(tree.elements.last?.label == "Deep")
  }

  @Test(arguments: [
    (#"{"role": "main", "children": [3]}"#, "a node is a mapping or a text, not the number 3"),
    (#"{"role": "main", "children": ["#, "the JSON ends in the middle"),
    (
      #"{"role": "shelf", "name": "A", "children": []}"#,
      "unrecognised format; the input looks most like puppeteer (Puppeteer accessibility "
        + "snapshot (JSON, or text of chrome-devtools-mcp)): it has the keys \"role\", \"name\" and "
        + "\"children\" but lacks a role of web pages: \"shelf\" is not one"
    ),
  ])
  func badSnapshotsAreRefused(text: String, message: String) {
    let error = #expect(throws: SourceError.self) { try Imported.read(text) }
    #expect(error?.message == message)
  }
}
