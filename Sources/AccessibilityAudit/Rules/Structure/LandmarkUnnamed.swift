import AccessibilityTree
import Documents

struct LandmarkUnnamed: ScreenRule {
  static let page = RulePage(
    "landmark-unnamed", .structure, .note, .medium,
    title: "Landmarks sound the same",
    why: """
      {reader} announces several landmarks of one kind in the same way. People who jump between \
      them have to try each in turn.
      """,
    repair: "Give each landmark a distinct label.",
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
    var seen: Set<String> = []
    let kinds = Dictionary(grouping: screen.landmarks) { screen.facts($0).landmarkRole }
    for node in screen.landmarks {
      let kind = screen.facts(node).landmarkRole
      let count = kinds[kind]?.count ?? 0
      guard count > 1 else { continue }
      let label = screen.tree[node].label?.trimmed ?? ""
      let name = "\(kind?.rawValue ?? "") \(label.lowercased())"
      if label.isEmpty || !seen.insert(name).inserted {
        findings.fail(node, Self.message(label, kind, count))
      } else {
        findings.pass()
      }
    }
  }
}

extension LandmarkUnnamed {
  private static func message(_ label: String, _ kind: LandmarkRole?, _ count: Int) -> FindingText {
    let heard =
      label.isEmpty ? "has no name" : "has the same name, \(SafeText.quoted(label)), as another"
    let others = kind.map { "\(count) of the kind \($0.rawValue)" } ?? "\(count)"
    return FindingText(
      "This landmark \(heard), and the screen has \(others).",
      repair: "Give each a distinct label.")
  }
}
