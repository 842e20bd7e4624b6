/// Where a cell stands in its data table, with the headers that it answers.
public struct CellContext {
  /// The label and value of a header.
  public struct Header {
    /// The label.
    public internal(set) var label: String
    /// The value.
    public internal(set) var value: String
    /// The language of its own, or `nil` for that of the screen.
    public internal(set) var language: String?
  }

  /// The headers of a cell, by what they head.
  public struct All {
    /// Those of the row.
    public internal(set) var row: [Header] = []
    /// Those of the column.
    public internal(set) var column: [Header] = []
  }

  /// The headers: those of the row, then those of the column.
  public internal(set) var headers: [Header]
  /// The row, counted from 1, for the first cell of a row.
  public internal(set) var row: Int?
  /// The column, counted from 1, when it is known.
  public internal(set) var column: Int?
  /// How many rows the cell spans, if more than one.
  public internal(set) var rowSpan: Int?
  /// How many columns the cell spans, if more than one.
  public internal(set) var columnSpan: Int?
}
