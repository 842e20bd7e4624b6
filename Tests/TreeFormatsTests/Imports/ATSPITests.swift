import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What windows on AT-SPI say beyond their fixtures.
@Suite struct ATSPITests {
  /// A window that holds the nodes 1, 2 and so on.
  private func read(_ nodes: String..., toolkit: String = "gtk") throws -> ImportedScreen {
    let numbers = (1...max(1, nodes.count)).map(String.init).joined(separator: ",")
    let rest = nodes.enumerated().map { #"{"id": \#($0 + 1), \#($1)}"# }.joined(separator: ",\n")
    return try Imported.read(
      """
      {"format": "earshot-atspi", "version": 1, "application": "seeds", "toolkit": "\(toolkit)", "nodes": [
      {"id": 0, "role": "frame", "name": "Seeds", "states": ["showing"], "children": [\(numbers)]},
      \(rest)]}
      """)
  }

  private func first(_ node: String, toolkit: String = "gtk") throws -> Element {
    let tree = try read(node, toolkit: toolkit).screen.tree
    let index = try #require(tree.elements.indices.first(where: tree.isElement))
    return tree[index]
  }

  @Test(arguments: [
    ("push button", Role.button), ("check box", .checkbox), ("radio button", .radio),
    ("menu item", .menuItem), ("slider", .slider), ("entry", .textBox),
    ("password text", .textBox), ("combo box", .comboBox), ("spin button", .spinButton),
    ("link", .link), ("heading", .heading), ("page tab", .tab), ("progress bar", .progressBar),
  ])
  func rolesAreThoseOfARIA(role: String, expected: Role) throws {
    let element = try first(#""role": "\#(role)", "name": "A""#)
    #expect(element.role ?? element.traits.role == expected)
  }

  /// What is no language stays out, so that a screen file of the window can be read.
  @Test(arguments: [
    ("de_AT.UTF-8", "de-AT"), ("sr_RS@latin", "sr-RS"), ("C.UTF-8", nil), ("POSIX", nil),
    ("8", nil),
    ("", nil), ("1_x", nil),
  ])
  func aLocaleIsALanguageOrNone(locale: String, language: String?) throws {
    let imported = try Imported.read(
      """
      {"format": "earshot-atspi", "version": 1, "application": "seeds", "toolkit": "gtk", "nodes": [
      {"id": 0, "role": "frame", "name": "Seeds", "locale": "\(locale)", "states": ["showing"], "children": []}]}
      """)
    #expect(imported.screen.language == language)
  }

  /// A window that is nowhere has no size, so that a screen file of it can be read.
  @Test(arguments: ["0, 0, 0, 10", "0, 0, 10, 0", "0, 0, 0, 0"])
  func aWindowWithoutASizeHasNone(frame: String) throws {
    let imported = try Imported.read(
      """
      {"format": "earshot-atspi", "version": 1, "application": "seeds", "toolkit": "gtk", "nodes": [
      {"id": 0, "role": "frame", "name": "Seeds", "frame": [\(frame)], "states": ["showing"], "children": []}]}
      """)
    #expect(imported.screen.size == nil)
  }

  @Test func statesAreTold() throws {
    let box = try first(#""role": "check box", "name": "A", "states": ["checked", "enabled"]"#)
    #expect(box.states.checked == .true)
    let toggle = try first(#""role": "toggle button", "name": "A", "states": ["sensitive"]"#)
    #expect(toggle.states.pressed == .false)
    let gone = try first(#""role": "push button", "name": "A", "states": []"#)
    #expect(gone.traits.contains(.notEnabled))
    let secret = try first(#""role": "password text", "name": "A", "text": "rose""#)
    #expect(secret.value == "••••")
  }

  @Test func whatIsNotShownIsNotThere() throws {
    let tree = try read(
      #""role": "push button", "name": "A", "states": ["showing"]"#,
      #""role": "push button", "name": "B", "states": ["visible"]"#
    ).screen.tree
    #expect(tree.elements.compactMap(\.label) == ["A"])
  }

  @Test func labelsNameFieldsAndClassesNameNothing() throws {
    let named = try read(
      #""role": "entry", "name": "", "relations": {"labelled-by": [2]}"#,
      #""role": "label", "name": "Gardener", "relations": {"label-for": [1]}"#)
    #expect(named.screen.tree.elements.first { $0.role == .textBox }?.label == "Gardener")
    let button = try first(#""role": "push button", "name": "GtkMenuButton""#)
    #expect(button.label == nil)
    #expect(
      try first(#""role": "push button", "name": "GtkMenuButton""#, toolkit: "Qt").label != nil)
  }

  @Test func placesDecideTheOrderInABox() throws {
    let tree = try read(
      #""role": "push button", "name": "C", "frame": [10, 60, 40, 20]"#,
      #""role": "push button", "name": "B", "frame": [90, 12, 40, 20]"#,
      #""role": "push button", "name": "A", "frame": [10, 10, 40, 24]"#
    ).screen.tree
    #expect(tree.elements.compactMap(\.label) == ["A", "B", "C"])
  }

  @Test(arguments: [
    (#""role": "label", "name": "A", "colour": "red""#, "unknown key"),
    (#""role": "label", "children": [0]"#, "has a cycle"),
    (#""role": "label", "children": [7]"#, "no node has that id"),
    (#""role": "label", "frame": [1, 2]"#, "frame"),
    (#""name": "A""#, "\"role\""),
    (#""role": "label"}, {"id": 1, "role": "label""#, "two nodes have the id 1"),
    (#""role": "label"}, {"id": 9, "role": "label""#, "node 9 has no parent"),
    (#""role": "label", "name": "\#(String(repeating: "x", count: 1_000_000))""#, "1000000 bytes"),
  ])
  func whatCannotBeReadHasAPlace(node: String, message: String) throws {
    let error = #expect(throws: SourceError.self) { try read(node) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.location != nil)
  }
}
