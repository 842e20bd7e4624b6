import AccessibilityTree
import Documents

struct ZoomBlocked: ScreenRule {
  static let page = RulePage(
    "zoom-blocked", .text, .warning, .veryHigh,
    title: "Page cannot be enlarged",
    why: """
      People with low vision pinch a page to enlarge it. The viewport of this page prevents that.
      """,
    repair: "Remove user-scalable and maximum-scale from the viewport.",
    guidelines: [.wcag("1.4.4", .aa), .hig("Text display")],
    needs: [.fact(.toolkitStates)],
    failing: """
      platform: web
      elements:
        - {role: document, toolkitStates: [zoom-blocked], children: [Hello]}
      """,
    passing: """
      platform: web
      elements:
        - {role: document, toolkitStates: [inline], children: [Hello]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.tellsMarkup else { return screen.lackMarkup(&findings) }
    if screen.statedTree.elements.contains(where: { $0.webFlags.contains(.blocksZoom) }) {
      findings.fail(nil, Self.message)
    } else {
      findings.pass()
    }
  }
}

extension ZoomBlocked {
  private static let message = FindingText(
    "The viewport of the page prevents zooming with two fingers.",
    repair: "Remove user-scalable=no and maximum-scale from <meta name=\"viewport\">.")
}
