import AccessibilityTree
import Documents

struct RoleUnknown: ScreenRule {
  static let page = RulePage(
    "role-unknown", .roles, .warning, .high,
    title: "Unknown role",
    why: """
      Browsers ignore an unknown role, so {reader} says only the text. Listeners do not learn \
      what kind of element it is.
      """,
    repair: "Use a WAI-ARIA role or, better, the HTML element that has it.",
    guidelines: [.wcag("4.1.2", .a)], needs: [.fact(.ariaRole)],
    failing: """
      - {text: Saved, ariaRole: statuz}
      """,
    passing: """
      - {text: Saved, ariaRole: status}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.states(.ariaRole) else {
      if !screen.elements.isEmpty { findings.lacks(.fact(.ariaRole)) }
      return
    }
    for node in 0..<screen.tree.count where screen.omission(of: node) == nil {
      guard let role = screen.facts(node).text(.ariaRole)?.trimmed, !role.isEmpty else { continue }
      if Self.isKnown(role) {
        findings.pass()
      } else {
        findings.fail(node, Self.message(role))
      }
    }
  }

  private static func isKnown(_ role: String) -> Bool {
    roles.contains(role) || role.hasPrefix("doc-") || role.hasPrefix("graphics-")
  }

  // The roles of WAI-ARIA 1.2 that pages may use, and those that 1.3 adds.
  private static let roles = Set(
    """
    alert alertdialog application article associationlist associationlistitemkey \
    associationlistitemvalue banner blockquote button caption cell checkbox code columnheader combobox \
    comment complementary contentinfo definition deletion dialog directory document emphasis feed figure \
    form generic grid gridcell group heading image img insertion legend link list listbox listitem log \
    main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note \
    option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar \
    search searchbox sectionfooter sectionheader separator slider spinbutton status strong subscript \
    suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree \
    treegrid treeitem
    """.split(separator: " ").map(String.init))
}

extension RoleUnknown {
  private static func message(_ role: String) -> FindingText {
    let meant =
      Spelling.question(for: role, among: roles.sorted()).map { "\($0.capitalisedFirst) " } ?? ""
    return FindingText(
      "Readers do not know the role \(SafeText.quoted(role)), so they say only the text.",
      repair: "\(meant)Use a WAI-ARIA role.")
  }
}
