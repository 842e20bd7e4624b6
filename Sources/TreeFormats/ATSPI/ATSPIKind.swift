internal import AccessibilityTree

/// What an object of AT-SPI is, by its role.
enum ATSPIKind {
  /// One thing with all that stands in it.
  case whole(Role)
  /// A field, whose text is its value.
  case field(Role)
  /// A thing that is heard, and holds others that are heard behind it.
  case head(Role)
  /// Something that holds others and is told of on the way in, if it has a name or always is.
  case holder(Role)
  /// A text.
  case text
  /// Something that only holds others.
  case wrapper
  /// Something that is never heard.
  case silent

  /// Tells what an object is.
  init(_ node: ATSPINode) {
    if let told = Self.byRole[node.role] {
      self = told
    } else if node.role == "text" || node.role == "terminal" {
      let isField = node.states.contains("editable") || node.states.contains("focusable")
      self = isField ? .field(.textBox) : .text
    } else {
      self = .wrapper
    }
    // What authors of pages write says more than a section.
    guard let word = node.attributes["xml-roles"]?.split(separator: " ").first,
      let role = Role(word: String(word))
    else { return }
    switch (self, role) {
    case (.wrapper, .region), (.wrapper, .group), (_, .banner), (_, .complementary),
      (_, .contentInfo), (_, .main), (_, .navigation), (_, .search):
      self = .holder(role)
    case (.whole(.button), .switchControl), (.whole(.checkbox), .switchControl):
      self = .whole(.switchControl)
    default: break
    }
  }

  private static let byRole: [String: ATSPIKind] = [
    "push button": .whole(.button), "push button menu": .whole(.button),
    "toggle button": .whole(.button), "check box": .whole(.checkbox),
    "radio button": .whole(.radio), "check menu item": .whole(.menuItemCheckbox),
    "radio menu item": .whole(.menuItemRadio), "menu item": .whole(.menuItem),
    "tearoff menu item": .whole(.menuItem), "slider": .whole(.slider), "dial": .whole(.slider),
    "progress bar": .whole(.progressBar), "level bar": .whole(.meter),
    "combo box": .field(.comboBox), "link": .whole(.link), "image": .whole(.image),
    "icon": .whole(.image), "canvas": .whole(.image), "drawing area": .whole(.image),
    "heading": .head(.heading), "page tab": .head(.tab), "tree item": .head(.treeItem),
    "spin button": .field(.spinButton), "entry": .field(.textBox),
    "password text": .field(.textBox), "editbar": .field(.textBox),
    "autocomplete": .field(.textBox), "menu": .head(.menu), "popup menu": .holder(.menu),
    "menu bar": .holder(.menuBar), "tool bar": .holder(.toolBar), "list": .holder(.list),
    "list box": .holder(.list), "table": .holder(.table), "tree table": .holder(.treeGrid),
    "tree": .holder(.tree), "page tab list": .holder(.tabList), "panel": .holder(.group),
    "grouping": .holder(.group), "dialog": .holder(.dialog), "alert": .holder(.alertDialog),
    "form": .holder(.form), "article": .holder(.article), "block quote": .holder(.blockquote),
    "document web": .holder(.document), "document frame": .holder(.document),
    "label": .text, "static": .text, "caption": .text, "tool tip": .text, "footnote": .text,
    "description term": .text, "description value": .text, "accelerator label": .silent,
    "scroll bar": .silent, "ruler": .silent, "separator": .silent, "title bar": .wrapper,
    "list item": .head(.listItem), "table cell": .head(.cell),
    "table column header": .head(.columnHeader), "column header": .head(.columnHeader),
    "table row header": .head(.rowHeader), "row header": .head(.rowHeader),
    "math": .whole(.math), "calendar": .whole(.group), "status bar": .holder(.status),
  ]
}
