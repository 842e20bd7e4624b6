public import AccessibilityTree
public import ScreenReader

extension SpeechTimeline {
  /// A text to speak or a sound to play, and the silence before it.
  public struct Cue: Equatable, Sendable {
    /// The origin of a cue.
    public enum Source: Equatable, Sendable {
      /// The reader, about an element or in response to a command.
      case element
      /// An announcement of the app.
      case announcement(Announcement.Priority)
      /// A sound of the reader.
      case earcon(Earcon)
      /// A haptic or a sound of the app.
      case feedback(Feedback)
      /// The sound before a capital letter.
      case capital
    }

    /// A word as it is shown, and where it stands in the text that is spoken.
    package struct Token: Equatable, Sendable {
      /// The word as its author wrote it.
      package var text: String
      /// Where it stands in the cue's text, in Unicode scalars from 0.
      package var range: Range<Int>
      /// Whether no space stands between the word and the one before it.
      package var joinsPrevious: Bool

      /// Creates a word.
      package init(_ text: String, range: Range<Int>, joinsPrevious: Bool = false) {
        self.text = text
        self.range = range
        self.joinsPrevious = joinsPrevious
      }
    }

    /// The index of the stop.
    package var stop: Int
    /// The number of the fragment among all of the timeline.
    package var fragment = 0
    /// What the text says about the stop's element.
    public var kind: Fragment.Kind
    /// The origin of the cue.
    public var source = Source.element
    /// The text for the engine; empty for a sound.
    public var text: String
    /// The words as they are shown.
    package var tokens: [Token] = []
    /// The language of the text as a BCP 47 tag.
    public var language: String
    /// What is written between the words and the fragment before them: `, ` or `、`.
    package var separator = ", "
    /// The name of the voice profile that speaks.
    package var voice: String
    /// The pitch, 0 to 99.
    package var pitch = 50
    /// The silence before the words, in samples.
    package var pause: Int
    /// The part of the words that is heard before something cuts them off; 1 is all of them.
    package var heardShare = 1.0
    /// Where the sound comes from: -1 is the left edge of the screen, 1 the right one.
    package var place = 0.0

    /// Whether the cue is a sound instead of a text.
    public var isSound: Bool {
      switch source {
      case .earcon, .feedback, .capital: true
      case .element, .announcement: false
      }
    }
  }
}
