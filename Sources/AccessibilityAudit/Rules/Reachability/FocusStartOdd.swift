import AccessibilityTree
import Documents

struct FocusStartOdd: ScreenRule {
  static let page = RulePage(
    "focus-start-odd", .reachability, .note, .medium, .traversal,
    title: "Cursor does not start at the top",
    why: """
      Listeners expect a screen to begin with its title or its topmost element. If the cursor \
      starts elsewhere, they miss the elements before it.
      """,
    repair: "Put the title or the topmost element first in the order.",
    guidelines: [.hig("Content"), .wcag("2.4.3", .a)], needs: [.frame, .carried(.readingOrder)],
    failing: """
      - order: [send, title]
        children:
          - {id: title, heading: New message, frame: [16, 60, 300, 40]}
          - {id: send, button: Send, frame: [16, 780, 300, 44]}
      """,
    passing: """
      - order: [title, send]
        children:
          - {id: title, heading: New message, frame: [16, 60, 300, 40]}
          - {id: send, button: Send, frame: [16, 780, 300, 44]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard let first = screen.stops.first, screen.stops.count > 1 else { return }
    let window = screen.window(of: first)
    // What is scrolled off, even by a part, is not what the screen begins with.
    let framed = screen.stops.filter { node in
      guard let frame = screen.tree[node].frame, frame.isFinite, screen.window(of: node) == window
      else { return false }
      return node == first || screen.isVisible(node) && frame.y + TargetSize.rounding >= 0
    }
    guard let frame = screen.tree[first].frame, framed.count > 1 else {
      return findings.lacks(.frame)
    }
    let element = screen.spokenElement(first)
    let isTitle =
      element.traits.contains(.header) || element.traits.contains(.backButton)
      || screen.label(first).folded == screen.screen.title?.folded
    let top = framed.compactMap { screen.tree[$0].frame?.y }.min() ?? frame.y
    // Navigation bars stand on a line or two above the content.
    if isTitle || frame.y - top < Self.tolerance {
      findings.pass()
    } else {
      let highest = framed.first { screen.tree[$0].frame?.y == top }
      findings.fail(
        first, Self.message(screen, first, highest), related: highest.map { [$0] } ?? [])
    }
  }

  /// The maximum distance in points of the first stop from the top.
  private static let tolerance = 60.0
}

extension FocusStartOdd {
  private static func message(_ screen: AuditedScreen, _ first: Int, _ highest: Int?) -> FindingText
  {
    let top =
      highest.map { "the \(screen.name($0)) is above it" } ?? "other elements are above it"
    return FindingText(
      "The screen begins with the \(screen.name(first)), although \(top).",
      repair: "Begin with the title or the topmost element.")
  }
}
