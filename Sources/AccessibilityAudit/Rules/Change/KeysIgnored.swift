import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct KeysIgnored: FlowRule {
  static let page = RulePage(
    "keys-ignored", .change, .error, .high, .flow,
    title: "Control ignores its usual keys",
    why: """
      People expect arrow keys to operate a tab list, a slider or a menu, and Enter and Space to press a button. If \
      none of them does anything, the control works only with a mouse.
      """,
    repair: """
      Respond to the keys that the ARIA Authoring Practices Guide describes for the control.
      """,
    guidelines: [.hig("Navigation"), .wcag("2.1.1", .a)],
    needs: [.events],
    varies: "A warning if Tab reaches each of the elements between which the keys should move.",
    failing: """
      flow: Turn it up
      screens: {radio: mute.screen.yaml}
      with: keyboard
      steps: [press: Tab, press: [ArrowRight, ArrowLeft, ArrowDown, ArrowUp]]
      """,
    passing: """
      flow: Turn it up
      screens: {radio: volume.screen.yaml}
      with: keyboard
      steps: [press: Tab, press: [ArrowRight, ArrowLeft, ArrowDown, ArrowUp]]
      """)

  static let needsReader = false

  /// Keys that had no effect on one element.
  private struct Vain {
    var element: Int?
    var keys: Set<String> = []
    var didSomething = false
  }

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    var vain = Vain()
    for (index, step) in flow.steps.enumerated() {
      guard let key = step.key, case .node(let node)? = step.before?.focus,
        let tree = step.before?.reading.screen.tree,
        let pattern = KeyPattern.pattern(of: tree[node].semanticRole, by: key),
        Self.isDecisive(pattern, node, tree, flow)
      else { continue }
      let element = tree[node].documentNode ?? node
      if vain.element != element { vain = Vain(element: element) }
      if step.didNothing {
        vain.keys.insert(key)
      } else {
        // One key that works is enough: which one depends on how the control lies.
        if !vain.didSomething { findings.pass() }
        vain.didSomething = true
      }
      // Where a click is known to open something, one key is pressed: a second one would press what has opened.
      let needed =
        pattern.activates && flow.known.respondsToClick == true
        ? pattern.keys.filter { key in flow.steps.contains { $0.key == key } } : pattern.keys
      guard !vain.didSomething, vain.keys.isSuperset(of: needed) else { continue }
      let isReachedOtherwise = pattern.isAmongOthers && flow.known.areAllTabStops
      findings.fail(
        index, Self.message(tree[node], pattern, needed),
        severity: isReachedOtherwise ? .warning : nil)
      vain.keys = []
    }
  }

  // Keys that do nothing are a fault only where it is known that something could happen.
  private static func isDecisive(
    _ pattern: KeyPattern, _ node: Int, _ tree: ElementTree, _ flow: AuditedFlow
  ) -> Bool {
    if pattern.isAmongOthers, others(of: node, in: tree).isEmpty { return false }
    if flow.result.flow.page == nil { return !tree[node].behaviours.isEmpty }
    if pattern.roles.contains(.listBox) { return holdsOptions(node, tree) }
    let isValue = [Role.slider, .spinButton].contains { pattern.roles.contains($0) }
    return pattern.isAmongOthers || isValue || flow.known.respondsToClick == true
  }

  /// Whether a list box has several options, and Tab reaches none of them.
  private static func holdsOptions(_ node: Int, _ tree: ElementTree) -> Bool {
    let options = tree.descendants(of: node).filter {
      tree[$0].semanticRole == .option && !tree[$0].traits.contains(.notEnabled)
    }
    return options.count > 1
      && !options.contains { tree[$0].statedFacts.flag(.keyboardFocusable) == true }
  }

  /// Returns the other elements with a role around an element.
  private static func others(of node: Int, in tree: ElementTree) -> [Int] {
    let role = tree[node].semanticRole
    // A row stands between the cells of a grid.
    let outer = role == .gridCell ? 2 : 1
    guard let group = Array(tree.ancestors(of: node)).prefix(outer).last else { return [] }
    return (group..<tree.end(of: group)).filter {
      $0 != node && tree[$0].semanticRole == role && !tree[$0].traits.contains(.notEnabled)
    }
  }
}

extension AuditedFlow.Step {
  /// Whether the step had no effect, except that the page may have scrolled.
  var didNothing: Bool {
    guard let before, !hasArrived, !hasAnnounced, before.focus == after.focus,
      before.activeDescendant == after.activeDescendant
    else { return false }
    let (old, new) = (before.reading.screen.tree, after.reading.screen.tree)
    if old == new { return true }
    return old.count == new.count
      && zip(old.elements, new.elements).allSatisfy { old, new in
        var moved = old
        moved.frame = new.frame
        return moved == new
      }
  }
}

extension KeysIgnored {
  private static func message(
    _ element: Element, _ pattern: KeyPattern, _ pressed: [String]
  ) -> FindingText {
    let name = element.label.map(SafeText.quoted) ?? "the control"
    let keys = pressed.joined(separator: ", ")
    let verb = pressed.count == 1 ? "does" : "do"
    return FindingText(
      "On \(name), \(keys) \(verb) nothing.",
      repair:
        "See \(pattern.title): https://www.w3.org/WAI/ARIA/apg/patterns/\(pattern.part)/.")
  }
}
