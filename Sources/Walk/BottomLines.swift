import AccessibilityTree
import Documents
import ScreenReader

/// The title bar, the status line and the line of keys or of typed text.
struct BottomLines {
  let walk: KeyWalk

  private var session: Session { walk.exploration.session }

  func title(width: Int) -> String {
    let names = [session.screen.app, session.screen.title].compactMap(\.self)
      .map(SafeText.line).filter { !$0.isEmpty }
    let name = names.isEmpty ? SafeText.line(walk.name) : names.joined(separator: " · ")
    let count = session.reading.order.stops.count
    var facts = session.cursor.map { ["\($0.stop + 1) of \(count)"] } ?? []
    if let note = walk.soundNote { facts.append(note) }
    let right = facts.joined(separator: " · ") + " "
    let room = width - DisplayWidth.columns(of: right) - 2
    // Where there is no room for both, the name matters more.
    guard room >= 4 else {
      return padded(DisplayWidth.fitted(" " + name, to: width), to: width)
    }
    return padded(" " + DisplayWidth.fitted(name, to: room), to: room + 2) + right
  }

  func status(width: Int) -> String {
    if let message = walk.message {
      return padded(DisplayWidth.fitted(" " + SafeText.line(message), to: width), to: width)
    }
    var facts: [String] = []
    if !walk.keys.isQuick {
      if let rotor = session.currentRotor { facts.append("Rotor: \(SafeText.line(rotor))") }
      facts.append(session.settings.navigationStyle.rawValue)
    }
    if walk.logOffset > 0 { facts.append("looking back") }
    facts.append("rate \(session.settings.speakingRate)%")
    if !session.settings.verbosity.speaks(.hints) { facts.append("no hints") }
    return padded(DisplayWidth.fitted(" " + facts.joined(separator: " · "), to: width), to: width)
  }

  /// Whether the line at the bottom asks for something, and must be seen on the smallest screen.
  var asks: Bool {
    switch walk.mode {
    case .walking, .help: false
    case .scrolling, .choosing, .choosingItem, .typing, .naming, .finding, .confirming: true
    }
  }

  func keys(width: Int) -> (text: String, cursor: Int?) {
    switch walk.mode {
    case .walking:
      return (items(walk.keys.footer, width), nil)
    case .help: return (items(["↓ ↑ more", "any other key closes"], width), nil)
    case .scrolling: return (items(["Scroll: which way?", "an arrow", "esc back"], width), nil)
    case .choosing:
      return (items(["Action: its number", "or ↓ ↑ and enter", "esc back"], width), nil)
    case .choosingItem(let choice):
      return field("Go to, by a part of it: ", choice.filter, width)
    case .typing(let editor): return field("Type: ", editor, width)
    case .naming(let editor): return field("Write to: ", editor, width)
    case .finding(let editor): return field("Find: ", editor, width)
    case .confirming(let path):
      let question = " already exists. Replace it? y n"
      let room = max(8, width - question.count - 1)
      return (DisplayWidth.fitted(" " + shortened(path, to: room) + question, to: width), nil)
    }
  }

  // The end of a path tells more than its beginning.
  private func shortened(_ path: String, to width: Int) -> String {
    let path = SafeText.line(path)
    guard DisplayWidth.columns(of: path) > width else { return path }
    return "…" + DisplayWidth.ending(of: path[...], within: width - 1).text
  }

  /// As many items as there is room for.
  private func items(_ items: [String], _ width: Int) -> String {
    var line = ""
    for item in items {
      let longer = line.isEmpty ? " " + item : line + " · " + item
      if DisplayWidth.columns(of: longer) > width { break }
      line = longer
    }
    return line.isEmpty ? DisplayWidth.fitted(items.first ?? "", to: width) : line
  }

  /// A line of text being typed, scrolled so that the insertion point is seen.
  private func field(
    _ prompt: String, _ editor: LineEditor, _ width: Int
  ) -> (text: String, cursor: Int?) {
    let prompt = DisplayWidth.fitted(" " + prompt, to: max(0, width - 6))
    let start = DisplayWidth.columns(of: prompt)
    let room = max(1, width - start)
    // The insertion point needs a column of its own.
    let before = DisplayWidth.ending(of: editor.shown.prefix(editor.offset), within: room - 1)
    let after = editor.shown.dropFirst(editor.offset)
    let column = start + before.columns
    var text = prompt + before.text
    var used = column
    for character in after {
      used += DisplayWidth.columns(of: character)
      if used > width { break }
      text.append(character)
    }
    return (text, min(column, width - 1))
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text)))
  }
}
