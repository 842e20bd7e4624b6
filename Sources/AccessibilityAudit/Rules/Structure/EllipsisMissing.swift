import AccessibilityTree
import Documents

struct EllipsisMissing: ScreenRule {
  static let page = RulePage(
    "ellipsis-missing", .structure, .note, .medium,
    title: "Ellipsis missing",
    why: """
      An ellipsis tells people that the button asks for more input before it acts. Without \
      it, they hesitate or are surprised.
      """,
    repair: """
      Append an ellipsis to the title of the button.
      """,
    guidelines: [.hig("Navigation")], needs: [.fact(.opens)],
    failing: """
      - button: Move Message
        opens: sheet
      """,
    passing: """
      - button: Move Message…
        opens: sheet
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let element = screen.spokenElement(node)
      let others: Traits = [.tab, .backButton, .link, .popupButton, .switchButton]
      guard element.traits.contains(.button), element.traits.isDisjoint(with: others) else {
        continue
      }
      guard let opens = screen.facts(node).opens else {
        findings.lacks(.fact(.opens))
        continue
      }
      // A row that leads to a page, a menu and an alert that only confirms need none.
      guard opens == .sheet else { continue }
      let title = screen.facts(node).text(.visibleText)?.trimmed ?? screen.label(node)
      // An icon has no title to append anything to.
      if title.isEmpty || screen.facts(node).text(.imageName) != nil { continue }
      if title.hasSuffix("…") || title.hasSuffix("...") {
        findings.pass()
      } else {
        findings.fail(node, Self.message(title))
      }
    }
  }
}

extension EllipsisMissing {
  private static func message(_ title: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(title)) opens a sheet that asks for more input.",
      repair: "Append \"…\" to its title, so that people know what to expect.")
  }
}
