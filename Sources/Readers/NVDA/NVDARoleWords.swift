import AccessibilityTree
import Voices

/// The words of NVDA for roles.
enum NVDARoleWords {
  /// Returns the phrase of a role, or `nil` for one that is not told.
  static func phrase(of element: Element) -> PhraseKey? {
    switch element.role {
    case .button:
      element.states.pressed != nil
        ? "toggleButton" : element.states.popup == .menu ? "menuButton" : .button
    case .checkbox: .checkbox
    case .switchControl: .switchButton
    case .radio: .radioButton
    case .textBox, .searchBox: .textField
    case .comboBox: "comboBox"
    case .listBox: "list"
    case .spinButton: "spinButton"
    case .slider: "slider"
    case .progressBar: "progressBar"
    case .link: .link
    case .image: "graphic"
    case .heading: "heading"
    case .tab: .tab
    case .menuItem: "menuItem"
    case .menuItemCheckbox: "checkMenuItem"
    case .menuItemRadio: "radioMenuItem"
    case .separator: "separator"
    case .tree: "treeView"
    case .mark: "highlighted"
    case .insertion: "inserted"
    case .deletion: "deleted"
    default: nil
    }
  }

  /// Returns whether what has the focus does not say its role, as long as it has a name (source code: `silentRolesOnFocus`).
  static func isSilentOnFocus(_ element: Element) -> Bool {
    switch element.role {
    case .option, .menuItem, .menuItemCheckbox, .treeItem: element.label?.isEmpty == false
    default: false
    }
  }

  /// Returns whether elements of a role are form fields.
  static func isField(_ role: Role) -> Bool {
    switch role {
    case .checkbox, .radio, .switchControl, .textBox, .searchBox, .comboBox, .listBox, .spinButton,
      .slider, .button:
      true
    default: false
    }
  }

  /// Returns whether an element says its name before its role wherever it is, and a value.
  static func holdsValue(_ element: Element) -> Bool {
    switch element.role {
    case .textBox, .searchBox, .comboBox, .listBox, .spinButton, .slider, .progressBar, .meter,
      .tree:
      true
    default: false
    }
  }

  /// Returns whether an element is a cell that can have the focus.
  static func isCell(_ element: Element) -> Bool {
    element.role == .gridCell || element.role == .cell
  }

  /// Returns whether an element is a field for text.
  static func isEdit(_ element: Element) -> Bool {
    element.role == .textBox || element.role == .searchBox
  }

  /// Returns whether the focus on an element turns to focus mode (source code: `browseMode.py`).
  static func takesKeys(_ element: Element) -> Bool {
    switch element.role {
    case .textBox, .searchBox, .comboBox, .listBox, .option, .slider, .tab, .menuItem,
      .menuItemCheckbox, .menuItemRadio, .tree, .treeItem, .spinButton, .gridCell, .columnHeader,
      .rowHeader, .radio:
      true
    default: false
    }
  }

  /// Returns whether an element takes the focus of the keyboard.
  static func takesFocus(_ element: Element) -> Bool {
    if let states = element.statedFacts.flag(.keyboardFocusable) { return states }
    if element.webFlags.contains(.continues) || element.traits.contains(.notEnabled) {
      return false
    }
    if element.webFlags.contains(.isEditable) { return true }
    switch element.role {
    case .button, .link, .checkbox, .switchControl, .slider: return true
    // Of radio buttons that belong together Tab stops at the one that is chosen.
    case .radio: return element.position == nil || element.states.checked == .true
    case .heading, .image, .progressBar, .separator, nil: return false
    case .columnHeader, .rowHeader: return false
    default: return takesKeys(element)
    }
  }
}
