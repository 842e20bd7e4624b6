import AccessibilityTree
import ScreenReader

extension StopRules {
  /// What Orca stops at: lines of objects.
  static let orca: StopRules = {
    var rules = StopRules()
    rules.areLocal = true
    rules.surrounds = { node, tree in OrcaPlaces.isTold(tree[node]) }
    rules.joins = { first, next, tree in OrcaLine(tree).joins(first, next) }
    rules.heardParts = { line, tree in OrcaLine(tree).heard(line) }
    return rules
  }()
}
