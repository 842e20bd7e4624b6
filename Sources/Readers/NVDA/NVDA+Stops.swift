import AccessibilityTree
import ScreenReader

extension StopRules {
  /// What NVDA stops at in browse mode: lines of its flat text.
  static let nvda: StopRules = {
    var rules = StopRules()
    rules.areLocal = true
    rules.surrounds = { node, tree in NVDAPlaces.isTold(tree[node]) }
    rules.joins = { first, next, tree in NVDALine(tree).joins(first, next) }
    return rules
  }()
}
