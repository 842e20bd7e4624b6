import AccessibilityTree
import Documents

struct LanguageMissing: ScreenRule {
  static let page = RulePage(
    "language-missing", .names, .warning, .medium,
    title: "A screen does not say its language",
    why: """
      Words in another script than the reader expects are skipped or spelt when nothing says \
      which language they are in.
      """,
    repair: """
      State the language of the screen.
      """,
    guidelines: [.wcag("3.1.1", .a), .apple("accessibilityLanguage")], needs: [.language],
    failing: """
      - text: 안녕하세요
      """,
    passing: """
      screen: Greetings
      language: ko
      elements:
        - text: 안녕하세요
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    if screen.elements.isEmpty { return }
    guard screen.screen.language == nil else { return findings.pass() }
    let foreign = screen.elements.filter { node in
      screen.wordsByLanguage(node, in: [.label]).contains { language, words in
        guard language == nil, let script = Script.dominant(in: words) else { return false }
        return !Script.canBe(script, in: Screen.defaultLanguage)
      }
    }
    // A dump cannot tell; --language does.
    guard !screen.isImported else { return findings.lacks(.language) }
    guard let first = foreign.first, let script = Script.dominant(in: screen.label(first)) else {
      return findings.lacks(.language)
    }
    findings.fail(
      nil, Self.message(foreign.count, screen.label(first), script), related: foreign)
  }
}

extension LanguageMissing {
  private static func message(_ count: Int, _ label: String, _ script: Script) -> FindingText {
    let others = count > 1 ? " and \(count - 1) more" : ""
    return FindingText(
      "The screen names no language, and \(SafeText.quoted(label))\(others) is written in "
        + "\(script.rawValue) letters.",
      repair: "State the language of the screen.")
  }
}
