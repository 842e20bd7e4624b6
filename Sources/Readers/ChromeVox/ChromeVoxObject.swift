import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The object, in the order of its kind.
  static let voxObject = UtterancePart("object") { context, fragments in
    context.sayVoxObject(into: &fragments)
  }
}

/// What ChromeVox says of an object (source code: `output_rules.ts`).
extension PhrasingContext {
  fileprivate func sayVoxObject(into fragments: inout [Fragment]) {
    switch element.role {
    case nil: sayVoxText(into: &fragments)
    case .heading:
      sayVoxName(into: &fragments)
      sayVoxHeading(element, as: .role, into: &fragments)
      sayVoxStates(of: element, as: .state, into: &fragments)
      sayVoxRestriction(into: &fragments)
      sayVoxDescription(into: &fragments)
    case .cell, .gridCell, .columnHeader, .rowHeader:
      sayVoxName(into: &fragments)
      sayVoxRowLevel(into: &fragments)
      sayVoxCell(into: &fragments)
      say(text: element.roleDescription, as: .role, into: &fragments)
      sayVoxStates(of: element, as: .state, into: &fragments)
      sayVoxDescription(into: &fragments)
    case .row:
      sayVoxRowLevel(into: &fragments)
      sayVoxControl(into: &fragments)
    default: sayVoxWidget(into: &fragments)
    }
  }

  private func sayVoxWidget(into fragments: inout [Fragment]) {
    switch element.role {
    case .button where element.states.pressed != nil:
      sayVoxName(into: &fragments)
      sayVoxRole(into: &fragments)
      let key: PhraseKey =
        element.states.pressed == .true
        ? "pressed" : element.states.pressed == .mixed ? "partiallyPressed" : "notPressed"
      say(key, as: .state, into: &fragments)
      sayVoxRest(into: &fragments)
    case .button where element.states.popup != nil: sayVoxPopup(into: &fragments)
    case .button:
      sayVoxName(into: &fragments)
      sayVoxStates(of: element, as: .state, into: &fragments)
      sayVoxRestriction(into: &fragments)
      sayVoxRole(into: &fragments)
      sayVoxDescription(into: &fragments)
    case .comboBox where element.states.isReadOnly != false: sayVoxPopup(into: &fragments)
    case .checkbox:
      sayVoxName(into: &fragments)
      sayVoxRole(into: &fragments)
      say(voxChecked, as: .state, into: &fragments)
      sayVoxRest(into: &fragments)
    case .switchControl:
      sayVoxNamed(element.states.checked == .true ? "switchOn" : "switchOff", into: &fragments)
      say(text: element.roleDescription, as: .role, into: &fragments)
      sayVoxRest(into: &fragments)
    case .radio:
      sayVoxNamed(
        element.states.checked == .true ? "radioSelected" : "radioUnselected", into: &fragments)
      sayVoxPlace(into: &fragments)
      say(text: element.roleDescription, as: .role, into: &fragments)
      sayVoxRest(into: &fragments)
    case .tab:
      sayVoxNamed("tabNamed", into: &fragments)
      say(text: element.roleDescription, as: .role, into: &fragments)
      sayVoxDescription(into: &fragments)
      sayVoxPlace(into: &fragments)
      sayVoxStates(of: element, as: .state, into: &fragments)
      sayVoxRestriction(into: &fragments)
      if isVoxSelected { say(.selected, as: .state, into: &fragments) }
    case .slider, .spinButton, .progressBar, .meter, .scrollBar: sayVoxRange(into: &fragments)
    case .textBox: sayVoxField(into: &fragments)
    case .link:
      sayVoxName(into: &fragments)
      sayVoxStates(of: element, as: .state, into: &fragments)
      sayVoxRestriction(into: &fragments)
      sayVoxRole(into: &fragments)
      sayVoxDescription(into: &fragments)
    case .option, .treeItem, .menuItem, .menuItemCheckbox, .menuItemRadio:
      sayVoxItem(into: &fragments)
    case .list, .menu, .tree, .listBox:
      sayVoxName(into: &fragments)
      sayVoxRole(into: &fragments)
      sayVoxCount(countInside ?? 0, as: .position, into: &fragments)
      sayVoxRest(into: &fragments)
    default: sayVoxControl(into: &fragments)
    }
  }

