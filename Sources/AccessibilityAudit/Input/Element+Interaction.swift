import AccessibilityTree

extension Traits {
  /// The traits of elements that something can be done with.
  static let interactive: Traits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .textEntry, .pickerItem, .radioButton,
    .backButton, .tab, .popupButton, .switchButton, .checkbox,
  ]
}

extension Element {
  /// Whether something can be done with the element: by its traits, its actions, or what it reacts to.
  var isInteractive: Bool { hasInteractiveTraits || isActedOn || !actions.isEmpty }

  /// Whether the traits say that something can be done with the element.
  var hasInteractiveTraits: Bool { !traits.isDisjoint(with: .interactive) }

  /// Whether the element reacts to a tap, an activation or an adjustment, whatever its traits say.
  var isActedOn: Bool {
    if respondsToUserInteraction == true { return true }
    let reacts = behaviours.contains { behaviour in
      [.act(.activate), .act(.increment), .act(.decrement), .act(.type)].contains(behaviour.trigger)
    }
    if reacts { return true }
    return !facts.isEmpty
      && statedFacts.gestures?.contains { $0 == .tap || $0 == .doubleTap } == true
  }

  /// Whether the element is a field that takes text.
  var isField: Bool { !traits.isDisjoint(with: [.textEntry, .searchField]) }

  /// Whether the element is nothing but text, as far as its traits and its role say.
  var isText: Bool {
    let controls: Set<Role> = [.textBox, .searchBox, .comboBox]
    return isPlainText && KeyPattern.pattern(of: role) == nil
      && role.map(controls.contains) != true
  }

  /// Whether the element is nothing but text, as far as its traits say.
  var isPlainText: Bool {
    !hasInteractiveTraits && traits.isDisjoint(with: [.image]) && container == nil
  }
}
