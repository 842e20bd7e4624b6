import AccessibilityTree
import Documents

struct LabelAllCaps: ScreenRule {
  static let page = RulePage(
    "label-all-caps", .names, .note, .medium,
    title: "A label in capitals is heard as an abbreviation",
    why: """
      Most words in capitals are said as words. Some are abbreviations as well, and a voice takes them for \
      those: "CONTACT US" is heard as "contact U S".
      """,
    repair: """
      Write the label in small letters with a capital at its start, and let the style of the \
      text make capitals of it.
      """,
    guidelines: [.hig("Text display"), .apple("accessibilityLabel")],
    words: .english,
    failing: """
      - button: CONTACT US
      """,
    passing: """
      - button: Contact us
      """)

  /// Words that eSpeak NG 1.51 says otherwise in capitals; of some 300 short words that stand on controls it was asked.
  private static let abbreviations: Set<String> = ["IT", "US"]

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let label = screen.label(node)
      // Screens draw titles in capitals that are none in the app, and a dump tells what is drawn.
      if screen.isImported, !screen.isInteractive(node) { continue }
      let words = label.split { !$0.isLetter && $0 != "'" && $0 != "’" }
      // A word alone may well be the abbreviation.
      guard words.count > 1, words.contains(where: { $0.count > 1 }) else { continue }
      guard label.isInCapitals else {
        findings.pass()
        continue
      }
      guard screen.isEnglish(node) else {
        findings.lacks(.words(screen.languages[node].code))
        continue
      }
      if let word = words.first(where: { Self.abbreviations.contains(String($0)) }) {
        findings.fail(node, Self.message(label, word))
      } else {
        findings.pass()
      }
    }
  }
}

extension LabelAllCaps {
  private static func message(_ label: String, _ word: Substring) -> FindingText {
    FindingText(
      "In \(SafeText.quoted(label)), \(SafeText.quoted(String(word))) may be heard letter by letter.",
      repair: "Write it in small letters and let its style make capitals of it.")
  }
}
