import AccessibilityTree
import Documents

struct LabelAllCaps: ScreenRule {
  static let page = RulePage(
    "label-all-caps", .names, .note, .medium,
    title: "A label is written in capitals",
    why: """
      A voice may take words in capitals for an abbreviation and spell them letter by letter.
      """,
    repair: """
      Write the label in small letters with a capital at its start, and let the style of the \
      text make capitals of it.
      """,
    guidelines: [.hig("Text display"), .apple("accessibilityLabel")],
    failing: """
      - button: PLACE ORDER
      """,
    passing: """
      - button: Place order
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let label = screen.label(node)
      // Screens draw titles in capitals that are none in the app, and a dump tells what is drawn; an identifier
      // has a rule of its own.
      if screen.isImported, !screen.isInteractive(node) { continue }
      if label.contains("_") { continue }
      let words = label.split { !$0.isLetter }
      guard words.contains(where: { $0.count > 1 }) else { continue }
      // Codes hold digits; up to four letters are an abbreviation more often than a word.
      let isCode = label.contains(where: \.isNumber)
      let isWord = words.contains { $0.count >= 5 } || words.count { $0.count > 3 } >= 2
      if label.isInCapitals, isWord, !isCode, !Self.isName(words) {
        findings.fail(node, Self.message(label))
      } else {
        findings.pass()
      }
    }
  }
}

extension LabelAllCaps {
  /// How long a word in capitals may be that is taken for a name, as logos write it (ours).
  private static let longestName = 5
  private static let vowels = Set("AEIOUY")

  /// Whether a label is one short word that a voice can say: no two vowels and no two consonants follow one
  /// another, as in the names of companies.
  private static func isName(_ words: [Substring]) -> Bool {
    guard words.count == 1, let word = words.first, word.count <= longestName,
      word.allSatisfy(\.isASCII)
    else { return false }
    let isVowel = word.map(vowels.contains)
    return zip(isVowel, isVowel.dropFirst()).allSatisfy { $0 != $1 }
  }

  private static func message(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) may be spelt letter by letter.",
      repair: "Write it in small letters and let its style make capitals of it.")
  }
}
