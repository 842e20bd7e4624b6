import AccessibilityTree
import Documents

struct ReflowMissing: ScreenRule {
  static let page = RulePage(
    "reflow-missing", .text, .warning, .high,
    title: "Page does not fit a narrow window",
    why: """
      People with low vision zoom a page to 400 %. A window of 1280 CSS pixels is then 320 wide. \
      If text does not wrap, they have to scroll sideways and back on each line.
      """,
    repair: """
      Use max-width instead of width, and let columns wrap or stack in narrow windows. Tables, \
      code, maps and pictures may scroll separately.
      """,
    guidelines: [.wcag("1.4.10", .aa), .hig("Layout")], needs: [.narrowWindow],
    failing: """
      platform: web
      elements:
        - role: document
          toolkitStates: [tried-at-320]
          children: [{text: Prices of the year, toolkitStates: [too-wide-at-320]}]
      """,
    passing: """
      platform: web
      elements:
        - role: document
          toolkitStates: [tried-at-320]
          children: [Prices of the year]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let tree = screen.statedTree
    guard tree.elements.contains(where: { $0.webFlags.contains(.isTriedNarrow) }) else {
      if screen.screen.platform == .web {
        for _ in screen.elements { findings.lacks(.narrowWindow) }
      }
      return
    }
    let wide = ShownNodes.nodes(with: .needsWidth, on: screen).map(\.node)
    if wide.isEmpty { findings.pass() }
    findings.fail(together: wide) { Self.message(screen.name($0), $1) }
  }
}

extension ReflowMissing {
  private static func message(_ name: String, _ more: String) -> FindingText {
    FindingText(
      "The \(name) does not fit a window 320 CSS pixels wide, the width at a zoom of 400 %\(more).",
      repair: "Use max-width instead of width, and let columns stack in narrow windows.")
  }
}
