public import Voices

/// What one reader says in which order: parts and switches as values, never conditions in the code.
public struct Dialect: Sendable {
  /// Differences between readers and versions that are no matter of order or words.
  public struct Switches: Equatable, Sendable {
    /// Whether a container's label is said when the cursor enters it.
    public var speaksContainersOnEntry = true
    /// Whether important custom content is said after the value.
    public var speaksImportantContent = true
    /// Whether "actions available" and the like are notes beside the description.
    public var notesBesideDescription = false
    /// Whether only the outermost of nested lists, landmarks, tables and tab bars gives places.
    public var onlyOutermostPlaces = false
    /// Whether a switch needs the button trait to be called a switch button.
    public var switchNeedsButton = false
    /// Whether a search field is called that alone, without "text field", and has its hint.
    public var searchFieldStandsAlone = true
    /// Whether the hint of a back button called "Back" stands in for its label.
    public var promotesHintOfBackButton = false
    /// Whether the language of the words says where "selected" stands; if not, it comes first.
    public var ordersByLanguage = true
    /// Whether elements without width or height are passed over.
    public var dropsDegenerateFrames = true

    /// Creates the switches of VoiceOver on iOS 27.
    public init() {}
  }

  /// The name of the reader, as `--reader` takes it.
  public var reader: String
  /// The version of the reader or model that is followed: recordings name it.
  public var version: String
  /// The form of the phrases.
  public var form: PhraseForm
  /// The parts of an utterance, in the order in which they are heard.
  public var parts: [UtterancePart]
  /// Differences between readers and versions.
  public var switches: Switches

  /// Creates a dialect.
  ///
  /// - Parameters:
  ///   - reader: The name of the reader.
  ///   - version: The version of the reader or model that is followed.
  ///   - form: The form of the phrases.
  ///   - parts: The parts of an utterance, in the order in which they are heard.
  ///   - switches: Differences between readers and versions.
  public init(
    reader: String, version: String, form: PhraseForm, parts: [UtterancePart], switches: Switches
  ) {
    self.reader = reader
    self.version = version
    self.form = form
    self.parts = parts
    self.switches = switches
  }
}
