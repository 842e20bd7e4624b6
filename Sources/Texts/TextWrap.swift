/// Breaks text into lines of a terminal.
package enum TextWrap {
  /// Returns a text as lines, broken at spaces where that is possible.
  package static func lines(_ text: String, width: Int) -> [String] {
    let indentation = min(text.prefix { $0 == " " }.count, width / 4)
    let indent = String(repeating: " ", count: indentation)
    let body = text.drop { $0 == " " }
    let room = max(1, width - indentation)
    return broken(body, room).map { indent + $0 }
  }

  private static func broken(_ text: Substring, _ room: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ") {
      let width = DisplayWidth.columns(of: word)
      if used > 0, used + 1 + width <= room {
        line += " "
        used += 1
      } else if used > 0 {
        lines.append(line)
        line = ""
        used = 0
      }
      // A word that no line can hold is broken where the line ends.
      for character in word {
        let width = DisplayWidth.columns(of: character)
        if used > 0, used + width > room {
          lines.append(line)
          line = ""
          used = 0
        }
        // What is wider than a line has no place in it at all.
        line.append(width > room ? "?" : DisplayWidth.shortened(character))
        used += min(width, room)
      }
    }
    if used > 0 || lines.isEmpty { lines.append(line) }
    return lines
  }
}
