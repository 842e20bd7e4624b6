import AccessibilityTree
import Testing
import TreeFormats

/// Tab bars that a hit test found, and keyboards in dumps without traits.
@Suite struct IDBFoundTests {
  private func node(
    _ type: String, _ label: String, _ frame: [Int], _ keys: String = ""
  ) -> String {
    let place = "{{\(frame[0]), \(frame[1])}, {\(frame[2]), \(frame[3])}}"
    return #"{"type": "\#(type)", "AXLabel": "\#(label)", "AXFrame": "\#(place)" \#(keys)}"#
  }

  private func app(_ nodes: [String]) throws -> ImportedScreen {
    try Imported.read(
      #"[{"type": "Application", "AXLabel": "Fern", "AXFrame": "{{0, 0}, {390, 844}}", "children": ["#
        + nodes.joined(separator: ", ") + "]}]")
  }

  private func tab(_ label: String, _ x: Int, isFound: Bool) -> String {
    node(
      "RadioButton", label, [x, 791, 90, 50],
      #", "subrole": "AXTabButton", "synthesized": \#(isFound)"#)
  }

  @Test(arguments: [true, false])
  func tabsThatAHitTestFoundAreOrderedByTheirFrames(isFound: Bool) throws {
    let tabs = [tab("Days", 200, isFound: isFound), tab("Home", 0, isFound: isFound)]
    let tree = try app([
      node(
        "Group", "Tab Bar", [0, 791, 390, 53], #", "children": [\#(tabs.joined(separator: ", "))]"#)
    ]).screen.tree
    let bar = try #require(tree.elements.first { $0.container == .tabBar })
    #expect(bar.childOrder == (isFound ? .byPosition : .asWritten))
  }

  private func keyboard(_ keys: String = "", area: [Int] = [0, 583, 390, 261]) throws -> [Traits] {
    let letters = ["Q", "W", "E", "R", "T"].enumerated().map { number, letter in
      node("Button", letter, [number * 40, 590, 40, 54], keys)
    }
    return try app(
      [node("Button", "Send", [300, 500, 60, 44], keys)] + letters + [
        node("Button", "shift", [0, 698, 52, 54], keys), node("GenericElement", "", area, keys),
        node("Button", "Dictate", [325, 800, 60, 44], keys),
      ]
    ).screen.tree.elements.filter { $0.label != nil }.map(\.traits)
  }

  @Test func theKeysOfAKeyboardAreKeys() throws {
    #expect(
      try keyboard() == [.button] + Array(repeating: .keyboardKey, count: 6) + [.button])
  }

  @Test func whatIsNoKeyboardStaysButtons() throws {
    let buttons = Array(repeating: Traits.button, count: 8)
    // Traits say what is a key; a pad in the middle of the screen is an app's.
    #expect(try keyboard(#", "traits": ["Button"]"#) == buttons)
    #expect(try keyboard(area: [0, 583, 390, 180]) == buttons)
    #expect(try keyboard(area: [0, 583, 300, 261]) == buttons)
  }

  @Test func aScrollBarThatNamesItselfIsLeftOut() throws {
    let imported = try app([
      node("GenericElement", "Vertical scroll bar, 2 pages", [360, 100, 30, 600]),
      node("Button", "Go", [0, 100, 44, 44]),
    ])
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["Go"])
  }
}
