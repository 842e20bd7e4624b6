import AccessibilityTree
import ScreenReader
import Voices

/// What Orca says of a cell that the keys of tables lead to (recorded; source code: `structural_navigation.py`).
extension UtterancePart {
  /// The headers of the column, along a row (recorded).
  static let orcaCellHeaders = UtterancePart("headers") { context, fragments in
    guard context.verbosity.speaks(.headers), context.occasion == .acrossRow,
      let cell = context.element.cell, let last = context.previousCell, last != cell
    else { return }
    for header in context.cellHeaders.column {
      context.say(
        text: header.label, as: .header, language: header.language, into: &fragments)
    }
  }

  /// The headers with their role, as Orca 51 says them (its own tests): "Q column header".
  ///
  /// Those of the column along a row, those of the row along a column.
  static let orca51CellHeaders = UtterancePart("headers") { context, fragments in
    guard context.verbosity.speaks(.headers), let cell = context.element.cell,
      let last = context.previousCell, last != cell, context.element.role != .columnHeader,
      context.element.role != .rowHeader
    else { return }
    let isRow = context.occasion == .acrossRow
    let headers = isRow ? context.cellHeaders.column : context.cellHeaders.row
    if headers.isEmpty { return }
    context.say(
      isRow ? "columnHeaderOf" : "rowHeaderOf", as: .header,
      filling: ["header": headers.map(\.label).joined(separator: ". ")], into: &fragments)
  }

  /// That a cell heads its row, where the keys of tables lead to it (tests of Orca 51).
  static let orca51RowHeader = UtterancePart("role") { context, fragments in
    if context.element.role == .rowHeader { context.say("rowHeader", as: .role, into: &fragments) }
  }

  /// The column of a header behind the first of a line (tests of Orca 51): "Office column header column 3".
  static let orca51HeaderColumn = UtterancePart("column") { context, fragments in
    guard context.element.role == .columnHeader, !context.isFirstPart,
      let column = context.element.cell?.column
    else { return }
    context.say(
      "gridColumn", as: .position, filling: ["column": String(column + 1)], into: &fragments)
  }

  /// How many rows and columns a cell spans, behind its place (tests of Orca 51).
  static let orca51CellSpan = UtterancePart("span") { context, fragments in
    guard context.isLastPart, let cell = context.element.cell else { return }
    let spans = (rows: cell.rowSpan, columns: cell.columnSpan)
    let key: PhraseKey
    switch (spans.rows > 1, spans.columns > 1) {
    case (true, true): key = "cellSpansBoth"
    case (true, false): key = "cellSpansRows"
    case (false, true): key = "cellSpansColumns"
    case (false, false): return
    }
    context.say(
      key, as: .position,
      filling: ["rows": String(spans.rows), "columns": String(spans.columns)], into: &fragments)
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

  /// The header of another column, before a cell of a grid that has got the focus; before a control in one its place, too.
  static let orcaGridHeader = UtterancePart("header") { context, fragments in
    guard let move = context.gridMove else { return }
    let start = fragments.count
    if move.isNewColumn {
      for header in context.cellHeaders.column {
        context.say(
          "columnHeaderOf", as: .header, filling: ["header": header.label], into: &fragments)
      }
    }
    guard !move.isCell else { return }
    fragments.endPhrase(from: start)
    context.sayPlace(move, into: &fragments)
  }

  /// The row and the column of a cell of a grid that has got the focus, as far as they are others.
  static let orcaGridPlace = UtterancePart("place") { context, fragments in
    guard let move = context.gridMove, move.isCell else { return }
    context.sayPlace(move, into: &fragments)
    fragments.endPhrase(from: fragments.count - 1)
  }
}

extension PhrasingContext {
  /// How the focus has moved from cell to cell of a grid.
  fileprivate struct GridMove {
    let cell: TableCell
    let isNewRow: Bool
    let isNewColumn: Bool
    /// Whether the cell itself has the focus rather than a control in it.
    let isCell: Bool
  }

  /// How the focus has come here from another cell of the same grid, or `nil`.
  fileprivate var gridMove: GridMove? {
    guard let cell = element.cell, let last = previousCell, last != cell,
      // A header of a column says no place (recorded).
      element.role != .columnHeader,
      element.role == .gridCell
        || container(where: { $0.role == .grid || $0.role == .treeGrid }) != nil,
      !entered.contains(where: { OrcaPlaces.isTable($0.element) })
    else { return nil }
    return GridMove(
      cell: cell, isNewRow: cell.row != last.row, isNewColumn: cell.column != last.column,
      isCell: element.role == .gridCell)
  }

  fileprivate func sayPlace(_ move: GridMove, into fragments: inout [Fragment]) {
    if move.isNewRow, let row = move.cell.row {
      let start = fragments.count
      say("gridRow", as: .position, filling: ["row": String(row + 1)], into: &fragments)
      fragments.endPhrase(from: start)
    }
    if move.isNewColumn, let column = move.cell.column {
      say("gridColumn", as: .position, filling: ["column": String(column + 1)], into: &fragments)
    }
  }
}
