public import AccessibilityTree
public import Voices

/// One typed piece of an utterance: a label, a role word, a hint.
///
/// Styles, captions, diffs and audio all read fragments; nothing takes a rendered sentence apart.
/// `Rate, button` is two of them: a ``Kind/label`` "Rate" and a ``Kind/role`` "button".
public struct Fragment: Equatable, Hashable, Sendable {
  /// What a fragment says about its element.
  public enum Kind: String, CaseIterable, Sendable {
    /// The name of a container (or of the app) that the cursor has just entered.
    case container
    /// The word "selected".
    case selected
    /// A header that a table cell answers.
    case header
    /// The element's own label.
    case label
    /// The element's value.
    case value
    /// Important custom content.
    case content
    /// A state: "dimmed", "on", "expanded".
    case state
    /// A role: "button", "heading".
    case role
    /// A place among others: "1 of 3", "row 2".
    case position
    /// An edge of a list or a landmark: "list start".
    case boundary
    /// That there are custom actions.
    case actions
    /// What acting on the element does.
    case hint
  }

  /// What the fragment says about its element.
  public var kind: Kind
  /// The words, in the case of their style.
  public var text: String
  /// What a voice is given where it could not say the words as they are written, or `nil` for the words:
  /// `みだし` for `見出し`.
  public var speechText: String?
  /// The phrase that the words are, or `nil` for words of the app's own.
  public var phrase: PhraseKey?
  /// The language of the words as a BCP 47 tag, or `nil` for the utterance's own.
  public var language: String?
  /// Whether the words or their place are a guess about the real reader, not a recording of it.
  public var isAssumed: Bool
  /// Whether the fragment is shown beside the description instead of being part of it.
  public var isNote: Bool
  /// How parts of the words are spoken, in offsets of `text`.
  public var speech: [SpeechAttribute]

  /// Creates a fragment.
  ///
  /// - Parameters:
  ///   - kind: What the fragment says about its element.
  ///   - text: The words, in the case of their style.
  ///   - speechText: What a voice is given in their place, or `nil` for the words.
  ///   - phrase: The phrase that the words are, or `nil` for words of the app's own.
  ///   - language: A BCP 47 tag, or `nil` for the utterance's own language.
  ///   - isAssumed: Whether no recording of the real reader backs the words.
  ///   - isNote: Whether the fragment stands beside the description.
  ///   - speech: How parts of the words are spoken.
  public init(
    _ kind: Kind, _ text: String, speechText: String? = nil, phrase: PhraseKey? = nil,
    language: String? = nil, isAssumed: Bool = false, isNote: Bool = false,
    speech: [SpeechAttribute] = []
  ) {
    self.kind = kind
    self.text = text
    self.speechText = speechText
    self.phrase = phrase
    self.language = language
    self.isAssumed = isAssumed
    self.isNote = isNote
    self.speech = speech
  }

  /// Puts words of the reader around those of the fragment, as its phrase around another does.
  package mutating func wrap(before: some StringProtocol, behind: some StringProtocol) {
    if before.isEmpty, behind.isEmpty { return }
    if !before.isEmpty { speech = [] }
    text = before + text + behind
    speechText = speechText.map { before + $0 + behind }
  }
}
