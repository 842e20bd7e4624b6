import AccessibilityTree
import Documents

struct ListPositionWrong: ScreenRule {
  static let page = RulePage(
    "list-position-wrong", .roles, .warning, .veryHigh, .traversal,
    title: "Position in a list is wrong",
    why: """
      Positions tell a listener how long a list is and how much is left. A wrong \
      position, such as 5 of 4, is worse than none.
      """,
    repair: "Number the items from 1 to the size of the list, and use each number once.",
    guidelines: [.wcag("1.3.1", .a)], words: .english,
    failing: """
      - button: Page
        value: 5 of 4
      """,
    passing: """
      - button: Page
        value: 4 of 4
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.stops {
      let element = screen.spokenElement(node)
      guard screen.isEnglish(node) else {
        let numbers = (element.value ?? "").split { !$0.isNumber }
        if numbers.count == 2 { findings.lacks(.words(screen.languages[node].code)) }
        continue
      }
      guard let (index, count) = [element.value, element.label].lazy.compactMap(Self.place).first
      else { continue }
      if index < 1 || index > count {
        findings.fail(node, Self.message(screen.heard(node) ?? "", index, count))
      } else {
        findings.pass()
      }
    }
  }

  // "page 5 of 4" at the end of a text; "1 of 5 stars" is an amount.
  private static func place(_ text: String?) -> (Int, Int)? {
    let words = text?.foldedWords ?? []
    guard words.count >= 3, words[words.count - 2] == "of", let count = Int(words[words.count - 1]),
      let index = Int(words[words.count - 3])
    else { return nil }
    return (index, count)
  }
}

extension ListPositionWrong {
  private static func message(_ heard: String, _ index: Int, _ count: Int) -> FindingText {
    FindingText(
      "The utterance is \(SafeText.quoted(heard)), but position \(index) is out of range "
        + "(\(count) items).",
      repair: "Number the items from 1 to \(count).")
  }
}
