/// The rows, columns and headers of a data table, like `UIAccessibilityContainerDataTable`.
public struct DataTable: Equatable, Hashable, Sendable {
  /// The headers of one row or column.
  public struct Headers: Equatable, Hashable, Sendable {
    /// The row or column, counted from 0.
    public var index: Int
    /// The `id`s of the header elements, in speaking order.
    public var ids: [String]

    /// Creates headers.
    ///
    /// - Parameters:
    ///   - index: The row or column, counted from 0.
    ///   - ids: The `id`s of the header elements.
    public init(index: Int, ids: [String]) {
      self.index = index
      self.ids = ids
    }
  }

  /// The number of rows, or `nil` if unknown.
  public var rows: Int?
  /// The number of columns, or `nil` if unknown.
  public var columns: Int?
  /// The headers of each row.
  public var rowHeaders: [Headers]
  /// The headers of each column.
  public var columnHeaders: [Headers]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - rows: The number of rows.
  ///   - columns: The number of columns.
  ///   - rowHeaders: The headers of each row.
  ///   - columnHeaders: The headers of each column.
  public init(
    rows: Int? = nil, columns: Int? = nil, rowHeaders: [Headers] = [], columnHeaders: [Headers] = []
  ) {
    self.rows = rows
    self.columns = columns
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}
