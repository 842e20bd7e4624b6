public import AccessibilityTree
public import Texts
import Readers
public import ScreenReader
import Voices

/// The reader and its options; the screen's platform and the reader provide the defaults.
public struct ReaderOptions: Sendable {
  /// A reader setting with its value.
  public struct Assignment: Equatable, Sendable {
    /// The name of the setting.
    public var key: String
    /// The value.
    public var value: String

    /// Creates an assignment.
    ///
    /// - Parameters:
    ///   - key: The name of the setting.
    ///   - value: The value.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The reader, or `nil` for the default of the screen's platform.
  public var reader: Reader?
  /// The style of the transcript, or `nil` for ``Style/spoken``.
  public var style: Style?
  /// The language of the reader's phrases, or `nil` for the screen's.
  public var language: String?
  /// Which parts of utterances are spoken.
  public var verbosity: Verbosity
  /// Other settings of the reader.
  public var assignments: [Assignment]

  /// Creates options.
  ///
  /// - Parameters:
  ///   - reader: The reader, or `nil` for the default of the screen's platform.
  ///   - style: The style of the transcript, or `nil` for ``Style/spoken``.
  ///   - language: The language of the reader's phrases, or `nil` for the screen's.
  ///   - verbosity: Which parts of utterances are spoken.
  ///   - assignments: Other settings of the reader.
  public init(
    reader: Reader? = nil, style: Style? = nil, language: String? = nil,
    verbosity: Verbosity = Verbosity(), assignments: [Assignment] = []
  ) {
    self.reader = reader
    self.style = style
    self.language = language
    self.verbosity = verbosity
    self.assignments = assignments
  }

  /// The style in which utterances are written.
  public var writtenStyle: Style { style ?? .spoken }

  /// Returns the reader for the screens of a platform.
  ///
  /// - Parameter platform: The platform of a screen.
  /// - Throws: An error for a reader that does not run on the platform or does not have the style.
  /// - Returns: The reader, or the model of it that the style names.
  public func reader(on platform: Platform) throws(SourceError) -> Reader {
    let asked: Reader
    if let reader { asked = reader } else { asked = try Readers.standard(for: platform) }
    guard asked.hears(platform) else {
      let own = try Readers.standard(for: platform).name
      let its =
        Platform.allCases.first { (try? Readers.standard(for: $0))?.name == asked.name }
        ?? Platform.allCases.first(where: asked.hears)
      let other =
        its.map {
          "; for \(asked.title), dump the screen on \($0.rawValue), or write platform: \($0.rawValue) in a screen file "
            + "(earshot convert writes one from a dump)"
        } ?? ""
      throw SourceError(
        path: "--reader",
        message: "\(asked.title) does not run on \(platform.rawValue)",
        suggestion: "use \(own)\(other)")
    }
    guard let reader = writtenStyle.reader(asked) else {
      throw SourceError(
        path: "--style",
        message: "\(asked.name) does not support the style \(writtenStyle.rawValue)",
        suggestion: "its styles: \(asked.forms.map(\.rawValue).joined(separator: ", "))")
    }
    return reader
  }

  /// Returns the settings of a reader with these options applied.
  ///
  /// - Parameter reader: The reader.
  /// - Throws: An error for a setting that the reader lacks, for an invalid value, and for a language that no reader
  ///   supports.
  /// - Returns: The default settings, changed by these options.
  public func settings(of reader: Reader) throws(SourceError) -> ReaderSettings {
    var settings = reader.defaults
    if let language { try Self.check(language: language, of: reader) }
    settings.language = language
    settings.verbosity.silenced.formUnion(verbosity.silenced)
    for assignment in assignments { try assignment.apply(to: &settings, of: reader) }
    return settings
  }

  /// Returns a screen as a reader presents it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - explained: Whether the order keeps the reason for the position of each stop.
  /// - Throws: An error for options that do not fit the reader or the screen.
  /// - Returns: The reading.
  public func reading(
    _ screen: Screen, explained: Bool = false
  ) throws(SourceError) -> ScreenReading {
    let reader = try reader(on: screen.platform)
    return ScreenReading(
      screen, reader: reader, phrases: try reader.phrases(), settings: try settings(of: reader),
      form: writtenStyle.form, explained: explained)
  }

