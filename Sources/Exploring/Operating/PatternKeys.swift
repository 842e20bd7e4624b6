import AccessibilityTree
import OtherTechnologies

/// The keys that are tried on a control with the keyboard's focus.
enum PatternKeys {
  private static let arrows = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"].compactMap {
    KeyPress($0)
  }

  /// Returns the keys that go on inside of what the control is a part of, or change its value; `nil` for none.
  static func keys(of role: Role?) -> [KeyPress]? {
    switch role {
    case .tab, .radio, .menuItem, .menuItemCheckbox, .menuItemRadio, .option, .treeItem, .gridCell,
      .slider, .spinButton:
      arrows
    default: nil
    }
  }

  /// Returns the key that activates a control, or `nil` where a keyboard does so in no known way.
  static func activation(of role: Role?) -> KeyPress? {
    switch role {
    case .button, .link: .enter
    case .checkbox, .switchControl: .space
    default: nil
    }
  }

  /// Returns the keys that may activate it as well.
  static func others(of key: KeyPress) -> [KeyPress] { key == .enter ? [.space] : [] }
}
