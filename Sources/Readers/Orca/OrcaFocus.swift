import AccessibilityTree
import ScreenReader
import Voices

/// What the keyboard's focus is to Orca.
enum OrcaFocus {
  /// Returns whether the focus on an element turns to focus mode (source code: the web script's `useFocusMode`).
  static func takesKeys(_ element: Element) -> Bool {
    switch element.role {
    case .textBox, .searchBox, .comboBox, .listBox, .option, .menu, .menuItem, .menuItemCheckbox,
      .menuItemRadio, .tab, .slider, .spinButton, .progressBar, .tree, .treeItem, .gridCell:
      true
    case .link: false
    default:
      element.isExpanded != nil || element.states.popup != nil
        || element.webFlags.contains(.isEditable)
    }
  }

  /// Returns whether an element takes the focus of the keyboard.
  static func takesFocus(_ element: Element) -> Bool {
    if let states = element.statedFacts.flag(.keyboardFocusable) { return states }
    if element.traits.contains(.notEnabled) { return false }
    if element.webFlags.contains(.isEditable) { return true }
    switch element.role {
    case .button, .link, .checkbox, .switchControl, .slider, .spinButton, .textBox, .searchBox,
      .comboBox, .listBox, .tree:
      return true
    // Of radio buttons and tabs that belong together Tab stops at the one that is chosen (recorded).
    case .radio: return element.position == nil || element.states.checked == .true
    case .tab: return element.traits.contains(.selected)
    default: return false
    }
  }
}

extension UtterancePart {
  /// What was left, from the inside out; a link says nothing of it (recorded).
  static let orcaFocusLeaving = UtterancePart("leaving") { context, fragments in
    if !context.skipsPlaces { UtterancePart.orcaLeaving.add(context, &fragments) }
  }

  /// The object that has taken the focus of the keyboard: of a field Tab selects what stands in it (recorded).
  static let orcaFocus = UtterancePart("object") { context, fragments in
    let element = context.element
    let isField = element.role == .textBox || element.role == .searchBox
    guard isField, element.states.isMultiline != true, let value = element.value, !value.isEmpty
    else { return UtterancePart.orcaObject.add(context, &fragments) }
    let start = fragments.count
    context.sayLabel(into: &fragments)
    context.sayReadOnly(into: &fragments)
    context.sayOwnRole(into: &fragments)
    if element.traits.contains(.secureTextField) {
      context.say(
        "bullets", as: .value, filling: ["count": String(value.count)], into: &fragments)
    } else {
      context.sayValue(into: &fragments)
    }
    context.say("selectedText", as: .state, into: &fragments)
    context.sayRequired(into: &fragments)
    fragments.endPhrase(from: start)
  }
}
