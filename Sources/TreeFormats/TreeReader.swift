public import Documents

/// A reader for one format of screens.
///
/// To add a format, write one folder with a reader, one line in ``TreeReaders/all`` and one fixture.
public protocol TreeReader: Sendable {
  /// The name that `--from` takes, in lower case: `xcuitest`.
  var name: String { get }

  /// A short description of the format for messages and help: "Appium or WebDriverAgent page source (XML)".
  var summary: String { get }

  /// Inspects a text and returns whether it has this format.
  ///
  /// - Parameter source: The whole text; a reader inspects as little of it as possible.
  /// - Returns: ``Recognition/recognised`` for a text that ``read(_:)`` can read; for other texts, the marks of the
  ///   format that they have and lack.
  func recognise(_ source: SourceText) -> Recognition

  /// Reads the first screen of a text in this format.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error with the location of unreadable input.
  /// - Returns: The screen, with its import report.
  func read(_ source: SourceText) throws(SourceError) -> ImportedScreen

  /// Reads every screen of a text in this format.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error with the location of unreadable input.
  /// - Returns: At least one screen, in the order of the text.
  func readAll(_ source: SourceText) throws(SourceError) -> [ImportedScreen]
}

extension TreeReader {
  /// Returns whether a text is of this format, judged by its content.
  package func canRead(_ source: SourceText) -> Bool { recognise(source) == .recognised }

  /// Reads the one screen that a text of most formats holds.
  package func readAll(_ source: SourceText) throws(SourceError) -> [ImportedScreen] {
    [try read(source)]
  }
}
