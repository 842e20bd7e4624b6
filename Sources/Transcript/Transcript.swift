public import AccessibilityTree
public import ScreenReader

/// What is heard on a screen, stop by stop, from first to last.
public struct Transcript: Equatable, Sendable {
  /// What is heard at one stop of the cursor.
  public struct Stop: Equatable, Sendable {
    /// The element's `id`, or `nil`.
    public var element: String?
    /// Where the element stands in the tree: child indices from the screen's own elements down.
    public var path: String
    /// What is heard; in the style ``Style/utterance`` with the hint.
    public var text: String
    /// What is heard after a pause, or `nil`.
    public var hint: String?
    /// The typed pieces of what is heard.
    public var utterance: Utterance
    /// The element's frame in screen points, or `nil`.
    public var frame: Frame?
    /// The names of custom actions, and of what can be dragged from here and dropped here.
    public var actions: [String]
    /// Further facts about the element.
    public var content: [CustomContent]
    /// The app's own rotors, with the words of their items.
    public var rotors: [Rotor]
    /// Why the stop stands here, or `nil` when that was not asked for.
    public var reason: String?
    /// What is heard of each element of a line; empty at a stop of one element.
    public var parts: [Part] = []
    /// What stands on a braille display, line by line as it is panned through, or `nil` when that was not asked for.
    package var braille: [String]?
  }

  /// One of several elements that are heard in one breath.
  public struct Part: Equatable, Sendable {
    /// The element's `id`, or `nil`.
    public var element: String?
    /// Where the element stands in the tree: child indices from the screen's own elements down.
    public var path: String
    /// What is heard of it.
    public var text: String
  }

  /// A rotor of the app's own with the words of its items.
  public struct Rotor: Equatable, Sendable {
    /// The rotor's name.
    public var name: String
    /// What is heard at each item.
    public var items: [String]
  }

  /// The screen's title, or `nil`.
  public var screen: String?
  /// The name of the reader: `voiceover-ios`.
  public var reader: String
  /// What sentences call the reader: "VoiceOver".
  public var readerTitle: String
  /// The version of the reader that is followed: `27`.
  public var readerVersion: String
  /// The language of the reader's words as a BCP 47 tag, as it was asked for.
  public var language: String
  /// The style of the texts.
  public var style: Style
  /// The stops in the order in which they are heard.
  public var stops: [Stop]
  /// What was left out and why, when that was asked for.
  public var leftOut: [String]

  /// What a person should know about the languages: that words are those of another one.
  public var remarks: [String] = []

  /// How many fragments are guesses about the real reader.
  public var assumedFragments: Int {
    stops.reduce(0) { $0 + $1.utterance.fragments.count(where: \.isAssumed) }
  }
}
