import AccessibilityTree
import ScreenReader
import Voices

/// What Orca says of a cell that the keys of tables lead to (recorded; source code: `structural_navigation.py`).
extension UtterancePart {
  /// The headers of the column, along a row (recorded).
  ///
  /// Headers of rows are not in what the bridge makes of a table.
  static let orcaCellHeaders = UtterancePart("headers") { context, fragments in
    guard context.verbosity.speaks(.headers), context.occasion == .acrossRow,
      let cell = context.element.cell, let last = context.previousCell, last != cell
    else { return }
    for header in context.cellHeaders.column {
      context.say(
        text: header.label, as: .header, language: header.language, into: &fragments)
    }
  }

  /// The row and the column, behind all that stands in the cell.
  static let orcaCellPlace = UtterancePart("place") { context, fragments in
    guard context.isLastPart, let cell = context.element.cell, let row = cell.row,
      let column = cell.column
    else { return }
    context.say(
      "cellPlace", as: .position,
      filling: ["row": String(row + 1), "column": String(column + 1)], into: &fragments)
  }
}
