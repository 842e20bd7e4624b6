import Documents

/// What the terminal is to show: a number of rows, and where its cursor stands.
package struct Picture: Equatable, Sendable {
  /// How text stands out.
  package enum Emphasis: Equatable, Sendable {
    /// Not at all.
    case none
    /// What is heard now, and the stop under the cursor.
    case strong
    /// What is of less interest.
    case faint
    /// What happened without being said.
    case event
    /// A bar across the screen.
    case bar
  }

  /// Text in one place of a row.
  package struct Cell: Equatable, Sendable {
    /// The column that it begins at, counted from 0.
    package var column: Int
    /// The text, no wider than the place that it has.
    package var text: String
    /// How it stands out.
    package var emphasis: Emphasis
  }

  /// A place on the screen, counted from 0.
  package struct Place: Equatable, Sendable {
    /// The row from the top.
    package var row: Int
    /// The column from the left.
    package var column: Int
  }

  /// A row: cells from left to right.
  package typealias Row = [Cell]

  /// The rows from top to bottom.
  package internal(set) var rows: [Row] = []
  /// Where the terminal's cursor stands: screen magnifiers follow it.
  package internal(set) var cursor = Place(row: 0, column: 0)
  /// Whether the cursor is shown, because text is being typed there.
  package internal(set) var showsCursor = false

  /// The picture without emphasis, one line a row, without spaces at the ends.
  package var plainText: String {
    rows.map { row in
      var line = ""
      var width = 0
      for cell in row {
        line += String(repeating: " ", count: max(0, cell.column - width))
        line += cell.text
        width = cell.column + DisplayWidth.columns(of: cell.text)
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
