import AccessibilityTree
import Documents

struct LabelAllCaps: ScreenRule {
  static let page = RulePage(
    "label-all-caps", .names, .note, .medium,
    title: "Label in capitals is read as an abbreviation",
    why: """
      A voice reads most words in capitals as words, but spells some as abbreviations: "CONTACT \
      US" becomes "contact U S".
      """,
    repair: "Write the label in sentence case, and let the text style turn it into capitals.",
    guidelines: [.hig("Text display"), .apple("accessibilityLabel")],
    words: .english,
    failing: """
      - button: CONTACT US
      """,
    passing: """
      - button: Contact us
      """)

  /// Words that eSpeak NG 1.51 pronounces differently in capitals, from about 300 short words that are common on
  /// controls.
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
      "A voice may spell \(SafeText.quoted(String(word))) in \(SafeText.quoted(label)) letter by letter.",
      repair: "Write it in sentence case, and let the text style turn it into capitals.")
  }
}
