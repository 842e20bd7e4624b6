package import Braille
package import Documents
package import ScreenReader

/// What is shown on a braille display, where that is asked for.
package struct BrailleChoice: ParameterGroup {
  package static let parameters = [
    Parameter(
      "braille", .optionalText,
      "Add the cells of a braille display. Table: 1 or 2 (grade), en-g2, ko, or a liblouis file (default: "
        + "the language's).", valueName: "table", projectUse: .output),
    Parameter(
      "cells", .integer(BrailleDisplay.possibleCells),
      "Number of braille cells (default: \(BrailleDisplay.usualCells)).",
      valueName: "number", projectUse: .output),
  ]

  /// A display as it was asked for; which table it has may go by the language of what is heard.
  package struct Display: Sendable {
    let table: String
    let tables: BrailleTables
    let display: BrailleDisplay

    /// Returns who writes on the display.
    package func writer(
      in language: String, heardBy reader: Reader
    ) throws(SourceError) -> BrailleWriter {
      try BrailleWriter(
        BrailleTranslator(tables.table(table, for: language), in: tables), on: display,
        reader: reader, language: language)
    }
  }

  private let table: String?
  private let cells: Int?

  package init(_ arguments: Arguments) throws(SourceError) {
    table = arguments.text("braille")
    cells = arguments.integer("cells")
    if table == nil, cells != nil {
      throw SourceError(
        path: arguments.called("cells"),
        message: "\(arguments.called("cells")) needs \(arguments.called("braille"))")
    }
  }

  /// Returns the display that is asked for, or `nil`.
  package func display() throws(SourceError) -> Display? {
    guard let table else { return nil }
    return Display(
      table: table, tables: try BrailleTables(),
      display: BrailleDisplay(cells ?? BrailleDisplay.usualCells))
  }
}
