/// The position of a cell in its data table, like `UIAccessibilityContainerDataTableCell`.
public struct TableCell: Equatable, Hashable, Sendable {
  /// The row, counted from 0, or `nil` if unknown.
  public var row: Int?
  /// The column, counted from 0, or `nil` if unknown.
  public var column: Int?
  /// The number of rows that the cell spans.
  public var rowSpan: Int
  /// The number of columns that the cell spans.
  public var columnSpan: Int
  /// The `id`s of the headers that the cell itself names, which count instead of those of its column.
  package var headers: [String] = []

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - row: The row, counted from 0.
  ///   - column: The column, counted from 0.
  ///   - rowSpan: The number of rows that the cell spans.
  ///   - columnSpan: The number of columns that the cell spans.
  public init(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
  }
}
