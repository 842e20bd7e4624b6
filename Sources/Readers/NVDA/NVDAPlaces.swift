import AccessibilityTree
import ScreenReader
import Voices

/// The containers that NVDA tells of in browse mode.
enum NVDAPlaces {
  /// Returns whether an element is a landmark or a region.
  static func isLandmark(_ element: Element) -> Bool {
    switch element.role {
    case .banner, .complementary, .contentInfo, .main, .navigation, .search, .form: true
    case .region: element.label?.isEmpty == false
    default: false
    }
  }

  /// Returns whether a container is a table.
  static func isTable(_ element: Element) -> Bool {
    element.role == .table || element.role == .grid || element.role == .treeGrid
  }

  /// Returns whether a container is told of on the way in.
  static func isTold(_ element: Element) -> Bool {
    phrase(of: element) != nil || element.roleDescription?.isEmpty == false
  }

  /// Returns whether a container stands within a line of text.
  static func isInline(_ element: Element) -> Bool {
    element.role == .mark || element.webFlags.contains(.isInline)
  }

  /// Returns the word for a container, or `nil` for one that is not told.
  static func phrase(of element: Element) -> PhraseKey? {
    let isNamed = element.label?.isEmpty == false
    let flags = element.webFlags
    if flags.contains(.isFrame) { return "frame" }
    if flags.contains(.isEditable), element.role == nil || element.role == .generic {
      return "section"
    }
    return switch element.role {
    case .textBox, .searchBox: flags.contains(.isEditable) ? .textField : nil
    case .mark: "highlighted"
    case .tabPanel: "propertyPage"
    case .banner: "bannerLandmark"
    case .complementary: "complementaryLandmark"
    case .contentInfo: "contentInfoLandmark"
    case .main: "mainLandmark"
    case .navigation: "navigationLandmark"
    case .search: "searchLandmark"
    case .form: "form"
    case .region: isNamed ? "region" : nil
    case .group, .radioGroup: isNamed ? "grouping" : nil
    case .list, .directory: "list"
    case .table, .grid, .treeGrid: "table"
    case .blockquote: "blockQuote"
    case .figure: "figure"
    case .toolBar: "toolBar"
    case .menu: "menu"
    case .menuBar: "menuBar"
    case .tabList: "tabControl"
    case .dialog, .alertDialog: "dialog"
    default: nil
    }
  }

  /// Returns whether leaving a container is told: of landmarks it is not (source code: `textInfos`).
  static func tellsLeaving(_ element: Element) -> Bool {
    if element.webFlags.contains(.isFrame) { return true }
    switch element.role {
    case .list, .directory, .region, .group, .radioGroup, .table, .grid, .treeGrid, .blockquote,
      .figure, .toolBar, .menu, .mark, .textBox:
      return true
    default: return element.roleDescription?.isEmpty == false
    }
  }
}
