import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The spans, row and column of a table cell.
  static let cell = UtterancePart("cell") { context, fragments in
    guard let cell = context.cell, context.verbosity.speaks(.positions) else { return }
    if let span = cell.rowSpan {
      context.say(.spansRows, as: .position, filling: ["count": String(span)], into: &fragments)
    }
    if let span = cell.columnSpan {
      context.say(.spansColumns, as: .position, filling: ["count": String(span)], into: &fragments)
    }
    if let row = cell.row {
      context.say(.row, as: .position, filling: ["number": String(row)], into: &fragments)
    }
    if let column = cell.column {
      context.say(.column, as: .position, filling: ["number": String(column)], into: &fragments)
    }
  }
}
