import AccessibilityTree
import Documents

struct LabelVague: ScreenRule {
  static let page = RulePage(
    "label-vague", .names, .warning, .high,
    title: "Link or button has a vague name",
    why: """
      People who jump between links, or open a list of them, hear each name without its context. \
      "Learn more" says nothing about the target.
      """,
    repair: """
      Name the target: "More about returns", not "Learn more".
      """,
    guidelines: [
      .wcag("2.4.4", .a), .hig("Navigation"), .androidCheck("LinkPurposeUnclearCheck"),
    ], words: .all,
    failing: """
      - text: Items can be returned within 30 days.
      - link: Learn more
      """,
    passing: """
      - text: Items can be returned within 30 days.
      - link: Learn more about returns
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var heading: String?
    for node in screen.elements {
      let element = screen.spokenElement(node)
      if element.traits.contains(.header) { heading = screen.label(node) }
      guard !element.traits.isDisjoint(with: [.link, .button]),
        element.traits.isDisjoint(with: [.tab, .keyboardKey, .switchButton])
      else { continue }
      let words = screen.label(node).foldedWords
      if words.isEmpty { continue }
      let lists = screen.wordLists(node)
      if let language = lists.unknown {
        findings.lacks(.words(language))
        continue
      }
      let isLink = element.traits.contains(.link)
      let isVague =
        lists.isEnglish && Self.isVague(words, isLink: isLink)
        || lists.isWhole(screen.label(node), of: \.here)
        || isLink && lists.isWhole(screen.label(node), of: \.more)
      if isVague, !Self.isExplained(screen, node) {
        findings.fail(
          node, Self.message(screen.label(node), screen.isEnglish(node) ? heading : nil))
      } else {
        findings.pass()
      }
    }
  }

  // A button may be called "More" or "About", as the system's are. A link "More" then says nothing, while
  // "About" is what sites call the page about themselves.
  private static func isVague(_ words: [String], isLink: Bool) -> Bool {
    guard words.allSatisfy(empty.contains), words != ["about"] else { return false }
    return isLink || words.count > 1 || ["here", "click", "tap", "this", "link"].contains(words[0])
  }

  private static func isExplained(_ screen: AuditedScreen, _ node: Int) -> Bool {
    screen.facts(node).texts(.describedBy)?.isEmpty == false
      || screen.spokenElement(node).value?.trimmed.isEmpty == false
  }

  private static let empty: Set<String> = [
    "click", "tap", "go", "here", "learn", "read", "see", "more", "this", "page", "link", "about",
    "details", "find", "out", "to", "the",
  ]
}

extension LabelVague {
  private static func message(_ label: String, _ heading: String?) -> FindingText {
    let example = heading.flatMap { $0.isEmpty ? nil : $0 }.map {
      ", for example \(SafeText.quoted("More about \($0)"))"
    }
    return FindingText(
      "\(SafeText.quoted(label)) says nothing out of context, for example in a list of links.",
      repair: "Name the target\(example ?? "").")
  }
}
