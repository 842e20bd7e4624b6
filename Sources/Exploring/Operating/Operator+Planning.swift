import AccessibilityAudit
import AccessibilityTree
import BrowserPages
import NavigationScript
import OtherTechnologies
import ScreenReader

/// What is done to each control.
extension Operator {
  /// Plans what a reader does to a control.
  func clicks(on control: OperatedControl) -> [Operation] {
    func operation(_ outcome: Operation.Outcome, _ flow: Flow? = nil) -> Operation {
      Operation(control: control, what: Operation.click, outcome: outcome, flow: flow)
    }
    if control.element.traits.contains(.notEnabled) {
      return [operation(.inapplicable("it is disabled"))]
    }
    // A click on a list box chooses whatever option is in its middle.
    if control.role == .listBox { return [] }
    if control.parting.way == .leaves { return [operation(.untested(Self.leaves))] }
    if control.parting.way == .resets { return [operation(.untested("it empties a form"))] }
    if control.mayDestroy {
      return [operation(.untested(Self.isDestructive))]
    }
    guard let way = control.steps else {
      let isLate = ContinuousClock.now >= end
      return [
        operation(
          .untested(isLate ? Self.isLate : "no gesture that reaches it was found"))
      ]
    }
    if control.isField { return fill(control, way) }
    if control.element.webFlags.contains(.isSelect) { return step(control, by: "ArrowDown") }
    if case .page = subject, control.role == .spinButton || control.role == .slider {
      return step(control, by: "ArrowUp")
    }
    let press = [FlowStep(.perform(.activate, count: 1)), waiting]
    var operations = [operation(.ran, flow(control.name, way + press))]
    operations[0].reach = way.count
    if control.parting.way == .sends || isBehindField(control),
      let filled = wrongEntries(for: control)
    {
      operations.append(
        Operation(
          control: control, what: "activated with wrong entries", outcome: .ran,
          flow: flow("\(control.name), with wrong entries", filled + press), reach: filled.count))
    }
    return operations
  }

  /// Whether a button stands right behind a field without a form around both: it may be what takes the entry.
  private func isBehindField(_ button: OperatedControl) -> Bool {
    guard button.role == .button, !button.opens, button.parting.form == nil, button.number > 0
    else { return false }
    let field = controls[button.number - 1]
    return field.isNative && isField(field, beside: button)
  }

  private func isField(_ control: OperatedControl, beside button: OperatedControl) -> Bool {
    control.isField && control.part == button.part && control.parting.form == button.parting.form
  }

  /// Plans an entry that is wrong for a field by its kind, and to leave the field.
  private func fill(_ control: OperatedControl, _ way: [FlowStep]) -> [Operation] {
    guard let entry = FieldEntry.wrong(for: control.element) else {
      return [
        Operation(
          control: control, what: Operation.fill, outcome: .inapplicable("it accepts any entry"))
      ]
    }
    var steps =
      way + [
        FlowStep(.perform(.activate, count: 1)), FlowStep(.perform(.type(entry), count: 1)),
      ]
    // What a field says as it is left is known of pages alone.
    if case .page = subject {
      steps += [
        FlowStep(.perform(.tab, count: 1)), waiting,
      ]
    }
    return [
      Operation(
        control: control, what: Operation.fill, outcome: .ran, flow: flow(control.name, steps),
        reach: way.count)
    ]
  }

  /// Plans to choose the next one from a list, as a keyboard does without opening it, or the next number.
  private func step(_ control: OperatedControl, by key: String) -> [Operation] {
    guard let way = control.keys, let next = KeyPress(key) else {
      return [
        Operation(
          control: control, what: Operation.choice, outcome: .untested("Tab does not reach it"))
      ]
    }
    let steps = (way + [next]).compactMap { key in
      key.chord.flatMap { CommandWord.press.command(.keys([$0])) }
    }.map { FlowStep(.perform($0, count: 1)) }
    return [
      Operation(
        control: control, what: Operation.choice, outcome: .ran,
        flow: flow(control.name, steps + [waiting]), reach: way.count)
    ]
  }

  /// The steps that fill the fields of a form with what is wrong for them, and go to its button.
  private func wrongEntries(for button: OperatedControl) -> [FlowStep]? {
    let around =
      button.parting.form == nil
      // Without a form, what stands right before the button belongs to it.
      ? Array(controls[..<button.number].reversed().prefix { isField($0, beside: button) })
        .reversed() : controls.filter { isField($0, beside: button) }
    let fields = around.filter { $0.way != nil && !$0.element.traits.contains(.notEnabled) }
    var steps: [FlowStep] = []
    for field in fields.prefix(Self.mostFields) {
      guard let way = field.way, let entry = FieldEntry.wrong(for: field.element) else { continue }
      steps += [FlowStep(.perform(.first, count: 1))] + way
      steps += [
        FlowStep(.perform(.activate, count: 1)), FlowStep(.perform(.type(entry), count: 1)),
      ]
    }
    guard !steps.isEmpty, let way = button.way else { return nil }
    return button.approach + steps + [FlowStep(.perform(.first, count: 1))] + way
  }

