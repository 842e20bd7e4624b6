import AccessibilityTree
import Documents

struct ShortcutOverridesSystem: ScreenRule {
  static let page = RulePage(
    "shortcut-overrides-system", .reachability, .warning, .high,
    title: "Keyboard shortcut belongs to the system",
    why: """
      Either the system intercepts the keys, or the app overrides shortcuts that people use \
      everywhere: switching apps, searching, turning VoiceOver off.
      """,
    repair: """
      Choose other keys.
      """,
    guidelines: [.hig("Navigation")],
    failing: """
      - {button: Show history, shortcut: Command-H}
      """,
    passing: """
      - {button: Show history, shortcut: Command-Y}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      guard let shortcut = screen.facts(node).shortcut else { continue }
      let key = KeyboardShortcut.canonical(shortcut)
      if let use = KeyboardShortcut.systemUse(of: key, on: screen.screen.platform) {
        findings.fail(node, Self.message(shortcut, use))
      } else {
        findings.pass()
      }
    }
  }
}

extension ShortcutOverridesSystem {
  private static func message(_ shortcut: String, _ use: String) -> FindingText {
    FindingText(
      "The shortcut \(SafeText.quoted(shortcut)) belongs to the system, where it \(use).",
      repair: "Choose other keys.")
  }
}
