import Braille
import Earshot

/// A braille display as it was asked for; which table it has may go by the language of what is heard.
struct AskedBraille: Sendable {
  let table: String
  let tables: BrailleTables
  let display: BrailleDisplay

  /// Returns who writes on the display.
  func writer(in language: String, heardBy reader: Reader) throws(SourceError) -> BrailleWriter {
    try BrailleWriter(
      BrailleTranslator(tables.table(table, for: language), in: tables), on: display,
      reader: reader, language: language)
  }
}
