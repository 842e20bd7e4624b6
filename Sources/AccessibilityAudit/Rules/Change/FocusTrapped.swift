import AccessibilityTree
import Documents
import NavigationScript
import OtherTechnologies
import ScreenReader

struct FocusTrapped: FlowRule {
  static let page = RulePage(
    "focus-trapped", .change, .error, .high, .flow,
    title: "Tab does not leave an element",
    why: """
      Pressing Tab twice does not move the focus. People who use a keyboard cannot reach anything after this element.
      """,
    repair: "Let Tab move on. If an editor uses Tab itself, say which key leaves it.",
    guidelines: [.hig("Navigation"), .wcag("2.1.2", .a)],
    needs: [.events], varies: "A review if the focus leaves after Escape.",
    failing: """
      flow: Go on
      screens: {notes: trap.screen.yaml}
      with: keyboard
      steps: [press: Tab, press: Tab, press: Tab, press: Tab]
      """,
    passing: """
      flow: Go on
      screens: {notes: open.screen.yaml}
      with: keyboard
      steps: [press: Tab, press: Tab]
      """)

  static let needsReader = false

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    var stays = 0
    // The document's nodes that had the focus since it came into the page.
    var visited: [Int] = []
    for (index, step) in flow.steps.enumerated() where !step.isWait {
      guard step.isTab, !step.hasArrived else {
        stays = 0
        visited = []
        continue
      }
      if step.after.focus == .nowhere { visited = [] }
      guard case .node(let new) = step.after.focus else { continue }
      let tree = step.after.reading.screen.tree
      if case .node(let old)? = step.before?.focus, Self.isSame(old, new, step) {
        // The only control of a dialog keeps the focus as long as the dialog is open.
        if Self.isAloneInDialog(new, tree) { continue }
        stays += 1
        if stays == 2 + tree[new].mostTabsInside {
          let message = Self.message(tree[new], leavesByEscape: false)
          if Self.leaves(new, after: index, in: flow) {
            findings.review(index, Self.message(tree[new], leavesByEscape: true))
          } else {
            findings.fail(index, message)
          }
        }
        continue
      }
      stays = 0
      if case .node? = step.before?.focus { findings.pass() }
      guard let number = tree[new].documentNode else { continue }
      // Whoever is in a dialog is meant to go round in it.
      let isInDialog = tree.holds(new, inAnyOf: tree.dialogs)
      if visited.contains(number), !isInDialog {
        findings.fail(index, Self.message(tree[new], visited.count))
        return
      }
      visited.append(number)
    }
  }

  private static func isAloneInDialog(_ node: Int, _ tree: ElementTree) -> Bool {
    tree.dialogs.contains { dialog in
      let inside = dialog..<tree.end(of: dialog)
      return inside.contains(node)
        && inside.count { tree[$0].responds && !tree[$0].isHidden } == 1
    }
  }

  private static func isSame(_ old: Int, _ new: Int, _ step: AuditedFlow.Step) -> Bool {
    guard let before = step.before else { return false }
    return ElementIdentity(from: before.reading.screen.tree, to: step.after.reading.screen.tree)
      .node(old) == new
  }

  /// Returns whether Tab leaves the element after Escape.
  private static func leaves(_ node: Int, after index: Int, in flow: AuditedFlow) -> Bool {
    let rest = flow.steps[(index + 1)...]
    guard let escape = rest.firstIndex(where: { $0.key == "Escape" }) else { return false }
    return rest[escape...].contains { step in
      guard step.key == "Tab" else { return false }
      guard case .node(let new) = step.after.focus, case .node(let old)? = step.before?.focus else {
        return true
      }
      return !isSame(old, new, step)
    }
  }
}

extension FocusTrapped {
  private static func message(_ element: Element, leavesByEscape: Bool) -> FindingText {
    let name = element.label.map(SafeText.quoted) ?? "the element"
    return leavesByEscape
      ? FindingText(
        "Pressing Tab twice on \(name) does not move the focus; after Escape, it does.",
        repair: "Check that the page says before the element how to leave it.")
      : FindingText(
        "Pressing Tab twice on \(name) does not move the focus.", repair: "Let Tab move on.")
  }

  private static func message(_ element: Element, _ count: Int) -> FindingText {
    let name = element.label.map(SafeText.quoted) ?? "an element"
    return FindingText(
      "Tab cycles through \(count) elements, returns to \(name), and never leaves them.",
      repair: "Let Tab move on from the last of them.")
  }
}
