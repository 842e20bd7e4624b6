/// The size of a terminal in characters.
package struct TerminalSize: Equatable, Sendable {
  /// The number of columns, at least 1.
  package let columns: Int
  /// The number of rows, at least 1.
  package let rows: Int

  /// Creates a size; what is too small or too large to be true is corrected.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(1, columns), 1000)
    self.rows = min(max(1, rows), 1000)
  }
}
