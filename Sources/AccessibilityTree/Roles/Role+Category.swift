extension Role {
  /// The categories of roles in the taxonomy of WAI-ARIA 1.2; each role belongs to one.
  public enum Category: CaseIterable, Hashable, Sendable {
    /// A standalone control, or a part of a composite one.
    case widget
    /// A control that contains others and manages their focus.
    case composite
    /// A role that structures content: texts, lists, tables.
    case structure
    /// A landmark that a user can navigate to.
    case landmark
    /// A region whose changes are announced.
    case live
    /// A window within a page.
    case window
  }

  /// The category of the role.
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
