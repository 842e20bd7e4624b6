internal import AccessibilityTree

/// What a role of a web page is, by any of its names.
enum ARIARole: Equatable {
  /// A role that no table here knows, by its name.
  case unknown(String)
  /// A part of a text, a line break: never heard.
  case silent
  case text
  case listMarker
  case document
  /// What only holds others: paragraphs, list items, live regions.
  case generic
  case heading
  case link
  case button
  case disclosure
  case checkbox
  case radio
  case switchControl
  case menuItem
  case option
  case slider
  case spinButton
  case progress
  case textBox
  case searchBox
  case comboBox
  /// A field that opens a picker: dates, times, colours.
  case pickerField
  case image
  case math
  case tab
  case treeItem
  case separator
  case scrollBar
  case group
  case radioGroup
  case list
  case listItem
  case table
  case row
  case cell
  case columnHeader
  case rowHeader
  case tabList
  /// A landmark, with what it holds where that is one of WAI-ARIA's own kinds.
  case landmark(LandmarkRole?)
  /// What is a landmark if it has a name.
  case namedLandmark(LandmarkRole)
  case dialog

  /// Creates the role of a name.
  ///
  /// - Parameter name: An ARIA role, or a role of Chrome's own such as `RootWebArea`.
  init(named name: String) { self = Self.byName[name] ?? .unknown(name) }

  /// Whether text that stands inside a node of the role is its value.
  var takesText: Bool { self == .textBox || self == .searchBox || self == .spinButton }

  /// Whether snapshots write a node's value as a text inside it.
  var hasValue: Bool {
    takesText || self == .slider || self == .progress || self == .comboBox || self == .pickerField
  }

  /// The role in the words of WAI-ARIA 1.2, or `nil` where it has none.
  var role: Role? {
    switch self {
    case .unknown, .silent, .text, .listMarker, .pickerField: nil
    case .landmark(let kind): kind.flatMap { Role(rawValue: $0.rawValue) }
    case .namedLandmark(let kind): Role(rawValue: kind.rawValue)
    case .document: .document
    case .generic: .generic
    case .heading: .heading
    case .link: .link
    case .button, .disclosure: .button
    case .checkbox: .checkbox
    case .radio: .radio
    case .switchControl: .switchControl
    case .menuItem: .menuItem
    case .option: .option
    case .slider: .slider
    case .spinButton: .spinButton
    case .progress: .progressBar
    case .textBox: .textBox
    case .searchBox: .searchBox
    case .comboBox: .comboBox
    case .image: .image
    case .math: .math
    case .tab: .tab
    case .treeItem: .treeItem
    case .separator: .separator
    case .scrollBar: .scrollBar
    case .group: .group
    case .radioGroup: .radioGroup
    case .list: .list
    case .listItem: .listItem
    case .table: .table
    case .row: .row
    case .cell: .cell
    case .columnHeader: .columnHeader
    case .rowHeader: .rowHeader
    case .tabList: .tabList
    case .dialog: .dialog
    }
  }
}
