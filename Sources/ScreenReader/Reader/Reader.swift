public import AccessibilityTree
public import Bridges
public import Texts
public import Voices

/// A screen reader as a value: its stops, their order, its utterances, and its navigation.
///
/// The engine does not know any reader by name. To add one, create a value of this type and a phrasebook with its
/// phrases:
///
/// ```swift
/// var reader = Reader(
///   "my-reader", title: "My Reader", version: "1",
///   grammar: Grammar([.ownLabel, .ownRole]))
/// reader.ownPhrases = try PhraseLibrary(of: "my-reader", reading: [english])
/// ScreenReading(recipe, reader: reader, phrases: try reader.phrases())
/// ```
public struct Reader: Sendable {
  /// The name, as `--reader` takes it: `voiceover-ios`.
  public var name: String
  /// The reader's name in sentences: "VoiceOver".
  public var title: String
  /// The version of the reader or model that Earshot simulates; recordings name it.
  public var version: String
  /// A short description of the reader: "VoiceOver on iPhone and iPad".
  public var summary: String
  /// The evidence for its phrases and behaviour: one line for each kind.
  public var evidence: [String]
  /// The platforms whose screens it can read.
  public var platforms: Set<Platform>
  /// The platforms whose screens it reads if no reader is specified.
  public var standardPlatforms: Set<Platform> = []
  /// The folder of `Voices/Phrases` that contains its phrases.
  public var words: String
  /// The phrases of a custom reader, or `nil` for those that come with Earshot.
  public var ownPhrases: PhraseLibrary?
  /// The forms in which its utterances can be written; the first is the default.
  public var forms: [PhraseForm]
  /// The model of the platform's accessibility API, which decides what the reader sees of a screen.
  public var bridge: Bridge
  /// The rules for which nodes are stops.
  public var stops: StopRules
  /// The rules for the order of the stops.
  public var order: OrderRules
  /// The parts of the reader's utterances.
  public var grammar: Grammar
  /// How a user moves with the reader, and how it responds.
  public var navigation: Navigation
  /// The sounds that the reader makes.
  public var sounds: Sounds
  /// The reader's settings, with their values.
  public var settings: [ReaderSetting]
  /// The default settings.
  public var defaults: ReaderSettings

  /// Creates a reader that stops at every element, in document order; set other properties afterwards.
  ///
  /// - Parameters:
  ///   - name: The name, as `--reader` takes it; also the folder of its phrases.
  ///   - title: The reader's name in sentences.
  ///   - version: The version that Earshot simulates.
  ///   - platforms: The platforms whose screens it can read.
  ///   - grammar: The parts of the reader's utterances.
  public init(
    _ name: String, title: String, version: String,
    platforms: Set<Platform> = Set(Platform.allCases), grammar: Grammar
  ) {
    self.name = name
    self.title = title
    self.version = version
    self.platforms = platforms
    self.grammar = grammar
    summary = title
    evidence = []
    words = name
    forms = [.spoken]
    bridge = .none
    stops = StopRules()
    order = OrderRules()
    navigation = Navigation()
    sounds = Sounds()
    settings = []
    defaults = ReaderSettings()
  }

  /// Returns the reader's phrases.
  ///
  /// - Throws: An error with the location of the phrases that cannot be read.
  /// - Returns: Its own phrasebooks, or those that come with Earshot.
  public func phrases() throws(SourceError) -> PhraseLibrary {
    if let ownPhrases { return ownPhrases }
    return try PhraseLibrary(of: words)
  }

  /// Whether people who hear it sit at a desk, so that pages stand in a window there, and are not touched.
  package var isOnDesk: Bool { isAtDesk ?? standardPlatforms.contains(where: \.isDesktop) }
  /// The same of a reader whose platforms do not tell, or `nil` for one whose platforms do.
  package var isAtDesk: Bool?

  /// Returns whether the reader runs on a platform.
  ///
  /// - Parameter platform: The platform of the screen.
  /// - Returns: Whether the reader can read screens of the platform.
  public func hears(_ platform: Platform) -> Bool { platforms.contains(platform) }
}
