/// Text from an input, made safe for XML.
package enum XMLText {
  /// Returns a text for an attribute in double quotes.
  ///
  /// A line break in it would be read as a space, and by whoever reads lines as the end of one.
  package static func attribute(_ text: String) -> String {
    escaped(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }

  /// Returns a text for the content of an element.
  ///
  /// Characters that XML 1.0 cannot hold are left out, and what `SafeText.lines` takes out.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in SafeText.lines(text).unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A, 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF:
        result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }
}
