import AccessibilityTree
import Documents
import Voices

struct TranslationMissing: PairRule {
  static let page = RulePage(
    "translation-missing", .names, .warning, .high, .pair,
    title: "Text not translated",
    why: """
      The listener hears a language that they may not know, in a voice for another language. Often \
      the text is invisible, such as the label of an icon or the name of an action.
      """,
    repair: """
      Translate the text. If it is a name that is the same in every language, set its language.
      """,
    guidelines: [.wcag("3.1.2", .aa), .wcag("3.1.1", .a), .apple("accessibilityLabel")],
    needs: [.otherLanguage],
    failing: """
      screen: Photo
      language: en-US
      elements: [{button: Share}, {button: Delete}]
      ---
      screen: 사진
      language: ko
      elements: [{button: Share}, {button: 삭제}]
      """,
    passing: """
      screen: Photo
      language: en-US
      elements: [{button: Share}, {button: Delete}]
      ---
      screen: 사진
      language: ko
      elements: [{button: 공유}, {button: 삭제}]
      """)

  /// The minimum number of letters; shorter words are symbols, units and names of buttons such as "OK".
  private static let fewestLetters = 4
  /// The number of consecutive words that are the same in two languages of one script only if nobody translated them.
  private static let fewestWords = 3

  func check(_ pair: AuditedPair, _ findings: inout PairFindings) {
    if pair.isOneLanguage { return findings.lacks(.otherLanguage) }
    let (screen, other) = (pair.screen, pair.other)
    let language = screen.language
    let primary = LanguageTag(language).primary
    func isMissing(_ old: String, _ new: String) -> Bool {
      guard old == new,
        new.unicodeScalars.count(where: \.properties.isAlphabetic) >= Self.fewestLetters
      else { return false }
      // The name of the app is that everywhere.
      if new == screen.screen.app?.trimmed { return false }
      guard let script = Script.dominant(in: new) else { return false }
      let isForeign = !Script.scripts(of: language).contains(script)
      return isForeign || new.foldedWords.count >= Self.fewestWords
    }
    if let old = other.screen.title?.trimmed, let new = screen.screen.title?.trimmed, !new.isEmpty {
      if isMissing(old, new) {
        findings.fail(
          nil, Self.message("the title of the screen", new, language, other.language, isName: false)
        )
      } else {
        findings.pass()
      }
    }
    for (before, now) in pair.shared where screen.index(of: now) != nil {
      let (old, new) = (other.label(before), screen.label(now))
      if old.isEmpty || new.isEmpty { continue }
      let isMarked = screen.tree[now].language.map { LanguageTag($0).primary != primary } ?? false
      if !isMarked, isMissing(old, new) {
        findings.fail(now, Self.message("the label", new, language, other.language))
      } else {
        findings.pass()
      }
      let known = Set(other.spokenElement(before).actions)
      for action in screen.spokenElement(now).actions
      where known.contains(action) && isMissing(action, action) {
        findings.fail(now, Self.message("an action", action, language, other.language))
      }
    }
  }
}

extension TranslationMissing {
  private static func message(
    _ what: String, _ words: String, _ language: String, _ other: String, isName: Bool = true
  ) -> FindingText {
    FindingText(
      "\(SafeText.quoted(words)), \(what), is the same in \(SafeText.quoted(language)) as in "
        + "\(SafeText.quoted(other)).",
      repair: "Translate it\(isName ? ", or set its language if it is a name" : "").")
  }
}
