public import AccessibilityTree
public import Voices

/// The parts of a reader's utterances, and how they vary with the occasion.
public struct Grammar: Sendable {
  /// What a reader says when an article gets the focus, as in a feed.
  public enum FocusedArticle: Sendable {
    /// Its first line.
    case firstLine
    /// Its name and description.
    case name
    /// Everything in it.
    case content
  }

  /// What the reader says about an element after the user acted on it.
  public enum Outcome: Sendable {
    /// Only the new states, or the whole element if it has none.
    case newStates
    /// Only the new states, or the whole element if something else about it has changed; else nothing.
    case changes
    /// The whole element.
    case everything
  }

  /// The parts of an utterance, in speaking order.
  public var parts: [UtterancePart]
  /// The parts for occasions that differ.
  public var occasions: [Occasion: [UtterancePart]]
  /// The parts for screens of toolkits that differ, on every occasion.
  public var toolkits: [Toolkit: [UtterancePart]] = [:]
  /// The parts spoken after a pause when the user stays on the element; not among a transcript's hints.
  public var tutor: [UtterancePart]
  /// The part spoken after a pause when the user stays in the text of a field, or `nil` for the same parts.
  public var tutorInText: UtterancePart?
  /// The part that announces entering a container, or `nil`.
  public var inside: UtterancePart?
  /// The part that announces leaving a container, or `nil`.
  public var outside: UtterancePart?
  /// Whether a text field is announced only by its value after an act has changed that value.
  public var tellsChangedFields = false
  /// Whether a percentage that an act has changed uses the phrase `percent`.
  public var saysChangedPercents = false
  /// Whether only the outermost of nested lists, landmarks, tables and tab bars gives positions and edges.
  public var onlyOutermostPlaces: Bool
  /// Whether the reader announces the edges of a list or landmark that does not vend its children, because they are
  /// ordered by position.
  public var tellsEdgesOfPlainViews = true
  /// Whether the name of an app that becomes active is spoken even if the screen has a title.
  public var namesAppBesideTitle = true
  /// The kinds of fragments that a live region speaks for a changed element.
  public var liveKinds: Set<Fragment.Kind> = [.label, .value, .content, .state]
  /// Whether the reader speaks the titles of panes when they appear (``FactKey/paneTitle``).
  public var tellsOfPanes = false
  /// The word for an alert's role that precedes the text of an alert, or `nil` if the reader speaks the text alone.
  public var alertWord: PhraseKey?
  /// What the reader says when an article gets the focus.
  public var focusedArticle = FocusedArticle.firstLine
  /// Whether the label of the element that holds a new text of a live region precedes that text.
  public var saysHolderOfNews = false
  /// Whether the reader says nothing of a live region that comes with its text, unless it is an alert.
  public var ignoresNewRegions = false
  /// Whether the new state of an element that expands or collapses as it loses the focus is announced before the
  /// newly focused element.
  public var tellsExpansionBeforeFocus = false
  /// Whether a list box or a tree is announced before an item in it that takes the focus, unless the focus was
  /// already there.
  public var tellsListOfFocusedItem = false
  /// Whether the reader announces the containers that the cursor has left.
  public var tellsOfLeaving: Bool
  /// Whether the reader announces the containers that begin and end with the utterance, wherever the cursor comes from.
  public var tellsOfEdges = false
  /// What the reader says about an element after the user acted on it.
  public var outcome: Outcome
  /// The separator between two written fragments, or `nil` for the language's default.
  public var separator: String?

  /// Creates a grammar.
  ///
  /// - Parameters:
  ///   - parts: The parts of an utterance, in speaking order.
  ///   - occasions: The parts for occasions that differ.
  public init(_ parts: [UtterancePart], occasions: [Occasion: [UtterancePart]] = [:]) {
    self.parts = parts
    self.occasions = occasions
    tutor = []
    onlyOutermostPlaces = false
    tellsOfLeaving = false
    outcome = .newStates
    separator = nil
  }

  /// Returns the parts of the utterance on an occasion.
  ///
  /// - Parameters:
  ///   - occasion: The situation in which the element is spoken.
  ///   - toolkit: The toolkit that draws the screen, or `nil` for the platform's own.
  /// - Returns: The parts in order.
  public func parts(on occasion: Occasion, of toolkit: Toolkit? = nil) -> [UtterancePart] {
    if !toolkits.isEmpty, let toolkit, let parts = toolkits[toolkit] { return parts }
    return occasions.isEmpty ? parts : occasions[occasion] ?? parts
  }
}
