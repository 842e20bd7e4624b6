import AccessibilityTree
import Documents

struct ReadingOrderBroken: ScreenRule {
  static let page = RulePage(
    "reading-order-broken", .order, .warning, .high, .traversal,
    title: "Reading order differs from layout",
    why: """
      The cursor jumps across the screen. Listeners do not hear related items together, and \
      people with low vision lose track of the cursor. The rule judges only an order that the app sets, because the \
      default order follows the layout.
      """,
    repair: "List the elements in reading order, line by line, or group elements that belong "
      + "together.",
    guidelines: [.hig("Navigation"), .wcag("1.3.2", .a), .wcag("2.4.3", .a)],
    needs: [.frame, .ownOrder],
    varies: "A note if only a few stops are out of place, and not by much.",
    failing: """
      - order: [send, title, body]
        children:
          - {id: title, heading: New message, frame: [16, 60, 300, 40]}
          - {id: body, text: Dear all, frame: [16, 120, 300, 40]}
          - {id: send, button: Send, frame: [16, 780, 300, 44]}
      """,
    passing: """
      - order: [title, body, send]
        children:
          - {id: title, heading: New message, frame: [16, 60, 300, 40]}
          - {id: body, text: Dear all, frame: [16, 120, 300, 40]}
          - {id: send, button: Send, frame: [16, 780, 300, 44]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let order = LayoutOrder(screen, direction: screen.screen.readingDirection)
    for _ in order.heard.count..<screen.stops.count { findings.lacks(.frame) }
    guard order.hasOwnOrder else {
      for _ in order.heard { findings.lacks(.ownOrder) }
      return
    }
    let metric = order.metric(screen)
    for _ in 0..<metric.count - metric.moved.count { findings.pass() }
    guard let severity = metric.severity, let place = metric.moved.first else { return }
    let rank = order.ranks[place]
    let node = order.heard[place]
    findings.fail(
      node,
      Self.message(
        screen.name(node), heard: place, rank: rank,
        neighbour: rank > 0
          ? "after the \(screen.name(order.expected[rank - 1]))"
          : "before the \(screen.name(order.expected[1]))", metric),
      severity: severity, related: metric.moved.dropFirst().map { order.heard[$0] })
  }
}

extension ReadingOrderBroken {
  private static func message(
    _ name: String, heard: Int, rank: Int, neighbour: String, _ metric: OrderMetric
  ) -> FindingText {
    let moved = metric.moved.count
    return FindingText(
      "The \(name) is number \(heard + 1) of \(metric.count) in the order, but number "
        + "\(rank + 1) by its position, \(neighbour).",
      repair: "\(moved) of \(metric.count) elements \(moved == 1 ? "is" : "are") out of order, and "
        + "the cursor travels \(Contrast.text(metric.travel)) times as far as the layout needs.")
  }
}
