/// Text from an input, made safe for Markdown as GitHub reads it.
package enum MarkdownText {
  /// Returns a text, in one line, in which nothing becomes a link, a picture, a mention, a formula or markup.
  package static func escaped(_ text: String) -> String {
    // Scalar by scalar, as Markdown reads it: a bar with an accent on it is another character and still a bar.
    var result = String.UnicodeScalarView()
    for scalar in SafeText.line(text).unicodeScalars {
      switch scalar {
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "&": result += "&amp;".unicodeScalars
      // An entity is decoded before mentions are looked for.
      case "@": result += "@\u{200B}".unicodeScalars
      // Addresses become links by themselves, unless what makes them one is no plain character.
      case "/" where result.last == ":":
        result.removeLast()
        result += "&#58;/".unicodeScalars
      case "." where result.suffix(3).elementsEqual("www".unicodeScalars):
        result += "\\.".unicodeScalars
      case "\\", "`", "*", "_", "[", "]", "#", "!", "|", "~", "$":
        result.append("\\")
        result.append(scalar)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
