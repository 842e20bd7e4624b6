internal import AccessibilityTree

extension AndroidRole {
  /// The role in the words of ARIA, or `nil` for text and what only holds others.
  var role: Role? {
    switch self {
    case .view, .text, .scroller, .webView: nil
    case .image: .image
    case .button, .imageButton: .button
    case .switch: .switchControl
    case .checkBox: .checkbox
    case .radioButton: .radio
    case .textField: .textBox
    case .slider: .slider
    case .progress: .progressBar
    case .spinner: .comboBox
    case .tab: .tab
    case .list: .list
    }
  }
}

extension AndroidElement {
  /// Whether the view is on or off.
  var isSwitched: Bool { flags.contains(.isCheckable) || role.isSwitched }

  /// The role of a stop in the words of ARIA.
  ///
  /// - Parameter switched: The role of the switch that the row holds, or `nil`.
  /// - Returns: The role, or `nil` where neither class nor marks tell one.
  func role(switched: AndroidRole?) -> Role? {
    let isPressed = !flags.isDisjoint(with: [.isClickable, .isLongClickable])
    if let switched = switched?.role { return switched }
    if flags.contains(.isPassword) { return .textBox }
    if flags.contains(.isHeading), role.role == nil { return .heading }
    switch role {
    case .image: return isPressed ? .button : .image
    case .textField: return flags.contains(.isSearch) ? .searchBox : .textBox
    case .view, .text: return flags.contains(.isCheckable) ? .checkbox : nil
    default: return role.role
    }
  }

  /// The states of a stop.
  ///
  /// - Parameter isChecked: Whether it, or the switch that it holds, is on; `nil` where nothing can be.
  /// - Returns: The states that a dump tells.
  func states(isChecked: Bool?) -> States {
    var states = States()
    states.checked = isChecked.map { $0 ? .true : .false }
    if flags.contains(.isSelected) { states.isSelected = true }
    if flags.contains(.isLive) { states.live = .polite }
    return states
  }
}
