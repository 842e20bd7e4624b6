extension Role {
  /// The kinds of roles by the taxonomy of WAI-ARIA 1.2, each role in one of them.
  public enum Category: CaseIterable, Hashable, Sendable {
    /// A control of its own, or a part of a larger one.
    case widget
    /// A control that holds others and moves the focus among them.
    case composite
    /// What gives content its order: texts, lists, tables.
    case structure
    /// A part of a page that one can go to.
    case landmark
    /// What changes and is told.
    case live
    /// A window within a page.
    case window
  }

  /// The kind of the role.
  public var category: Category {
    switch self {
    case .button, .checkbox, .gridCell, .link, .menuItem, .menuItemCheckbox, .menuItemRadio,
      .option, .progressBar, .radio, .scrollBar, .searchBox, .slider, .spinButton, .switchControl,
      .tab, .tabPanel, .textBox, .treeItem:
      .widget
    case .comboBox, .grid, .listBox, .menu, .menuBar, .radioGroup, .tabList, .tree, .treeGrid:
      .composite
    case .banner, .complementary, .contentInfo, .form, .main, .navigation, .region, .search:
      .landmark
    case .alert, .log, .marquee, .status, .timer: .live
    case .alertDialog, .dialog: .window
    case .application, .article, .blockquote, .caption, .cell, .code, .columnHeader, .comment,
      .definition, .deletion, .directory, .document, .emphasis, .feed, .figure, .generic, .group,
      .heading, .image, .insertion, .list, .listItem, .mark, .math, .meter, .note, .paragraph,
      .presentation, .row, .rowGroup, .rowHeader, .sectionFooter, .sectionHeader, .separator,
      .strong, .subscript, .suggestion,
      .superscript, .table, .term, .time, .toolBar, .tooltip:
      .structure
    }
  }

  /// Whether something can be done with what has the role: a control, or one that holds others.
  package var isControl: Bool { category == .widget || category == .composite }

  /// Whether a node without children that has the role and nothing else is an element, as one with a trait
  /// is: a control, a heading or a picture, and no container or piece of structure.
  package var isElementByDefault: Bool {
    switch self {
    case .comboBox, .heading, .image, .math, .meter: true
    case .gridCell, .scrollBar, .tabPanel: false
    default: category == .widget
    }
  }
}
