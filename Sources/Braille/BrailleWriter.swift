package import Documents
package import ScreenReader
internal import Voices

/// Writes what is heard at a stop on a braille display.
package struct BrailleWriter: Sendable {
  /// Who makes cells of words.
  package let translator: BrailleTranslator
  private let display: BrailleDisplay
  private let words: BrailleWords

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - translator: Who makes cells of words.
  ///   - display: The display.
  ///   - reader: The reader whose words are written.
  ///   - language: The language of the reader's words, as a BCP 47 tag.
  /// - Throws: An error for words of the reader that cannot be read.
  package init(
    _ translator: BrailleTranslator, on display: BrailleDisplay, reader: Reader, language: String
  ) throws(SourceError) {
    self.translator = translator
    self.display = display
    words =
      try reader.phrases().book(for: language)
      .map { BrailleWords(of: reader.name, $0) } ?? BrailleWords([:])
  }

  /// Returns the words that are written of an utterance: `Rate btn`.
  ///
  /// - Parameter utterance: What is heard.
  /// - Returns: The app's words and the reader's in short, without hints.
  package func words(of utterance: Utterance) -> String { words.line(of: utterance) }

  /// Returns what stands on the display at a stop, line by line as it is panned through.
  ///
  /// - Parameter utterance: What is heard.
  /// - Throws: An error where liblouis gives up.
  /// - Returns: Lines of Unicode cells, none where nothing is heard.
  package func lines(of utterance: Utterance) throws(SourceError) -> [String] {
    let text = words(of: utterance)
    return text.isEmpty ? [] : display.lines(of: try translator.cells(of: text))
  }
}
