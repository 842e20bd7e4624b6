public import AccessibilityTree
public import ScreenReader

/// A transcript of a screen: the utterance of each stop, from first to last.
public struct Transcript: Equatable, Sendable {
  /// One stop of the cursor with its utterance.
  public struct Stop: Equatable, Sendable {
    /// The element's `id`, or `nil`.
    public var element: String?
    /// The element's path in the tree: child indices from the screen's top-level elements down.
    public var path: String
    /// The utterance as text; in the style ``Style/utterance``, with the hint.
    public var text: String
    /// The hint, spoken after a pause, or `nil`.
    public var hint: String?
    /// The utterance as typed fragments.
    public var utterance: Utterance
    /// The element's frame in screen points, or `nil`.
    public var frame: Frame?
    /// The names of custom actions, drag sources and drop points.
    public var actions: [String]
    /// Additional facts about the element.
    public var content: [CustomContent]
    /// The app's rotors, with the texts of their items.
    public var rotors: [Rotor]
    /// The reason for the position of the stop, or `nil` if not requested.
    public var reason: String?
    /// The utterance of each element in a line; empty for a stop with one element.
    public var parts: [Part] = []
    /// What stands on a braille display, line by line as it is panned through, or `nil` when that was not asked for.
    package var braille: [String]?
    /// Where the element is written, or `nil` when that was not asked for or nothing tells.
    package var place: StopPlace?
  }

  /// One of several elements that are spoken in one utterance.
  public struct Part: Equatable, Sendable {
    /// The element's `id`, or `nil`.
    public var element: String?
    /// The element's path in the tree: child indices from the screen's top-level elements down.
    public var path: String
    /// The part's utterance as text.
    public var text: String
  }

  /// A rotor of the app with the texts of its items.
  public struct Rotor: Equatable, Sendable {
    /// The rotor's name.
    public var name: String
    /// The text of each item.
    public var items: [String]
  }

  /// The screen's title, or `nil`.
  public var screen: String?
  /// The name of the reader: `voiceover-ios`.
  public var reader: String
  /// The reader's name in sentences: "VoiceOver".
  public var readerTitle: String
  /// The version of the reader that Earshot simulates: `27`.
  public var readerVersion: String
  /// The requested language of the reader's phrases as a BCP 47 tag.
  public var language: String
  /// The style of the texts.
  public var style: Style
  /// The stops in reading order.
  public var stops: [Stop]
  /// The omitted elements and the reasons, if requested.
  public var leftOut: [String]

  /// Remarks on languages, for example that phrases are in another language.
  public var remarks: [String] = []

  /// The number of fragments that are assumed.
  public var assumedFragments: Int {
    stops.reduce(0) { $0 + $1.utterance.fragments.count(where: \.isAssumed) }
  }
}
