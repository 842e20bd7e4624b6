import AccessibilityTree
import Documents
import OtherTechnologies
import Testing
import Transcript
import TreeFormats

/// Where the focus of a keyboard goes.
@Suite struct KeyboardAccessTests {
  private func text(_ elements: String, platform: String = "ipados", to goal: String? = nil) throws
    -> String
  {
    let keyboard = try keyboard(elements, platform: platform)
    let node = goal.flatMap { id in keyboard.screen.tree.nodes.firstIndex { $0.id == id } }
    return String(decoding: KeysReport(keyboard, goal: node).text, as: UTF8.self)
  }

  private func keyboard(_ elements: String, platform: String = "ipados") throws -> KeyboardAccess {
    let yaml = "platform: \(platform)\nelements:\n" + elements
    let source = try SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    return KeyboardAccess(try ReaderOptions().reading(try NativeReader().read(source).screen))
  }

  private static let tabs = """
      - {id: rate, button: Rate}
      - label: Tabs
        container: tabBar
        children:
          - {id: home, tab: Home}
          - {id: orders, tab: Orders, traits: [selected]}
          - {id: me, tab: Me}
      - {id: search, label: Search, traits: [searchField]}
    """

  /// Arrows move inside of a bar; Tab comes to the selected one.
  @Test func groupsAreForArrows() throws {
    #expect(
      try text(Self.tabs) == """
        Tab → Rate
          ↑ → Home
        Tab → Orders    (Tabs: 3 elements, arrows)
          ↓ → Me
        Tab → Search

        """)
  }

  @Test func elsewhereTabComesToEach() throws {
    #expect(
      try text(Self.tabs, platform: "macos") == """
        Tab → Rate
        Tab → Home
        Tab → Orders
        Tab → Me
        Tab → Search

        """)
  }

  static let ways: [(goal: String, way: String)] = [
    ("rate", "Tab, Space    2 presses, 1.9 s"),
    ("home", "Tab ×2, ↑, Space    4 presses, 2.5 s"),
    ("me", "Tab ×2, ↓, Space    4 presses, 2.5 s"),
    ("me", "Tab-F, “m”, Space    3 presses, 2.5 s"),
    // Tab wraps.
    ("search", "⇧Tab, Space    2 presses, 1.9 s"),
  ]

  @Test(arguments: ways) func waysLeadThere(_ goal: String, _ way: String) throws {
    let ways = try text(Self.tabs, to: goal).split(separator: "\n").map(String.init)
    #expect(ways.contains(way), "\(ways)")
  }

  @Test func theWayWithTheFewestPressesIsFirst() throws {
    #expect(try text(Self.tabs, to: "search").hasPrefix("⇧Tab, Space"))
    #expect(try text(Self.tabs, to: "me").hasPrefix("Tab-F, “m”, Space"))
  }

  /// Find goes by any of the names, a shortcut leads to the element at once.
  @Test func findAndShortcutsAreWays() throws {
    let elements = """
        - {button: Reply}
        - {button: Report}
        - {button: Share}
        - {button: Save}
        - {id: glyph, button: Share more, userInputLabels: [Extras]}
        - {id: send, button: Send, shortcut: ⌘Return}
        - {button: Close}
        - {button: Copy}
        - {button: Cut}
        - {button: Paste}
      """
    #expect(try text(elements, to: "glyph").contains("Tab-F, “e”, Space    3 presses, 2.5 s\n"))
    #expect(try text(elements, to: "send").hasPrefix("⌘Return    1 press, 1.9 s\n"))
    #expect(try !text(elements, platform: "web", to: "send").contains("Tab-F"))
  }

  /// What the app says of the focus holds.
  @Test func statedFactsDecide() throws {
    #expect(
      try text(
        """
          - {id: a, button: A, keyboardNext: c}
          - {id: b, button: B}
          - {id: c, button: C, keyboardNext: a}
          - {button: D, keyboardFocusable: false}
          - {text: Ready, keyboardFocusable: true}
          - {text: Static}

        """) == """
          Tab → A
          Tab → C
          Tab → B
          Tab → Ready
          never → D

          """)
  }

  /// Tab comes to each link of a page, as a browser's engine shows it, and there is no Find.
  @Test func pagesHaveNoGroupsAndNoFind() throws {
    var screen = try keyboard(
      "  - {list: Links, children: [{link: One, id: one}, {link: Two, id: two}]}"
    ).screen
    screen.toolkit = .webKit
    let keyboard = KeyboardAccess(try ReaderOptions().reading(screen))
    let two = try #require(keyboard.screen.tree.nodes.firstIndex { $0.id == "two" })
    #expect(keyboard.groups.count == 2)
    #expect(keyboard.ways(to: two).map(\.text) == ["⇧Tab, Space"])
  }
}
