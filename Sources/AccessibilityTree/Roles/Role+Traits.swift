extension Role {
  /// The UIKit traits that correspond to the role; empty if UIKit has none.
  ///
  /// They are the traits of UIKit's own controls. A menu item, a spin button, a combo box and a measure get those of
  /// the most similar control (assumed).
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

  /// The container that corresponds to the role, or `nil`.
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
  /// The role that corresponds to the container.
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
