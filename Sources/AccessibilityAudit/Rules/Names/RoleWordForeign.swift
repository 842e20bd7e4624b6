import AccessibilityTree
import Documents
import ScreenReader
import Transcript
import Voices

struct RoleWordForeign: ScreenRule {
  static let page = RulePage(
    "role-word-foreign", .names, .warning, .high,
    title: "Label repeats the role in another language",
    why: """
      {reader} adds the role in the listener's language. The listener hears it twice, once in a \
      language that the voice may not speak: "Teilen button, Taste".
      """,
    repair: "Remove the role from the label. The reader adds it in every language.",
    guidelines: [.hig("Buttons"), .wcag("3.1.2", .aa), .apple("accessibilityLabel")],
    failing: """
      language: de
      elements:
        - button: Teilen button
      """,
    passing: """
      language: de
      elements:
        - button: Teilen
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let label = screen.label(node)
      let roles = screen.phrases(.role, of: node)
      guard !label.isEmpty, !roles.isEmpty else { continue }
      if let (word, language) = Self.foreignWord(in: label, roles, screen, node) {
        findings.fail(node, Self.message(screen.heard(node) ?? label, word, language))
      } else {
        findings.pass()
      }
    }
  }

  /// The role word at the end of a label, and its language.
  ///
  /// For languages with the same letters, only English role words count: "Taste" is a role in German, and something
  /// else in English.
  private static func foreignWord(
    in label: String, _ roles: [PhraseKey], _ screen: AuditedScreen, _ node: Int
  ) -> (word: String, language: String)? {
    let own = screen.tree[node].language ?? screen.screen.language ?? Screen.defaultLanguage
    var languages = screen.isEnglish(node) ? [] : ["en"]
    if let script = Script.dominant(in: String(label.suffix(12))), !Script.canBe(script, in: own) {
      languages += screen.phrases.languages.filter { $0 != "en" && Script.canBe(script, in: $0) }
    }
    for language in languages {
      guard let book = screen.phrases.book(for: language) else { continue }
      for role in roles {
        guard let words = book[role, .spoken]?.pattern, label.count > words.count,
          label.lowercased().hasSuffix(words.lowercased()),
          startsWord(label.dropLast(words.count), isLink: role == "link")
        else { continue }
        let ownWords = screen.phrases.book(for: own)?[role, .spoken]?.pattern
        if ownWords?.lowercased() == words.lowercased() { continue }
        return (words, language)
      }
    }
    return nil
  }

  // Japanese and Chinese write words together, and "link" is then as often a thing; elsewhere a role word stands alone.
  private static func startsWord(_ before: Substring, isLink: Bool) -> Bool {
    guard let last = before.last else { return false }
    return !last.isLetter || !isLink && (last.unicodeScalars.first?.value ?? 0) >= 0x2E80
  }
}

extension RoleWordForeign {
  private static func message(_ heard: String, _ word: String, _ language: String) -> FindingText {
    FindingText(
      "The utterance is \(SafeText.quoted(heard)): \(SafeText.quoted(word)) is the role in "
        + "the language \(SafeText.quoted(language)).",
      repair: "Remove it from the label.")
  }
}
