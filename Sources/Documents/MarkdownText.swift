/// Text from an input, made safe for Markdown as GitHub reads it.
package enum MarkdownText {
  /// Returns a text, in one line, in which nothing becomes a link, a picture, a mention, a formula or markup.
  package static func escaped(_ text: String) -> String {
    // Scalar by scalar, as Markdown reads it: a bar with an accent on it is another character and still a bar.
    var result = String.UnicodeScalarView()
    for scalar in unlinked(SafeText.line(text)).unicodeScalars {
      switch scalar {
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "&": result += "&amp;".unicodeScalars
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

  /// Returns a text in which GitHub finds no mention, issue, commit or emoji.
  ///
  /// It looks for them after markup is read, so that no escape or entity hides them, but a space of no width does.
  private static func unlinked(_ text: String) -> String {
    let marks = #/@|\#(?=[0-9])|:(?=[a-z0-9_+-]+:)|[Gg][Hh]-(?=[0-9])|[0-9a-f]{7,40}/#
    return text.replacing(marks.matchingSemantics(.unicodeScalar)) { found in
      let begin = found.output.count < 7 ? found.output : found.output.prefix(1)
      return "\(begin)\u{200B}\(found.output.dropFirst(begin.count))"
    }
  }
}
