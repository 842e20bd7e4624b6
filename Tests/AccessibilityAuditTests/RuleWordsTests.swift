import Testing
import Voices

@testable import AccessibilityAudit

/// Rules that read words find them in every language in which they say that they do.
@Suite struct RuleWordsTests {
  static let languages = RuleWords.byLanguage.keys.sorted()

  private static func outcome(_ rule: String, _ language: String, _ element: String) throws
    -> Outcome
  {
    let screen = try AuditFixture.screen(
      "screen: A\nlanguage: \(language)\nelements:\n  - \(element)")
    return try #require(Audit(RuleSelection(only: [rule])).run(screen).results.first).outcome
  }

  @Test(arguments: languages) func linksThatSayNothing(_ language: String) throws {
    let words = try #require(RuleWords.byLanguage[language])
    for label in words.here.texts {
      #expect(
        try Self.outcome("label-vague", language, "{button: \"\(label)\"}") == .fail, "\(label)")
    }
    for label in words.here.texts + words.more.texts {
      #expect(
        try Self.outcome("label-vague", language, "{link: \"\(label) ›\"}") == .fail, "\(label)")
      #expect(try Self.outcome("label-vague", language, "{link: \"\(label) Cardamom\"}") == .pass)
    }
  }

  @Test(arguments: languages) func gesturesInLabelsAndHints(_ language: String) throws {
    let words = try #require(RuleWords.byLanguage[language])
    for gesture in words.gestures.texts {
      for element in ["{button: \"\(gesture) X\"}", "{button: X, hint: \"Y \(gesture) X\"}"] {
        #expect(try Self.outcome("label-names-gesture", language, element) == .fail, "\(element)")
      }
    }
    #expect(try Self.outcome("label-names-gesture", language, "{button: Cardamom}") == .pass)
  }

  @Test(arguments: languages) func whatDecoratesAndWhatIsAnImage(_ language: String) throws {
    let words = try #require(RuleWords.byLanguage[language])
    for label in words.decorations.texts {
      #expect(try Self.outcome("decorative-exposed", language, "{image: \"\(label)\"}") == .fail)
    }
    for label in words.imageBefore.map({ "\($0) X" }) + words.imageAfter.map({ "X\($0)" }) {
      #expect(
        try Self.outcome("label-repeats-role", language, "{image: \"\(label)\"}") == .fail,
        "\(label)")
    }
  }

  /// A screen whose rows can be edited has another way.
  @Test(arguments: languages) func rowsThatCanBeEdited(_ language: String) throws {
    let words = try #require(RuleWords.byLanguage[language])
    let row = "{button: X, gestures: [swipeActions]}"
    #expect(try Self.outcome("row-action-swipe-only", language, row) == .fail)
    for label in words.edit.texts {
      #expect(
        try Self.outcome("row-action-swipe-only", language, "{button: \"\(label)\"}\n  - \(row)")
          == .pass)
    }
  }

  /// The words for states are those that readers say themselves.
  @Test(arguments: languages) func statesStandInThePhraseBooks(_ language: String) throws {
    let several = ["zh": ["zh-Hans", "zh-Hant"], "pt": ["pt-BR"]]
    let states = try #require(RuleWords.byLanguage[language]).states
    var heard: Set<String> = []
    let keys: [PhraseKey] = [
      "on", "off", "checked", "unchecked", "selected", "notSelected", "dimmed", "disabled",
      "expanded", "collapsed",
    ]
    for reader in ["talkback", "voiceover-ios"] {
      let library = try PhraseLibrary(of: reader)
      for book in (several[language] ?? [language]).compactMap({ library.book(for: $0) }) {
        for key in keys {
          guard let words = book[key, .spoken]?.pattern.lowercased() else { continue }
          heard.insert(words.hasSuffix(".") ? String(words.dropLast()) : words)
        }
      }
    }
    let known =
      states.switchedOn + states.switchedOff + states.chosen + states.notChosen + states.unavailable
      + states.expanded + states.collapsed
    #expect(Set(known).subtracting(heard) == [])
    for (word, isOn) in states.switchedOn.map({ ($0, true) })
      + states.switchedOff.map({ ($0, false) })
    {
      let separator = ["ja", "zh"].contains(language) ? "" : " "
      #expect(
        try Self.outcome(
          "label-repeats-state", language,
          "{switch: \"Wi-Fi\(separator)\(word)\", value: \"\(isOn ? 1 : 0)\"}")
          == .fail, "\(word)")
    }
    #expect(
      try Self.outcome("label-repeats-state", language, "{switch: Wi-Fi, value: \"1\"}") == .pass)
  }

  @Test func aLanguageWithoutWordsIsNotApplicableAndSaysSo() throws {
    let screen = try AuditFixture.screen(
      "screen: A\nlanguage: fi\nelements:\n  - {link: Lue lisää}\n  - {link: Tästä}")
    let result = try #require(Audit(RuleSelection(only: ["label-vague"])).run(screen).results.first)
    #expect(result.outcome == .notApplicable)
    #expect(
      result.reasonNotApplicable == #"2 elements are in "fi", for which the rule has no word list"#)
  }

  @Test(arguments: [
    ("decorative-exposed", "{image: Tausta}"),
    ("row-action-swipe-only", "{button: X, gestures: [swipeActions]}"),
    ("label-names-gesture", "{button: Napauta}"),
    ("label-repeats-state", "{switch: Wi-Fi, value: \"1\"}"),
  ]) func noOtherRulePassesWhatItCannotRead(_ rule: String, _ element: String) throws {
    #expect(try Self.outcome(rule, "fi", element) == .notApplicable)
  }

  /// Where no language is stated, several words together tell it, and letters that few languages have.
  @Test(arguments: [
    ("Hier klicken", true), ("En savoir plus", true), ("여기", true), ("Подробнее", true),
    ("详情", true),
    ("Plus", false), ("Das", false), ("Altro", false),
  ]) func nobodyHasStatedTheLanguage(_ label: String, _ isFound: Bool) throws {
    let screen = try AuditFixture.screen("screen: A\nelements:\n  - {link: \"\(label)\"}")
    let result = try #require(Audit(RuleSelection(only: ["label-vague"])).run(screen).results.first)
    #expect((result.outcome == .fail) == isFound)
  }
}