  /// Plans the keys of a control: those that open and close, and those of its pattern.
  func keys(on control: OperatedControl, _ answer: Operation.Answer?) -> [Operation] {
    guard let there = control.keys, !control.element.traits.contains(.notEnabled),
      control.parting.way == .stays, !control.mayDestroy
    else { return [] }
    var known = AuditedFlow.Known()
    known.respondsToClick = answer != nil
    known.areAllTabStops = controls.allSatisfy {
      $0.role != control.role || $0.part != control.part || $0.keys != nil
    }
    func operation(_ what: String, _ keys: [KeyPress]) -> Operation {
      var operation = Operation(
        control: control, what: what, outcome: .ran,
        flow: keyboardFlow("\(control.name) by \(what)", there + keys), reach: there.count)
      operation.known = known
      return operation
    }
    var operations: [Operation] = []
    let pattern = KeyPattern.pattern(of: control.role)
    let keys = pattern?.keys.compactMap { KeyPress($0) } ?? []
    if pattern?.activates == false { operations.append(operation("keys", keys)) }
    // Of an item that opens others the arrow does it as well.
    if answer != nil, pattern?.activates == false,
      KeyPattern.pattern(of: control.role, by: "Enter") != nil
    {
      operations.append(operation("Enter", [.enter]))
    }
    // A field that offers a list opens it by typing or by the arrow.
    if control.isField || control.role == .comboBox, control.element.states.popup != nil {
      operations.append(
        operation(
          "A, ArrowDown and Escape", ["a", "ArrowDown", "Escape"].compactMap { KeyPress($0) }))
    }
    // The browser itself gives its own controls their keys.
    if answer?.isOpening == true || answer == .changes && !control.isNative,
      pattern?.activates == true, let key = keys.first
    {
      // Where something opens, a further key would press what has the focus then.
      operations.append(
        answer?.isOpening == true
          ? operation("Enter and Escape", [key, .escape])
          : operation("Enter and Space", keys))
      // Of a menu, the first item is chosen, unless one of them does what is left alone.
      if answer == .opens(isHarmless: true),
        [.menu, .listBox].contains(control.element.states.popup)
      {
        operations.append(operation("Enter twice", [key, key]))
        // Whether the item answers a click is not known of this control.
        operations[operations.count - 1].known.respondsToClick = nil
      }
    }
    return operations
  }

  /// Plans Tab once more where a field has kept the focus.
  func leavingAgain(_ filled: Operation) -> Operation {
    var flow = filled.flow
    flow?.steps.append(FlowStep(.perform(.tab, count: 1)))
    return Operation(
      control: filled.control, what: "left", outcome: .ran, flow: flow, reach: filled.reach)
  }

  /// The controls whose keys were not tried, as Tab came to none of them: something before them keeps the focus.
  func behindTrap(_ controls: ArraySlice<OperatedControl>) -> [Operation] {
    controls.filter {
      $0.keys == nil && $0.part == 0 && KeyPattern.pattern(of: $0.role)?.activates == false
    }.map {
      Operation(
        control: $0, what: "keys",
        outcome: .untested("Tab does not come this far: something before it keeps the focus"))
    }
  }

  /// Tries to leave by Tab, and by Escape and Tab, what Tab alone does not leave.
  func leaving(_ trap: Trap) -> Operation {
    let control = trap.control
    let tabs = Array(repeating: KeyPress.tab, count: trap.round.map { $0 + 1 } ?? 2)
    return Operation(
      control: control, what: Operation.tab, outcome: .ran,
      flow: keyboardFlow(
        "Tab at \(control.name)", (control.keys ?? []) + tabs + [.escape, .tab]))
  }

  /// Presses Tab where it opens, closes or leaves something.
  func tabbing(_ surprise: (control: OperatedControl, keys: [KeyPress])) -> Operation {
    Operation(
      control: surprise.control, what: Operation.tab, outcome: .ran,
      flow: keyboardFlow("Tab at \(surprise.control.name)", surprise.keys),
      reach: surprise.keys.count - 1)
  }

  var waiting: FlowStep { FlowStep(.perform(.wait(Self.patience), count: 1)) }

  func flow(_ name: String, _ steps: [FlowStep]) -> Flow {
    let name = name.isEmpty ? "Control" : name
    return switch subject {
    case .page(let page): Flow(name, path: page.name, page: page, steps: steps)
    case .screen(let screen, let all, let path):
      Flow(name, path: path, screens: all, start: screen, steps: steps)
    }
  }

  func keyboardFlow(_ name: String, _ keys: [KeyPress]) -> Flow {
    var flow = flow(name, keys.map { FlowStep(.use([.press($0)])) })
    flow.technology = .keyboard
    return flow
  }
}
