import AccessibilityTree
import Documents

struct ShortcutDuplicated: ScreenRule {
  static let page = RulePage(
    "shortcut-duplicated", .reachability, .warning, .veryHigh,
    title: "Two controls share a keyboard shortcut",
    why: "Only one of the two responds, and people cannot tell which.",
    repair: "Give each control a different shortcut.",
    guidelines: [.hig("Navigation"), .wcag("2.1.4", .a)],
    failing: """
      - {button: Reply, shortcut: Command-R}
      - {button: Reload, shortcut: Command-R}
      """,
    passing: """
      - {button: Reply, shortcut: Command-R}
      - {button: Reload, shortcut: Command-L}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var owners: [String: Int] = [:]
    for node in screen.elements {
      guard let shortcut = screen.facts(node).shortcut else { continue }
      let key = KeyboardShortcut.canonical(shortcut)
      if let other = owners[key] {
        findings.fail(node, Self.message(shortcut, screen.name(other)), related: [other])
      } else {
        owners[key] = node
        findings.pass()
      }
    }
  }
}

extension ShortcutDuplicated {
  private static func message(_ shortcut: String, _ other: String) -> FindingText {
    FindingText(
      "The shortcut \(SafeText.quoted(shortcut)) also belongs to the \(other).",
      repair: "Give each a different one.")
  }
}
