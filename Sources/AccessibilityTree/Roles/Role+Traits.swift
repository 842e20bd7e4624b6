extension Role {
  /// The traits of UIKit that say the same as the role, empty where UIKit has no word for it.
  ///
  /// They are those that UIKit's own controls carry, and for a menu item, a spin button, a combo box or a
  /// measure those of the control that comes nearest (assumed).
  public var traits: Traits {
    switch self {
    case .button, .menuItem: .button
    case .link: .link
    case .heading: .header
    case .image: .image
    case .searchBox: .searchField
    case .textBox, .comboBox: .textEntry
    case .switchControl: [.switchButton, .button]
    case .checkbox, .menuItemCheckbox: .checkbox
    case .radio, .menuItemRadio: .radioButton
    case .slider, .spinButton: .adjustable
    case .tab: .tab
    case .progressBar, .meter, .timer: .updatesFrequently
    case .blockquote, .caption, .code, .definition, .deletion, .emphasis, .insertion, .mark, .math,
      .note, .paragraph, .strong, .subscript, .superscript, .term, .time:
      .staticText
    default: []
    }
  }

  /// The container that says the same as the role, or `nil`.
  public var container: Container? {
    switch self {
    case .list, .listBox, .directory: .list
    case .table, .grid, .treeGrid: .table
    case .tabList: .tabBar
    case .group, .radioGroup, .toolBar, .menu, .menuBar, .tree, .figure, .feed, .dialog,
      .alertDialog:
      .group
    default: category == .landmark ? .landmark : nil
    }
  }
}

extension Container {
  /// The role that says the same as the container.
  public var role: Role {
    switch self {
    case .list: .list
    case .landmark: .region
    case .table: .table
    case .group: .group
    case .tabBar: .tabList
    case .segmented: .radioGroup
    }
  }
}
