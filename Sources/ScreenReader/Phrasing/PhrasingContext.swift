import AccessibilityTree
import Voices

/// All that the words for one stop depend on.
struct PhrasingContext {
  /// A container that the cursor has just entered.
  struct Entered {
    var label: String?
    var value: String?
    var isDimmed: Bool
    /// The language of its own, or `nil` for that of the screen.
    var language: String?
  }

  /// A place among the elements of a segmented control or a tab bar, counted from 1.
  struct Position {
    var index: Int
    var count: Int
  }

  /// An edge of a list or a landmark.
  enum Boundary { case listStart, listEnd, landmarkStart, landmarkEnd }

  let element: Element
  let book: Phrasebook
  let dialect: Dialect
  let verbosity: Verbosity
  /// The language of the reader's words, or `nil` where it is that of the element's own.
  let phraseLanguage: String?
  /// The language of the element's own words.
  let language: String
  /// The language of elements that have none of their own.
  let screenLanguage: String
  /// The containers that the cursor has just entered, outermost first.
  var entered: [Entered] = []
  var position: Position?
  /// Whether the element is an item of a tab bar, by its trait or by its place.
  var isTab = false
  var boundaries: [Boundary] = []
  var cell: CellContext?

  var traits: Traits { element.traits }
  var switches: Dialect.Switches { dialect.switches }

  /// The label as it is said: empty for a back button that is only called "Back".
  var label: String {
    guard let label = element.label else { return "" }
    if traits.contains(.backButton), let back = book[.back, dialect.form]?.pattern,
      label.lowercased() == back.lowercased()
    {
      return ""
    }
    return label
  }

  /// The value where it is said as it is, which for a switch it is not.
  var plainValue: String {
    traits.contains(.switchButton) || isCheckable ? "" : element.value ?? ""
  }

  /// Whether the value says checked or unchecked.
  var isCheckable: Bool {
    book[.checkbox, dialect.form] != nil && !traits.isDisjoint(with: [.checkbox, .radioButton])
  }

  /// Whether the author's hint stands in for a label and value that are missing.
  ///
  /// AccessibilitySnapshot: "Hint. Button." for a button with nothing but a hint (measured). It takes a
  /// back button called "Back" for one without a label, which a recording of iOS 27 does not:
  /// "Back Button See folders you viewed previously".
  var promotesHint: Bool {
    let hasNoLabel =
      switches.promotesHintOfBackButton ? label.isEmpty : element.label?.isEmpty != false
    return element.hint?.isEmpty == false && hasNoLabel && plainValue.isEmpty && cell == nil
      && !traits.contains(.selected)
  }

  /// Adds a phrase, if the dialect says it.
  func say(
    _ key: PhraseKey, as kind: Fragment.Kind, filling values: KeyValuePairs<String, String> = [:],
    isAssumed: Bool = false, isNote: Bool = false, into fragments: inout [Fragment]
  ) {
    guard let phrase = book[key, dialect.form] else { return }
    fragments.append(
      Fragment(
        kind, phrase.filled(values), speechText: phrase.filledSpeech(values), phrase: key,
        language: phraseLanguage, isAssumed: isAssumed || phrase.isAssumed, isNote: isNote))
  }

  /// Returns the language of another element's words, or `nil` where it is that of this element's.
  func language(ofOther other: String?) -> String? {
    let other = other ?? screenLanguage
    return other == language ? nil : other
  }

  /// Adds a text of the app's, if there is one.
  func say(
    _ text: String?, as kind: Fragment.Kind, target: SpeechAttribute.Target? = nil,
    language: String? = nil, isAssumed: Bool = false, into fragments: inout [Fragment]
  ) {
    guard let text, !text.isEmpty else { return }
    let speech = element.speech.isEmpty ? [] : element.speech.filter { $0.target == target }
    fragments.append(
      Fragment(kind, text, language: language, isAssumed: isAssumed, speech: speech))
  }
}
