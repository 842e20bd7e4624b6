extension Traits {
  /// The role that corresponds to the traits, or `nil` if there is none.
  ///
  /// If several apply, the most specific one counts: a system switch also has the trait of a button.
  public var role: Role? {
    // Nearly every element is a text, or has no trait at all.
    if isDisjoint(with: Self.ofRoles) { return nil }
    return Self.roles.first { contains($0.trait) }?.role
  }

  /// The trait that names another role than a given one, or `nil` where the two go together.
  ///
  /// They do where any trait names the role, or one that the role is a kind of: a combo box is a text field
  /// or a pop-up button, and an item of a menu, list, tree or table may be a button, link or picture.
  package func contradiction(of role: Role) -> (trait: Traits, name: String)? {
    if isDisjoint(with: Self.ofRoles) { return nil }
    var first: Traits?
    for (trait, named) in Self.roles where contains(trait) {
      if role == named || Self.kinds(of: trait).contains(role) { return nil }
      first = first ?? trait
    }
    return first.flatMap { trait in trait.names.first.map { (trait, $0) } }
  }

  /// The traits that name a role.
  static let ofRoles = Traits(roles.map(\.trait))

  private static let roles: [(trait: Traits, role: Role)] = [
    (.switchButton, .switchControl), (.checkbox, .checkbox), (.radioButton, .radio), (.tab, .tab),
    (.searchField, .searchBox), (.textEntry, .textBox), (.adjustable, .slider),
    (.popupButton, .button), (.backButton, .button), (.pickerItem, .spinButton), (.link, .link),
    (.button, .button), (.header, .heading), (.image, .image), (.tabBar, .tabList),
  ]

  private static let items: Set<Role> = [
    .menuItem, .menuItemCheckbox, .menuItemRadio, .option, .treeItem, .listItem, .row, .cell,
    .gridCell, .columnHeader, .rowHeader,
  ]

  // The roles that an element with the trait may have beside the one that the trait names.
  private static func kinds(of trait: Traits) -> Set<Role> {
    switch trait {
    case .button: items.union([.switchControl, .checkbox, .radio, .tab, .comboBox])
    case .link: items.union([.tab])
    case .header: items
    case .image: items.union([.figure, .math, .meter])
    case .searchField: [.textBox, .comboBox]
    case .textEntry: [.searchBox, .comboBox, .spinButton, .cell, .gridCell]
    case .adjustable:
      [.spinButton, .scrollBar, .separator, .comboBox, .listBox, .radioGroup, .tabList]
    case .switchButton: items.union([.checkbox, .button])
    case .popupButton: items.union([.comboBox, .listBox, .textBox])
    case .checkbox: items.union([.switchControl])
    case .radioButton: items.union([.tab])
    case .backButton: [.link]
    case .pickerItem: [.slider, .listBox, .option, .comboBox]
    case .tabBar: [.navigation, .toolBar]
    default: []
    }
  }
}
