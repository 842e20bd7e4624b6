internal import AccessibilityTree

extension FlutterElement {
  /// Returns the role that Flutter's `SemanticsRole` names, in the words of ARIA.
  ///
  /// - Parameter name: The name: `menuItem`.
  /// - Returns: The role, or `nil` for none and for what ARIA has no word for.
  static func role(named name: String) -> Role? {
    switch name {
    case "none": nil
    case "tabBar": .tabList
    case "loadingSpinner": .progressBar
    default: Role(word: name.lowercased())
    }
  }

  /// The role in the words of ARIA: as the app gives it, else as the flags tell it.
  var role: Role? {
    if let declared { return declared }
    return Self.rolesOfFlags.first { flags.contains($0.0) }.map { flag, role in
      let isOneOfSeveral = flag == "hasCheckedState" && flags.contains("isInMutuallyExclusiveGroup")
      return isOneOfSeveral ? .radio : role
    }
  }

  private static let rolesOfFlags: [(Substring, Role)] = [
    ("isTextField", .textBox), ("hasToggledState", .switchControl), ("hasCheckedState", .checkbox),
    ("isSlider", .slider), ("isLink", .link), ("isButton", .button), ("isHeader", .heading),
    ("isImage", .image),
  ]

  /// The states in the words of ARIA.
  var states: States {
    var states = States()
    if flags.contains("hasCheckedState") {
      let isMixed = flags.contains("isCheckStateMixed")
      states.checked = isMixed ? .mixed : flags.contains("isChecked") ? .true : .false
    } else if flags.contains("hasToggledState") {
      states.checked = flags.contains("isToggled") ? .true : .false
    }
    if flags.contains("isSelected") { states.isSelected = true }
    if flags.contains("isReadOnly") { states.isReadOnly = true }
    if flags.contains("isMultiline") { states.isMultiline = true }
    if flags.contains("hasRequiredState") { states.isRequired = flags.contains("isRequired") }
    if flags.contains("isLiveRegion") { states.live = .polite }
    return states
  }
}
