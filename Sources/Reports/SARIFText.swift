import Documents

/// Messages of SARIF; an empty text is not allowed there, and one in brackets before one in parentheses is a link
/// (SARIF 2.1.0, section 3.11.6), which no word of an app becomes.
enum SARIFText {
  static func add(_ text: String, to json: inout JSONWriter) {
    json.object { $0.field("text", text.isEmpty ? "-" : plain(text)) }
  }

  private static func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in SafeText.lines(text).unicodeScalars {
      if scalar == "[" || scalar == "]" || scalar == "\\" { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
