package import AccessibilityTree

extension Traits {
  /// Traits of controls.
  ///
  /// Which ones count for Voice Control and Switch Control is assumed; that traits count is documented
  /// (SwiftUI, `accessibilityRespondsToUserInteraction`).
  fileprivate static let ofControls: Traits = [
    .button, .link, .searchField, .adjustable, .keyboardKey, .textEntry, .pickerItem, .radioButton,
    .secureTextField, .backButton, .tab, .popupButton, .textArea, .switchButton, .checkbox,
    .allowsDirectInteraction,
  ]
}

extension Element {
  /// Whether Voice Control, Switch Control and keyboards reach the element, if the reader's cursor reaches it.
  ///
  /// The app's own statement takes precedence. Otherwise, this is inferred from traits, actions and gestures
  /// (documented: SwiftUI, `accessibilityRespondsToUserInteraction`). Voice Control gives disabled controls no number
  /// (recorded: flutter/flutter#183821); that it gives them no name either is assumed.
  package var responds: Bool {
    if traits.contains(.notEnabled) { return false }
    if let respondsToUserInteraction { return respondsToUserInteraction }
    if !traits.isDisjoint(with: .ofControls) || !actions.isEmpty { return true }
    let reacts = behaviours.contains { behaviour in
      [.act(.activate), .act(.increment), .act(.decrement), .act(.type)].contains(behaviour.trigger)
    }
    if reacts { return true }
    return statedFacts.gestures?.isEmpty == false
  }

  /// The number of Tab presses that may stay within the element: a date field has parts, and a button (seen in
  /// Chromium).
  package var mostTabsInside: Int {
    webFlags.isDisjoint(with: [.isDate, .isTime, .isDateTime]) ? 0 : 8
  }
}

extension ElementTree {
  /// Whether nothing outside a part can be operated while it is open: it is modal, or contains everything that
  /// responds.
  package func keepsOthersOut(_ node: Int) -> Bool {
    if elements[node].isModal { return true }
    let end = self.end(of: node)
    func responds(_ other: Int) -> Bool { elements[other].responds && !elements[other].isHidden }
    return !(0..<node).contains(where: responds) && !(end..<count).contains(where: responds)
  }
}
