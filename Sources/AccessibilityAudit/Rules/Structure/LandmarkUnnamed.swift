import AccessibilityTree
import Documents

/// Several landmarks cannot be told apart.
///
/// Each landmark is heard as "landmark" alone; in the rotor a listener has to try them one by one.
struct LandmarkUnnamed: ScreenRule {
  static let page = RulePage(
    "landmark-unnamed", .structure, .note, .medium,
    title: "Several landmarks cannot be told apart",
    why: """
      Each landmark is heard as "landmark" alone; in the rotor a listener has to try them one \
      by one.
      """,
    repair: """
      Give each landmark a label of its own.
      """,
    guidelines: [.wcag("1.3.1", .a), .wcag("2.4.1", .a)],
    failing: """
      - container: landmark
        children: [Home, News]
      - container: landmark
        children: [Terms, Privacy]
      """,
    passing: """
      - landmark: Sections
        children: [Home, News]
      - landmark: About this site
        children: [Terms, Privacy]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let landmarks = (0..<screen.tree.count).filter { node in
      screen.tree[node].container == .landmark && screen.omission(of: node) == nil
    }
    guard landmarks.count > 1 else { return }
    var seen: Set<String> = []
    for node in landmarks {
      let label = screen.tree[node].label?.trimmed ?? ""
      if label.isEmpty || !seen.insert(label.lowercased()).inserted {
        findings.fail(node, Self.message(label, landmarks.count))
      } else {
        findings.pass()
      }
    }
  }
}

extension LandmarkUnnamed {
  private static func message(_ label: String, _ count: Int) -> String {
    let heard =
      label.isEmpty ? "has no name" : "is called \(SafeText.quoted(label)), as another one is"
    return "This landmark \(heard), and the screen has \(count). Give each a label of its own."
  }
}
