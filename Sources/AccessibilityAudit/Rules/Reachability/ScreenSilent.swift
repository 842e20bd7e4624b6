import AccessibilityTree
import Documents
import ScreenReader

struct ScreenSilent: ScreenRule {
  static let page = RulePage(
    "screen-silent", .reachability, .error, .veryHigh,
    title: "{reader} reaches nothing on the screen",
    why: """
      Swiping and touching find nothing. For a listener, the screen is empty, whatever it shows. \
      No other rule can check anything.
      """,
    repair: """
      Expose the elements to assistive technology: do not hide or cover their containers, and \
      give them a size. If the screen was still loading, dump it again once it has fully loaded.
      """,
    guidelines: [.hig("Navigation"), .wcag("1.1.1", .a), .wcag("2.1.1", .a), .wcag("4.1.2", .a)],
    failing: """
      screen: Basket
      elements:
        - hidden: true
          children:
            - text: 2 cakes
            - button: Pay
      """,
    passing: """
      screen: Basket
      elements:
        - text: 2 cakes
        - button: Pay
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard let silence = screen.silence else { return findings.pass() }
    // Who writes a screen down without any element has nothing to reach yet; a dump without any had a screen.
    if screen.tree.count == 0, screen.cannotCarry.isEmpty { return }
    findings.fail(nil, Self.message(screen, silence))
  }
}

extension ScreenSilent {
  private static func message(_ screen: AuditedScreen, _ silence: Silence) -> FindingText {
    FindingText(
      "\(screen.readerTitle) reaches nothing here: \(silence.reason).",
      repair:
        "Expose the elements to assistive technology, or dump the screen again once it has "
        + "fully loaded."
    )
  }
}
