import AccessibilityTree
import Documents
import OtherTechnologies

struct KeyboardUnreachable: ScreenRule {
  static let page = RulePage(
    "keyboard-unreachable", .reachability, .error, .high,
    title: "Control unreachable by keyboard",
    why: """
      The keyboard focus never reaches the control. People who use a keyboard, a switch or Full \
      Keyboard Access cannot use it.
      """,
    repair: "Make the control focusable.",
    guidelines: [.hig("Navigation"), .wcag("2.1.1", .a)], needs: [.fact(.keyboardFocusable)],
    varies: """
      A warning on pages, because a script may offer another key. On Android, one note per \
      screen.
      """,
    failing: """
      platform: ipados
      elements:
        - button: Share
          keyboardFocusable: false
      """,
    passing: """
      platform: ipados
      elements:
        - button: Share
          keyboardFocusable: true
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let isPage = screen.screen.isPage
    if screen.toolkit == .android { return checkViews(screen, &findings) }
    guard isPage || [.ipados, .macos, .visionos].contains(screen.screen.platform) else { return }
    for node in screen.elements where screen.isInteractive(node) {
      if screen.traits(node).contains(.notEnabled) || Self.isUsedFromAround(node, screen) {
        continue
      }
      guard let isReached = screen.facts(node).flag(.keyboardFocusable) else {
        findings.lacks(.fact(.keyboardFocusable))
        continue
      }
      // What a menu does by a key needs no focus.
      if isReached || screen.facts(node).shortcut != nil {
        findings.pass()
      } else {
        findings.fail(
          node, Self.message(screen.name(node)),
          severity: isPage ? .warning : nil)
      }
    }
  }

  /// Checks Android views that take taps but no focus, neither themselves nor in a container.
  private func checkViews(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let tree = screen.statedTree
    var passedOver: [Int] = []
    // Other formats do not tell what takes the focus.
    let tellsFocus = tree.elements.contains { $0.toolkitStates.contains("focusable") }
    for node in screen.elements where screen.isInteractive(node) {
      guard tellsFocus, let origin = screen.origin(of: node) else {
        findings.lacks(.fact(.keyboardFocusable))
        continue
      }
      let states = tree[origin].toolkitStates
      if states.contains("clickable"), !states.contains("focusable"),
        !screen.traits(node).contains(.notEnabled)
      {
        passedOver.append(node)
      } else {
        findings.pass()
      }
    }
    guard let first = passedOver.first else { return }
    findings.fail(
      first, Self.messageOfViews(screen.list(passedOver)), severity: .note,
      related: Array(passedOver.dropFirst()))
  }

  // Keys may work a control from what holds it and has the focus itself.
  private static func isUsedFromAround(_ node: Int, _ screen: AuditedScreen) -> Bool {
    screen.tree.ancestors(of: node).contains { outer in
      let element = screen.tree[outer]
      switch element.semanticRole {
      case .button, .link, .comboBox, .listBox, .menu, .menuBar, .tabList, .tree, .treeGrid, .grid,
        .option, .menuItem, .tab, .treeItem, .gridCell:
        return true
      default:
        return element.webFlags.contains(.isEditable)
          || screen.facts(outer).flag(.keyboardFocusable) == true
      }
    }
  }
}

extension KeyboardUnreachable {
  private static func messageOfViews(_ names: String) -> FindingText {
    FindingText(
      "The keyboard does not reach these views, which respond to a tap: \(names).",
      repair: "Make them focusable for people who use a keyboard or a switch.")
  }

  private static func message(_ name: String) -> FindingText {
    FindingText(
      "The keyboard does not reach the \(name).",
      repair: "Make it focusable.")
  }
}
