/// Where a cell stands in its data table, like `UIAccessibilityContainerDataTableCell`.
public struct TableCell: Equatable, Hashable, Sendable {
  /// The row, counted from 0, or `nil` when it is not known.
  public var row: Int?
  /// The column, counted from 0, or `nil` when it is not known.
  public var column: Int?
  /// How many rows the cell spans.
  public var rowSpan: Int
  /// How many columns the cell spans.
  public var columnSpan: Int
  /// The `id`s of the headers that the cell itself names, which count instead of those of its column.
  package var headers: [String] = []

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - row: The row, counted from 0.
  ///   - column: The column, counted from 0.
  ///   - rowSpan: How many rows the cell spans.
  ///   - columnSpan: How many columns the cell spans.
  public init(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
  }
}
