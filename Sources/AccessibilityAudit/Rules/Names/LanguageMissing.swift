import AccessibilityTree
import Documents

struct LanguageMissing: ScreenRule {
  static let page = RulePage(
    "language-missing", .names, .warning, .medium,
    title: "Screen has no language",
    why: """
      {reader} does not know which voice to use. It skips or spells text in a script that it does \
      not expect.
      """,
    repair: "Set the language of the screen.",
    guidelines: [.wcag("3.1.1", .a), .apple("accessibilityLanguage")], needs: [.language],
    varies:
      "A note if the only sign of another language is Latin letters that English does not use.",
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
    checkTags(screen, &findings)
    guard screen.screen.language == nil else { return findings.pass() }
    if screen.toolkit == .web, !screen.cannotCarry(.carried(.languages)) {
      return findings.fail(nil, Self.messageOfPage)
    }
    let foreign = screen.elements.filter { node in
      screen.wordsByLanguage(node, in: [.label]).contains { language, words in
        guard language == nil, let script = Script.dominant(in: words) else { return false }
        return !Script.canBe(script, in: Screen.defaultLanguage)
      }
    }
    // A dump cannot tell; --language does.
    guard !screen.isImported else { return findings.lacks(.language) }
    guard let first = foreign.first, let script = Script.dominant(in: screen.label(first)) else {
      guard let word = accentedWord(of: screen) else { return findings.lacks(.language) }
      return findings.fail(nil, Self.messageOfWord(word), severity: .note)
    }
    findings.fail(
      nil, Self.message(foreign.count, screen.label(first), script), related: foreign)
  }
}

extension LanguageMissing {
  /// Returns the first word with letters that English does not use, if another text has such a word as well.
  private func accentedWord(of screen: AuditedScreen) -> String? {
    var first: String?
    for node in screen.elements {
      let words = screen.label(node).split { !$0.isLetter }.map(String.init)
      guard
        let word = words.first(where: { word in
          word.unicodeScalars.contains { (0xC0...0x24F).contains($0.value) }
        })
      else { continue }
      if let first, first.folded != word.folded { return first }
      first = first ?? word
    }
    return nil
  }

  private static func messageOfWord(_ word: String) -> FindingText {
    FindingText(
      "The screen does not state its language, so a voice for English reads \(SafeText.quoted(word)).",
      repair: "Set the language of the screen, for example language: de.")
  }

  /// Checks whether stated language tags can be languages: their first part has two or three letters (BCP 47).
  private func checkTags(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    func isTag(_ tag: String) -> Bool {
      let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
      return (2...3).contains(language.count) && !Self.unspoken.contains(language)
    }
    if let language = screen.screen.language, !isTag(language) {
      findings.fail(nil, Self.messageOfTag(language))
    }
    for node in 0..<screen.tree.count {
      guard let language = screen.tree[node].language, !isTag(language) else { continue }
      findings.fail(node, Self.messageOfTag(language))
    }
  }

  /// ISO 639 codes that name no language, so that there is no voice for them.
  private static let unspoken: Set<String> = ["mis", "mul", "und", "zxx"]

  private static func messageOfTag(_ tag: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(tag)) does not name a language, so the reader does not change its voice.",
      repair: "Use a BCP 47 tag: en, pt-BR.")
  }

  private static let messageOfPage = FindingText(
    "The page does not state its language, so a reader uses its default.",
    repair: "Set lang on <html>.")

  private static func message(_ count: Int, _ label: String, _ script: Script) -> FindingText {
    let others = count > 1 ? " and \(count - 1) more" : ""
    return FindingText(
      "The screen does not state its language, and \(SafeText.quoted(label))\(others) is in "
        + "\(script.rawValue) script.",
      repair: "Set the language of the screen.")
  }
}
