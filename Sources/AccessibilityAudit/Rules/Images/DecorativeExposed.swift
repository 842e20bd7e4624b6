import AccessibilityTree
import Documents

struct DecorativeExposed: ScreenRule {
  static let page = RulePage(
    "decorative-exposed", .images, .warning, .medium,
    title: "Decorative element exposed to {reader}",
    why: "Each stop costs the listener a swipe and time, and this one conveys nothing.",
    repair: "Hide the element from {reader}, or mark the image as decorative.",
    guidelines: [.hig("Content"), .wcag("1.1.1", .a)], words: .all,
    failing: """
      - image: divider
      """,
    passing: """
      - image: A beach at dusk
      - image: divider
        decorative: true
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let element = screen.spokenElement(node)
      guard element.traits.contains(.image), !screen.isInteractive(node), element.actions.isEmpty
      else {
        continue
      }
      if let word = Self.decoration(screen, node) {
        findings.fail(node, Self.message(screen, node, word))
      } else if let language = screen.wordLists(node).unknown {
        findings.lacks(.words(language))
      } else {
        findings.pass()
      }
    }
  }

  // The label is a bare name of decoration, or there is none and the image is called so.
  private static func decoration(_ screen: AuditedScreen, _ node: Int) -> String? {
    let label = screen.label(node)
    let name =
      label.isEmpty ? screen.facts(node).text(.imageName) ?? screen.tree[node].id ?? "" : label
    if screen.wordLists(node).isWhole(label, of: \.decorations) { return SafeText.quoted(label) }
    let words = name.foldedWords.flatMap { $0.split(separator: "_").map(String.init) }
    guard words.count <= 3 else { return nil }
    return words.first(where: decorations.contains)
  }

  private static let decorations: Set<String> = [
    "background", "divider", "separator", "spacer", "gradient", "chevron", "bullet", "shadow",
    "decoration", "ornament", "border", "placeholder",
  ]
}

extension DecorativeExposed {
  private static func message(_ screen: AuditedScreen, _ node: Int, _ word: String) -> FindingText {
    let heard = SafeText.quoted(screen.heard(node) ?? "")
    return FindingText(
      "\(screen.readerTitle) stops here and says \(heard); a \(word) conveys nothing.",
      repair: "Hide it, or mark the image as decorative.")
  }
}
