import AccessibilityTree
import ScreenReader
import Voices

/// The states of an element, which go before its role.
extension PhrasingContext {
  /// Whether something is on: by its state, its trait or its value.
  var checkedState: Tristate? {
    if let checked = element.states.checked { return checked }
    return Tristate(value: element.value) ?? .false
  }

  /// Whether the value says a state and no words of its own.
  var valueIsState: Bool {
    switch element.semanticRole {
    case .checkbox, .switchControl, .radio, .menuItemCheckbox, .menuItemRadio: true
    default: false
    }
  }

  /// Adds what is on, selected or checked.
  func sayToggle(into fragments: inout [Fragment]) {
    switch element.semanticRole {
    case .radio, .menuItemRadio:
      if checkedState == .true || traits.contains(.selected) {
        say(.selected, as: .state, into: &fragments)
      }
    case .checkbox, .menuItemCheckbox:
      say(
        checkedState == .true ? .checked : checkedState == .mixed ? .mixed : .unchecked,
        as: .state, into: &fragments)
    case .switchControl:
      say(
        checkedState == .true ? .on : checkedState == .mixed ? .mixed : .off,
        as: .state, into: &fragments)
    case .button where element.states.pressed != nil:
      if element.states.pressed == .true { say(.selected, as: .state, into: &fragments) }
      if element.states.pressed == .mixed { say(.mixed, as: .state, into: &fragments) }
    default:
      let isSelected = element.states.isSelected ?? traits.contains(.selected)
      if isSelected { say(.selected, as: .state, into: &fragments) }
    }
  }

  /// Adds what is wrong with a field, or that it has to be filled in.
  func sayValidity(into fragments: inout [Fragment]) {
    switch element.states.invalid {
    case .true: say("invalidData", as: .state, into: &fragments)
    case .grammar: say("invalidGrammar", as: .state, into: &fragments)
    case .spelling: say("invalidSpelling", as: .state, into: &fragments)
    default: break
    }
    if element.states.isRequired == true { say("required", as: .state, into: &fragments) }
  }

  /// Adds among what the element is the current one.
  func sayCurrent(into fragments: inout [Fragment]) {
    if let current = element.states.current { say(current.phrase, as: .state, into: &fragments) }
  }

  /// Adds what activating the element opens, and whether it is open.
  func sayPopup(into fragments: inout [Fragment]) {
    switch element.states.popup {
    case .menu: say("menuPopup", as: .state, into: &fragments)
    case .listBox: say("listBoxPopup", as: .state, into: &fragments)
    case .tree: say("treePopup", as: .state, into: &fragments)
    case .grid: say("gridPopup", as: .state, into: &fragments)
    case .dialog: say("dialogPopup", as: .state, into: &fragments)
    default: break
    }
    guard element.semanticRole != .comboBox, let isExpanded = element.isExpanded else { return }
    say(isExpanded ? .expanded : .collapsed, as: .state, into: &fragments)
  }
}
