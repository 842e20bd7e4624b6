import AccessibilityTree
import ScreenReader

extension Sounds {
  /// The sounds of ChromeVox: one for what an object is, and one at the other end of a page (source code:
  /// `output_role_info.ts`, `output_rules.ts`, `command_handler.ts`).
  static let chromeVox: Sounds = {
    var sounds = Sounds(
      without: Set(Earcon.allCases).subtracting([
        .wrapped, .link, .button, .checkedOn, .checkedOff, .editableText, .listBox, .popUpButton,
        .slider, .listItem, .modalAlert, .alert,
      ]))
    sounds.beside = { elements in
      guard let element = elements.first else { return [] }
      if let checked = checked(element) { return [checked ? .checkedOn : .checkedOff] }
      return elements.lazy.compactMap(sound).first.map { [$0] } ?? []
    }
    return sounds
  }()

  private static func checked(_ element: Element) -> Bool? {
    if element.role == .button, let pressed = element.states.pressed { return pressed != .false }
    switch element.role {
    case .checkbox, .radio, .switchControl, .menuItemCheckbox, .menuItemRadio:
      return element.states.checked == .true || element.states.checked == .mixed
    default: return nil
    }
  }

  private static func sound(of element: Element) -> Earcon? {
    switch element.role {
    case .button: element.states.popup == nil ? .button : .popUpButton
    case .link: .link
    case .comboBox:
      element.webFlags.contains(.isSelect)
        ? .popUpButton : element.states.isReadOnly == false ? .editableText : .listBox
    case .textBox, .searchBox: .editableText
    case .listBox, .spinButton: .listBox
    case .option, .listItem: .listItem
    case .slider: .slider
    case .alertDialog: .modalAlert
    case .alert: .alert
    default: nil
    }
  }
}
