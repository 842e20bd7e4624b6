import Documents

/// A diff as a review comment: a one-line summary, with collapsed details.
///
/// Text from an app is never rendered as Markdown. Names are in code spans and all other texts in fenced code, each with
/// more backticks around it than inside.
public struct DiffMarkdown: Sendable {
  /// Review comments end at 65,536 characters; what does not fit is counted instead of shown.
  static let maximumLength = 62_000
  private static let frameLength = 1_500
  private static let maximumSwipes = 10

  private let diff: TranscriptDiff

  /// Creates the Markdown of a diff.
  ///
  /// - Parameter diff: The diff.
  public init(_ diff: TranscriptDiff) { self.diff = diff }

  /// The Markdown in UTF-8 with a line feed at its end.
  public var bytes: [UInt8] {
    let summary = DiffSummary(diff)
    var text = "**What is heard:** \(summary.changes)"
    if let swipe = summary.swipe, let head = summary.swipesHead {
      text += ", \(head)\(Self.code(swipe.name, limit: 200))\(summary.swipesTail)"
    }
    text += "\(summary.listeningTail)\n"
    var room = Self.maximumLength - text.unicodeScalars.count
    var left = 0
    for screen in diff.screens where !screen.isEmpty {
      // The words around the changes of a screen take about as much.
      room -= Self.frameLength
      if room < 0 { left += 1 } else { text += details(of: screen, &room) }
    }
    if left > 0 { text += "\n… and \(left) more \(left == 1 ? "screen" : "screens")\n" }
    return Array(text.utf8)
  }

  private func details(of screen: ScreenDiff, _ room: inout Int) -> String {
    let name = screen.name.map { XMLText.escaped(Self.short(SafeText.line($0), 80)) } ?? ""
    let title: String
    switch screen.presence {
    case .both:
      let summary = DiffSummary(screen)
      title = "\(summary.changes)\(summary.listeningTail)"
    case .added, .removed:
      let count = max(screen.oldStopCount, screen.newStopCount)
      title = "screen \(screen.presence.rawValue), \(count) \(count == 1 ? "stop" : "stops")"
    }
    var lines: [String] = []
    var left = screen.changes.count
    for change in screen.changes {
      let block = self.lines(of: change, in: screen)
      let length = block.reduce(0) { $0 + $1.unicodeScalars.count + 1 }
      if length > room { break }
      room -= length
      left -= 1
      lines += block
    }
    if left > 0 { lines.append("# … and \(left) more \(left == 1 ? "change" : "changes")") }
    let swipes = screen.swipes.prefix(Self.maximumSwipes).map { swipe in
      "# \(swipe.difference > 0 ? "+" : "−")\(abs(swipe.difference)) "
        + "(stop \(swipe.old) → \(swipe.new)) \(Self.short(SafeText.line(swipe.text), 80))"
    }
    if !swipes.isEmpty {
      lines += ["", "# swipes to controls"] + swipes
      let more = screen.swipes.count - swipes.count
      if more > 0 { lines.append("# … and \(more) more") }
    }
    let fence = Self.backticks(longerThanIn: lines.joined(separator: "\n"), atLeast: 3)
    return """

      <details><summary>\(name.isEmpty ? "" : "<code>\(name)</code>: ")\(title)</summary>

      \(fence)diff
      \(lines.joined(separator: "\n"))
      \(fence)

      </details>

      """
  }

  private func lines(of change: StopChange, in screen: ScreenDiff) -> [String] {
    var lines = screen.presence == .both ? ["# \(ChangeHeading(change).text)"] : []
    let isHeardAlike = change.old?.stop.text == change.new?.stop.text
    let isWordsChange = !Set(change.kinds).isDisjoint(with: [.reworded, .state, .hint, .actions])
    let keepsText = isHeardAlike || change.old != nil && change.new != nil && !isWordsChange
    func add(_ mark: String, _ text: String?) {
      if let text { lines.append("\(mark) \(SafeText.line(text))") }
    }
    if keepsText {
      add(" ", change.new?.stop.text)
    } else {
      add("-", change.old?.stop.text)
      add("+", change.new?.stop.text)
    }
    if change.old == nil || change.new == nil || change.kinds.contains(.hint) {
      add("-    ", change.old?.stop.hint)
      add("+    ", change.new?.stop.hint)
    }
    if change.kinds.contains(.actions) {
      let (old, new) = (change.old?.stop.actions ?? [], change.new?.stop.actions ?? [])
      if old != new {
        add("-    ", "actions: " + old.joined(separator: ", "))
        add("+    ", "actions: " + new.joined(separator: ", "))
      }
    }
    return lines
  }

  /// Returns a text as a code span, in which Markdown, HTML, mentions and links mean nothing.
  static func code(_ text: String, limit: Int) -> String {
    let text = short(SafeText.line(text), limit)
    let fence = backticks(longerThanIn: text, atLeast: 1)
    // One space at both ends is taken off again, which keeps a backtick at an end apart from the fence.
    let backtick = UInt8(ascii: "`")
    let isPadded = text.utf8.first == backtick || text.utf8.last == backtick || text.isEmpty
    return isPadded ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }

  private static func short(_ text: String, _ limit: Int) -> String {
    let scalars = text.unicodeScalars
    return scalars.count > limit ? "\(String(scalars.prefix(limit)))…" : text
  }

  private static func backticks(longerThanIn text: String, atLeast least: Int) -> String {
    var longest = least - 1
    var run = 0
    for byte in text.utf8 {
      run = byte == 0x60 ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }
}
