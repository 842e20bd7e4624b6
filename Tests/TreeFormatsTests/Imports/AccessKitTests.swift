import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What updates of AccessKit say beyond their fixtures.
@Suite struct AccessKitTests {
  /// An update of a window that holds the nodes 1, 2 and so on.
  private func read(_ nodes: String..., focus: Int = 0) throws -> ImportedScreen {
    let numbers = (1...max(1, nodes.count)).map(String.init).joined(separator: ",")
    let pairs = nodes.enumerated().map { "[\($0 + 1), {\($1)}]" }.joined(separator: ",\n")
    return try Imported.read(
      """
      {"nodes": [[0, {"role": "window", "properties": {"children": [\(numbers)]}}],
      \(pairs)], "tree": {"root": 0}, "focus": \(focus)}
      """)
  }

  private func first(_ node: String) throws -> Element? {
    let tree = try read(node).screen.tree
    return tree.elements.indices.first(where: tree.isElement).map { tree[$0] }
  }

  @Test(arguments: [
    ("button", ["button"]), ("defaultButton", ["button"]), ("radioButton", ["button"]),
    ("tab", ["button"]), ("link", ["link"]), ("image", ["image"]), ("label", ["staticText"]),
    ("staticText", ["staticText"]), ("heading", ["header"]), ("slider", ["adjustable"]),
    ("spinButton", ["adjustable"]), ("searchInput", ["searchField"]), ("textInput", []),
    ("menuItem", []), ("progressIndicator", ["updatesFrequently"]), ("docChapter", []),
    ("wobble", []),
  ])
  func rolesBecomeTheTraitsOfTheAdapter(role: String, names: [String]) throws {
    let imported = try read(#""role": "\#(role)", "properties": {"label": "A"}"#)
    #expect(imported.screen.tree.elements.last?.traits.names == names)
    #expect(imported.report.dropped("unknown roles") == (role == "wobble" ? 1 : 0))
  }

  @Test(arguments: [
    ("main", "main"), ("contentInfo", "contentinfo"), ("footer", "contentinfo"),
    ("region", "region"), ("article", nil), ("list", nil),
  ])
  func landmarksStateTheirRole(role: String, stated: String?) throws {
    let node = """
      {"nodes": [[0, {"role": "window", "children": [1]}],
       [1, {"role": "\(role)", "label": "N", "children": [2]}],
       [2, {"role": "button", "label": "A"}]], "tree": {"root": 0}, "focus": 0}
      """
    let tree = try Imported.read(node).screen.tree
    let holder = try #require(tree.elements.first { $0.label == "N" })
    #expect(holder.statedFacts.text(.ariaRole) == stated)
  }

  @Test(arguments: [
    (#""toggled": "true""#, "1"), (#""toggled": "false""#, "0"), (#""toggled": "mixed""#, "1"),
    (#""checked": "true""#, "1"), (#""value": "a", "numericValue": 3"#, "a"),
    (#""numericValue": 3.0"#, "3"), (#""numericValue": 2.5"#, "2.5"),
    (#""numericValue": "Infinity""#, nil), (#""label": "A""#, nil),
  ])
  func valuesAreThoseOfTheAdapter(property: String, value: String?) throws {
    #expect(try first(#""role": "slider", "properties": {\#(property)}"#)?.value == value)
  }

  @Test func setsAreNumbersOrLists() throws {
    for disabled in [#""flags": 512"#, #""flags": ["disabled"]"#, #""disabled": true"#] {
      let element = try first(#""role": "button", "label": "A", \#(disabled)"#)
      #expect(element?.traits == [.button, .notEnabled])
    }
    for hidden in [#""flags": 1"#, #""flags": ["hidden"]"#, #""hidden": true"#] {
      #expect(try first(#""role": "button", "label": "A", \#(hidden)"#) == nil)
    }
    for actions in ["1", #"["click"]"#, #"["default"]"#] {
      #expect(try first(#""role": "pane", "actions": \#(actions)"#) != nil)
    }
    // Scrolling makes no element.
    #expect(try first(#""role": "pane", "actions": 26624"#) == nil)
  }

  @Test func theFocusedNodeIsHeardEvenIfItIsHidden() throws {
    let node = #""role": "button", "label": "A", "flags": 1"#
    #expect(try read(node, focus: 1).screen.tree.elements.last?.label == "A")
  }

  @Test func anElementThatActsHidesWhatIsInIt() throws {
    let imported = try Imported.read(
      """
      {"nodes": [[0, {"role": "button", "actions": 1, "label": "Open", "children": [1]}],
       [1, {"role": "link", "actions": 1, "label": "Inside"}]], "tree": {"root": 0}, "focus": 0}
      """)
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["Open"])
    #expect(imported.report.dropped("nodes inside elements") == 1)
  }

  @Test func framesAreTransformedByAllThatHoldsThem() throws {
    let tree = try Imported.read(
      """
      {"nodes": [[0, {"role": "window", "children": [1], "transform": [2, 0, 0, 2, 0, 0]}],
       [1, {"role": "group", "children": [2], "transform": [1, 0, 0, 1, 30, 40]}],
       [2, {"role": "button", "label": "A", "transform": [0, 1, -1, 0, 100, 0],
            "bounds": {"x0": 0, "y0": 0, "x1": 20, "y1": 10}}]],
       "tree": {"root": 0}, "focus": 0}
      """
    ).screen.tree
    #expect(tree.elements.last?.frame == Frame(x: 120, y: 40, width: 10, height: 20))
  }

  @Test func linksThatLeadNowhereOrBackAreCounted() throws {
    let imported = try Imported.read(
      """
      {"nodes": [[0, {"role": "window", "children": [1, 1, 77]}],
       [1, {"role": "group", "label": "G", "children": [2, 0]}],
       [2, {"role": "label", "value": "A"}], [2, {"role": "label", "value": "B"}],
       [3, {"role": "label", "value": "Orphan"}]], "tree": {"root": 0}, "focus": 9}
      """)
    #expect(imported.screen.tree.elements.compactMap(\.value) == ["B"])
    #expect(imported.report.dropped("nodes with several parents") == 2)
    #expect(imported.report.dropped("children missing from the update") == 1)
    #expect(imported.report.dropped("repeated nodes") == 1)
    #expect(imported.report.dropped("nodes without a parent") == 1)
  }

  @Test func anUpdateWithoutItsTreeShowsWhatItHolds() throws {
    let imported = try Imported.read(
      """
      {"nodes": [[5, {"role": "label", "value": "A"}], [6, {"role": "label", "value": "B"}]],
       "tree": null, "focus": 1}
      """)
    #expect(imported.screen.tree.elements.compactMap(\.value) == ["A", "B"])
    #expect(imported.report.inferred("roots of an update without its tree") == 1)
  }

  @Test func aChainOfFiveThousandNodesIsRead() throws {
    let depth = 5_000
    var text = #"{"nodes": ["#
    for index in 0..<depth {
      text += #"[\#(index), {"role": "group", "children": [\#(index + 1)]}],"#
    }
    text += #"[\#(depth), {"role": "button", "label": "Deep"}]], "tree": {"root": 0}, "focus": 0}"#
    #expect(try Imported.read(text).screen.tree.elements.compactMap(\.label) == ["Deep"])
  }

  @Test(arguments: [
    (#"{"nodes": [[0, {"role": 3}]], "focus": 0}"#, "\"role\" takes a text, not the number 3"),
    (
      #"{"nodes": [[0, {"role": "window"}], 4], "focus": 0}"#,
      "a node is a pair of its number and a mapping, not the number 4"
    ),
    (#"{"nodes": [[0, "role"]], "role": {}, "focus": 0}"#, "a node is a mapping"),
    (#"{"nodes": [[0, {"role": "window", "children": 3}]]}"#, "\"children\" takes a list"),
    (
      #"{"nodes": [], "focus": 0, "toolkitName": null}"#,
      "it has the key \"nodes\", the key \"toolkitName\", the key \"focus\" but lacks nodes that"
    ),
  ])
  func badUpdatesAreRefused(text: String, message: String) {
    let error = #expect(throws: SourceError.self) { try Imported.read(text) }
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
  }

  @Test func treesOfBrowsersAreNotTakenForUpdates() throws {
    let text = #"{"nodes": [{"nodeId": "1", "role": {"value": "button"}, "name": {}}]}"#
    #expect(!AccessKitReader().canRead(try SourceText(bytes: Array(text.utf8), path: "dump")))
  }
}
