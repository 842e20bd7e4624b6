/// Where a cell stands in its data table, with the headers that it answers.
struct CellContext {
  /// The label and value of a header.
  struct Header {
    var label: String
    var value: String
    /// The language of its own, or `nil` for that of the screen.
    var language: String?
  }

  /// The headers: those of the row, then those of the column.
  var headers: [Header]
  /// The row, counted from 1, for the first cell of a row.
  var row: Int?
  /// The column, counted from 1, when it is known.
  var column: Int?
  /// How many rows the cell spans, if more than one.
  var rowSpan: Int?
  /// How many columns the cell spans, if more than one.
  var columnSpan: Int?
}
