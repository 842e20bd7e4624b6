import AccessibilityTree
import Documents

struct HeadingUnmarked: ScreenRule {
  static let page = RulePage(
    "heading-unmarked", .structure, .note, .low,
    title: "Text looks like a heading but is not marked",
    why: """
      Sighted people find the section by its large or bold title. Listeners who jump from heading \
      to heading miss it.
      """,
    repair: """
      Mark it as a heading.
      """,
    guidelines: [.hig("Content"), .wcag("1.3.1", .a)], needs: [.fact(.fontSize)], isForReview: true,
    failing: """
      - {text: Steps, fontSize: 24, bold: true}
      - {text: Wash the mangoes and cut them open., fontSize: 17}
      """,
    passing: """
      - {heading: Steps, fontSize: 24, bold: true}
      - {text: Wash the mangoes and cut them open., fontSize: 17}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let usual = Self.usualSize(screen)
    for (stop, node) in screen.elements.enumerated() {
      let element = screen.spokenElement(node)
      // The head of a column or a row is no heading.
      guard element.isPlainText, stop + 1 < screen.elements.count, !Self.isInCell(node, screen)
      else { continue }
      let next = screen.elements[stop + 1]
      let size = screen.facts(node).number(.fontSize)
      let nextSize = screen.facts(next).number(.fontSize)
      // What is far larger than the text of its page heads whatever follows.
      let isLarge = screen.toolkit == .web && size.map { $0 >= 20 && $0 >= usual * 1.5 } == true
      guard let size, isLarge || nextSize != nil else {
        findings.lacks(.fact(.fontSize))
        continue
      }
      let words = screen.label(node).foldedWords.count
      let isTitle =
        (1...8).contains(words)
        && (isLarge || Self.stands(node, size, over: next, nextSize, screen))
        && screen.label(node).contains(where: \.isLetter)
      if isTitle, !element.traits.contains(.header) {
        findings.review(node, Self.message(screen.label(node)))
      } else {
        findings.pass()
      }
    }
  }
}

extension HeadingUnmarked {
  /// The size that most words of the texts have, or one that nothing is larger than where none tells.
  private static func usualSize(_ screen: AuditedScreen) -> Double {
    var words: [Double: Int] = [:]
    for node in screen.elements {
      guard let size = screen.facts(node).number(.fontSize) else { continue }
      words[size, default: 0] += screen.label(node).foldedWords.count
    }
    return words.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? .infinity
  }

  /// Whether a text is larger or bolder than the one after it.
  private static func stands(
    _ node: Int, _ size: Double, over next: Int, _ nextSize: Double?, _ screen: AuditedScreen
  ) -> Bool {
    guard let nextSize, screen.spokenElement(next).isPlainText else { return false }
    let isBold = (screen.facts(node).fontWeight ?? .regular) >= .semibold
    let nextIsBold = (screen.facts(next).fontWeight ?? .regular) >= .semibold
    return size >= nextSize * 1.2 || (isBold && !nextIsBold && size >= nextSize)
  }

  private static func isInCell(_ node: Int, _ screen: AuditedScreen) -> Bool {
    screen.tree[node].cell != nil
      || screen.ancestors(of: node).prefix(AuditedScreen.mostLevels).contains {
        screen.tree[$0].cell != nil
      }
  }

  private static func message(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) looks like the heading of what follows.",
      repair: "Mark it as a heading, so that jumps from heading to heading find it.")
  }
}
