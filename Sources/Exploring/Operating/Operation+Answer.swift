import AccessibilityTree
import NavigationScript
import OtherTechnologies
import ScreenReader
import Transcript

extension Operation {
  /// What a click has made of the page.
  enum Answer: Equatable {
    case changes
    case opens(isHarmless: Bool)

    var isOpening: Bool { self != .changes }
  }

  /// What the click has made of the page, or `nil` for nothing, and the controls that have come with it.
  func answer(in result: FlowResult) -> (answer: Answer, controls: [Element])? {
    guard what == Self.click else { return nil }
    let isRequest = { (step: FlowResult.Step) in
      step.events.contains { if case .request = $0 { true } else { false } }
    }
    let isAct = { (step: FlowResult.Step) in (step.index ?? -1) >= reach && isRequest(step) }
    guard let act = result.steps.firstIndex(where: isAct), act > 0,
      let old = result.steps[act - 1].moment, let new = result.steps.last?.moment
    else { return nil }
    let (before, after) = (old.reading.screen.tree, new.reading.screen.tree)
    // A link within the page brings the focus elsewhere.
    let isMoved = result.steps[act...].contains { step in
      step.events.contains { if case .utterance = $0 { true } else { false } }
    }
    guard before != after || isMoved && old.cursor != new.cursor else { return nil }
    let controls = OpenedPart.newControls(in: after, since: before)
    let opens = control.opens || after.openParts > before.openParts
    guard opens else { return (.changes, controls) }
    let items: Set<Role> = [.menuItem, .menuItemCheckbox, .menuItemRadio, .option]
    let isHarmless = !after.elements.contains { item in
      item.role.map(items.contains) == true && OpeningWords.destroy(item.label ?? "")
    }
    return (.opens(isHarmless: isHarmless), controls)
  }

  /// Whether Tab has led on from the field that was filled.
  func leavesField(in result: FlowResult) -> Bool {
    guard what == Self.fill, let flow,
      let tab = flow.steps.lastIndex(where: { step in
        if case .perform(let command, _) = step.action { command.word == .tab } else { false }
      })
    else { return true }
    func focus(after index: Int) -> Element? {
      guard let moment = result.steps.last(where: { $0.index == index })?.moment,
        case .node(let node) = moment.focus
      else { return nil }
      return moment.reading.screen.tree[node]
    }
    guard let field = focus(after: tab - 1), let next = focus(after: flow.steps.count - 1) else {
      return true
    }
    return field.documentNode != next.documentNode || field.mostTabsInside > 0
  }

  /// Whether the keys have led to the control; of steps of a reader, they have where the flow was gone.
  func isAtItsControl(in result: FlowResult) -> Bool {
    guard flow?.technology != nil, reach > 0, what != Self.tab,
      let there = result.steps.last(where: { $0.index == reach - 1 })?.moment,
      case .node(let node) = there.focus
    else { return true }
    let element = there.reading.screen.tree[node]
    return element.semanticRole == control.role && element.label == control.element.label
  }

  /// What is said of a control that was activated by the reader's own gesture.
  static let click = "activated"
  /// What is said of a field in which something was typed.
  static let fill = "filled"
  /// What is said of a list from which the next value was chosen.
  static let choice = "chosen"
  /// What is said of the key that leads on.
  static let tab = "Tab"
}

extension ElementTree {
  /// How many dialogs and menus are open.
  fileprivate var openParts: Int {
    elements.count { element in
      OpenedPart.isPart(element) || !element.isHidden && element.isExpanded == true
    }
  }
}
