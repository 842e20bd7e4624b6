import AccessibilityTree
import Voices

/// The words of ChromeVox for roles (source code: `output_role_info.ts`).
enum ChromeVoxRoleWords {
  /// Returns the phrase of a role, or `nil` for one that is not told.
  static func phrase(of element: Element) -> PhraseKey? {
    if element.toolkitType == "DisclosureTriangle" { return nil }
    if element.webFlags.contains(.isSelect) { return .button }
    return control(element) ?? container(element)
  }

  /// Returns whether a container tells how many items it holds.
  static func countsItems(_ element: Element) -> Bool {
    switch element.role {
    case .list, .listBox, .tree, .menu: true
    default: false
    }
  }

  private static func control(_ element: Element) -> PhraseKey? {
    switch element.role {
    case .button: element.states.pressed == nil ? .button : "toggleButton"
    case .checkbox: .checkbox
    case .comboBox: "comboBox"
    case .link: element.webFlags.contains(.leadsInside) ? "internalLink" : .link
    case .image: .image
    case .listBox: "listBox"
    case .option: "listItem"
    case .menuItem: "menuItem"
    case .menuItemCheckbox: "menuItemCheckbox"
    case .menuItemRadio: "menuItemRadio"
    case .radio: .radioButton
    case .slider: "slider"
    case .spinButton: "spinButton"
    case .progressBar: "progressIndicator"
    case .meter: "meter"
    case .scrollBar: "scrollBar"
    case .searchBox: "search"
    case .textBox: .textField
    case .treeItem: "treeItem"
    case .tab: .tab
    case .row: "row"
    case .separator: "separator"
    case .math: "math"
    case .heading: "heading"
    case nil:
      element.webFlags.contains(.isTime)
        ? "timeControl" : element.webFlags.contains(.isDate) ? "dateControl" : nil
    default: nil
    }
  }

  private static func container(_ element: Element) -> PhraseKey? {
    switch element.role {
    case .alert: "alert"
    case .alertDialog: "alertDialog"
    case .application: "application"
    case .article: "article"
    case .banner: "banner"
    case .cell, .gridCell: "cell"
    case .columnHeader: "columnHeader"
    case .comment: "comment"
    case .complementary: "complementary"
    case .contentInfo: "contentInfo"
    case .definition: "definition"
    case .deletion: "deletion"
    case .dialog: "dialog"
    case .directory: "directory"
    case .document: "document"
    case .form: "form"
    case .grid: "grid"
    case .group: "group"
    case .insertion: "insertion"
    case .list: "list"
    case .listItem: "listItem"
    case .main: "main"
    case .mark: "mark"
    case .menu: "menu"
    case .menuBar: "menuBar"
    case .navigation: "navigation"
    case .note: "note"
    case .radioGroup: "radioGroup"
    case .region: "region"
    case .rowHeader: "rowHeader"
    case .search: "search"
    case .subscript: "subscript"
    case .suggestion: "suggestion"
    case .superscript: "superscript"
    case .tabList: "tabList"
    case .tabPanel: "tabPanel"
    case .table: "table"
    case .time: "time"
    case .toolBar: "toolBar"
    case .tree: "tree"
    default: nil
    }
  }
}
