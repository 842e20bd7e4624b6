import AccessibilityTree

struct LandmarkDuplicated: ScreenRule {
  static let page = RulePage(
    "landmark-duplicated", .structure, .warning, .high,
    title: "Landmark duplicated",
    why: """
      Listeners jump to the main part, the banner and the footer of a page. If there are several \
      of a kind, listeners cannot tell which one they need.
      """,
    repair: """
      Keep one main, one banner and one contentinfo landmark, and turn the others into named \
      regions.
      """,
    guidelines: [.wcag("1.3.1", .a), .wcag("2.4.1", .a)], needs: [.fact(.ariaRole)],
    failing: """
      - {container: landmark, ariaRole: main, children: [Mango lassi]}
      - {container: landmark, ariaRole: main, children: [Comments]}
      """,
    passing: """
      - {container: landmark, ariaRole: main, children: [Mango lassi]}
      - {landmark: Comments, ariaRole: region, children: [So good]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.landmarks where screen.facts(node).landmarkRole == nil {
      findings.lacks(.fact(.ariaRole))
    }
    for role in [LandmarkRole.banner, .main, .contentinfo] {
      let landmarks = screen.landmarks(role)
      guard let first = landmarks.first else { continue }
      findings.pass()
      for node in landmarks.dropFirst() {
        findings.fail(node, Self.message(role), related: [first])
      }
    }
  }
}

extension LandmarkDuplicated {
  private static func message(_ role: LandmarkRole) -> FindingText {
    FindingText(
      "The screen already has another \(role.rawValue) landmark.",
      repair: "Keep one, and turn this one into a named region.")
  }
}
