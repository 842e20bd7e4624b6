import AccessibilityTree
import Documents
import NavigationScript
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
      let heard = lines.dropFirst(echo(of: newest, width: width).count)
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
    var lines = echo(of: entry, width: width)
    // Of a screen that is read as a whole only the end can be seen.
    for line in EventText(exploration.rendering).lines(of: entry.events.suffix(1000)) {
      let emphasis: Picture.Emphasis =
        switch line.kind {
        case .event: .event
        case .stop where isNewest: .strong
        case .stop, .hint, .command: .none
        }
      lines += wrapped(line.text, emphasis, width)
    }
    if let failure = entry.failure {
      lines += wrapped("[\(SafeText.line(failure))]", .event, width)
    }
    return lines
  }

  private func echo(of entry: WalkLog.Entry, width: Int) -> [PanelLine] {
    guard let words = entry.words else { return [] }
    let shown = gesture(of: entry) ?? words
    return wrapped(TranscriptLine(.command, SafeText.line(shown)).text, .faint, width)
  }

  /// What a listener does with the reader for a command: "Swipe right"; `nil` where no gesture is known.
  private func gesture(of entry: WalkLog.Entry) -> String? {
    guard entry.steps.count == 1, case .command(let command) = entry.steps[0] else { return nil }
    let reading = exploration.session.reading
    let gesture = reading.reader.navigation.gesture(command.word, reading.screen.platform)
    let argument = command.words.dropFirst(command.word.rawValue.count + 1)
    return gesture.map { argument.isEmpty ? $0 : "\($0): \(argument)" }
  }

  /// From how many columns on a line that goes on is set further in.
  private static let leastForIndent = 12

  private func wrapped(
    _ text: String, _ emphasis: Picture.Emphasis, _ width: Int
  ) -> [PanelLine] {
    // A line that goes on stands further in, as hints do: no word of an app begins one.
    let lines = TextWrap.lines(text, width: width)
    if lines.count == 1 || text.first == " " || width < Self.leastForIndent {
      return lines.map { PanelLine(text: $0, emphasis: emphasis) }
    }
    return TextWrap.lines(text, width: max(1, width - 2)).enumerated().map { place, line in
      PanelLine(text: place == 0 ? line : "  " + line, emphasis: emphasis)
    }
  }
}
