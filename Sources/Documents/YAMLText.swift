/// Texts as every reader of YAML takes them.
package enum YAMLText {
  /// Returns a text as a scalar: without quotes where every reader of YAML takes it for the same text.
  package static func scalar(_ text: String) -> String {
    if isPlain(text) { return text }
    var json = JSONWriter()
    json.isYAML = true
    json.value(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic,
      text.unicodeScalars.last != " ",
      text.unicodeScalars.allSatisfy({ scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || " ._-/()'%!?".unicodeScalars.contains(scalar)
      }), !text.contains("  ")
    else { return false }
    // Words that other readers of YAML take for something else.
    return ![
      "y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf",
    ].contains(text.lowercased())
  }
}
