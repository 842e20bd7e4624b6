import AccessibilityTree

/// The roles of AccessKit that its adapter for iOS or its naming of nodes knows; all others only differ in
/// how they are called.
enum AccessKitRole: String {
  case unknown, other
  case genericContainer, textRun, label, image, link, heading, slider, spinButton, searchInput
  case button, defaultButton, disclosureTriangle, checkBox, radioButton, `switch`
  case menuItem, menuItemCheckBox, menuItemRadio, tab, progressIndicator
  case textInput, dateInput, dateTimeInput, weekInput, monthInput, timeInput, emailInput
  case numberInput, passwordInput, phoneNumberInput, urlInput
  case table, grid, treeGrid, listGrid
  case list, listBox, descriptionList, tree
  case article, banner, complementary, contentInfo, footer, form, main, navigation, region, search
  case group

  /// Creates the role of a name.
  init(named name: String) {
    if let role = AccessKitRole(rawValue: name) {
      self = role
    } else if let role = Self.formerNames[name] {
      self = role
    } else {
      self =
        Self.silentNames.contains(name) || name.hasPrefix("doc") || name.hasPrefix("graphics")
          || name.hasPrefix("pdf") ? .other : .unknown
    }
  }

  /// What roles were called before 0.17.
  private static let formerNames: [String: AccessKitRole] = [
    "staticText": .label, "inlineTextBox": .textRun, "toggleButton": .button,
    "textField": .textInput, "searchBox": .searchInput, "authorControlledParent": .genericContainer,
    "presentation": .genericContainer, "checkbox": .checkBox,
  ]

  /// Roles that the adapter has no traits and no container for.
  private static let silentNames: Set<String> = [
    "cell", "row", "listItem", "listMarker", "treeItem", "listBoxOption", "menuListOption",
    "paragraph", "pane", "rowHeader", "columnHeader", "column", "rowGroup", "tableHeaderContainer",
    "layoutTableCell", "layoutTableRow", "layoutTable", "menu", "multilineTextInput", "abbr",
    "alert", "alertDialog", "application", "audio", "blockquote", "canvas", "caption", "caret",
    "code", "colorWell", "comboBox", "editableComboBox", "comment", "contentDeletion",
    "contentInsertion", "definition", "descriptionListDetail", "descriptionListTerm", "details",
    "dialog", "directory", "document", "embeddedObject", "emphasis", "feed", "figureCaption",
    "figure", "footerAsNonLandmark", "gridCell", "header", "headerAsNonLandmark", "iframe",
    "iframePresentational", "imeCandidate", "keyboard", "legend", "lineBreak", "log", "mark",
    "marquee", "math", "menuBar", "menuListPopup", "meter", "note", "pluginObject", "portal", "pre",
    "radioGroup", "rootWebArea", "ruby", "rubyAnnotation", "scrollBar", "scrollView", "section",
    "sectionFooter", "sectionHeader", "splitter", "status", "strong", "suggestion", "svgRoot",
    "tabList", "tabPanel", "term", "time", "timer", "titleBar", "toolbar", "tooltip", "video",
    "webView", "window", "terminal",
  ]

  /// The traits that the adapter gives the role (documented).
  var traits: Traits {
    switch self {
    case .button, .defaultButton, .disclosureTriangle, .checkBox, .radioButton, .switch,
      .menuItemCheckBox, .menuItemRadio, .tab:
      .button
    case .link: .link
    case .image: .image
    case .label: .staticText
    case .heading: .header
    case .slider, .spinButton: .adjustable
    case .searchInput: .searchField
    case .progressIndicator: .updatesFrequently
    default: []
    }
  }

  /// The container that the adapter makes of the role (documented).
  var container: Container? {
    switch self {
    case .table, .grid, .treeGrid, .listGrid: .table
    case .list, .listBox, .descriptionList, .tree: .list
    case .article, .banner, .complementary, .contentInfo, .footer, .form, .main, .navigation,
      .region, .search:
      .landmark
    case .group: .group
    default: nil
    }
  }

  /// What a landmark of the role holds, or `nil` for what is no landmark of WAI-ARIA's.
  var landmark: LandmarkRole? {
    switch self {
    case .banner: .banner
    case .complementary: .complementary
    case .contentInfo, .footer: .contentinfo
    case .form: .form
    case .main: .main
    case .navigation: .navigation
    case .region: .region
    case .search: .search
    default: nil
    }
  }

  /// Whether nodes of the role that have no label are named by the texts and images in them.
  var isNamedByContent: Bool {
    switch self {
    case .button, .defaultButton, .checkBox, .link, .menuItem, .menuItemCheckBox, .menuItemRadio,
      .radioButton:
      true
    default: false
    }
  }

  /// Whether the role is a text field of one line, whose value may stand in the runs of its text.
  var isTextInput: Bool {
    switch self {
    case .textInput, .searchInput, .dateInput, .dateTimeInput, .weekInput, .monthInput, .timeInput,
      .emailInput, .numberInput, .passwordInput, .phoneNumberInput, .urlInput:
      true
    default: false
    }
  }

  /// Whether nodes of the role are left out, and what is in them is not.
  var isTransparent: Bool { self == .genericContainer || self == .textRun }
}
