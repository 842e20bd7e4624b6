import AccessibilityTree
import Documents

struct LabelIsIdentifier: ScreenRule {
  static let page = RulePage(
    "label-is-identifier", .names, .warning, .high,
    title: "A label is a name that a machine made",
    why: """
      {reader} reads the name of a file, a symbol or a key in the code, letter by letter or \
      as nonsense, instead of what the element is for.
      """,
    repair: """
      Replace the name with words, or hide the image if it is decorative.
      """,
    guidelines: [.hig("Navigation"), .wcag("4.1.2", .a), .wcag("1.1.1", .a)],
    failing: """
      - button: square.and.arrow.up
      """,
    passing: """
      - button: Share
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.stops {
      let label = screen.label(node)
      // Text may show the name of a file: it is then what it says.
      guard !label.isEmpty, !screen.spokenElement(node).isPlainText else { continue }
      if screen.facts(node).text(.visibleText)?.trimmed == label { continue }
      // A link may show the address that it leads to.
      let value = screen.traits(node).contains(.link) ? nil : MachineName.kind(ofValue: label)
      if let kind = value ?? MachineName.kind(of: label) {
        findings.fail(node, Self.message(label, kind, screen.readerTitle))
      } else {
        findings.pass()
      }
    }
  }
}

extension LabelIsIdentifier {
  private static func message(
    _ label: String, _ kind: MachineName.Kind, _ reader: String
  ) -> FindingText {
    FindingText(
      "\(reader) reads \(SafeText.quoted(label)), \(kind.rawValue).",
      repair: "Replace it with words, or hide the image if it is decorative.")
  }
}
