import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// Where a cell stands, as far as it is another row or column, with its headers (source code: `speech.py`).
  static let nvdaCell = UtterancePart("cell") { context, fragments in
    // A cell that has the focus itself says first what is in it (recorded).
    if context.occasion == .keyboardFocus, NVDARoleWords.isCell(context.element) { return }
    context.sayNVDACell(into: &fragments)
  }
}

extension PhrasingContext {
  /// Says where the cell is that holds the element.
  func sayNVDACell(into fragments: inout [Fragment]) {
    guard let cell = element.cell else { return }
    let isNewTable = entered.contains { NVDAPlaces.isTable($0.element) }
    let last = isNewTable ? nil : previousCell
    if let last, last == cell {
      // What changes in a cell is told, although nothing was entered.
      if occasion == .change { sayNVDASort(into: &fragments) }
      return
    }
    sayNVDAPlace(of: cell, after: last, into: &fragments)
    sayNVDASort(into: &fragments)
  }

  fileprivate func sayNVDAPlace(
    of cell: TableCell, after last: TableCell?, into fragments: inout [Fragment]
  ) {
    let headers = cellHeaders
    let isNewRow = last?.row != cell.row || last?.rowSpan != cell.rowSpan
    let isNewColumn = last?.column != cell.column || last?.columnSpan != cell.columnSpan
    let spansBoth = cell.rowSpan > 1 && cell.columnSpan > 1
    if isNewRow, let row = cell.row {
      say(headers.row, into: &fragments)
      say("row", as: .position, filling: ["row": String(row + 1)], into: &fragments)
      if cell.rowSpan > 1, !spansBoth {
        say(
          "through", as: .position, filling: ["end": String(row + cell.rowSpan)], into: &fragments)
      }
    }
    if isNewColumn, let column = cell.column {
      say(headers.column, into: &fragments)
      say("column", as: .position, filling: ["column": String(column + 1)], into: &fragments)
      if cell.columnSpan > 1, !spansBoth {
        say(
          "through", as: .position, filling: ["end": String(column + cell.columnSpan)],
          into: &fragments)
      }
    }
    if spansBoth, let row = cell.row, let column = cell.column {
      say(
        "throughBoth", as: .position,
        filling: ["row": String(row + cell.rowSpan), "column": String(column + cell.columnSpan)],
        into: &fragments)
    }
  }

  private func say(_ headers: [CellContext.Header], into fragments: inout [Fragment]) {
    for header in headers {
      say(text: header.label, as: .header, language: header.language, into: &fragments)
    }
  }
}
