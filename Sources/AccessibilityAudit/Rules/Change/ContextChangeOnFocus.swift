import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct ContextChangeOnFocus: FlowRule {
  static let page = RulePage(
    "context-change-on-focus", .change, .error, .high, .flow,
    title: "Moving the cursor opens another screen",
    why: """
      Listeners move the cursor, or press Tab, to explore. If moving alone opens or closes \
      something, they lose a screen that they have not heard yet.
      """,
    repair: "Open and close screens on activation, never when the cursor arrives or leaves.",
    guidelines: [.hig("Navigation"), .wcag("3.2.1", .a)],
    needs: [.events],
    failing: """
      flow: Look at the offer
      screens: {shop: shop.screen.yaml, offer: offer.screen.yaml}
      steps:
        - next
        - open: offer
      """,
    passing: """
      flow: Look at the offer
      screens: {shop: shop.screen.yaml, offer: offer.screen.yaml}
      steps:
        - next
        - activate
        - open: offer
      """)

  static let needsReader = false

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    var last: AuditedFlow.Step?
    for (index, step) in flow.steps.enumerated() {
      defer { last = step }
      if step.isMove || step.isTab {
        // A move that the app answers with a screen needs no person to judge it.
        if step.hasArrived {
          findings.fail(index, Self.message(step.words, step.after.reading.screen.title))
        } else if let text = Self.dialogMessage(step) {
          findings.fail(index, text)
        } else {
          findings.pass()
        }
      }
      guard case .open = step.action, step.hasArrived, let last, last.isMove else { continue }
      // A flow may also be a list of screens to look at: only its author knows.
      findings.review(index, Self.message(last.words, step.after.reading.screen.title))
    }
  }
}

extension ContextChangeOnFocus {
  /// What Tab opened or closed, or `nil`; a calendar next to a field that keeps the focus is not a dialog that the
  /// user has entered.
  private static func dialogMessage(_ step: AuditedFlow.Step) -> FindingText? {
    guard step.isTab else { return nil }
    let repair = "Open and close dialogs on activation, not when the focus moves."
    if let opened = step.openedDialogs.first, step.ends(in: opened) == true {
      let name = step.after.reading.screen.tree[opened].label.map(SafeText.quoted)
      return FindingText(
        "After \(SafeText.quoted(step.words)), the dialog \(name ?? "without a name") opens, and "
          + "the focus is in it, although nothing was activated.", repair: repair)
    }
    guard let closed = step.closedDialog,
      let name = step.before.map({ $0.reading.screen.tree[closed].label.map(SafeText.quoted) })
    else { return nil }
    return FindingText(
      "After \(SafeText.quoted(step.words)), the dialog \(name ?? "without a name") closes, although "
        + "nothing was activated.", repair: repair)
  }

  private static func message(_ words: String, _ title: String?) -> FindingText {
    let screen = title.map { "the screen \(SafeText.quoted($0))" } ?? "another screen"
    return FindingText(
      "After \(SafeText.quoted(words)), \(screen) appears, although nothing was activated.",
      repair: "Open it on activation, not when the cursor moves.")
  }
}
