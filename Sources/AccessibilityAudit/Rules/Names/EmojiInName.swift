import AccessibilityTree
import Documents

struct EmojiInName: ScreenRule {
  static let page = RulePage(
    "emoji-in-name", .names, .note, .high,
    title: "Emoji in a name",
    why: """
      {reader} reads the description of an emoji: "shopping cart Buy now". In headings and \
      controls, listeners hear the emoji every time, before the text that they want.
      """,
    repair: "Hide the emoji from readers, or draw it as a decorative image.",
    guidelines: [.hig("Content"), .wcag("1.1.1", .a)],
    failing: """
      - button: 🛒 Buy now
      """,
    passing: """
      - button: Buy now
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var pictured: [Int] = []
    for node in screen.elements
    where screen.isInteractive(node) && !screen.spokenElement(node).isField
      || screen.traits(node).contains(.header)
    {
      let label = screen.label(node)
      if label.isEmpty { continue }
      // A sign alone is another question, and one amid words may be part of what somebody has written.
      let isDecorated = [label.first, label.last].contains { $0.map(Self.isEmoji) == true }
      if isDecorated, label.contains(where: \.isLetter) {
        pictured.append(node)
      } else {
        findings.pass()
      }
    }
    findings.fail(together: pictured) { Self.message(screen.name($0), $1) }
    guard screen.toolkit == .web else { return }
    let alone = screen.elements.filter { node in
      screen.spokenElement(node).isPlainText && !screen.isInteractive(node)
        && !screen.label(node).isEmpty
        && screen.label(node).allSatisfy { Self.isEmoji($0) || $0 == " " }
    }
    findings.fail(together: alone) { Self.messageOfAlone(screen.label($0), $1) }
  }

  /// Whether a character is drawn as a picture.
  private static func isEmoji(_ character: Character) -> Bool {
    guard !character.isASCII else { return false }
    return character.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.value == 0xFE0F
    }
  }
}

extension EmojiInName {
  private static func messageOfAlone(_ label: String, _ more: String) -> FindingText {
    FindingText(
      "A reader says the description of the emoji \(SafeText.quoted(label))\(more).",
      repair:
        "Hide it from readers if it is decorative; otherwise, give it role=\"img\" and a label.")
  }

  private static func message(_ name: String, _ more: String) -> FindingText {
    return FindingText(
      "The \(name) has an emoji in its name\(more).",
      repair: "Hide the emoji from readers if it is decorative.")
  }
}
