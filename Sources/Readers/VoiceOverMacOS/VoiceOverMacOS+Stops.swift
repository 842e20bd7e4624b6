import AccessibilityTree
import ScreenReader

extension StopRules {
  /// What VoiceOver on the Mac stops at: elements, and the containers that have something to say.
  ///
  /// A named group or region, a list, a table, a dialog and what takes the keyboard's focus are stops of
  /// their own, and "end of …" is heard behind them; an unnamed group and a list of tabs are none
  /// (recorded: semrush/intergalactic; transcribed: a11ysupport.io).
  static let voiceOverMacOS: StopRules = {
    var rules = StopRules()
    rules.areLocal = true
    rules.edges = { node, tree in
      let element = tree[node]
      guard let role = element.semanticRole else {
        return element.respondsToUserInteraction == true ? .both : .none
      }
      switch role {
      case .list, .listBox, .table, .grid, .treeGrid, .tree, .dialog, .alertDialog, .menu, .menuBar,
        .comboBox, .figure, .toolBar, .document, .application, .article, .feed:
        return .both
      case .banner, .complementary, .contentInfo, .main, .navigation, .search: return .both
      case .row, .rowGroup, .tabList, .listItem, .presentation, .generic, .paragraph, .term,
        .definition:
        return .none
      default:
        let isNamed = element.label?.isEmpty == false
        return isNamed || element.respondsToUserInteraction == true ? .both : .none
      }
    }
    return rules
  }()
}
