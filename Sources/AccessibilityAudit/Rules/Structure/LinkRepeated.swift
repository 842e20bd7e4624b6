import AccessibilityTree
import Documents

struct LinkRepeated: ScreenRule {
  static let page = RulePage(
    "link-repeated", .structure, .note, .high,
    title: "Two adjacent links to the same address",
    why: """
      A picture and its title are two links to one address. {reader} stops at both, so a list \
      takes twice as many steps.
      """,
    repair: "Put the picture and the title into one link.",
    guidelines: [.hig("Navigation"), .wcag("1.1.1", .a)], needs: [.fact(.linkTarget)],
    failing: """
      platform: web
      elements:
        - {label: Alps, role: link, linkTarget: /alps}
        - {label: Alps in spring, role: link, linkTarget: /alps}
      """,
    passing: """
      platform: web
      elements:
        - {label: Alps in spring, role: link, linkTarget: /alps}
        - {label: Sea, role: link, linkTarget: /sea}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var repeated: [Int] = []
    var former: (target: String, words: Set<String>)?
    for node in screen.elements {
      guard screen.traits(node).contains(.link) else {
        former = nil
        continue
      }
      guard let target = screen.facts(node).text(.linkTarget) else {
        findings.lacks(.fact(.linkTarget))
        continue
      }
      // Of what leads nowhere another rule tells. A logo and "Home" are two things with one address.
      let words = Set(screen.label(node).foldedWords.filter { $0.count > 2 })
      if let former, former.target == target, !target.hasPrefix("#"), !target.isEmpty,
        !words.isEmpty, !former.words.isEmpty,
        former.words.isSubset(of: words) || words.isSubset(of: former.words)
      {
        repeated.append(node)
      } else {
        findings.pass()
      }
      former = (target, words)
    }
    findings.fail(together: repeated) { Self.message(screen.label($0), $1) }
  }
}

extension LinkRepeated {
  private static func message(_ label: String, _ more: String) -> FindingText {
    return FindingText(
      "The link \(SafeText.quoted(label)) leads to the same address as the one before it\(more).",
      repair: "Put both into one link, or hide the link of the picture.")
  }
}
