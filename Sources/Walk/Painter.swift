/// Turns pictures into what a terminal is sent: only the rows that have changed.
package struct Painter: Sendable {
  private let hasColour: Bool
  private var shown: Picture?

  /// Creates a painter of a terminal whose contents are not known.
  package init(hasColour: Bool) { self.hasColour = hasColour }

  /// Forgets what the terminal shows, so that the next picture is drawn as a whole.
  package mutating func forget() { shown = nil }

  /// Returns what the terminal is to be sent to show a picture.
  package mutating func bytes(for picture: Picture) -> [UInt8] {
    // A terminal that knows "synchronized output" shows the picture when it is whole; others ignore it.
    var text = "\u{1B}[?2026h\u{1B}[?25l"
    if shown?.rows.count != picture.rows.count { text += "\u{1B}[0m\u{1B}[2J" }
    for (index, row) in picture.rows.enumerated() {
      if let shown, shown.rows.count == picture.rows.count, shown.rows[index] == row { continue }
      text += "\u{1B}[\(index + 1);1H\u{1B}[0m\u{1B}[2K"
      for cell in row {
        // Each place is gone to, so that a terminal that takes a character for wider than it was counted
        // here does not move the rest of the row.
        text += "\u{1B}[\(index + 1);\(cell.column + 1)H"
        text += attributes(of: cell.emphasis) + cell.text + "\u{1B}[0m"
      }
    }
    text += "\u{1B}[\(picture.cursor.row + 1);\(picture.cursor.column + 1)H"
    if picture.showsCursor { text += "\u{1B}[?25h" }
    shown = picture
    return Array((text + "\u{1B}[?2026l").utf8)
  }

  private func attributes(of emphasis: Picture.Emphasis) -> String {
    switch emphasis {
    case .none: ""
    case .strong: hasColour ? "\u{1B}[1;36m" : "\u{1B}[1m"
    case .faint: "\u{1B}[2m"
    case .event: hasColour ? "\u{1B}[33m" : ""
    case .bar: "\u{1B}[7m"
    }
  }
}
