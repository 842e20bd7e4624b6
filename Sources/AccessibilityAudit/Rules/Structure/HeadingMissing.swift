import AccessibilityTree
import Documents

struct HeadingMissing: ScreenRule {
  static let page = RulePage(
    "heading-missing", .structure, .warning, .low,
    title: "Long screen without headings",
    why: """
      Listeners jump through a screen by its headings. Without headings, they have to listen to \
      everything on the way down.
      """,
    repair: """
      Mark the titles of sections as headings.
      """,
    guidelines: [.hig("Content"), .wcag("2.4.6", .aa), .wcag("2.4.10", .aaa), .wcag("1.3.1", .a)],
    needs: [.carried(.headings)],
    failing: """
      screen: Settings
      elements:
        - button: Account
        - button: Privacy
        - button: Storage
        - button: Sounds
        - button: Display
        - button: Language
        - button: Keyboard
        - button: Backup
        - button: Devices
        - button: Help
        - button: About
        - button: Legal
        - button: Licences
      """,
    passing: """
      screen: Settings
      elements:
        - heading: General
        - button: Account
        - button: Privacy
        - button: Storage
        - button: Sounds
        - button: Display
        - button: Language
        - heading: More
        - button: Keyboard
        - button: Backup
        - button: Devices
        - button: Help
        - button: About
        - button: Legal
      """)

  /// The number of stops from which a screen needs headings (audit libraries for apps use a similar number).
  static let longest = 12

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.elements.count >= Self.longest else { return }
    // Of a page without any heading heading-level-skipped tells.
    if screen.hasMarkup,
      !screen.elements.contains(where: { screen.traits($0).contains(.header) })
    {
      return
    }
    // Keys, tabs and items of a picker are no content to jump through.
    let keyboard = screen.keyboard
    let content = screen.elements.filter { node in
      if let keyboard, let frame = screen.tree[node].frame, keyboard.contains(frame.middle) {
        return false
      }
      // A list, a table, a bar: it is one thing, which is gone past as a whole.
      if screen.ancestors(of: node).contains(where: { Self.isOneThing($0, screen) }) {
        return false
      }
      return screen.traits(node).isDisjoint(with: [.keyboardKey, .tab, .pickerItem])
    }
    guard content.count >= Self.longest else { return }
    let title = screen.screen.title?.folded
    let headings = content.filter { node in
      screen.traits(node).contains(.header) && screen.label(node).folded != title
    }
    let all = content.count { screen.traits($0).contains(.header) }
    // Where no title is known, one heading may be the title; further down it heads a section.
    let first = screen.elements.prefix(3)
    if !headings.isEmpty, title != nil || all > 1 || !headings.allSatisfy(first.contains) {
      findings.pass()
    } else {
      findings.fail(nil, Self.message(content.count))
    }
  }

  private static func isOneThing(_ node: Int, _ screen: AuditedScreen) -> Bool {
    switch screen.tree[node].container {
    case .list, .table, .tabBar, .segmented: true
    case .group, .landmark, nil: false
    }
  }
}

extension HeadingMissing {
  private static func message(_ count: Int) -> FindingText {
    FindingText(
      "The screen has \(count) stops and no heading besides its title, so a listener can only "
        + "go through them one by one.",
      repair: "Mark the titles of its sections as headings.")
  }
}
