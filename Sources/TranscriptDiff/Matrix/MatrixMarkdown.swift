import Documents

/// A matrix as a table of Markdown, for a review.
package struct MatrixMarkdown: Sendable {
  private let matrix: TranscriptMatrix

  /// Creates the table.
  ///
  /// - Parameter matrix: The matrix.
  package init(_ matrix: TranscriptMatrix) { self.matrix = matrix }

  /// The table in UTF-8 with a line feed after each line; without any difference, one line of words.
  package var bytes: [UInt8] {
    var lines = [matrix.summary]
    if !matrix.rows.isEmpty {
      let table = matrix.table
      lines += ["", Self.line(table[0])]
      lines.append(Self.line(table[0].map { _ in "---" }, escaped: false))
      lines += table.dropFirst().map { Self.line($0) }
    }
    return lines.flatMap { Array("\($0)\n".utf8) }
  }

  private static func line(_ cells: [String], escaped: Bool = true) -> String {
    "| " + cells.map { escaped ? MarkdownText.escaped($0) : $0 }.joined(separator: " | ") + " |"
  }
}
