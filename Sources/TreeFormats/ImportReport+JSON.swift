internal import AccessibilityTree
package import Documents

extension ImportReport {
  /// Writes the report into a JSON result, as a key on a line of its own.
  package func write(to json: inout JSONWriter) {
    json.line(1)
    json.object("import") { json in
      json.field("format", format)
      json.field("cannotCarry", cannotCarry.map(\.description))
      for (key, notes) in [("inferred", inferred), ("leftOut", dropped)] {
        json.array(key) { json in
          for note in notes {
            json.object { json in
              json.field("what", note.what)
              json.field("count", Double(note.count))
            }
          }
        }
      }
      if !remarks.isEmpty { json.field("remarks", remarks) }
      if !warnings.isEmpty { json.field("warnings", warnings.map(\.description)) }
    }
  }
}
