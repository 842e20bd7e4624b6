public import AccessibilityTree
public import Bridges
public import Documents
public import Voices

/// A screen reader as a value: which nodes are its stops, in which order, what it says at each and when,
/// and how one moves.
///
/// Nothing in the engine knows a reader by its name. Whoever adds one makes a value of this type, and a
/// phrasebook with its words:
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
  /// What sentences call the reader: "VoiceOver".
  public var title: String
  /// The version of the reader or model that is followed: recordings name it.
  public var version: String
  /// What the reader is, in a few words: "VoiceOver on iPhone and iPad".
  public var summary: String
  /// What backs its words and ways: a line for each kind of evidence.
  public var evidence: [String]
  /// The platforms whose screens it can hear.
  public var platforms: Set<Platform>
  /// The platforms whose screens it hears when no reader is asked for.
  public var standardPlatforms: Set<Platform> = []
  /// The folder of `Voices/Phrases` that holds its words.
  public var words: String
  /// The words of a reader that brings its own, or `nil` for those that come with Earshot.
  public var ownPhrases: PhraseLibrary?
  /// How its words can be written down; the first is the usual way.
  public var forms: [PhraseForm]
  /// What the platform's accessibility API shows the reader of a screen.
  public var bridge: Bridge
  /// Which nodes are stops.
  public var stops: StopRules
  /// In which order the stops come.
  public var order: OrderRules
  /// What is said, part by part.
  public var grammar: Grammar
  /// How one moves, and what answers.
  public var navigation: Navigation
  /// Which sounds it makes.
  public var sounds: Sounds
  /// The settings that it has, with their values.
  public var settings: [ReaderSetting]
  /// What a new user's settings are.
  public var defaults: ReaderSettings

  /// Creates a reader that stops at every element, in document order; everything else is set afterwards.
  ///
  /// - Parameters:
  ///   - name: The name, as `--reader` takes it; also the folder of its words.
  ///   - title: What sentences call the reader.
  ///   - version: The version that is followed.
  ///   - platforms: The platforms whose screens it can hear.
  ///   - grammar: What is said, part by part.
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

  /// Returns the reader's words.
  ///
  /// - Throws: An error that names the place of what cannot be read.
  /// - Returns: Its own phrasebooks, or those that come with Earshot.
  public func phrases() throws(SourceError) -> PhraseLibrary {
    if let ownPhrases { return ownPhrases }
    return try PhraseLibrary(of: words)
  }

  /// Whether people who hear it sit at a desk, so that pages stand in a window there, and are not touched.
  package var isOnDesk: Bool { isAtDesk ?? standardPlatforms.contains(where: \.isDesktop) }
  /// The same of a reader whose platforms do not tell, or `nil` for one whose platforms do.
  package var isAtDesk: Bool?

  /// Returns whether the reader can hear a screen.
  ///
  /// - Parameter platform: The platform of the screen.
  /// - Returns: Whether there is such a reader for it.
  public func hears(_ platform: Platform) -> Bool { platforms.contains(platform) }
}
