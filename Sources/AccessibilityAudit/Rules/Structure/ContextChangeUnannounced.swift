import AccessibilityTree
import Documents

struct ContextChangeUnannounced: ScreenRule {
  static let page = RulePage(
    "context-change-unannounced", .structure, .note, .medium,
    title: "Control leaves the app without warning",
    why: """
      The control opens another app or a web page, with other controls. Listeners notice only \
      when nothing is in its usual place.
      """,
    repair: """
      Use a link, or say in the hint where the control leads.
      """,
    guidelines: [.hig("Navigation"), .wcag("3.2.5", .aaa)], needs: [.fact(.opens)],
    failing: """
      - button: Terms
        opens: webPage
      """,
    passing: """
      - link: Terms
        opens: webPage
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.isInteractive(node) {
      guard let opens = screen.facts(node).opens else {
        findings.lacks(.fact(.opens))
        continue
      }
      guard opens == .app || opens == .webPage else { continue }
      let element = screen.spokenElement(node)
      let isTold =
        element.traits.contains(.link) || element.hint?.trimmed.isEmpty == false
        || screen.label(node).hasSuffix("…")
      if isTold {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.label(node), opens))
      }
    }
  }
}

extension ContextChangeUnannounced {
  private static func message(_ label: String, _ opens: Opening) -> FindingText {
    let target = opens == .app ? "another app" : "a web page"
    return FindingText(
      "\(SafeText.quoted(label)) opens \(target) without warning.",
      repair: "Make it a link, or say so in the hint.")
  }
}
