import AccessibilityTree

extension FlutterNode {
  /// The role in the words of ARIA: as the app gives it, else as the flags tell it.
  var role: Role? {
    if let declared = element.role { return declared }
    return Self.rolesOfFlags.first { states.contains($0.0) }.map { flag, role in
      let isOneOfSeveral =
        flag == "hasCheckedState" && states.contains("isInMutuallyExclusiveGroup")
      return isOneOfSeveral ? .radio : role
    }
  }

  private static let rolesOfFlags: [(String, Role)] = [
    ("isTextField", .textBox), ("hasToggledState", .switchControl), ("hasCheckedState", .checkbox),
    ("isSlider", .slider), ("isLink", .link), ("isButton", .button), ("isHeader", .heading),
    ("isImage", .image),
  ]

  /// The states in the words of ARIA.
  var ariaStates: States {
    var aria = States()
    if states.contains("hasCheckedState") {
      let isMixed = states.contains("isCheckStateMixed")
      aria.checked = isMixed ? .mixed : states.contains("isChecked") ? .true : .false
    } else if states.contains("hasToggledState") {
      aria.checked = states.contains("isToggled") ? .true : .false
    }
    if states.contains("isSelected") { aria.isSelected = true }
    if states.contains("isReadOnly") { aria.isReadOnly = true }
    if states.contains("isMultiline") { aria.isMultiline = true }
    if states.contains("hasRequiredState") { aria.isRequired = states.contains("isRequired") }
    if states.contains("isLiveRegion") { aria.live = .polite }
    return aria
  }
}
