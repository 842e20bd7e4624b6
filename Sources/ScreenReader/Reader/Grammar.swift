public import AccessibilityTree

/// What a reader says, part by part, and how that differs with the occasion.
public struct Grammar: Sendable {
  /// What is said of an element that was acted on.
  public enum Outcome: Sendable {
    /// Its new states alone, where it has some; else all of it.
    case newStates
    /// All of it.
    case everything
  }

  /// The parts of an utterance, in the order in which they are heard.
  public var parts: [UtterancePart]
  /// The parts on occasions that have others.
  public var occasions: [Occasion: [UtterancePart]]
  /// The parts on screens of toolkits that have others, whatever the occasion.
  public var toolkits: [Toolkit: [UtterancePart]] = [:]
  /// What is said after a pause, when the user stays on the element; no part of a transcript's hints.
  public var tutor: [UtterancePart]
  /// What is said after a pause when the user stays in the text of a field, or `nil` for the same.
  public var tutorInText: UtterancePart?
  /// What is said of a place that is gone into, or `nil`.
  public var inside: UtterancePart?
  /// What is said of a place that is gone out of, or `nil`.
  public var outside: UtterancePart?
  /// Whether a text field whose value an act has changed is told of by that value alone.
  public var tellsChangedFields = false
  /// Whether a value in percent that an act has changed is said by the phrase `percent`.
  public var saysChangedPercents = false
  /// Whether only the outermost of nested lists, landmarks, tables and tab bars gives places.
  public var onlyOutermostPlaces: Bool
  /// Whether a list or landmark whose children stand by their places, so that it does not vend them itself,
  /// tells where it begins and ends.
  public var tellsEdgesOfPlainViews = true
  /// Whether an app that becomes active is named although the screen has a title.
  public var namesAppBesideTitle = true
  /// What a live region says of an element in it that has changed.
  public var liveKinds: Set<Fragment.Kind> = [.label, .value, .content, .state]
  /// Whether the titles of parts of a screen are said when they come (``FactKey/paneTitle``).
  public var tellsOfPanes = false
  /// Whether the reader tells of the containers that were left.
  public var tellsOfLeaving: Bool
  /// Whether the reader tells of the containers that begin and end with what is said, wherever it comes from.
  public var tellsOfEdges = false
  /// What is said of an element that was acted on.
  public var outcome: Outcome
  /// What stands between two fragments that are written down, or `nil` for what the language has.
  public var separator: String?

  /// Creates a grammar.
  ///
  /// - Parameters:
  ///   - parts: The parts of an utterance, in the order in which they are heard.
  ///   - occasions: The parts on occasions that have others.
  public init(_ parts: [UtterancePart], occasions: [Occasion: [UtterancePart]] = [:]) {
    self.parts = parts
    self.occasions = occasions
    tutor = []
    onlyOutermostPlaces = false
    tellsOfLeaving = false
    outcome = .newStates
    separator = nil
  }

  /// Returns the parts of what is said on an occasion.
  ///
  /// - Parameters:
  ///   - occasion: When something is said.
  ///   - toolkit: What the screen was drawn with, or `nil` for the platform's own.
  /// - Returns: The parts in order.
  public func parts(on occasion: Occasion, of toolkit: Toolkit? = nil) -> [UtterancePart] {
    if !toolkits.isEmpty, let toolkit, let parts = toolkits[toolkit] { return parts }
    return occasions.isEmpty ? parts : occasions[occasion] ?? parts
  }
}
