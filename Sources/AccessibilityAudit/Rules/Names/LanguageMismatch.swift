import AccessibilityTree
import Documents
import Voices

struct LanguageMismatch: ScreenRule {
  static let page = RulePage(
    "language-mismatch", .names, .warning, .medium,
    title: "Text is read in the wrong language",
    why: """
      A voice that does not know the script skips the text, spells it or reads it as nonsense. The same happens to \
      untranslated words of a framework, such as "Close" on a Korean page.
      """,
    repair: "Set the language of the text, or of the whole screen if its language is wrong.",
    guidelines: [.wcag("3.1.2", .aa), .wcag("3.1.1", .a), .apple("accessibilityLanguage")],
    needs: [.language],
    failing: """
      screen: Greetings
      language: en-US
      elements:
        - text: 안녕하세요
      """,
    passing: """
      screen: Greetings
      language: en-US
      elements:
        - text: 안녕하세요
          language: ko
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // The first element of each language, and what all of its elements say.
    var texts: [String: (first: Int, words: FunctionWords)] = [:]
    var order: [String] = []
    for node in screen.elements {
      let language = screen.tree[node].language ?? screen.language
      if screen.toolkit == .web, Self.isUntranslated(node, language, screen) {
        findings.fail(node, Self.message(ofUntranslated: screen.label(node), language))
      }
      for (language, words) in screen.wordsByLanguage(node) {
        // Without any language, another rule asks for one.
        guard let language else {
          findings.lacks(.language)
          continue
        }
        if texts[language] == nil {
          texts[language] = (node, FunctionWords())
          order.append(language)
        }
        if texts[language]?.words.hasHits == false { texts[language]?.first = node }
        texts[language]?.words.add(words)
        guard let script = Script.dominant(in: words) else { continue }
        if Script.canBe(script, in: language) {
          findings.pass()
        } else {
          findings.fail(node, Self.message(screen.label(node), script, language))
        }
      }
    }
    for language in order {
      guard let (first, words) = texts[language], let other = words.language(insteadOf: language)
      else { continue }
      findings.fail(first, Self.message(language, other))
    }
  }
}

extension LanguageMismatch {
  /// Whether a page names a control by English words that stand nowhere on it, though it is in another language.
  private static func isUntranslated(
    _ node: Int, _ language: String, _ screen: AuditedScreen
  ) -> Bool {
    LanguageTag(language).primary != "en" && screen.isInteractive(node)
      && screen.flagsOfLink(node).contains(.isNamedApart)
      && ofFrameworks.contains(screen.label(node).foldedWords.joined(separator: " "))
  }

  // What libraries call their parts, in words that are English alone.
  private static let ofFrameworks: Set<String> = [
    "back to top", "clear", "close", "close menu", "close modal", "close dialog", "collapse",
    "dismiss", "expand", "go back", "go to next slide", "go to previous slide", "load more", "next",
    "next month", "next page", "next slide", "open menu", "open navigation", "previous",
    "previous month", "previous page", "previous slide", "remove", "scroll to top", "search",
    "show password", "skip to content", "skip to main content", "submit", "toggle dark mode",
    "toggle menu", "toggle navigation", "toggle sidebar", "toggle theme",
  ]

  private static func message(ofUntranslated label: String, _ language: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) is English, but a voice for \(SafeText.quoted(language)) reads it.",
      repair: "Translate the label, which is not visible on the page.")
  }

  private static func message(_ language: String, _ other: String) -> FindingText {
    FindingText(
      "The texts marked \(SafeText.quoted(language)) seem to be in \(SafeText.quoted(other)).",
      repair: "State the language of the text.")
  }

  private static func message(_ label: String, _ script: Script, _ language: String) -> FindingText
  {
    FindingText(
      "\(SafeText.quoted(label)) is in \(script.rawValue) script, but a voice for "
        + "\(SafeText.quoted(language)) reads it.",
      repair: "Set its language.")
  }
}
