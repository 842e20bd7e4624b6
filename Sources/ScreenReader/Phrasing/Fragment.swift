public import AccessibilityTree
public import Voices

/// One typed piece of an utterance: a label, a role, a hint.
///
/// Styles, captions, diffs and audio all read fragments; no code parses a rendered sentence.
/// `Rate, button` is two of them: a ``Kind/label`` "Rate" and a ``Kind/role`` "button".
public struct Fragment: Equatable, Hashable, Sendable {
  /// What a fragment describes.
  public enum Kind: String, CaseIterable, Sendable {
    /// The name of a container (or of the app) that the cursor has just entered.
    case container
    /// The word "selected".
    case selected
    /// A header of a table cell.
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
    /// A position in a set: "1 of 3", "row 2".
    case position
    /// An edge of a list or a landmark: "list start".
    case boundary
    /// The notice that custom actions are available.
    case actions
    /// The hint about what acting on the element does.
    case hint
  }

  /// What the fragment describes.
  public var kind: Kind
  /// The text, in the case of its style.
  public var text: String
  /// The text for a voice that could not speak the written text, or `nil` for the written text: `みだし` for `見出し`.
  public var speechText: String?
  /// The reader's phrase that the text comes from, or `nil` for text from the app.
  public var phrase: PhraseKey?
  /// The language of the text as a BCP 47 tag, or `nil` for the utterance's own.
  public var language: String?
  /// Whether the text or its place is assumed, because no recording of the real reader confirms it.
  public var isAssumed: Bool
  /// Whether the fragment is shown beside the description and is not part of it.
  public var isNote: Bool
  /// How parts of the text are spoken, in offsets of `text`.
  public var speech: [SpeechAttribute]

  /// Creates a fragment.
  ///
  /// - Parameters:
  ///   - kind: What the fragment describes.
  ///   - text: The text, in the case of its style.
  ///   - speechText: The text for a voice, or `nil` for the written text.
  ///   - phrase: The reader's phrase that the text comes from, or `nil` for text from the app.
  ///   - language: A BCP 47 tag, or `nil` for the utterance's own language.
  ///   - isAssumed: Whether no recording of the real reader confirms the text.
  ///   - isNote: Whether the fragment is shown beside the description.
  ///   - speech: How parts of the text are spoken.
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
