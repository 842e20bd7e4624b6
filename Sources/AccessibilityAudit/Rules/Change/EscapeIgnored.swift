import AccessibilityTree
import Documents
import NavigationScript
import OtherTechnologies
import ScreenReader

struct EscapeIgnored: FlowRule {
  static let page = RulePage(
    "escape-ignored", .change, .warning, .high, .flow,
    title: "Escape does not close a dialog or menu",
    why: """
      Keyboard users leave a dialog or a menu with Escape. If it does nothing, people search for \
      a way out, and may not find it.
      """,
    repair: "Close the dialog or menu on Escape, and return the focus to the control that "
      + "opened it.",
    guidelines: [
      .hig("Navigation"), .practice("Dialog", "dialog-modal"),
      .practice("Menu Button", "menu-button"),
    ],
    needs: [.events],
    failing: """
      flow: Look at the sizes
      screens: {sizes: sizes.screen.yaml}
      steps: [activate, escape]
      """,
    passing: """
      flow: Look at the colours
      screens: {sizes: sizes.screen.yaml}
      steps: [{find: Colours}, activate, escape]
      """)

  static let needsReader = false

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    guard let start = flow.steps.first?.after.reading.screen, start.isPage else { return }
    for (index, step) in flow.steps.enumerated() {
      guard step.key == "Escape", let before = step.before, !step.hasArrived else { continue }
      let (old, tree) = (before.reading.screen.tree, step.after.reading.screen.tree)
      let opened = ElementIdentity(from: old, to: start.tree)
      let after = ElementIdentity(from: old, to: tree)
      // What was open at the start may be a part of the page.
      let dialogs = old.dialogs.filter {
        opened.node($0).map { start.tree.dialogs.contains($0) } != true
      }
      let openers = old.elements.indices.filter { node in
        old[node].isExpanded == true && old[node].states.popup != nil
          && opened.node(node).map { start.tree[$0].isExpanded == true } != true
      }
      if dialogs.isEmpty, openers.isEmpty { continue }
      // What was opened last is what Escape closes.
      let open =
        dialogs.last.map { after.node($0).map { tree.dialogs.contains($0) } == true }
        ?? openers.contains { after.node($0).map { tree[$0].isExpanded == true } == true }
      if open {
        findings.fail(index, Self.message(dialogs.last.map { old[$0] } ?? old[openers[0]]))
      } else {
        findings.pass()
      }
    }
  }
}

extension EscapeIgnored {
  private static func message(_ element: Element) -> FindingText {
    let name = element.label.map(SafeText.quoted)
    let what =
      if element.states.popup == nil {
        name.map { "the dialog \($0)" } ?? "the dialog"
      } else {
        name.map { "the content that \($0) opened" } ?? "the opened content"
      }
    return FindingText(
      "Escape was pressed, but \(what) stays open.", repair: "Close it on Escape.")
  }
}