  /// Says an object without rules of its own.
  private func sayVoxControl(into fragments: inout [Fragment]) {
    sayVoxName(into: &fragments)
    sayVoxValue(into: &fragments)
    sayVoxStates(of: element, as: .state, into: &fragments)
    sayVoxRestriction(into: &fragments)
    sayVoxRole(into: &fragments)
    sayVoxDescription(into: &fragments)
  }

  private func sayVoxPopup(into fragments: inout [Fragment]) {
    sayVoxName(into: &fragments)
    sayVoxValue(into: &fragments)
    sayVoxRole(into: &fragments)
    say("hasPopup", as: .state, into: &fragments)
    if let count = countInside, count > 0, element.role == .comboBox {
      sayVoxCount(count, as: .position, into: &fragments)
    }
    sayVoxStates(of: element, as: .state, into: &fragments)
    sayVoxRestriction(into: &fragments)
    sayVoxDescription(into: &fragments)
  }

  private func sayVoxRange(into fragments: inout [Fragment]) {
    sayVoxName(into: &fragments)
    sayVoxDescription(into: &fragments)
    sayVoxRole(into: &fragments)
    let range = element.range
    let value = range?.text ?? element.value ?? range?.value.map(Self.voxNumber)
    say(text: value, as: .value, target: .value, into: &fragments)
    sayVoxStates(of: element, as: .state, into: &fragments)
    sayVoxRestriction(into: &fragments)
    if let least = range?.minimum {
      say("minimum", as: .value, filling: ["value": Self.voxNumber(least)], into: &fragments)
    }
    if let most = range?.maximum {
      say("maximum", as: .value, filling: ["value": Self.voxNumber(most)], into: &fragments)
    }
  }

  private func sayVoxField(into fragments: inout [Fragment]) {
    sayVoxName(into: &fragments)
    sayVoxValue(into: &fragments)
    let flags = element.webFlags
    let key: PhraseKey =
      element.states.isMultiline == true
      ? "textArea"
      : traits.contains(.secureTextField)
        ? .secureTextField
        : flags.contains(.isEmail)
          ? "emailField"
          : flags.contains(.isTelephone)
            ? "numberField" : flags.contains(.isAddress) ? "addressField" : .textField
    if let own = element.roleDescription, !own.isEmpty {
      say(text: own, as: .role, into: &fragments)
    } else {
      say(key, as: .role, into: &fragments)
    }
    sayVoxRest(into: &fragments)
  }

  private func sayVoxItem(into fragments: inout [Fragment]) {
    if element.role == .menuItemRadio {
      sayVoxNamed(
        element.states.checked == .true ? "menuItemRadioSelected" : "menuItemRadioUnselected",
        into: &fragments)
    } else {
      sayVoxName(into: &fragments)
      sayVoxRole(into: &fragments)
    }
    switch element.role {
    case .menuItemCheckbox: say(voxChecked, as: .state, into: &fragments)
    case .menuItem where element.states.popup != nil:
      say("hasSubmenu", as: .state, into: &fragments)
    default: break
    }
    if element.role != .treeItem { sayVoxPlace(into: &fragments) }
    sayVoxDescription(into: &fragments)
    sayVoxStates(of: element, as: .state, into: &fragments)
    sayVoxRestriction(into: &fragments)
    if element.role == .treeItem || element.role == .option, !isVoxSelected {
      say("notSelected", as: .state, into: &fragments)
    }
    guard element.role == .treeItem else { return }
    sayVoxPlace(into: &fragments)
    say(
      "depth", as: .position, filling: ["level": String(element.level ?? 1)], into: &fragments)
  }
}
