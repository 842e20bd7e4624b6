import AccessibilityTree

/// The words of one language that rules look for in labels and hints.
///
/// English is not included: the rules themselves look for its words one by one. Each table states the source of its
/// texts. A test compares the words for states with the phrase books of the readers. This is a class because rules
/// pass a table on for each element, and a copy would retain a dozen lists.
final class RuleWords: Sendable {
  /// The language, without a region: `de`.
  let language: String
  /// The name of the language in English.
  let name: String
  /// Labels that say nothing on links and buttons: "click here", "this link".
  let here: Phrases
  /// Labels that say nothing on a link: "learn more", "details".
  let more: Phrases
  /// Gesture phrases at the beginning or end of labels and hints: "tap to", "press and hold".
  let gestures: Phrases
  /// Names of purely decorative images.
  let decorations: Phrases
  /// Text before the description of an image: "photo of".
  let imageBefore: [String]
  /// Text after the description of an image: "'s photo".
  let imageAfter: [String]
  /// Names of the button with which rows are edited or selected, UIKit's own "Edit" first.
  let edit: Phrases
  /// The words for states.
  let states: States

  init(
    language: String, name: String, here: Phrases, more: Phrases, gestures: Phrases,
    decorations: Phrases, imageBefore: [String], imageAfter: [String], edit: Phrases, states: States
  ) {
    self.language = language
    self.name = name
    self.here = here
    self.more = more
    self.gestures = gestures
    self.decorations = decorations
    self.imageBefore = imageBefore
    self.imageAfter = imageAfter
    self.edit = edit
    self.states = states
  }

  /// Phrases, and their forms without spaces and punctuation.
  struct Phrases: ExpressibleByArrayLiteral, Sendable {
    /// All of them, and those of several words.
    fileprivate let (all, ofSeveral): (Forms, Forms)

    /// Phrases in the form in which they are looked for.
    fileprivate struct Forms: Sendable {
      let texts: [String]
      /// The same with a space before them, and one after them as well.
      let open: [String]
      let closed: [String]
      let folded: Set<String>

      init(_ texts: [String]) {
        self.texts = texts
        open = texts.map { " \($0)" }
        closed = texts.map { " \($0) " }
        folded = Set(texts.map(\.folded))
      }
    }

    /// The phrases, which a test compares with the readers' own words.
    var texts: [String] { all.texts }

    init(arrayLiteral texts: String...) {
      all = Forms(texts)
      ofSeveral = Forms(texts.filter { $0.contains(" ") })
    }

    /// Whether a text without spaces and punctuation is one of the phrases.
    func hold(_ text: String, isGuessed: Bool) -> Bool {
      (isGuessed ? ofSeveral : all).folded.contains(text)
    }
  }

  /// Words for states, each with its opposite.
  struct States: Sendable {
    var switchedOn: [String] = []
    var switchedOff: [String] = []
    var chosen: [String] = []
    var notChosen: [String] = []
    var unavailable: [String] = []
    var expanded: [String] = []
    var collapsed: [String] = []

    static let english = States(
      switchedOn: ["on", "enabled"], switchedOff: ["off", "disabled"],
      chosen: ["checked", "selected"],
      notChosen: ["unchecked", "unselected", "not checked", "not selected"],
      unavailable: ["dimmed", "disabled"],
      expanded: ["expanded"], collapsed: ["collapsed"])
  }

  /// All tables, by language.
  static let byLanguage: [String: RuleWords] = Dictionary(
    uniqueKeysWithValues: [
      arabic, chinese, dutch, french, german, hindi, italian, japanese, korean, portuguese, russian,
      spanish,
    ].map { ($0.language, $0) })

  /// The tables of languages in Latin letters, in the order of their names.
  static let latin = [german, spanish, french, italian, dutch, portuguese]

  private var isTogether: Bool { language == "ja" || language == "zh" }
  private var endsOpen: Bool { isTogether || language == "ko" }

  /// Returns the first of some phrases that a text contains as whole words.
  func first(of phrases: Phrases, in text: String, words: String, isGuessed: Bool) -> String? {
    let words = isTogether ? text.lowercased() : words
    let phrases = isGuessed ? phrases.ofSeveral : phrases.all
    let sought = isTogether ? phrases.texts : endsOpen ? phrases.open : phrases.closed
    return sought.firstIndex(where: words.holds).map { phrases.texts[$0] }
  }
}
