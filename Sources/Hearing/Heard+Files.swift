public import Documents
public import ScreenReader
public import Transcript
public import TreeFormats

extension Heard {
  /// Hears the screen of a file from first to last.
  ///
  /// ```swift
  /// try Heard("home.xml", by: .talkBack).lines
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of a screen file or of a dump in a supported format, which is detected from the content.
  ///   - reader: The reader, or `nil` for that of the screen's platform.
  ///   - language: The language of the reader's phrases as a BCP 47 tag, or `nil` for the screen's.
  /// - Throws: An error with the location of unreadable input, for a file with several screens, and for a reader or a
  ///   language that does not fit.
  public init(
    _ path: String, by reader: Reader? = nil, in language: String? = nil
  ) throws(SourceError) {
    try self.init(path, options: ReaderOptions(reader: reader, language: language))
  }

  /// Hears the screen of a file from first to last with options.
  ///
  /// - Parameters:
  ///   - path: The path of a screen file or of a dump in a supported format, which is detected from the content.
  ///   - options: The reader and its options.
  /// - Throws: An error with the location of unreadable input, for a file with several screens, and for options that do
  ///   not fit.
  public init(_ path: String, options: ReaderOptions) throws(SourceError) {
    let screens = try TreeReaders.readAll(SourceFile.read(path))
    guard let screen = screens.first, screens.count == 1 else {
      throw SourceError(
        path: path, message: "the file has \(screens.count) screens",
        suggestion: "read each with Heard.all(\(SafeText.quoted(path)))")
    }
    try self.init(screen, options: options)
  }

  /// Hears every screen in a file, such as each window in a dump.
  ///
  /// - Parameters:
  ///   - path: The path of a screen file or of a dump in a supported format, which is detected from the content.
  ///   - reader: The reader, or `nil` for that of each screen's platform.
  ///   - language: The language of the reader's phrases as a BCP 47 tag, or `nil` for each screen's.
  /// - Throws: An error with the location of unreadable input, and for a reader or a language that does not fit.
  /// - Returns: The transcript of each screen, with its notes, in the file's order.
  public static func all(
    _ path: String, by reader: Reader? = nil, in language: String? = nil
  ) throws(SourceError) -> [Heard] {
    let options = ReaderOptions(reader: reader, language: language)
    var all: [Heard] = []
    for screen in try TreeReaders.readAll(SourceFile.read(path)) {
      all.append(try Heard(screen, options: options))
    }
    return all
  }

  /// Hears an imported screen from first to last.
  ///
  /// - Parameters:
  ///   - imported: The screen with its report, as ``TreeReaders/read(_:format:)`` returns it.
  ///   - options: The reader and its options.
  /// - Throws: An error for options that do not fit the reader or the screen.
  public init(
    _ imported: ImportedScreen, options: ReaderOptions = ReaderOptions()
  ) throws(SourceError) {
    let shown = imported.bridged(for: options.reader)
    try self.init(
      shown: shown.screen, options: options, leftOut: shown.report.leftOutWhole,
      notes: shown.report.warnings.map(\.description) + [shown.report.summary].compactMap(\.self))
  }
}
