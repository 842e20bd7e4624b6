extension Role {
  /// What people call it in messages: `text field`.
  package var word: String {
    switch self {
    case .textBox: "text field"
    case .searchBox: "search field"
    case .radio: "radio button"
    case .switchControl: "switch"
    case .comboBox: "combo box"
    case .listBox: "list box"
    case .spinButton: "spin button"
    case .menuItem, .menuItemCheckbox, .menuItemRadio: "menu item"
    case .treeItem: "tree item"
    case .gridCell: "cell"
    default: rawValue
    }
  }
}
