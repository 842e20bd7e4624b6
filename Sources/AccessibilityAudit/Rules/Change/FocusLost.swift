import AccessibilityTree
import Documents
import NavigationScript
import OtherTechnologies
import ScreenReader

struct FocusLost: FlowRule {
  static let page = RulePage(
    "focus-lost", .change, .error, .veryHigh, .flow,
    title: "Cursor jumps when its element disappears",
    why: """
      The element under the cursor disappeared. The app did not name another one, so {reader} \
      moves to whatever is near. The listener has to find out where the cursor is, and then find \
      the way back.
      """,
    repair: """
      Post a layout-changed notification with the element to continue from: the next item, or the \
      control that opened the removed one.
      """,
    guidelines: [.hig("Navigation"), .apple("layoutChanged"), .wcag("2.4.3", .a)],
    needs: [.events],
    failing: """
      - id: row
        button: Delete the draft
        on: {activate: [remove: row]}
      - button: New draft
      """,
    passing: """
      - id: row
        button: Delete the draft
        on: {activate: [remove: row, layoutChanged: new]}
      - id: new
        button: New draft
      """)

  static let needsReader = false

  /// An activated element of a page that had the keyboard focus.
  private struct Activated {
    let index: Int
    let name: String
  }

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    var activated: Activated?
    for (index, step) in flow.steps.enumerated() {
      if let act = activated, step.isWait, step.after.focus == .nowhere, !step.hasArrived {
        findings.fail(act.index, Self.keyboard(flow.steps[act.index], act.name))
        activated = nil
        continue
      }
      if !step.isWait { activated = Self.activated(step, index) }
      var isRequested = false
      for event in step.events {
        if case .request = event { isRequested = true }
        switch event {
        case .cursorLost(let name):
          (isRequested, activated) = (false, nil)
          // A page that names what to continue from gives it the focus, and the cursor follows.
          if Self.isAtFocus(step) {
            findings.pass()
            continue
          }
          // Whether the cursor is in a dialog that opened is another question.
          if step.openedDialogs.isEmpty { findings.fail(index, Self.message(step, name)) }
        case .shown(let shown) where shown.kind == .focusLost:
          // A page knows itself where its focus is.
          guard step.after.focus == .nowhere else { break }
          (isRequested, activated) = (false, nil)
          if step.openedDialogs.isEmpty { findings.fail(index, Self.keyboard(step, shown.text)) }
        default: break
        }
      }
      if isRequested, step.losesKeyboard {
        (isRequested, activated) = (false, nil)
        findings.fail(index, Self.keyboard(step, step.oldFocus))
      }
      if isRequested { findings.pass() }
    }
  }
}

extension FocusLost {
  /// The element that a step activated and that gets the focus on a click, or `nil`.
  private static func activated(_ step: AuditedFlow.Step, _ index: Int) -> Activated? {
    guard step.after.reading.screen.isPage, let request = step.request, request.act == .activate,
      step.openedDialogs.isEmpty, !step.hasArrived, let name = request.element.label,
      [.button, .link].contains(request.element.semanticRole),
      request.element.statedFacts.flag(.keyboardFocusable) != false
    else { return nil }
    return Activated(index: index, name: name)
  }

  private static func isAtFocus(_ step: AuditedFlow.Step) -> Bool {
    guard step.after.reading.screen.isPage, case .node(let focus) = step.after.focus,
      let stop = step.after.cursor?.stop
    else { return false }
    return step.after.reading.order.stops[stop].parts.contains(focus)
  }

  /// Returns the name for people of an element that an event identifies by its `id`.
  private static func title(of name: String, before step: AuditedFlow.Step) -> String {
    guard let tree = step.before?.reading.screen.tree, let node = tree.firstIndex(of: name)
    else { return name }
    return tree[node].label ?? name
  }

  private static func message(_ step: AuditedFlow.Step, _ name: String?) -> FindingText {
    // A line holds several elements: the one that was activated is the one that is gone.
    let old =
      step.request?.element.label.map(SafeText.quoted)
      ?? name.map { SafeText.quoted(title(of: $0, before: step)) } ?? "a removed element"
    let stop = step.after.cursor?.stop
    let new = stop.map { step.after.reading.element(at: $0) }
    let target = new.flatMap { $0.label ?? $0.id }.map(SafeText.quoted) ?? "nothing"
    return FindingText(
      "After \(SafeText.quoted(step.words)), the cursor jumps from \(old) to \(target).",
      repair: step.after.reading.screen.isPage
        ? "Move the focus to the element to continue from: the next item, or the control that "
          + "opened this one."
        : "Post a layout-changed notification with the element to continue from.")
  }

  private static func keyboard(_ step: AuditedFlow.Step, _ name: String) -> FindingText {
    FindingText(
      "After \(SafeText.quoted(step.words)), \(SafeText.quoted(name)) loses the keyboard "
        + "focus, and nothing receives it.",
      repair: "Move the focus to the next element, or return it to the control that "
        + "opened this one.")
  }
}
