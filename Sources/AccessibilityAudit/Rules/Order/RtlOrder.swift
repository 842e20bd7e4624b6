import AccessibilityTree
import Documents

struct RtlOrder: ScreenRule {
  static let page = RulePage(
    "rtl-order", .order, .warning, .high, .traversal,
    title: "Right-to-left lines read from left to right",
    why: """
      The listener hears every line in the wrong direction: the last column before the first, the \
      answer before its question.
      """,
    repair: """
      Set the layout direction to match the language, and list elements from the leading edge.
      """,
    guidelines: [.hig("Navigation"), .wcag("1.3.2", .a)], needs: [.language, .frame],
    failing: """
      screen: Example
      language: he
      direction: ltr
      elements:
        - {text: שם, frame: [200, 100, 150, 20]}
        - {text: דנה, frame: [20, 100, 150, 20]}
      """,
    passing: """
      screen: Example
      language: he
      elements:
        - {text: שם, frame: [200, 100, 150, 20]}
        - {text: דנה, frame: [20, 100, 150, 20]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.screen.language != nil else { return findings.lacks(.language) }
    var byLanguage = screen.screen
    byLanguage.direction = nil
    guard byLanguage.readingDirection == .rtl else { return }
    let order = LayoutOrder(screen, direction: .rtl, judgesAll: true)
    for _ in order.heard.count..<screen.stops.count { findings.lacks(.frame) }
    guard order.heard.count > 1 else { return }
    let backwards = LayoutOrder(screen, direction: .ltr, judgesAll: true).metric(screen)
    let metric = order.metric(screen)
    if metric.inverted > backwards.inverted, let place = metric.moved.first {
      findings.fail(
        order.heard[place], Self.message(metric, screen.language),
        related: metric.moved.dropFirst().map { order.heard[$0] })
    } else {
      findings.pass()
    }
  }
}

extension RtlOrder {
  private static func message(_ metric: OrderMetric, _ language: String) -> FindingText {
    FindingText(
      "The order runs from left to right, although the language \(SafeText.quoted(language)) "
        + "runs from right to left: \(metric.moved.count) of \(metric.count) elements are out of order.",
      repair: "Start each line on the right.")
  }
}
