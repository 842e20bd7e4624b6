import AccessibilityTree
import Documents
import ScreenReader

struct InteractiveHidden: ScreenRule {
  static let page = RulePage(
    "interactive-hidden", .roles, .error, .high,
    title: "Visible control hidden from {reader}",
    why: "People can tap the control or reach it with a keyboard, but listeners cannot find it.",
    repair: "Do not hide it, or offer the same function in another control or action.",
    guidelines: [.hig("Navigation"), .wcag("4.1.2", .a)],
    failing: """
      - button: Undo
        hidden: true
        frame: [20, 100, 100, 44]
        on: {activate: [close]}
      - text: Draft deleted
      """,
    passing: """
      - button: Undo
        frame: [20, 100, 100, 44]
        on: {activate: [close]}
      - text: Draft deleted
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var offered: Set<String>?
    var shownLater: Set<String>?
    for node in 0..<screen.tree.count where screen.isInteractive(node) {
      if screen.index(of: node) != nil {
        findings.pass()
        continue
      }
      let element = screen.tree[node]
      // Only what is known to work counts: a view may be hidden because it is not shown.
      let works = element.isActedOn || screen.facts(node).flag(.keyboardFocusable) == true
      guard works, screen.isVisible(node), !element.traits.contains(.notEnabled),
        screen.omission(of: node) == .hidden
      else { continue }
      // What the app shows on some act, or an alert that waits to be shown, is not there yet.
      let later = shownLater ?? Self.shownLater(screen)
      shownLater = later
      let waits = ([node] + screen.ancestors(of: node)).contains { holder in
        screen.tree[holder].isModal || screen.tree[holder].id.map(later.contains) == true
      }
      if waits { continue }
      let names = offered ?? screen.offeredNames
      offered = names
      if let label = element.label, names.contains(label.folded) {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen, node))
      }
    }
  }

  private static func shownLater(_ screen: AuditedScreen) -> Set<String> {
    var ids: Set<String> = []
    for effect in screen.tree.elements.flatMap({ $0.behaviours.flatMap(\.effects) }) {
      guard effect.name == .set, case .mapping(let changes) = effect.argument else { continue }
      for change in changes {
        guard case .mapping(let properties) = change.value else { continue }
        if properties.contains(where: { $0.key == "hidden" }) { ids.insert(change.key) }
      }
    }
    return ids
  }
}

extension InteractiveHidden {
  private static func message(_ screen: AuditedScreen, _ node: Int) -> FindingText {
    FindingText(
      "The \(screen.name(node)) is visible and responds, but is hidden from \(screen.readerTitle).",
      repair: "Expose it, or offer the same function as an action.")
  }
}
