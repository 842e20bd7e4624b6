import AccessibilityTree
import Documents

struct ElementOffScreen: ScreenRule {
  static let page = RulePage(
    "element-off-screen", .reachability, .warning, .medium,
    title: "{reader} stops at an element off screen",
    why: """
      The cursor moves to a place where nothing is visible. Screen reader users with low vision \
      lose their place, and activating the element may do nothing.
      """,
    repair: "Hide elements that are not visible, or put them in a scroll view.",
    guidelines: [.hig("Navigation"), .wcag("2.4.11", .aa)], needs: [.screenSize, .frame],
    failing: """
      screen: Menu
      size: [393, 852]
      elements:
        - {button: Settings, frame: [-320, 100, 300, 44]}
        - {button: Home, frame: [0, 100, 300, 44]}
      """,
    passing: """
      screen: Menu
      size: [393, 852]
      elements:
        - scrollable: true
          frame: [0, 0, 393, 852]
          children: [{button: Settings, frame: [0, 900, 300, 44]}]
        - {button: Home, frame: [0, 100, 300, 44]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard let size = screen.screen.size else {
      if !screen.elements.isEmpty { findings.lacks(.screenSize) }
      return
    }
    let bounds = Frame(x: 0, y: 0, width: size.width, height: size.height)
    if screen.hasMarkup { return checkPage(screen, &findings) }
    for node in screen.elements {
      guard let frame = screen.tree[node].frame, frame.isFinite else {
        findings.lacks(.frame)
        continue
      }
      if frame.intersects(bounds) {
        findings.pass()
        continue
      }
      // Below or beside the screen something may be scrolled to; few inputs say what scrolls.
      let scrolls = screen.ancestors(of: node).contains { ancestor in
        screen.facts(ancestor).flag(.scrollable) == true || screen.tree[ancestor].clips
          || [.list, .table].contains(screen.tree[ancestor].container)
      }
      if scrolls || screen.isImported {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.name(node), frame, bounds))
      }
    }
  }
}

extension ElementOffScreen {
  /// Checks what stands left of a page: no browser scrolls there.
  ///
  /// What is far out is hidden from the eye on purpose, as links that are shown while they have the focus; one alone may
  /// be such a link as well.
  private func checkPage(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let outside = screen.elements.filter { node in
      guard screen.isInteractive(node), let frame = screen.tree[node].frame, frame.isFinite else {
        return false
      }
      return frame.width > 1 && frame.height > 1 && frame.x + frame.width <= 0
        && frame.x > Self.farOut
    }
    if outside.count > 1 {
      findings.fail(
        outside[0], Self.message(screen.list(outside)), related: Array(outside.dropFirst()))
    } else {
      findings.pass()
    }
  }

  /// The position in points beyond which content is visually hidden on purpose (ours).
  private static let farOut = -1000.0

  private static func message(_ names: String) -> FindingText {
    FindingText(
      "These elements are to the left of the page, where they are not visible, but the keyboard "
        + "and readers reach them: \(names).",
      repair: "Hide the closed part (visibility: hidden or inert) until it is opened.")
  }

  private static func message(_ name: String, _ frame: Frame, _ bounds: Frame) -> FindingText {
    let side =
      frame.x + frame.width <= 0
      ? "left of"
      : frame.x >= bounds.width ? "right of" : frame.y >= bounds.height ? "below" : "above"
    return FindingText(
      "The \(name) is \(side) the screen and not in a scroll view.",
      repair: "Hide it until it is visible.")
  }
}
