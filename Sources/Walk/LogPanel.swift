import Documents
import ScreenReader
import Transcript

/// What was done and heard, the newest at the bottom.
struct LogPanel {
  let exploration: Exploration
  /// How many of the newest entries are out of sight.
  let offset: Int

  private static let lowest = 6

  func lines(width: Int, height: Int) -> [PanelLine] {
    var lines: [PanelLine] = []
    let entries = exploration.log.entries.dropLast(offset)
    if height <= Self.lowest, let newest = entries.last {
      let lines = self.lines(of: newest, isNewest: offset == 0, width: width)
      let heard = lines.drop { $0.text.hasPrefix("> ") }
      // Where what is heard has no room, its beginning tells more than its end.
      if heard.count > height { return Array(heard.prefix(height)) }
    }
    for index in entries.indices.reversed() {
      let isNewest = index == entries.endIndex - 1 && offset == 0
      lines = self.lines(of: entries[index], isNewest: isNewest, width: width) + lines
      if lines.count >= height { break }
    }
    return lines.suffix(height)
  }

  private func lines(of entry: WalkLog.Entry, isNewest: Bool, width: Int) -> [PanelLine] {
    var texts: [(text: String, emphasis: Picture.Emphasis)] = []
    if let words = entry.words { texts.append(("> \(SafeText.line(words))", .faint)) }
    // Of a screen that is read as a whole only the end can be seen.
    for text in EventText(exploration.rendering).lines(of: entry.events.suffix(1000)) {
      let emphasis: Picture.Emphasis =
        text.hasPrefix("    ") ? .none : text.hasPrefix("[") ? .event : isNewest ? .strong : .none
      texts.append((text, emphasis))
    }
    if let failure = entry.failure { texts.append(("[\(SafeText.line(failure))]", .event)) }
    return texts.flatMap { text in
      TextWrap.lines(text.text, width: width).map { PanelLine(text: $0, emphasis: text.emphasis) }
    }
  }
}
