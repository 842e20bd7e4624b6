import AccessibilityTree
import Voices

/// The words for roles and states that Chrome gives TalkBack on a page, in place of TalkBack's own (source code:
/// Chromium, browser_accessibility_android.cc, `GetRoleDescription` and `GetStateDescription`; the words are those that
/// people wrote down at a11ysupport.io).
enum ChromeRoleWords {
  /// What the element is, in one word or two.
  static func phrase(of element: Element) -> PhraseKey? {
    let flags = element.webFlags
    if flags.contains(.isColor) { return "colorPicker" }
    if flags.contains(.isDateTime) { return "dateTimePicker" }
    if flags.contains(.isDate) { return "datePicker" }
    if flags.contains(.isTime) { return "timePicker" }
    if flags.contains(.isSelect) { return "menuPopupButton" }
    if flags.contains(.isSummary) { return "disclosureTriangle" }
    if element.toolkitType == "Video" { return "video" }
    if element.toolkitType?.hasPrefix("DescriptionListDetail") == true { return "definition" }
    if element.semanticRole == .button {
      switch element.states.popup {
      case .menu: return "menuPopupButton"
      case .dialog: return "dialogPopupButton"
      case .listBox, .tree, .grid: return "popupButton"
      case nil: break
      }
      return element.states.pressed == nil ? .button : "toggleButton"
    }
    return roles[element.semanticRole ?? .generic] ?? TalkBackRoleWords.phrase(of: element)
  }

  private static let roles: [Role: PhraseKey] = [
    .image: "graphic", .figure: "graphic", .spinButton: "spinButton",
    .columnHeader: "columnHeader", .rowHeader: "rowHeader", .separator: "splitter",
    .definition: "definition", .status: "status", .region: "region", .listBox: "listBox",
    .menuItem: "menuItem", .treeItem: "treeItem", .alert: "alert", .log: "log", .timer: "timer",
    .meter: "meter", .article: "article", .blockquote: "blockquote", .banner: "banner",
    .complementary: "complementary", .contentInfo: "contentInformation", .main: "main",
    .navigation: "navigation", .search: "search", .dialog: "dialog", .note: "note",
    .math: "math", .mark: "highlight", .deletion: "deletion", .insertion: "insertion",
  ]

  /// That the element is the current one of several.
  static func phrase(of current: States.Current) -> PhraseKey {
    switch current {
    case .page: "currentPage"
    case .step: "currentStep"
    case .location: "currentLocation"
    case .date: "currentDate"
    case .time: "currentTime"
    case .true: "currentItem"
    }
  }
}
