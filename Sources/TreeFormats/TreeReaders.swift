public import Documents

/// The supported formats, and the detection of a text's format.
public enum TreeReaders {
  /// Every reader; the first that recognises a text reads it.
  public static let all: [any TreeReader] = [
    // These two say their name at the beginning, so that nobody has to look through a large page for signs.
    BrowserPageReader(),
    ATSPIReader(),
    XCUITestReader(),
    UIAutomatorReader(),
    DetoxReader(),
    MaestroReader(),
    // Before idb, which takes any JSON with a role and a word that begins with AX.
    ChromeAXReader(),
    PuppeteerReader(),
    // Before Playwright's, whose items look the same but for a colon.
    AgentBrowserReader(),
    AgentDeviceReader(),
    WebArenaReader(),
    PlaywrightReader(),
    // Before screen files: a complete dump of idb has the keys `screen` and `elements` too.
    IDBReader(),
    ButtonHeistReader(),
    WebDriverAgentReader(),
    A11yUITestsReader(),
    DebugDescriptionReader(),
    AccessibilitySnapshotReader(),
    AccessKitReader(),
    FlutterReader(),
    ComposeReader(),
    EarlGreyReader(),
    NativeReader(),
  ]

  /// Reads a text in its detected format, or in a named one.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - format: The name of a format, or `nil` to detect it from the content.
  /// - Throws: An error with the location of unreadable input; for an unknown format, the most similar format and its
  ///   missing mark.
  /// - Returns: The first screen, with its import report.
  public static func read(
    _ source: SourceText, format: String? = nil
  ) throws(SourceError) -> ImportedScreen {
    guard let reader = try reader(of: source, format: format) else {
      return try UnrecognisedText.read(source)
    }
    var imported: ImportedScreen
    do { imported = try reader.read(source) } catch { throw doubted(error, source, format) }
    if !(reader is NativeReader) { imported.inferDirection() }
    return imported
  }

  /// Reads every screen of a text, in its detected format or in a named one.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - format: The name of a format, or `nil` to detect it from the content.
  /// - Throws: The same as ``read(_:format:)``.
  /// - Returns: At least one screen, in the order of the text.
  public static func readAll(
    _ source: SourceText, format: String? = nil
  ) throws(SourceError) -> [ImportedScreen] {
    guard let reader = try reader(of: source, format: format) else {
      return [try UnrecognisedText.read(source)]
    }
    var all: [ImportedScreen]
    do { all = try reader.readAll(source) } catch { throw doubted(error, source, format) }
    if !(reader is NativeReader) { for index in all.indices { all[index].inferDirection() } }
    return all
  }

  /// Reads the one screen of a text in its detected format.
  ///
  /// Throws also for several: whoever named the text would not know which one was meant.
  package static func readOne(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    let screens = try readAll(source)
    guard screens.count == 1, let screen = screens.first else {
      throw SourceError(
        path: source.path, message: "this has \(screens.count) screens, but exactly one is needed",
        suggestion: "write each to a separate file with `earshot convert`, then pass one of the "
          + "files")
    }
    return screen
  }

  // A format that was named may not be the one of the text.
  private static func doubted(
    _ error: SourceError, _ source: SourceText, _ format: String?
  ) -> SourceError {
    guard let format, error.suggestion == nil, let other = reader(of: source)?.name,
      other != format
    else { return error }
    var error = error
    error.suggestion = "this looks like \(other), not \(format): omit --from"
    return error
  }

  private static func reader(
    of source: SourceText, format: String?
  ) throws(SourceError) -> (any TreeReader)? {
    guard let format else { return Self.reader(of: source) }
    guard let reader = all.first(where: { $0.name == format }) else {
      throw SourceError(
        path: source.path, message: "unknown format \(SafeText.quoted(format))",
        suggestion: Spelling.suggestion(for: format, among: all.map(\.name), noun: "formats"))
    }
    return reader
  }
}
