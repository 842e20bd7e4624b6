import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What a tree of Chrome's DevTools protocol says beyond its fixtures.
@Suite struct ChromeAXTests {
  /// A node: `1 button "Save" (2 3)` with further keys of the JSON behind it.
  private func node(
    _ id: String, _ role: String, _ name: String = "", _ children: [String] = [],
    _ more: String = ""
  ) -> String {
    let links = children.map { "\"\($0)\"" }.joined(separator: ", ")
    return #"""
      {"nodeId": "\#(id)", "ignored": false, "role": {"type": "role", "value": "\#(role)"},
       "name": {"type": "computedString", "value": "\#(name)"}, "childIds": [\#(links)]\#(more)}
      """#
  }

  private func outline(_ nodes: [String]) throws -> String {
    let imported = try Imported.read("{\"nodes\": [\(nodes.joined(separator: ","))]}")
    #expect(imported.report.format == "chrome-ax")
    return TreeOutline(imported.screen.tree).description
  }

  @Test func ignoredNodesLeaveWhatTheyHold() throws {
    let ignored =
      #"{"nodeId": "2", "ignored": true, "role": {"value": "none"}, "childIds": ["3"]}"#
    let drawn = try outline([
      node("1", "RootWebArea", "Page", ["2"]), ignored, node("3", "button", "Save"),
    ])
    #expect(drawn == "└─ view\n   └─ button \"Save\"")
  }

  @Test(arguments: [
    // Within text alone a link is one stop.
    (["link", "Moss and fern"], ["Moss and", "fern"], "link \"Moss and fern\""),
    (["heading", "Moss"], ["Moss"], "header \"Moss\""),
    (["button", ""], ["Send", "now"], "button \"Send now\""),
  ])
  func textBelowIsNotSaidAgain(outer: [String], texts: [String], line: String) throws {
    let ids = texts.indices.map { "t\($0)" }
    let drawn = try outline(
      [node("1", outer[0], outer[1], ids)]
        + zip(ids, texts).map { node($0, "StaticText", $1) })
    #expect(drawn == "└─ view\n   └─ \(line)")
  }

  @Test func partsOfALinkThatAreMoreThanTextAreLinksThemselves() throws {
    let drawn = try outline([
      node("1", "link", "Fern Grows in shade", ["2", "4"]), node("2", "heading", "Fern", ["3"]),
      node("3", "StaticText", "Fern"), node("4", "paragraph", "", ["5"]),
      node("5", "StaticText", "Grows in shade"),
    ])
    #expect(
      drawn == """
        └─ view
           ├─ link header "Fern"
           └─ link staticText "Grows in shade"
        """)
  }

  @Test func anAuthorsNameOfALinkStandsForItsParts() throws {
    let drawn = try outline([
      node("1", "link", "All about ferns", ["2", "3"]), node("2", "image", "fern.png"),
      node("3", "StaticText", "More"),
    ])
    #expect(drawn == "└─ view\n   └─ link \"All about ferns\"")
  }

  @Test func anIconWithoutANameAddsNothingToItsLink() throws {
    let drawn = try outline([
      node("1", "link", "Moss", ["2", "3", "4"]), node("2", "image"),
      node("3", "StaticText", "Moss"), node("4", "image"),
    ])
    #expect(drawn == "└─ view\n   └─ link \"Moss\"")
    #expect(try outline([node("1", "image")]) == "└─ view\n   └─ image")
  }

  @Test func aModalDialogHidesThePageAroundWhatHoldsIt() throws {
    let modal = #", "properties": [{"name": "modal", "value": {"value": true}}]"#
    let drawn = try outline([
      node("1", "RootWebArea", "", ["2", "5"]), node("2", "main", "", ["3"]),
      node("3", "dialog", "Leave?", ["4"], modal), node("4", "button", "Yes"),
      node("5", "contentinfo", "", ["6"]), node("6", "StaticText", "Small print"),
    ])
    #expect(
      drawn == """
        └─ view
           ├─ modal landmark
           │  └─ modal group "Leave?"
           │     └─ button "Yes"
           └─ landmark
              └─ staticText "Small print"
        """)
  }

  @Test(
    arguments: [
      ("\"level\", \"value\": {\"value\": \"3\"}", 3),
      ("\"level\", \"value\": {\"value\": 7}", 7),
    ] as [(String, Int)])
  func headingsHaveLevels(property: String, level: Int) throws {
    let imported = try Imported.read(
      "[\(node("1", "heading", "A", [], ", \"properties\": [{\"name\": \(property)}]"))]")
    // VoiceOver says levels past 6 as they are given (a11ysupport.io).
    #expect(imported.screen.tree[1].level == level)
    #expect(imported.screen.tree[1].headingLevel == (level < 7 ? level : nil))
  }

  @Test(arguments: [
    ("slider", #""value": 6"#, "valuemin 0 valuemax 11", "6, 54.5%"),
    ("slider", #""value": "loud""#, "valuemin 0 valuemax 11", "loud"),
    ("slider", #""value": 6"#, "valuetext half", "half"),
    ("slider", #""value": 6"#, "valuemin 9 valuemax 2", "6"),
    ("progressbar", #""value": 0.5"#, "valuemin 0 valuemax 1", "50%"),
    ("meter", #""value": 3"#, "valuemin 0", "3"),
  ])
  func rangesSayTheirPart(role: String, value: String, range: String, said: String) throws {
    let words = range.split(separator: " ")
    let properties = stride(from: 0, to: words.count, by: 2).map {
      #"{"name": "\#(words[$0])", "value": {"value": "\#(words[$0 + 1])"}}"#
    }
    let more = ", \"value\": {\(value)}, \"properties\": [\(properties.joined(separator: ","))]"
    let imported = try Imported.read("[\(node("1", role, "Volume", [], more))]")
    #expect(imported.screen.tree[1].value == said)
  }

  @Test func headersOfATableAreAnswered() throws {
    let imported = try Imported.read(
      """
      {"id": 7, "result": {"nodes": [\(node("1", "table", "Prices", ["2", "3"])),
      \(node("2", "row", "", ["4", "5"])), \(node("3", "row", "", ["6", "7"])),
      \(node("4", "columnheader", "Fern")), \(node("5", "columnheader", "Price")),
      \(node("6", "rowheader", "Hart")), \(node("7", "cell", "3"))]}}
      """)
    let tree = imported.screen.tree
    #expect(
      tree[1].table
        == DataTable(
          rows: 2, columns: 2, rowHeaders: [.init(index: 1, ids: ["table-header-3"])],
          columnHeaders: [
            .init(index: 0, ids: ["table-header-1"]), .init(index: 1, ids: ["table-header-2"]),
          ]))
    #expect(tree[5].cell == TableCell(row: 1, column: 1))
  }

  @Test func framesFollowOneAnother() throws {
    let first = [node("1", "RootWebArea", "Page", ["2"]), node("2", "button", "A")]
    let second = [node("1", "RootWebArea", "Frame", ["2"]), node("2", "button", "B")]
    let bare = "[\((first + second).joined(separator: ","))]"
    let lists =
      "[{\"nodes\": [\(first.joined(separator: ","))]},"
      + "{\"result\": {\"nodes\": [\(second.joined(separator: ","))]}}]"
    for text in [bare, lists] {
      let screen = try Imported.read(text).screen
      #expect(screen.title == "Page")
      #expect(screen.tree.elements.compactMap(\.label) == ["A", "B"])
    }
  }

  @Test func linksThatLeadNowhereOrInACircleLoseNothing() throws {
    let imported = try Imported.read(
      """
      [\(node("1", "RootWebArea", "", ["2", "9", "1"])), \(node("2", "button", "A")),
      \(node("3", "group", "", ["4"])), \(node("4", "group", "", ["3", "5"])),
      \(node("5", "button", "B")), \(node("2", "button", "Twice")),
      \(node("6", "button", "C", [], ", \"parentId\": \"1\""))]
      """)
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["A", "C", "B"])
    #expect(imported.report.dropped("repeated nodes") == 1)
    #expect(imported.report.dropped("links between nodes that lead nowhere") == 2)
    #expect(imported.report.dropped("circular links between nodes") == 1)
  }

  @Test func nodesFiveThousandLevelsDeepAreRead() throws {
    let depth = 5_000
    var nodes: [String] = []
    for level in 0..<depth {
      let role = ["link", "group", "treeitem", "radiogroup", "heading"][level % 5]
      nodes.append(
        #"{"nodeId":"\#(level)","ignored":false,"role":{"value":"\#(role)"},"childIds":["\#(level + 1)"]}"#
      )
    }
    nodes.append(node("\(depth)", "button", "Deep"))
    let tree = try Imported.read("[\(nodes.joined(separator: ","))]").screen.tree
    #expect(tree.elements.last?.label == "Deep")
  }

  @Test func fiveThousandSiblingsAreRead() throws {
    let count = 5_000
    let ids = (1...count).map(String.init)
    let nodes = [node("0", "radiogroup", "Many", ids)] + ids.map { node($0, "radio", "R\($0)") }
    let tree = try Imported.read("[\(nodes.joined(separator: ","))]").screen.tree
    #expect(tree.count == count + 2)
  }

  @Test(arguments: [
    (
      "[{\"nodeId\": \"1\", \"ignored\": false, \"role\": {}}, 3]",
      "a node is a mapping, not the number 3"
    ),
    (
      #"{"nodes": {"nodeId": "1", "ignored": false, "role": 1}}"#,
      "\"nodes\" takes a list, not a mapping"
    ),
    (
      #"{"x": [{"nodeId": "1", "ignored": false, "role": 1}]}"#,
      "the dump has no tree: \"nodes\" is missing"
    ),
    (
      #"[{"nodeId": "1", "ignored": false, "role": {"value": "but"#,
      "this text has no closing quote"
    ),
    (
      #"[{"nodeId": 1, "nodeName": "BODY", "ignored": false}]"#,
      "unrecognised format; the input looks most like chrome-ax (Chrome's "
        + "Accessibility.getFullAXTree (JSON)): it has the key \"nodeId\", the key \"ignored\" but "
        + "lacks the key \"role\""
    ),
  ])
  func badDumpsAreRefused(text: String, message: String) {
    let error = #expect(throws: SourceError.self) { try Imported.read(text) }
    #expect(error?.message == message)
  }
}
