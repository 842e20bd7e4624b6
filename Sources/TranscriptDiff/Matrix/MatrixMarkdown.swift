import Documents

/// A matrix as a table of Markdown, for a review.
package struct MatrixMarkdown: Sendable {
  private let matrix: TranscriptMatrix

  private let further: [[String]]

  /// Creates the table.
  package init(_ matrix: TranscriptMatrix, _ further: [[String]] = []) {
    self.matrix = matrix
    self.further = further
  }

  /// The table in UTF-8 with a line feed after each line; without any difference, one line of words.
  package var bytes: [UInt8] {
    var lines = [matrix.summary]
    for table in [matrix.rows.isEmpty ? [] : matrix.table, further] where !table.isEmpty {
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
