import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What hierarchies of AccessibilitySnapshot say beyond their fixtures.
@Suite struct AccessibilitySnapshotTests {
  private func first(_ keys: String) throws -> Element? {
    let tree = try read(keys).screen.tree
    return tree.elements.indices.first(where: tree.isElement).map { tree[$0] }
  }

  private func read(_ keys: String) throws -> ImportedScreen {
    try Imported.read(
      #"[{"element": {"_0": {"usesDefaultActivationPoint": true, \#(keys)}, "traversalIndex": 0}}]"#
    )
  }

  @Test(arguments: [
    (#"["button", "selected"]"#, ["button", "selected"]),
    (#"["tabBarItem", "alert"]"#, ["tab"]),
    (#"["unknown(1048576)"]"#, ["radioButton"]),
    (#"["unknown(4398046511104)"]"#, []),
    ("9", ["button", "selected"]),
    (#"["sparkling"]"#, []),
    ("null", []),
  ])
  func traitsAreNamesOrNumbers(traits: String, names: [String]) throws {
    #expect(try first(#""label": "A", "traits": \#(traits)"#)?.traits.names == names)
  }

  @Test func unknownTraitsAreCounted() throws {
    let report = try read(#""label": "A", "traits": ["sparkling"]"#).report
    #expect(report.dropped("unknown traits") == 1)
    #expect(report.repairs.map(\.element) == [1])
  }

  @Test(arguments: [
    (#"["switchButton", "button"]"#, "Double tap to toggle setting.", nil),
    (#"["switchButton", "button"]"#, "Rings. Double tap to toggle setting.", "Rings."),
    (#"["switchButton"]"#, "Zum Umschalten Doppeltippen.", nil),
    (
      #"["adjustable"]"#,
      "Lauter. Zum Anpassen des Wertes mit einem Finger nach oben oder unten "
        + "streichen.", "Lauter."
    ),
    (#"["adjustable"]"#, "Swipe up or down with one finger to adjust the value.", nil),
    (#"["textEntry"]"#, "Double tap to edit.", nil),
    (#"["textEntry"]"#, "Double tap to edit., Use the rotor to access Misspelled Words", nil),
    (#"["textEntry"]"#, "Your name.", "Your name."),
    (#"["button"]"#, "Double tap to edit.", "Double tap to edit."),
    (#"["switchButton"]"#, "XDouble tap to toggle setting.", "XDouble tap to toggle setting."),
  ])
  func whatTheReaderAddsToAHintIsTakenOff(traits: String, hint: String, left: String?) throws {
    let keys = #""label": "A", "description": "A", "traits": \#(traits)"#
    #expect(try first(#"\#(keys), "hint": "\#(hint)""#)?.hint == left)
    #expect(try first(#"\#(keys), "authoredHint": "\#(hint)""#)?.hint == hint)
    #expect(try first(#"\#(keys), "hint": "\#(hint)", "authoredHint": null"#)?.hint == nil)
  }

  @Test func theDescriptionIsKeptAsideWithItsHint() throws {
    let imported = try read(#""label": "A", "description": "A. Switch Button.", "hint": "B""#)
    #expect(
      imported.descriptions == [1: ImportedDescription(text: "A. Switch Button.", hint: "B")])
    #expect(try read(#""label": "A", "authoredHint": null"#).descriptions.isEmpty)
  }

  @Test(arguments: [
    (#"{"list": {}}"#, Container.list), (#"{"landmark": {}}"#, .landmark),
    (#"{"tabBar": {}}"#, .tabBar), (#"{"series": {}}"#, .segmented),
    (#"{"semanticGroup": {"label": "G"}}"#, .group), (#""list""#, .list),
    (#"{"none": {}}"#, nil), (#"{"scrollable": {"contentSize": [1, 2]}}"#, nil),
    (#"{"carousel": {}}"#, nil),
  ])
  func typesBecomeContainers(type: String, container: Container?) throws {
    let imported = try Imported.read(
      """
      {"container": {"_0": {"type": \(type), "frame": [[0, 0], [10, 10]]}, "children": [
        {"element": {"_0": {"label": "A", "traits": []}, "traversalIndex": 0}}]}}
      """)
    let tree = imported.screen.tree
    #expect(tree.elements.compactMap(\.container) == (container.map { [$0] } ?? []))
    #expect(tree.elements.compactMap(\.label).last == "A")
    let isUnknown = type.contains("carousel")
    #expect(imported.report.dropped("containers of unknown types") == (isUnknown ? 1 : 0))
  }

  @Test func anEarlyGroupKeepsItsIdentifierInItsType() throws {
    let tree = try Imported.read(
      """
      [{"container": {"_0": {"type": {"semanticGroup": {"label": "G", "identifier": "old"}}},
        "children": [{"element": {"_0": {"label": "A"}, "traversalIndex": 0}}]}}]
      """
    ).screen.tree
    #expect(tree.elements.compactMap(\.id) == ["old"])
  }

  @Test func aModalContainerHidesItsSiblings() throws {
    let tree = try Imported.read(
      """
      [{"element": {"_0": {"label": "Below"}, "traversalIndex": 0}},
       {"container": {"_0": {"type": {"none": {}}, "isModalBoundary": true}, "children": [
         {"element": {"_0": {"label": "Above"}, "traversalIndex": 1}}]}}]
      """
    ).screen.tree
    #expect(tree.elements.map(\.isModal) == [false, false, true, false])
  }

  @Test func elementsWithoutAHierarchyStandAsTheyAreListed() throws {
    let list = """
      [{"label": "B", "traits": [], "usesDefaultActivationPoint": true},
       {"label": "A", "traits": [], "usesDefaultActivationPoint": true}]
      """
    for text in [list, #"{"markers": \#(list)}"#] {
      #expect(try Imported.read(text).screen.tree.elements.compactMap(\.label) == ["B", "A"])
    }
  }

  @Test func aPathHasTheFrameOfItsCorners() throws {
    let element = try first(
      """
      "label": "A", "shape": {"type": "path", "pathElements": [{"move": {"to": [10, 20]}},
        {"line": {"to": [40, 20]}}, {"curve": {"to": [25, 60], "control1": [0, 0],
        "control2": [0, 0]}}, {"closeSubpath": {}}]}
      """)
    #expect(element?.frame == Frame(x: 10, y: 20, width: 30, height: 40))
    #expect(element?.path.count == 3)
  }

  @Test(arguments: [
    ("[]", nil), ("[[1, 2], [3]]", nil), (#"[[1, 2], ["a", 4]]"#, nil),
    ("[[NaN, 2], [3, 4]]", nil), ("[[1, 2], [-3, 4]]", nil), ("[[1e300, 2], [3, 4]]", nil),
    (#"[["1", "2"], [3, 4]]"#, Frame(x: 1, y: 2, width: 3, height: 4)),
  ])
  func framesThatNoScreenHasAreLeftOut(frame: String, expected: Frame?) throws {
    let imported = try read(#""label": "A", "shape": {"type": "frame", "frame": \#(frame)}"#)
    #expect(imported.screen.tree.elements.last?.frame == expected)
    #expect(
      imported.report.dropped("frames that are not finite") == (expected == nil ? 1 : 0))
  }

  @Test func deepHierarchiesAreRead() throws {
    let depth = 20_000
    let open = #"{"container": {"_0": {"type": {"list": {}}}, "children": ["#
    let text =
      String(repeating: open, count: depth)
      + #"{"element": {"_0": {"label": "Deep"}, "traversalIndex": 0}}"#
      + String(repeating: "]}}", count: depth)
    #expect(try Imported.read(text).screen.tree.elements.compactMap(\.label) == ["Deep"])
  }

  @Test(arguments: [
    ("[]", "an empty answer: the tool found no elements"),
    (
      #"[{"traversalIndex": 1}]"#,
      "a hierarchy consists of elements and containers; this is neither"
    ),
    (
      #"[{"element": {"_0": {"label": "A"}, "traversalIndex": 1}}, 3]"#,
      "a hierarchy consists of elements and containers, not the number 3"
    ),
    (
      #"[{"element": {"_0": {"label": ["A"]}, "traversalIndex": 1}}]"#,
      "\"label\" takes a text, not a list"
    ),
    (
      #"[{"element": {"_0": {"traits": 1.5}, "traversalIndex": 1}}]"#,
      "\"traits\" takes a list of names or a whole number, not the number 1.5"
    ),
    (
      #"[{"container": {"_0": {}, "children": {}}}]"#, "\"children\" takes a list, not a mapping"
    ),
    (#"[{"element": {"_0": {"label": "A"}"#, "the JSON ends in the middle"),
  ])
  func badHierarchiesAreRefused(text: String, message: String) {
    let error = #expect(throws: SourceError.self) { try Imported.read(text) }
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
  }
}
