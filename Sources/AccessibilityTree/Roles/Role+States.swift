extension Role {
  /// Returns whether elements of the role can have a state.
  ///
  /// By the tables of supported and inherited states of WAI-ARIA 1.2 (documented), where the states that
  /// every role has are those that are global in it and not deprecated.
  package func supports(_ state: States.Key) -> Bool {
    switch state {
    case .busy, .current, .live: true
    case .pressed: self == .button
    case .checked:
      [
        .checkbox, .menuItemCheckbox, .menuItemRadio, .option, .radio, .switchControl, .treeItem,
      ].contains(self)
    case .selected:
      [.columnHeader, .gridCell, .option, .row, .rowHeader, .tab, .treeItem].contains(self)
    case .required:
      [
        .checkbox, .columnHeader, .comboBox, .gridCell, .listBox, .radioGroup, .rowHeader,
        .searchBox, .spinButton, .switchControl, .textBox, .tree, .treeGrid,
        // HTML's own attribute holds for its radio buttons, and browsers tell of it.
        .radio,
      ].contains(self)
    case .readOnly:
      [
        .checkbox, .columnHeader, .comboBox, .grid, .gridCell, .listBox, .menuItemCheckbox,
        .menuItemRadio, .radioGroup, .rowHeader, .searchBox, .slider, .spinButton, .switchControl,
        .textBox, .treeGrid,
      ].contains(self)
    case .multiline: self == .textBox || self == .searchBox
    case .invalid:
      [
        .application, .checkbox, .columnHeader, .comboBox, .gridCell, .listBox, .radioGroup,
        .rowHeader, .searchBox, .slider, .spinButton, .switchControl, .textBox, .tree, .treeGrid,
      ].contains(self)
    case .popup:
      [
        .application, .button, .columnHeader, .comboBox, .gridCell, .link, .menuItem,
        .menuItemCheckbox, .menuItemRadio, .rowHeader, .searchBox, .slider, .tab, .textBox,
        .treeItem,
      ].contains(self)
    case .orientation:
      [
        .comboBox, .listBox, .menu, .menuBar, .radioGroup, .scrollBar, .separator, .slider,
        .tabList, .toolBar, .tree, .treeGrid,
      ].contains(self)
    case .sort: self == .columnHeader || self == .rowHeader
    }
  }
}
