import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The words for the roles, each followed by its state, in VoiceOver's fixed order.
  ///
  /// The order is AccessibilitySnapshot's (measured). The words it does not know are put where
  /// recordings show them: "pop up button" behind "button", "visited" before "link", "picker item" before
  /// "adjustable", "checkbox" and "radio button" before their state, "draggable" behind "button".
  ///
  /// A button that is a link too says "button, link" (AccessibilitySnapshot, measured; CVS Health's SwiftUI
  /// techniques: "VoiceOver will speak Button, Link"); one listener of iOS 17.5 wrote down "link button", so
  /// that the order is assumed.
  static func roles(_ manner: VoiceOverManner) -> UtterancePart {
    UtterancePart("roles") { context, fragments in
      let traits = context.traits
      let silencesButton: Traits = [.keyboardKey, .switchButton, .tab, .backButton]
      if traits.contains(.button), traits.isDisjoint(with: silencesButton), !context.isTab {
        context.say(.button, as: .role, into: &fragments)
      }
      if traits.contains(.popupButton) { context.say(.popupButton, as: .role, into: &fragments) }
      if traits.contains(.backButton) { context.say(.backButton, as: .role, into: &fragments) }
      if traits.contains(.switchButton) { context.addSwitch(manner, &fragments) }
      if traits.contains(.checkbox) { context.say(.checkbox, as: .role, into: &fragments) }
      if traits.contains(.radioButton) { context.say(.radioButton, as: .role, into: &fragments) }
      if context.isCheckable { context.addChecked(&fragments) }
      if context.isTab { context.say(.tab, as: .role, into: &fragments) }
      context.addTextField(manner, &fragments)
      if traits.contains(.header) { context.addHeading(&fragments) }
      if traits.contains(.link) {
        if traits.contains(.visited) { context.say(.visited, as: .state, into: &fragments) }
        let isDisputed = context.form != .legend && fragments.contains { $0.phrase == .button }
        context.say(.link, as: .role, isAssumed: isDisputed, into: &fragments)
      }
      if traits.contains(.pickerItem) { context.say(.pickerItem, as: .role, into: &fragments) }
      if traits.contains(.adjustable) { context.say(.adjustable, as: .role, into: &fragments) }
      if traits.contains(.image) { context.say(.image, as: .role, into: &fragments) }
      if traits.contains(.searchField) { context.say(.searchField, as: .role, into: &fragments) }
      if traits.contains(.draggable) { context.say("draggable", as: .state, into: &fragments) }
      if let isExpanded = context.element.isExpanded {
        context.say(isExpanded ? .expanded : .collapsed, as: .state, into: &fragments)
      }
    }
  }
}

extension PhrasingContext {
  fileprivate func addSwitch(_ manner: VoiceOverManner, _ fragments: inout [Fragment]) {
    if traits.contains(.button) || !manner.switchNeedsButton {
      say(.switchButton, as: .role, into: &fragments)
    }
    switch element.value {
    case "1", "on": say(.on, as: .state, into: &fragments)
    case "0", "off": say(.off, as: .state, into: &fragments)
    case "2", "mixed": say(.mixed, as: .state, into: &fragments)
    default: say(text: element.value, as: .state, target: .value, into: &fragments)
    }
  }

  fileprivate func addChecked(_ fragments: inout [Fragment]) {
    // An app that states no value has told the state by the trait, which is said before the label.
    if element.value?.isEmpty != false, traits.contains(.selected) { return }
    switch element.value {
    case "1", "on", "checked": say(.checked, as: .state, into: &fragments)
    case nil, "", "0", "off", "unchecked": say(.unchecked, as: .state, into: &fragments)
    case "2", "mixed": say(.mixed, as: .state, into: &fragments)
    default: say(text: element.value, as: .state, target: .value, into: &fragments)
    }
  }

  fileprivate func addTextField(_ manner: VoiceOverManner, _ fragments: inout [Fragment]) {
    guard traits.contains(.textEntry) else { return }
    let isSearchFieldAlone = manner.searchFieldStandsAlone && traits.contains(.searchField)
    if traits.contains(.secureTextField) {
      say(.secureTextField, as: .role, into: &fragments)
    } else if !isSearchFieldAlone {
      say(.textField, as: .role, into: &fragments)
    }
    if traits.contains(.isEditing) { say(.isEditing, as: .state, into: &fragments) }
  }

  fileprivate func addHeading(_ fragments: inout [Fragment]) {
    if let level = element.headingLevel, book[.headingLevel, form] != nil {
      say(.headingLevel, as: .role, filling: ["level": String(level)], into: &fragments)
    } else {
      say(.heading, as: .role, into: &fragments)
    }
  }
}
