import AccessibilityTree

/// What counts as a form control (recalled from Apple's user guide).
enum FormControls {
  static let traits: Traits = [
    .button, .searchField, .adjustable, .textEntry, .radioButton, .popupButton, .checkbox,
    .switchButton, .pickerItem,
  ]
}
