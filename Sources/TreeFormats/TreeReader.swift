public import Documents

/// Reads one format of screens into trees.
///
/// Whoever adds a format writes one folder with a reader, one line in ``TreeReaders/all`` and one
/// fixture.
public protocol TreeReader: Sendable {
  /// The name that `--from` takes, in lower case: `xcuitest`.
  var name: String { get }

  /// What the format is, as messages and help name it: "Appium or WebDriverAgent page source (XML)".
  var summary: String { get }

  /// Returns whether a text is of this format, judged by its content.
  ///
  /// - Parameter source: The whole text; a reader looks at as little of it as it can.
  /// - Returns: ``Recognition/recognised`` for a text that ``read(_:)`` is meant for; for others what
  ///   they have of the format and what they lack.
  func recognise(_ source: SourceText) -> Recognition

  /// Reads a text of this format; the first screen of one that holds several.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error that names the place of what cannot be read.
  /// - Returns: The screen, and what was lost or inferred on the way.
  func read(_ source: SourceText) throws(SourceError) -> ImportedScreen

  /// Reads every screen of a text of this format.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error that names the place of what cannot be read.
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
