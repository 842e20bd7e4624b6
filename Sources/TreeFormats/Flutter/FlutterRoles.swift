internal import AccessibilityTree

extension FlutterElement {
  /// Actions that only scroll, and so make no element.
  private static let scrolling: Set<Substring> = [
    "scrollLeft", "scrollRight", "scrollUp", "scrollDown",
  ]

  /// Whether the cursor stops at the node, as Flutter's engine tells iOS (documented).
  var isElement: Bool {
    if flags.contains("scopesRoute") || isInvisible { return false }
    return label != nil || value != nil || hint != nil || !customActions.isEmpty
      || !actions.isSubset(of: Self.scrolling)
      || flags.contains("isHidden") && flags.contains("hasImplicitScrolling")
  }

  /// Whether what is outside of the node's edges can be scrolled to.
  var isScrollable: Bool {
    scrolls || flags.contains("hasImplicitScrolling") || !actions.isDisjoint(with: Self.scrolling)
  }

  /// Whether the node is told to iOS as a switch: all that is toggled or checked, other than radio
  /// buttons.
  private var isSwitch: Bool { hasState && !flags.contains("isInMutuallyExclusiveGroup") }

  private var hasState: Bool {
    flags.contains("hasToggledState") || flags.contains("hasCheckedState")
  }

  private var isOn: Bool { flags.contains("isToggled") || flags.contains("isChecked") }

  /// The traits that Flutter's engine gives the node (documented).
  ///
  /// - Parameter hasChildren: Whether nodes stay inside of it.
  /// - Returns: The traits.
  func traits(hasChildren: Bool) -> Traits {
    var traits: Traits = []
    for (flag, trait) in Self.traitsOfFlags where flags.contains(flag) { traits.formUnion(trait) }
    if actions.contains("increase") || actions.contains("decrease") { traits.insert(.adjustable) }
    if isSwitch { traits.formUnion([.switchButton, .button]) }
    // A radio button has no word of its own on iOS; versions before 3.27 do not set isSelected as well.
    if hasState, !isSwitch { traits.formUnion(isOn ? [.button, .selected] : .button) }
    if flags.contains("hasEnabledState"), !flags.contains("isEnabled") {
      traits.insert(.notEnabled)
    }
    if flags.contains("isTextField") {
      traits.formUnion(fieldTraits)
    } else if traits.isEmpty, !hasChildren, label != nil || tooltip != nil {
      traits = .staticText
    }
    return traits
  }

  private static let traitsOfFlags: [(Substring, Traits)] = [
    ("isSelected", .selected), ("isButton", .button), ("isHeader", .header), ("isImage", .image),
    ("isLiveRegion", .updatesFrequently), ("isLink", .link), ("isKeyboardKey", .keyboardKey),
  ]

  /// What the native field brings that stands in for one of Flutter's; that the one with the keyboard says
  /// so is assumed.
  private var fieldTraits: Traits {
    var traits: Traits = .textEntry
    if flags.contains("isObscured") { traits.insert(.secureTextField) }
    if flags.contains("isMultiline") { traits.insert(.textArea) }
    if flags.contains("isFocused") { traits.insert(.isEditing) }
    return traits
  }

  /// The value that iOS gets: that of a switch is its state, and one that is mixed is off.
  var spokenValue: String? { isSwitch ? (isOn ? "1" : "0") : value }

  /// Whether the state is neither on nor off.
  var isMixed: Bool { isSwitch && flags.contains("isCheckStateMixed") }

  /// The label that iOS gets, with the tooltip behind it.
  var spokenLabel: String? {
    guard let tooltip else { return label }
    return label.map { "\($0)\n\(tooltip)" } ?? tooltip
  }

  /// Takes in a node that is merged into this one.
  ///
  /// - Parameter inner: The node.
  /// - Returns: Whether it brought words.
  mutating func merge(_ inner: FlutterElement) -> Bool {
    var brought = false
    for (path, target) in [
      (\FlutterElement.label, SpeechAttribute.Target.label), (\FlutterElement.hint, .hint),
    ] {
      guard let text = inner[keyPath: path] else { continue }
      takeAttributes(of: inner, target, behind: self[keyPath: path])
      if self[keyPath: path] == nil {
        self[keyPath: path] = text
      } else {
        self[keyPath: path]? += "\n" + text
      }
      brought = true
    }
    if value == nil, inner.value != nil {
      value = inner.value
      attributes += inner.attributes.filter { $0.target == .value }
      brought = true
    }
    tooltip = tooltip ?? inner.tooltip
    identifier = identifier ?? inner.identifier
    flags.formUnion(inner.flags)
    actions.formUnion(inner.actions)
    customActions += inner.customActions
    hasAdjustedValues = hasAdjustedValues || inner.hasAdjustedValues
    hasUntoldRole = hasUntoldRole || inner.hasUntoldRole
    declared = declared ?? inner.declared
    level = level ?? inner.level
    return brought
  }

  private mutating func takeAttributes(
    of inner: FlutterElement, _ target: SpeechAttribute.Target, behind text: String?
  ) {
    let added = inner.attributes.filter { $0.target == target }
    // Counting the units of a text that grows with every node would take too long for endless ones.
    if added.isEmpty || text?.utf8.count ?? 0 > FlutterAttributes.longestText { return }
    let shift = text.map { $0.utf16.count + 1 } ?? 0
    attributes += added.map {
      Attribute(
        target: target, range: $0.range.lowerBound + shift..<$0.range.upperBound + shift,
        language: $0.language)
    }
  }
}
