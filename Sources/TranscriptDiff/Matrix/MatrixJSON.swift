package import Documents
import Transcript

/// A matrix as JSON: one stop that differs a line.
package struct MatrixJSON: Sendable {
  private let matrix: TranscriptMatrix

  private let addKeys: @Sendable (inout JSONWriter) -> Void

  /// Creates the JSON of a matrix.
  package init(
    _ matrix: TranscriptMatrix, addKeys: @escaping @Sendable (inout JSONWriter) -> Void = { _ in }
  ) {
    self.matrix = matrix
    self.addKeys = addKeys
  }

  /// Writes a value of a JSON text.
  package func write(to json: inout JSONWriter) {
    json.result("earshot-matrix") { json in
      json.field("screen", matrix.screen)
      json.field("settings", matrix.settings)
      json.field("readers", matrix.readers)
      json.field("readerVersions", matrix.readerVersions)
      json.field("stops", Double(matrix.stopCount))
      json.line(1)
      json.array("rows") { json in
        for row in matrix.rows {
          json.line(2)
          json.object { json in
            json.field("element", row.element)
            json.field("path", row.path)
            json.field(place: row.place)
            json.array("cells") { json in
              for cell in row.cells { write(cell, &json) }
            }
            json.array("within") { json in
              for stop in row.within {
                if let stop { json.value(Double(stop)) } else { json.value(nil as String?) }
              }
            }
          }
        }
      }
      addKeys(&json)
    }
  }

  private func write(_ cell: TranscriptMatrix.Cell?, _ json: inout JSONWriter) {
    guard let cell else { return json.value(nil as String?) }
    json.object { json in
      json.field("stop", Double(cell.number))
      json.field("text", cell.text)
      json.field("hint", cell.hint)
      json.field("moved", cell.hasMoved)
    }
  }
}
