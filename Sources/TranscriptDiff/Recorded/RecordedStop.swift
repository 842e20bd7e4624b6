public import ScreenReader
import Transcript

/// One thing in a transcript that was read back: what is heard at a stop, a command or an event.
public struct RecordedStop: Equatable, Sendable {
  /// What a line of a transcript stands for.
  public enum Kind: String, Sendable {
    /// What is heard at a stop.
    case stop
    /// A command of a flow, written behind `> `.
    case command
    /// Something that is no speech, written in brackets: `[boundary]`.
    case event
  }

  /// What the line stands for.
  public var kind: Kind
  /// What is heard, without the hint; of a command and an event the line of a text transcript: `> next`, `[boundary]`.
  ///
  /// A stop at which nothing is heard is `[silent]`.
  public var text: String
  /// What is heard after a pause, or `nil`; in the style ``Style/utterance`` it ends the text instead.
  public var hint: String?
  /// The element's `id`, or `nil` where there is none or the recording does not say.
  public var element: String?
  /// Where the element stands in the tree, or `nil` where the recording does not say.
  public var path: String?
  /// The typed pieces of what is heard, or `nil` where only a line was recorded.
  public var fragments: [Fragment]?
  /// The names of custom actions, or `nil` where the recording does not say.
  public var actions: [String]?
  /// Whether the element is a control that people swipe to, as far as its role tells.
  package var isControl: Bool
  /// Whether texts may hold placeholders, as those of a recording may and those of a screen may not.
  package var mayHoldPlaceholders: Bool
  /// The line of the recording, counted from 1, or `nil` for a stop of a screen.
  package var line: Int?

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

  /// What a stop at which nothing is heard is written as.
  static let silent = TranscriptLine.silent
}
