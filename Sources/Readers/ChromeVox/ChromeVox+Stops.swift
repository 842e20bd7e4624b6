import AccessibilityTree
import ScreenReader

extension StopRules {
  /// What ChromeVox stops at: objects, as its source code has them (`automation_predicate.ts`).
  static let chromeVox: StopRules = {
    var rules = StopRules()
    rules.reasonToDrop = { node, tree in
      if tree[node].isHidden { return .hidden }
      if tree[node].isDecorative { return .decorative }
      // The text of a label is said with its field.
      return ChromeVoxObjects(tree).isLabel(node) ? .labelsAnother : nil
    }
    rules.isStop = { node, tree in
      let objects = ChromeVoxObjects(tree)
      return objects.isObject(node) && !objects.isContainer(node)
    }
    rules.edges = { node, tree in ChromeVoxObjects(tree).isObject(node) ? .start : .none }
    rules.surrounds = { node, tree in ChromeVoxAncestry.isTold(tree[node]) }
    rules.skipsLabels = { _ in true }
    return rules
  }()
}