  /// Creates a session on a screen, which says nothing before it starts.
  ///
  /// - Parameters:
  ///   - screen: The first screen.
  ///   - app: The app's responses.
  ///   - change: Changes settings that have no option.
  /// - Throws: An error for options that do not fit the reader or the screen.
  /// - Returns: The session.
  public func session(
    on screen: Screen, app: AppModel, changing change: (inout ReaderSettings) -> Void = { _ in }
  ) throws(SourceError) -> Session {
    let reader = try reader(on: screen.platform)
    var settings = try settings(of: reader)
    change(&settings)
    return Session(
      screen, reader: reader, phrases: try reader.phrases(), settings: settings,
      form: writtenStyle.form, app: app)
  }

  /// Returns what a person should know of the languages in which a screen is heard: that a reader has no words in one.
  package func languageRemarks(on screen: Screen) throws(SourceError) -> [String] {
    let reader = try reader(on: screen.platform)
    return screen.languageRemarks(try reader.phrases(), try settings(of: reader))
  }

  /// Throws for a language in which a reader has no words, where nobody can be told so.
  package func requireWords(of reader: Reader, path: String) throws(SourceError) {
    guard let language, try !Self.hasWords(reader, in: language) else { return }
    throw SourceError(
      path: path,
      message: "\(reader.name) has no words in the language \(SafeText.quoted(language))",
      suggestion: "its languages: \(try reader.phrases().languages.joined(separator: ", "))")
  }

  // A reader that lacks a language says what it has in another one, and that is told; what no reader has is a mistake.
  private static func check(language: String, of reader: Reader) throws(SourceError) {
    if try !hasWords(reader, in: language) { try check(language: language) }
  }

  // Throws for a language in which no reader has words.
  private static func check(language: String) throws(SourceError) {
    var languages: Set<String> = []
    for reader in Readers.all {
      if try hasWords(reader, in: language) { return }
      languages.formUnion(try reader.phrases().languages)
    }
    throw SourceError(
      path: "--language", message: "no words in the language \(SafeText.quoted(language))",
      suggestion: (countries[language.lowercased()] ?? Spelling.language(named: language)).map {
        "did you mean \"\($0)\"?"
      }
        ?? "known languages: \(languages.sorted().joined(separator: ", "))")
  }

  // Countries that are taken for their languages.
  private static let countries = [
    "kr": "ko", "jp": "ja", "cn": "zh-Hans", "tw": "zh-Hant", "br": "pt-BR", "us": "en", "gb": "en",
  ]

  private static func hasWords(_ reader: Reader, in language: String) throws(SourceError) -> Bool {
    // No tag is so long (RFC 5646, section 4.4.1), and comparing takes time by its length.
    if language.utf8.count >= 100 { return false }
    return try reader.phrases().book(for: language) != nil
  }
}

extension ReaderOptions.Assignment {
  /// Changes settings as the assignment says.
  package func apply(
    to settings: inout ReaderSettings, of reader: Reader
  ) throws(SourceError) {
    guard let setting = reader.settings.first(where: { $0.key == key }) else {
      // Settings of the device are set by the same option.
      let ofDevice = Spelling.question(
        for: key, among: DeviceSettings.Key.allCases.map(\.rawValue))
      let known = reader.settings.map(\.key)
      throw SourceError(
        path: "--set", message: "\(reader.name) has no setting \(SafeText.quoted(key))",
        suggestion: Spelling.question(for: key, among: known) ?? ofDevice
          ?? Spelling.suggestion(for: key, among: known, noun: "settings"))
    }
    guard setting.change(value, &settings) else {
      throw SourceError(
        path: "--set", message: "\(SafeText.quoted(key)) does not take \(SafeText.quoted(value))",
        suggestion: "its values: \(setting.values.joined(separator: ", "))")
    }
  }
}
