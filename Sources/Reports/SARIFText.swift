import Documents

/// Messages of SARIF; an empty text is not allowed there.
enum SARIFText {
  static func add(_ text: String, to json: inout JSONWriter) {
    json.begin("{")
    json.field("text", text.isEmpty ? "-" : text)
    json.end("}")
  }
}
