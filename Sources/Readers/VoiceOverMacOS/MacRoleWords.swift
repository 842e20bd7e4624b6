import AccessibilityTree
import ScreenReader
import Voices

/// The words of VoiceOver on the Mac for roles.
enum MacRoleWords {
  /// Returns the phrase of a role, or `nil` for one that is not told.
  static func phrase(of element: Element) -> PhraseKey? {
    if let key = media(element) ?? web(element) { return key }
    return switch element.semanticRole {
    case .button: button(element)
    case .link: .link
    case .image: .image
    case .checkbox, .menuItemCheckbox: .checkbox
    case .switchControl: .switchButton
    case .radio, .menuItemRadio: .radioButton
    case .tab: .tab
    case .textBox: element.traits.contains(.secureTextField) ? .secureTextField : .textField
    case .searchBox: .searchField
    case .spinButton: "numberField"
    case .slider: "slider"
    case .comboBox: "comboBox"
    case .listBox: "listBox"
    case .option: "option"
    case .menu, .menuBar: "menu"
    case .menuItem: "menuItem"
    case .group: "group"
    case .radioGroup: "radioGroup"
    case .toolBar: "toolbar"
    case .separator: separator(element)
    case .progressBar: "progressIndicator"
    case .meter: "levelIndicator"
    case .math: "math"
    case .list: "list"
    case .table, .grid, .treeGrid: "table"
    case .document: "webContent"
    default: landmark(element) ?? rest(element)
    }
  }

  private static func media(_ element: Element) -> PhraseKey? {
    switch element.toolkitType {
    case "Video": "videoPlayback"
    case "Audio": "audioPlayback"
    default: nil
    }
  }

  // What the document of a page says beyond the role.
  private static func web(_ element: Element) -> PhraseKey? {
    let flags = element.webFlags
    if flags.isEmpty {
      return element.semanticRole == .comboBox && element.traits.contains(.popupButton)
        ? .popupButton : nil
    }
    if flags.contains(.isFile) { return "fileUploadButton" }
    if flags.contains(.isColor) { return "colorWell" }
    if flags.contains(.hasDataList) { return .textField }
    if flags.contains(.isSelect) { return .popupButton }
    if flags.contains(.isSummary) { return "summary" }
    if flags.contains(.isDefinitionList) { return "descriptionList" }
    return flags.isDisjoint(with: [.isDate, .isTime, .isDateTime]) ? nil : .textField
  }

  private static func button(_ element: Element) -> PhraseKey {
    if element.states.pressed != nil { return "toggleButton" }
    return element.traits.contains(.popupButton) ? .popupButton : .button
  }

  // A rule of the page's own is none to be moved.
  private static func separator(_ element: Element) -> PhraseKey {
    guard element.webFlags.contains(.isSplitter) else { return "separator" }
    return element.states.orientation == .vertical ? "verticalSplitter" : "horizontalSplitter"
  }

  private static func landmark(_ element: Element) -> PhraseKey? {
    switch element.semanticRole {
    case .region: "region"
    case .banner: "banner"
    case .complementary: "complementary"
    case .contentInfo: "contentInformation"
    case .main: "main"
    case .navigation: "navigation"
    case .search: "search"
    case .form: "form"
    case .tabPanel: "tabPanel"
    default: nil
    }
  }

  private static func rest(_ element: Element) -> PhraseKey? {
    switch element.semanticRole {
    case .dialog: "webDialog"
    case .alertDialog: "webAlertDialog"
    case .application: "webApplication"
    case .article: "article"
    case .note: "note"
    case .tooltip: "tooltip"
    case .log: "log"
    case .alert: "alert"
    case .status: "status"
    case .figure: "figure"
    case .timer: "timer"
    case .marquee: "marquee"
    // What takes the focus and says nothing of itself is a group.
    case nil: element.respondsToUserInteraction == true ? "group" : nil
    default: nil
    }
  }
}
