import AccessibilityTree
import Documents

struct ActivationPointOff: ScreenRule {
  static let page = RulePage(
    "activation-point-off", .reachability, .error, .high,
    title: "Activation point outside the element",
    why: """
      {reader} taps at the activation point. If that point is outside the element, the tap hits \
      nothing, or something else.
      """,
    repair: "Move the activation point inside the element, where the element responds to a tap.",
    guidelines: [.hig("Navigation"), .wcag("4.1.2", .a), .apple("accessibilityActivationPoint")],
    failing: """
      - button: Share
        frame: [0, 0, 100, 44]
        activationPoint: [50, 100]
      - button: Delete
        frame: [0, 80, 100, 44]
      """,
    passing: """
      - button: Share
        frame: [0, 0, 100, 44]
        activationPoint: [90, 22]
      - button: Delete
        frame: [0, 80, 100, 44]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.isInteractive(node) {
      let element = screen.tree[node]
      guard let point = element.activationPoint, let frame = element.frame else { continue }
      if Self.contains(frame, point) {
        findings.pass()
        continue
      }
      let other = screen.elements.last { stop in
        stop != node && screen.isInteractive(stop)
          && screen.tree[stop].frame.map { Self.contains($0, point) } == true
      }
      findings.fail(
        node, Self.message(screen.label(node), other.map { screen.name($0) }),
        related: other.map { [$0] } ?? [])
    }
  }

  // Dumps round frames and points each for itself.
  private static func contains(_ frame: Frame, _ point: Point) -> Bool {
    frame.x - 1 <= point.x && point.x <= frame.x + frame.width + 1 && frame.y - 1 <= point.y
      && point.y <= frame.y + frame.height + 1
  }
}

extension ActivationPointOff {
  private static func message(_ label: String, _ other: String?) -> FindingText {
    FindingText(
      "A double tap on \(SafeText.quoted(label)) lands "
        + "\(other.map { "on the \($0)" } ?? "outside it").",
      repair: "Move the activation point inside the element.")
  }
}
