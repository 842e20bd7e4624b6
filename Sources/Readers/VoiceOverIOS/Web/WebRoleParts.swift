import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The words for the roles of the web, each followed by what belongs to it: "radio button, unchecked",
  /// "popup button, tree popup", "combo box, list box popup" (transcribed).
  static let webRoles = UtterancePart("webRoles") { context, fragments in
    let traits = context.traits
    context.sayWebControl(into: &fragments)
    if traits.contains(.header) {
      if let level = context.element.level ?? context.element.headingLevel {
        context.say(
          .headingLevel, as: .role, filling: ["level": String(level)], into: &fragments)
      } else {
        context.say(.heading, as: .role, into: &fragments)
      }
    }
    if traits.contains(.link) {
      if traits.contains(.visited) { context.say(.visited, as: .state, into: &fragments) }
      context.say(.link, as: .role, into: &fragments)
    }
    if traits.contains(.adjustable) { context.say(.adjustable, as: .role, into: &fragments) }
    if traits.contains(.image) { context.say(.image, as: .role, into: &fragments) }
    if let isExpanded = context.element.isExpanded {
      context.say(isExpanded ? .expanded : .collapsed, as: .state, into: &fragments)
    }
  }

  /// What is wrong with a field, and how to mend it (transcribed: behind the role, and the message on 18.5).
  static let webStates = UtterancePart("webStates") { context, fragments in
    // A choice does not tell that it is invalid (transcribed on iOS 14).
    if context.traits.contains(.popupButton) { return }
    switch context.element.states.invalid {
    case .true: context.say("invalidData", as: .state, into: &fragments)
    case .grammar: context.say("invalidGrammar", as: .state, into: &fragments)
    case .spelling: context.say("invalidSpelling", as: .state, into: &fragments)
    default: return
    }
    context.say(text: context.element.errorMessage, as: .state, into: &fragments)
  }

  /// That something has to be filled in: of a field itself, and of a group with its first element.
  static let webRequired = UtterancePart("webRequired") { context, fragments in
    let isInRequired = context.entered.contains {
      $0.element.role == .radioGroup && $0.element.states.isRequired == true
    }
    if context.element.states.isRequired == true || isInRequired {
      context.say("required", as: .state, into: &fragments)
    }
  }

  /// What the element is the current one of, before its role.
  static let webCurrent = UtterancePart("webCurrent") { context, fragments in
    guard let current = context.element.states.current else { return }
    context.say(current.phrase, as: .state, into: &fragments)
  }

  /// That a text reacts to clicks.
  static let webClickable = UtterancePart("webClickable") { context, fragments in
    if context.element.webFlags.contains(.isClickable) {
      context.say("clickable", as: .state, into: &fragments)
    }
  }
}

extension PhrasingContext {
  /// Whether the element heads a row or column of a table.
  var isHeaderCell: Bool { !element.webFlags.isDisjoint(with: [.headsRow, .headsColumn]) }

  fileprivate func sayWebControl(into fragments: inout [Fragment]) {
    switch element.role {
    case .button: sayWebButton(into: &fragments)
    case .checkbox, .menuItemCheckbox:
      say(.checkbox, as: .role, into: &fragments)
      sayWebChecked(into: &fragments)
    case .radio, .menuItemRadio:
      say(.radioButton, as: .role, into: &fragments)
      sayWebChecked(into: &fragments)
    case .switchControl:
      say(.switchButton, as: .role, into: &fragments)
      say(element.states.checked == .true ? .on : .off, as: .state, into: &fragments)
    case .menuItem: say("menuItem", as: .role, into: &fragments)
    case .tab: say(.tab, as: .role, into: &fragments)
    case .comboBox where !traits.contains(.popupButton) && !element.webFlags.contains(.hasDataList):
      say("comboBox", as: .role, into: &fragments)
      sayWebPopup(into: &fragments)
    case .image where element.toolkitType == "Video":
      say("videoPlayback", as: .role, into: &fragments)
    case .image where element.toolkitType == "Audio":
      say("audioPlayback", as: .role, into: &fragments)
    case .math: say("math", as: .role, into: &fragments)
    // The word for a rule is the beginning of its label.
    case .separator: break
    case .insertion: say("insertion", as: .role, into: &fragments)
    case .deletion: say("deletion", as: .role, into: &fragments)
    default: sayWebField(into: &fragments)
    }
  }

  private func sayWebButton(into fragments: inout [Fragment]) {
    if traits.contains(.popupButton) {
      say(.popupButton, as: .role, into: &fragments)
      return sayWebPopup(into: &fragments)
    }
    switch element.states.pressed {
    case nil: say(.button, as: .role, into: &fragments)
    // WebKit tells of one that is half pressed as of a checkbox (transcribed).
    case .mixed: say(.checkbox, as: .role, into: &fragments)
    case .true, .false:
      say("toggleButton", as: .role, into: &fragments)
      say(
        element.states.pressed == .true ? "pressed" : "notPressed", as: .state, into: &fragments)
    }
  }

  private func sayWebField(into fragments: inout [Fragment]) {
    if element.webFlags.contains(.isColor) {
      return say("colorWell", as: .role, into: &fragments)
    }
    if traits.contains(.popupButton) { say(.popupButton, as: .role, into: &fragments) }
    if traits.contains(.searchField) {
      say(.searchField, as: .role, into: &fragments)
    } else if traits.contains(.secureTextField) {
      say(.secureTextField, as: .role, into: &fragments)
    } else if traits.contains(.textEntry) {
      say(
        traits.contains(.textArea) ? "multiLineTextField" : .textField, as: .role,
        into: &fragments)
    }
    if traits.contains(.isEditing) { say(.isEditing, as: .state, into: &fragments) }
    if traits.contains(.textEntry) { sayWebPopup(into: &fragments) }
  }

  private func sayWebChecked(into fragments: inout [Fragment]) {
    switch element.states.checked {
    case .true: say(.checked, as: .state, into: &fragments)
    case .mixed: say(.mixed, as: .state, into: &fragments)
    case .false, nil: say(.unchecked, as: .state, into: &fragments)
    }
  }

  private func sayWebPopup(into fragments: inout [Fragment]) {
    switch element.states.popup {
    case .menu: say("menuPopup", as: .state, into: &fragments)
    case .listBox: say("listBoxPopup", as: .state, into: &fragments)
    case .tree: say("treePopup", as: .state, into: &fragments)
    case .grid: say("gridPopup", as: .state, into: &fragments)
    case .dialog: say("dialogPopup", as: .state, into: &fragments)
    default: break
    }
  }
}
