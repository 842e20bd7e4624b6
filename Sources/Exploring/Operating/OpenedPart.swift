import AccessibilityTree
import NavigationScript

/// The part of a page that a control opened.
struct OpenedPart {
  /// The names of the controls that were opened on the way to it, in order.
  let openers: [String]
  /// The steps that open it, from the opening of the page; behind them the cursor is at the top.
  let approach: [FlowStep]
  /// The controls that are new with it: the numbers of the document's nodes.
  let controls: Set<Int>
  /// What stood on the page before: the numbers of the document's nodes.
  let known: Set<Int>

  /// The controls that are shown after a change and were not before.
  ///
  /// A page that draws itself anew makes other nodes of the same controls: outside of what has opened, a control is new
  /// only where there are more of its role and name than before.
  static func newControls(in tree: ElementTree, since old: ElementTree) -> [Element] {
    struct Kind: Hashable {
      let role: Role?
      let name: String
    }
    func kind(_ element: Element) -> Kind {
      Kind(role: element.semanticRole, name: element.label ?? "")
    }
    func isShown(_ element: Element) -> Bool {
      !element.isHidden && (element.documentNode ?? -1) > 0 && ControlFinder.isOperated(element)
    }
    let known = Set(old.elements.lazy.filter { !$0.isHidden }.compactMap(\.documentNode))
    var counts: [Kind: Int] = [:]
    for element in old.elements where isShown(element) { counts[kind(element), default: 0] += 1 }
    var candidates: [Int] = []
    for node in tree.elements.indices where isShown(tree[node]) {
      if known.contains(tree[node].documentNode ?? -1) {
        counts[kind(tree[node]), default: 0] -= 1
      } else {
        candidates.append(node)
      }
    }
    var end = 0
    var opened: Range<Int> = 0..<0
    return candidates.compactMap { node in
      while end <= node {
        // Of parts within parts the outer one holds the others.
        if !opened.contains(end), isPart(tree[end]), !known.contains(tree[end].documentNode ?? -1) {
          opened = end..<tree.end(of: end)
        }
        end += 1
      }
      if opened.contains(node) { return tree[node] }
      let kind = kind(tree[node])
      if let count = counts[kind], count > 0 {
        counts[kind] = count - 1
        return nil
      }
      return tree[node]
    }
  }

  /// Whether an element is what opens over or beside a page.
  static func isPart(_ element: Element) -> Bool {
    if element.isHidden { return false }
    switch element.role {
    case .dialog, .alertDialog, .menu, .listBox: return true
    default: return element.isModal
    }
  }
}
