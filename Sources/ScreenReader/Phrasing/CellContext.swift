/// The position of a cell in its data table, with its headers.
public struct CellContext {
  /// The label and value of a header.
  public struct Header {
    /// The label.
    public internal(set) var label: String
    /// The value.
    public internal(set) var value: String
    /// The header's language, or `nil` for the screen's.
    public internal(set) var language: String?
  }

  /// The headers of a cell, grouped by row and column.
  public struct All {
    /// The row headers.
    public internal(set) var row: [Header] = []
    /// The column headers.
    public internal(set) var column: [Header] = []
  }

  /// The headers: row headers first, then column headers.
  public internal(set) var headers: [Header]
  /// The row, counted from 1; only for the first cell of a row.
  public internal(set) var row: Int?
  /// The column, counted from 1, if known.
  public internal(set) var column: Int?
  /// The number of rows that the cell spans, if more than one.
  public internal(set) var rowSpan: Int?
  /// The number of columns that the cell spans, if more than one.
  public internal(set) var columnSpan: Int?
}
