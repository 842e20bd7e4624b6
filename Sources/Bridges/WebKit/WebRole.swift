import AccessibilityTree

/// What a node of a web page is to WebKit on iOS; roles that are told alike are one.
enum WebRole: Equatable {
  /// A role that no table here knows, by its name.
  case unknown(String)
  case text
  case listMarker
  case document
  /// What only holds others: paragraphs, list items, live regions.
  case generic
  case heading
  case link
  case button
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
  /// A film or a sound with what plays it.
  case media
  case math
  case tab
  case treeItem
  case separator
  case scrollBar
  case group
  /// What has a word of its own on macOS, and none on iOS: notes, logs, articles.
  case block
  /// A term, or what it means.
  case definition
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

  /// Whether a node of the role is one stop whatever it holds.
  ///
  /// The children of these roles are presentational (WAI-ARIA 1.2, documented).
  var isStop: Bool {
    switch self {
    case .button, .checkbox, .radio, .switchControl, .menuItem, .option, .slider,
      .spinButton, .progress, .textBox, .searchBox, .comboBox, .pickerField, .image, .media,
      .math, .tab,
      .treeItem:
      true
    default: false
    }
  }

  /// Whether a person can act on a node of the role.
  var isInteractive: Bool { self == .link || isStop && self != .image && self != .math }

  /// Whether a node of the role is checked or not.
  var isCheckable: Bool { self == .checkbox || self == .radio || self == .switchControl }

  /// Whether text that stands inside a node of the role is its value.
  var takesText: Bool { self == .textBox || self == .searchBox || self == .spinButton }

  /// Whether a node of the role is named by what it holds (WAI-ARIA 1.2, documented).
  var isNamedByContent: Bool {
    switch self {
    case .button, .checkbox, .radio, .switchControl, .menuItem, .option, .tab,
      .treeItem, .link, .heading:
      true
    default: false
    }
  }

  /// Whether a node of the role becomes a plain text when it has a name and holds nothing.
  var isTextWhenEmpty: Bool {
    switch self {
    case .generic, .block, .definition, .group, .listItem, .row, .cell, .columnHeader, .rowHeader,
      .unknown:
      true
    default: false
    }
  }
}
