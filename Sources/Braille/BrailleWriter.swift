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
  package func words(of utterance: Utterance) -> String { words.line(of: utterance) }

  /// Returns what stands on the display at a stop, line by line as it is panned through.
  package func lines(of utterance: Utterance) throws(SourceError) -> [String] {
    let text = words(of: utterance)
    return text.isEmpty ? [] : display.lines(of: try translator.cells(of: text))
  }
}
