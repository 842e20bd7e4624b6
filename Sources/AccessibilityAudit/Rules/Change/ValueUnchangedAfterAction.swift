import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct ValueUnchangedAfterAction: FlowRule {
  static let page = RulePage(
    "value-unchanged-after-action", .change, .warning, .high, .flow,
    title: "Value does not change after an action",
    why: """
      The user adjusted, switched or typed into the control, and the app responded. {reader} says \
      the same as before, so the listener thinks that the control is broken.
      """,
    repair: "Update the accessibility value together with the visible value.",
    guidelines: [.hig("Buttons"), .apple("accessibilityValue"), .wcag("4.1.2", .a)],
    needs: [.events],
    failing: """
      - slider: Volume
        value: Medium
        on: {increment: [set: {level: {label: Loud}}]}
      - {id: level, text: Medium}
      """,
    passing: """
      - id: volume
        slider: Volume
        value: Medium
        on: {increment: [set: {volume: {value: Loud}}]}
      """)

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    // What a file says that the app does is the same each time: only the first time tells anything.
    var seen: Set<String> = []
    for (index, step) in flow.steps.enumerated() {
      guard let request = step.request, step.steadyStops != nil,
        let tree = step.before?.reading.screen.tree, request.node < tree.count
      else { continue }
      // A field takes what is typed though the cursor may be elsewhere, and before the app is asked.
      let element = tree[request.node]
      guard Self.changesValue(request.act, of: element) else { continue }
      // The chosen one of several filters stays chosen.
      if element.states.pressed == .true, StateStale.isOnlyOnePressed(request.node, tree) {
        continue
      }
      // Where the page has changed, it is the state that is wrong.
      if StateStale.isStale(after: step) { continue }
      let words = request.act.name
      guard seen.insert("\(words) \(element.id ?? element.label ?? "")").inserted else { continue }
      // Without an answer of the app nothing is known of what it shows; a page shows what it is.
      if request.answers.isEmpty, element.value == nil, flow.result.flow.page == nil {
        findings.lacks(.behaviours)
        continue
      }
      guard let new = Self.element(request, in: step.after.reading.screen.tree) else { continue }
      if Self.state(of: element) != Self.state(of: new) || Self.isAtLimit(element, request.act) {
        findings.pass()
      } else {
        findings.fail(index, Self.message(new, words))
      }
    }
  }

  /// Returns the element of a request after the step, or `nil` if it cannot be identified.
  private static func element(_ request: AppRequest, in tree: ElementTree) -> Element? {
    if let id = request.element.id { return tree.firstIndex(of: id).map { tree[$0] } }
    guard request.node < tree.count, tree[request.node].id == nil else { return nil }
    return tree[request.node].traits == request.element.traits ? tree[request.node] : nil
  }

  private static func changesValue(_ act: AppRequest.Act, of element: Element) -> Bool {
    if element.traits.contains(.notEnabled) { return false }
    switch act {
    case .increment, .decrement: return true
    case .type(let text): return !text.isEmpty && !element.traits.contains(.secureTextField)
    case .activate:
      return !element.traits.isDisjoint(with: [.switchButton, .checkbox])
        || element.role == .checkbox || element.role == .switchControl
        || element.states.pressed != nil
    default: return false
    }
  }

  private static func state(of element: Element) -> [String?] {
    [
      element.value, element.label, element.traits.contains(.selected) ? "selected" : nil,
      element.isExpanded.map { $0 ? "expanded" : "collapsed" },
      element.states.checked?.rawValue, element.states.pressed?.rawValue,
    ]
  }

  // At its end a slider stays where it is, and should.
  private static func isAtLimit(_ element: Element, _ act: AppRequest.Act) -> Bool {
    let digits = (element.value ?? "").prefix { $0.isNumber }
    return switch act {
    case .increment: digits == "100"
    case .decrement: digits == "0"
    default: false
    }
  }
}

extension ValueUnchangedAfterAction {
  private static func state(word element: Element) -> String? {
    if let pressed = element.states.pressed { return pressed == .true ? "pressed" : "not pressed" }
    guard let checked = element.states.checked else { return nil }
    if element.role == .switchControl { return checked == .true ? "on" : "off" }
    return checked == .true ? "checked" : "not checked"
  }

  private static func message(_ element: Element, _ act: String) -> FindingText {
    let name = SafeText.quoted(element.label ?? element.id ?? "")
    let value =
      state(word: element).map { "is still \($0)" }
      ?? element.value.map { "still says \(SafeText.quoted($0))" } ?? "has no value before or after"
    return FindingText(
      "After \(SafeText.quoted(act)), \(name) \(value).",
      repair: "Set its value to what the screen shows.")
  }
}
