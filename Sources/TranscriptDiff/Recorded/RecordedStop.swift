public import ScreenReader
package import Transcript

/// One line of a recorded transcript: a stop, a command or an event.
public struct RecordedStop: Equatable, Sendable {
  /// The kind of a line in a transcript.
  public enum Kind: String, Sendable {
    /// A stop with its utterance.
    case stop
    /// A command of a flow, written after `> `.
    case command
    /// An event other than speech, written in brackets: `[boundary]`.
    case event
  }

  /// The kind of the line.
  public var kind: Kind
  /// The utterance without the hint; for a command or an event, its line in a text transcript: `> next`, `[boundary]`.
  ///
  /// A silent stop is `[silent]`.
  public var text: String
  /// The hint, spoken after a pause, or `nil`; in the style ``Style/utterance`` the text ends with it instead.
  public var hint: String?
  /// The element's `id`, or `nil` if it has none or the recording does not include it.
  public var element: String?
  /// The element's path in the tree, or `nil` if the recording does not include it.
  public var path: String?
  /// The typed fragments of the utterance, or `nil` if the recording has only a line.
  public var fragments: [Fragment]?
  /// The names of custom actions, or `nil` if the recording does not include them.
  public var actions: [String]?
  /// Whether the element is a control that people swipe to, as far as its role tells.
  package var isControl: Bool
  /// Whether texts may hold placeholders, as those of a recording may and those of a screen may not.
  package var mayHoldPlaceholders: Bool
  /// The line of the recording, counted from 1, or `nil` for a stop of a screen.
  package var line: Int?
  /// Where the element of a screen is written, or `nil` where nothing tells.
  package var place: StopPlace?

  /// Creates a stop.
  package init(
    _ text: String, hint: String? = nil, kind: Kind = .stop, element: String? = nil,
    path: String? = nil, fragments: [Fragment]? = nil, actions: [String]? = nil,
    isControl: Bool = false, mayHoldPlaceholders: Bool = false, line: Int? = nil
  ) {
    self.kind = kind
    self.text = text
    self.hint = hint
    self.element = element
    self.path = path
    self.fragments = fragments
    self.actions = actions
    self.isControl = isControl
    self.mayHoldPlaceholders = mayHoldPlaceholders
    self.line = line
  }

  /// Whether its texts hold placeholders, or are expressions.
  package var holdsPattern: Bool { mayHoldPlaceholders && StopPattern.stands(in: text, hint) }

  /// What a stop at which nothing is heard is written as.
  static let silent = TranscriptLine.silent
}
