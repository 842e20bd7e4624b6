import AccessibilityTree
import ScreenReader
import Voices

extension PhrasingContext {
  /// Says the states in NVDA's fixed order (source code: `controlTypes/state.py`).
  func sayNVDAStates(into fragments: inout [Fragment]) {
    for key in nvdaStates { say(key, as: .state, into: &fragments) }
  }

  /// Says whether it is selected: tabs that are, in browse mode, too (recorded), and with the focus items of lists and
  /// trees that are not (source code: `_processPositiveStates`, `_processNegativeStates`).
  func sayNVDASelection(into fragments: inout [Fragment]) {
    switch element.role {
    case .tab where traits.contains(.selected) || element.states.isSelected == true:
      say("selected", as: .state, into: &fragments)
    case .option, .treeItem:
      if element.states.isSelected == false { say("notSelected", as: .state, into: &fragments) }
    default: break
    }
  }

  /// Says how the rows below a header are sorted by it.
  func sayNVDASort(into fragments: inout [Fragment]) {
    switch element.states.sort {
    case .ascending: say("sortedAscending", as: .state, into: &fragments)
    case .descending: say("sortedDescending", as: .state, into: &fragments)
    case .other: say("sorted", as: .state, into: &fragments)
    case .unsorted, nil: break
    }
  }

  /// Says that the object is the current one among its like, and that more of it is told elsewhere.
  func sayNVDACurrent(into fragments: inout [Fragment]) {
    sayNVDACurrent(of: element, as: .state, into: &fragments)
  }

  /// Says the same of another element.
  func sayNVDACurrent(
    of element: Element, as kind: Fragment.Kind, into fragments: inout [Fragment]
  ) {
    if let current = element.states.current { say(current.phrase, as: kind, into: &fragments) }
    let flags = element.webFlags
    if flags.contains(.hasComment) {
      say("hasComment", as: kind, into: &fragments)
    } else if flags.contains(.hasDetails) {
      say("hasDetails", as: kind, into: &fragments)
    }
  }

  /// Whether it is a choice into which text is typed.
  var isNVDATypedInto: Bool { element.role == .comboBox && element.states.isReadOnly == false }

  private var nvdaStates: [PhraseKey] {
    let states = element.states
    let role = element.role
    var keys: [PhraseKey] = []
    if traits.contains(.notEnabled) { keys.append("unavailable") }
    if states.isBusy == true { keys.append("busy") }
    if let pressed = states.pressed {
      keys.append(pressed == .true ? "pressed" : pressed == .mixed ? "halfPressed" : "notPressed")
    }
    keys += checked
    if states.isReadOnly == true, role == .textBox || role == .checkbox { keys.append("readOnly") }
    if let isExpanded = element.isExpanded { keys.append(isExpanded ? .expanded : .collapsed) }
    // A choice that is closed says so (recorded).
    if role == .comboBox, element.isExpanded == nil { keys.append(.collapsed) }
    if traits.contains(.visited), role == .link { keys.append("visited") }
    // A choice opens one anyway (NVDA 2026.1, controlTypes/processAndLabelStates).
    if states.popup == .menu, role != .comboBox { keys.append("subMenu") }
    if traits.contains(.secureTextField) { keys.append("protected") }
    if states.isRequired == true { keys.append("required") }
    let flags = element.webFlags
    if role == .image, !flags.isDisjoint(with: .clicks), !flags.contains(.isInClickable) {
      keys.append("clickable")
    }
    if states.invalid != nil { keys.append("invalidEntry") }
    if element.webFlags.contains(.completes) { keys.append("hasAutoComplete") }
    if states.isMultiline == true { keys.append("multiLine") }
    if role == .spinButton || isNVDATypedInto { keys.append("editable") }
    // A choice that is made from a list says so only where it is typed into, too (recorded).
    if isNVDATypedInto {
      keys.append(states.popup == .tree || states.popup == .grid ? opens[0] : "opensList")
    } else if role != .comboBox {
      keys += opens
    }
    if role == .link, element.statedFacts.text(.linkTarget)?.hasPrefix("#") == true {
      keys.append("samePage")
    }
    return keys
  }

  private var checked: [PhraseKey] {
    let checked = element.states.checked
    switch element.role {
    case .switchControl: return [checked == .true ? .on : .off]
    case .checkbox, .radio, .menuItemCheckbox, .menuItemRadio:
      return [checked == .true ? .checked : checked == .mixed ? "halfChecked" : "notChecked"]
    default: return []
    }
  }

  private var opens: [PhraseKey] {
    switch element.states.popup {
    case .dialog: ["opensDialog"]
    case .grid: ["opensGrid"]
    case .listBox: ["opensList"]
    case .tree: ["opensTree"]
    case .menu, nil: []
    }
  }
}
