import AccessibilityTree
import Documents

struct ChoicesUnnamed: ScreenRule {
  static let page = RulePage(
    "choices-unnamed", .structure, .warning, .high,
    title: "Radio buttons without a question",
    why: """
      {reader} says each choice and its position, but not the question. "Yes" and "No" mean nothing to a listener \
      who reaches them with Tab.
      """,
    repair: "Put the choices into a group that has the question as its name.",
    guidelines: [.wcag("1.3.1", .a), .hig("Navigation")], needs: [.fact(.toolkitStates)],
    failing: """
      platform: web
      elements:
        - Size
        - {label: Small, role: radio, position: {index: 1, count: 2}, toolkitStates: [inline]}
        - {label: Large, role: radio, position: {index: 2, count: 2}, toolkitStates: [inline]}
      """,
    passing: """
      platform: web
      elements:
        - label: Size
          role: radiogroup
          children:
            - {label: Small, role: radio, position: {index: 1, count: 2}, toolkitStates: [inline]}
            - {label: Large, role: radio, position: {index: 2, count: 2}, toolkitStates: [inline]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.tellsMarkup else { return screen.lackMarkup(&findings) }
    let radios = screen.elements.filter {
      screen.tree[$0].role == .radio && screen.tree[$0].position != nil
    }
    var groups: [[Int]] = []
    for node in radios {
      if screen.tree[node].position?.index == 1 || groups.isEmpty { groups.append([]) }
      groups[groups.count - 1].append(node)
    }
    for group in groups where group.count > 1 {
      if Self.hasQuestion(group[0], screen) {
        findings.pass()
      } else {
        findings.fail(
          group[0], Self.message(Self.name(group[0], screen), Self.name(group[1], screen)),
          related: Array(group.dropFirst()))
      }
    }
  }

  /// Whether something around a choice has a name that is announced on entry: a group, or the headers of a cell.
  private static func hasQuestion(_ node: Int, _ screen: AuditedScreen) -> Bool {
    screen.tree.ancestors(of: node).prefix(AuditedScreen.mostLevels).contains { holder in
      let element = screen.tree[holder]
      if element.cell != nil { return true }
      guard element.role == .radioGroup || element.role == .group || element.container == .group
      else { return false }
      return element.label?.trimmed.isEmpty == false || !element.labelledBy.isEmpty
    }
  }
}

extension ChoicesUnnamed {
  private static func name(_ node: Int, _ screen: AuditedScreen) -> String {
    let label = screen.label(node)
    return label.isEmpty ? "the \(screen.name(node))" : SafeText.quoted(label)
  }

  private static func message(_ first: String, _ second: String) -> FindingText {
    FindingText(
      "Nothing names the question that \(first) and \(second) answer.",
      repair: "Put them into a <fieldset> with the question as its <legend>.")
  }
}
