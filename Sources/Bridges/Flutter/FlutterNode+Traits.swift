import AccessibilityTree

extension FlutterNode {
  /// Actions that only scroll, and so make no element.
  private static let scrolling: Set<String> = [
    "scrollLeft", "scrollRight", "scrollUp", "scrollDown",
  ]

  /// Whether a word is the name of an action: flags are called after what the node is or has, or does with a
  /// route.
  private static func isAction(_ word: String) -> Bool {
    !word.hasPrefix("is") && !word.hasPrefix("has") && !word.hasSuffix("Route")
  }

  /// Whether the cursor stops at the node, as Flutter's engine tells iOS (documented).
  var isElement: Bool {
    if states.contains("scopesRoute") || states.contains("isInvisible") { return false }
    return element.label != nil || element.value != nil || element.hint != nil
      || !element.actions.isEmpty
      || states.contains { Self.isAction($0) && !Self.scrolling.contains($0) }
      || states.contains("isHidden") && states.contains("hasImplicitScrolling")
  }

  /// Whether what is outside of the node's edges can be scrolled to.
  var isScrollable: Bool {
    states.contains("hasScrollPosition") || states.contains("hasImplicitScrolling")
      || !states.isDisjoint(with: Self.scrolling)
  }

  /// Whether the node is told to iOS as a switch: all that is toggled or checked, other than radio
  /// buttons.
  var isSwitch: Bool { hasState && !states.contains("isInMutuallyExclusiveGroup") }

  private var hasState: Bool {
    states.contains("hasToggledState") || states.contains("hasCheckedState")
  }

  private var isOn: Bool { states.contains("isToggled") || states.contains("isChecked") }

  /// The traits that Flutter's engine gives the node (documented).
  func traits(hasChildren: Bool) -> Traits {
    var traits: Traits = []
    for (flag, trait) in Self.traitsOfFlags where states.contains(flag) { traits.formUnion(trait) }
    if states.contains("increase") || states.contains("decrease") { traits.insert(.adjustable) }
    if isSwitch { traits.formUnion([.switchButton, .button]) }
    // A radio button has no word of its own on iOS; versions before 3.27 do not set isSelected as well.
    if hasState, !isSwitch { traits.formUnion(isOn ? [.button, .selected] : .button) }
    if states.contains("hasEnabledState"), !states.contains("isEnabled") {
      traits.insert(.notEnabled)
    }
    if states.contains("isTextField") {
      traits.formUnion(fieldTraits)
    } else if traits.isEmpty, !hasChildren, element.label != nil || element.description != nil {
      traits = .staticText
    }
    return traits
  }

  private static let traitsOfFlags: [(String, Traits)] = [
    ("isSelected", .selected), ("isButton", .button), ("isHeader", .header), ("isImage", .image),
    ("isLiveRegion", .updatesFrequently), ("isLink", .link), ("isKeyboardKey", .keyboardKey),
  ]

  /// What the native field brings that stands in for one of Flutter's; that the one with the keyboard says
  /// so is assumed.
  private var fieldTraits: Traits {
    var traits: Traits = .textEntry
    if states.contains("isObscured") { traits.insert(.secureTextField) }
    if states.contains("isMultiline") { traits.insert(.textArea) }
    if states.contains("isFocused") { traits.insert(.isEditing) }
    return traits
  }

  /// The value that iOS gets: that of a switch is its state, and one that is mixed is off.
  var spokenValue: String? { isSwitch ? (isOn ? "1" : "0") : element.value }

  /// Whether the state is neither on nor off.
  var isMixed: Bool { isSwitch && states.contains("isCheckStateMixed") }

  /// The label that iOS gets, with the tooltip behind it.
  var spokenLabel: String? {
    guard let tooltip = element.description else { return element.label }
    return element.label.map { "\($0)\n\(tooltip)" } ?? tooltip
  }
}
