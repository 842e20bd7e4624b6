import Documents

/// Messages of SARIF; an empty text is not allowed there.
enum SARIFText {
  static func add(_ text: String, to json: inout JSONWriter) {
    json.object { $0.field("text", text.isEmpty ? "-" : text) }
  }
}
