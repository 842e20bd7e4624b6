import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct ChangeSilent: FlowRule {
  static let page = RulePage(
    "change-silent", .change, .error, .high, .flow,
    title: "Screen changes silently",
    why: """
      An action changed something away from the cursor, and the app did not notify {reader}. The \
      listener believes that nothing happened.
      """,
    repair: """
      Announce the change, or post a layout-changed notification with the element to continue \
      from.
      """,
    guidelines: [
      .hig("Navigation"), .apple("layoutChanged"), .apple("announcement"), .wcag("4.1.3", .aa),
    ],
    needs: [.events],
    failing: """
      - button: Add to the basket
        on: {activate: [set: {count: {label: 1 item in the basket}}]}
      - id: count
        text: The basket is empty
      """,
    passing: """
      - button: Add to the basket
        on: {activate: [set: {count: {label: 1 item in the basket}}, announce: 1 item in the basket]}
      - id: count
        text: The basket is empty
      """)

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    for (index, step) in flow.steps.enumerated() {
      guard let change = step.change, step.openedDialogs.isEmpty else { continue }
      // A status has a rule of its own, and so has what appears as somebody leaves a field.
      if step.isTab || StateStale.isStale(after: step) { continue }
      let silent = change.differences.filter {
        !$0.isLive && !StatusText.isStatus($0, in: step.after.reading.screen.tree)
      }
      guard let first = silent.first else {
        if !change.differences.isEmpty { findings.pass() }
        continue
      }
      let isTold = step.hasAnnounced || step.hasLanded || step.hasNewLayout
      if isTold || Self.isCursorRenewed(step) {
        findings.pass()
      } else {
        findings.fail(index, Self.message(step, first, silent.count))
      }
    }
  }

  // What is under the cursor is said again by itself, and tells that something has happened.
  private static func isCursorRenewed(_ step: AuditedFlow.Step) -> Bool {
    guard let stops = step.steadyStops, let before = step.before else { return true }
    return before.reading.words(at: stops.before) != step.after.reading.words(at: stops.after)
  }
}

extension ChangeSilent {
  private static func message(
    _ step: AuditedFlow.Step, _ first: ScreenChange.Difference, _ count: Int
  ) -> FindingText {
    let what =
      switch (first.old, first.new) {
      case (let old?, let new?):
        "\(SafeText.quoted(old)) became \(SafeText.quoted(new))"
      case (nil, let new?): "\(SafeText.quoted(new)) appeared"
      case (let old?, nil): "\(SafeText.quoted(old)) disappeared"
      case (nil, nil): "something changed"
      }
    let others = count > 1 ? " and \(count - 1) more changed" : ""
    return FindingText(
      "After \(SafeText.quoted(step.words)), \(what)\(others), and nothing was announced.",
      repair: "Announce it, or post a layout-changed notification.")
  }
}
