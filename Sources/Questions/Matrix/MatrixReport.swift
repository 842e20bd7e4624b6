import AccessibilityAudit
import Documents
import TranscriptDiff

/// What differs between settings, as people and as programs read it.
struct MatrixReport: ScreenReport {
  private let matrix: TranscriptMatrix
  private let seen: SeenMatrix?
  private let columns: Int?

  /// Takes what was compared, for so many columns of a terminal.
  init(_ matrix: TranscriptMatrix, _ seen: SeenMatrix?, columns: Int?) {
    (self.matrix, self.seen, self.columns) = (matrix, seen, columns)
  }

  var text: [UInt8] {
    var lines = table(matrix.rows.isEmpty ? [] : matrix.table) + [matrix.summary]
    if let seen {
      lines += (seen.rows.isEmpty ? [] : [""]) + table(seen.markdown) + [seen.summary]
    }
    return Array(lines.map { "\($0)\n" }.joined().utf8)
  }

  private func table(_ rows: [[String]]) -> [String] {
    TextTable(rows.map { $0.map { SafeText.line($0) } }, room: columns).lines
  }

  var markdown: [UInt8] { MatrixMarkdown(matrix, seen?.markdown ?? []).bytes }

  func write(to json: inout JSONWriter, input: String?) {
    MatrixJSON(matrix) { json in
      if let input { json.field("input", input) }
      seen?.write(to: &json)
    }.write(to: &json)
  }
}
