import AccessibilityTree

extension WebRole {
  /// The word for the marker of a list item, which ARIA has none for.
  static let listMarkerWord = "ListMarker"

  /// Creates the role that an element states.
  init(_ element: Element, _ flags: WebFlags) {
    if element.toolkitType == "Video" || element.toolkitType == "Audio" {
      self = .media
    } else if flags.contains(.hasDataList), element.role == .comboBox {
      self = .textBox
    } else if !flags.isDisjoint(with: [.isDate, .isTime, .isDateTime, .isColor]) {
      self = .pickerField
    } else if element.role == nil, let word = element.statedFacts.text(.ariaRole) {
      self = word == Self.listMarkerWord ? .listMarker : .unknown(word)
    } else if element.role == nil, element.traits.contains(.popupButton) {
      self = .pickerField
    } else if element.role == nil, element.container == .landmark {
      self = .landmark(nil)
    } else if let role = element.semanticRole {
      self.init(role)
    } else {
      self = element.traits.contains(.staticText) ? .text : .generic
    }
  }

  private init(_ role: Role) {
    switch role {
    case .document: self = .document
    case .heading: self = .heading
    case .link: self = .link
    case .button: self = .button
    case .checkbox, .menuItemCheckbox: self = .checkbox
    case .radio, .menuItemRadio: self = .radio
    case .switchControl: self = .switchControl
    case .menuItem: self = .menuItem
    case .option: self = .option
    case .slider: self = .slider
    case .spinButton: self = .spinButton
    case .progressBar, .meter: self = .progress
    case .textBox: self = .textBox
    case .searchBox: self = .searchBox
    case .comboBox: self = .comboBox
    case .image: self = .image
    case .math: self = .math
    case .tab: self = .tab
    case .treeItem: self = .treeItem
    case .separator: self = .separator
    case .scrollBar: self = .scrollBar
    case .group, .figure, .toolBar, .menu, .menuBar, .tree, .feed: self = .group
    case .alert, .application, .article, .log, .marquee, .note, .status, .tabPanel, .timer,
      .tooltip:
      self = .block
    case .term, .definition: self = .definition
    case .radioGroup: self = .radioGroup
    case .list, .listBox, .directory: self = .list
    case .listItem: self = .listItem
    case .table, .grid, .treeGrid: self = .table
    case .row: self = .row
    case .cell, .gridCell: self = .cell
    case .columnHeader: self = .columnHeader
    case .rowHeader: self = .rowHeader
    case .tabList: self = .tabList
    case .region: self = .namedLandmark(.region)
    case .form: self = .namedLandmark(.form)
    case .banner: self = .landmark(.banner)
    case .complementary: self = .landmark(.complementary)
    case .contentInfo: self = .landmark(.contentinfo)
    case .main: self = .landmark(.main)
    case .navigation: self = .landmark(.navigation)
    case .search: self = .landmark(.search)
    case .dialog, .alertDialog: self = .dialog
    case .blockquote, .caption, .code, .comment, .deletion, .emphasis, .generic, .insertion, .mark,
      .paragraph, .sectionFooter, .sectionHeader, .presentation, .rowGroup, .strong, .subscript,
      .suggestion, .superscript, .time:
      self = .generic
    }
  }
}
