internal import AccessibilityTree

/// The roles of a dump, in the spelling of `type`; `role` has `AX` in front.
enum IDBRole: String {
  case application = "Application"
  case window = "Window"
  case group = "Group"
  case tabGroup = "TabGroup"
  case scrollArea = "ScrollArea"
  case webArea = "WebArea"
  case sheet = "Sheet"
  case grid = "Grid"
  case list = "List"
  case table = "Table"
  case toolbar = "Toolbar"
  case scrollBar = "ScrollBar"
  case splitter = "Splitter"
  case generic = "GenericElement"
  case button = "Button"
  case menuButton = "MenuButton"
  case popUpButton = "PopUpButton"
  case checkBox = "CheckBox"
  case `switch` = "Switch"
  case radioButton = "RadioButton"
  case tab = "Tab"
  case heading = "Heading"
  case staticText = "StaticText"
  case image = "Image"
  case link = "Link"
  case slider = "Slider"
  case incrementor = "Incrementor"
  case textField = "TextField"
  case secureTextField = "SecureTextField"
  case searchField = "SearchField"
  case textArea = "TextArea"

  /// Creates the role of a name; unknown ones are elements without a role.
  init(named name: String) {
    self = IDBRole(rawValue: name.hasPrefix("AX") ? String(name.dropFirst(2)) : name) ?? .generic
  }

  /// Whether a node of the role only ever holds others.
  var isStructure: Bool {
    switch self {
    case .application, .window, .group, .tabGroup, .scrollArea, .webArea, .sheet, .grid, .list,
      .table, .toolbar:
      true
    default: false
    }
  }

  /// Whether a node of the role shows or moves parts of the screen and says nothing.
  var isOrnament: Bool { self == .scrollBar || self == .splitter }

  /// The traits that stand for `traits` where the dump has none.
  var traits: Traits {
    switch self {
    case .button, .menuButton: .button
    case .popUpButton: .popupButton
    case .checkBox: .checkbox
    case .switch: [.switchButton, .button]
    case .radioButton: .radioButton
    case .tab: .tab
    case .heading: .header
    case .staticText: .staticText
    case .image: .image
    case .link: .link
    case .slider, .incrementor: .adjustable
    case .textField: .textEntry
    case .secureTextField: [.textEntry, .secureTextField]
    case .searchField: [.textEntry, .searchField]
    case .textArea: [.textEntry, .textArea]
    default: []
    }
  }
}

extension IDBElement {
  /// Whether the node is an item of a tab bar or a segment.
  var isTab: Bool { role == .tab || subrole == "AXTabButton" || roleDescription == "tab" }

  /// Whether the node is a switch; a checkbox that is none belongs to a web page.
  var isSwitch: Bool { role == .switch || subrole == "AXSwitch" || subrole == "AXToggle" }

  /// Whether text is typed into the node.
  var takesText: Bool { roleTraits.contains(.textEntry) }

  /// The traits that the role and its kin say.
  var roleTraits: Traits {
    if isSwitch { return [.switchButton, .button] }
    if isTab { return .tab }
    var traits = role.traits
    if subrole == "AXSearchField" { traits.formUnion([.textEntry, .searchField]) }
    if subrole == "AXSecureTextField" { traits.formUnion([.textEntry, .secureTextField]) }
    return traits
  }
}
