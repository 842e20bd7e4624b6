import AccessibilityTree

/// What becomes of a node of a page in Chromium's accessibility.
enum ChromiumKind {
  /// A text.
  case text
  /// The marker of a list item, which is a text there.
  case marker
  /// One object with all that it holds.
  case whole
  /// A heading or a link, whose texts are objects that say what they stand in.
  case phrase
  /// An object that holds others and is told of on the way in.
  case holder
  /// An item of a list or a feed, which holds others and is counted.
  case item
  /// A row of a table.
  case row
  /// A cell of a table.
  case cell
  /// A field's label.
  case label
  /// A block of text that has a role of its own, or none.
  case block
  /// Nothing but what it holds.
  case transparent

  /// Says what becomes of a node.
  init(_ element: Element, in api: ChromiumAPI) {
    let kind = ChromiumKind(element)
    self = api == .atSPI ? kind : kind.asField(element, in: api)
  }

  /// What becomes of the node where it is a field around a part of a flat text (source code of NVDA:
  /// `gecko_ia2.cpp`).
  private func asField(_ element: Element, in api: ChromiumAPI) -> ChromiumKind {
    if element.role == .tabPanel || element.role == .mark { return .holder }
    if api == .iAccessible2 {
      if element.role == .tabList { return .holder }
      // What is drawn without an area and holds nothing is no part of the text (recorded of separators).
      if element.role == .separator, let frame = element.frame, frame.width * frame.height == 0 {
        return .transparent
      }
    }
    let flags = element.webFlags
    if flags.contains(.isFrame) { return .holder }
    switch self {
    case .block, .transparent:
      if element.role == .alert || element.role == .marquee { return .transparent }
      if element.roleDescription?.isEmpty == false { return .holder }
      return flags.contains(.describesItself) ? .block : self
    default: return self
    }
  }

  private init(_ element: Element) {
    if element.role == nil {
      if element.statedFacts.text(.ariaRole) == "ListMarker" {
        self = .marker
      } else if element.traits.contains(.popupButton) {
        self = .whole
      } else {
        self = element.traits.contains(.staticText) ? .text : .transparent
      }
      return
    }
    switch element.toolkitType {
    case "LabelText": self = .label
    case "PluginObject", "EmbeddedObject": self = .whole
    case "Video", "Audio": self = .transparent
    case "DescriptionListTerm", "DescriptionListDetail", "DescriptionListDetails", "Legend",
      "Figcaption":
      self = .block
    default: self = Self.kind(element)
    }
  }

  private static func kind(_ element: Element) -> ChromiumKind {
    switch element.role {
    case .button, .checkbox, .radio, .switchControl, .menuItem, .menuItemCheckbox, .menuItemRadio,
      .option, .tab, .slider, .spinButton, .progressBar, .meter, .textBox, .searchBox, .comboBox,
      .listBox, .image, .math, .separator, .application, .tree, .treeItem:
      .whole
    case .scrollBar: .whole
    case .heading, .link: .phrase
    case .list, .table, .grid, .treeGrid, .blockquote, .figure, .form, .feed, .toolBar, .menu,
      .menuBar, .dialog, .alertDialog, .banner, .complementary, .contentInfo, .main, .navigation,
      .search, .region, .directory:
      .holder
    case .group, .radioGroup: element.label == nil ? .block : .holder
    case .listItem, .article: .item
    case .row: .row
    case .cell, .columnHeader, .rowHeader, .gridCell: .cell
    case .paragraph, .term, .definition, .caption, .note, .deletion, .insertion, .mark,
      .superscript, .subscript, .alert, .status, .log, .timer, .marquee, .comment, .suggestion:
      .block
    default: .transparent
    }
  }
}
