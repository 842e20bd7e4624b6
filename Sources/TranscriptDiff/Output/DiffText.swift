import Documents

/// A diff as text for a person: each changed utterance, with the differing words marked.
///
///     2 reworded, +3 swipes to Pay
///     reworded 3, rate
///         [-Rate-]{+Review+}, button
public struct DiffText: Sendable {
  private let diff: TranscriptDiff
  private let isColoured: Bool

  /// Creates the text of a diff.
  ///
  /// - Parameters:
  ///   - diff: The diff.
  ///   - isColoured: Whether removed text is red and new text green, as on a terminal. The marks stay.
  public init(_ diff: TranscriptDiff, isColoured: Bool = false) {
    self.diff = diff
    self.isColoured = isColoured
  }

  /// The lines of the text, safe to show; empty for an empty diff.
  public var lines: [String] {
    if diff.isEmpty { return [] }
    let hasNames = diff.screens.count > 1
    var lines = hasNames ? [bold(DiffSummary(diff).description)] : []
    for screen in diff.screens where !screen.isEmpty {
      if hasNames { lines.append("") }
      lines.append(bold(headline(of: screen, named: hasNames)))
      for change in screen.changes { lines += self.lines(of: change, in: screen) }
    }
    return lines
  }

  /// The text in UTF-8 with a line feed after each line.
  public var bytes: [UInt8] { lines.flatMap { Array("\($0)\n".utf8) } }

  private func headline(of screen: ScreenDiff, named: Bool) -> String {
    let name = SafeText.line(screen.name ?? "")
    switch screen.presence {
    case .both:
      let summary = DiffSummary(screen).description
      return named && !name.isEmpty ? "\(name): \(summary)" : summary
    case .added, .removed:
      let count = max(screen.oldStopCount, screen.newStopCount)
      let what = "screen \(screen.presence.rawValue), \(count) \(count == 1 ? "stop" : "stops")"
      return name.isEmpty ? what : "\(name): \(what)"
    }
  }

  private func lines(of change: StopChange, in screen: ScreenDiff) -> [String] {
    let marks = ChangeMarks(change)
    var lines: [String] = []
    if screen.presence == .both { lines.append(ChangeHeading(change).text) }
    lines.append("    " + shown(marks.text))
    if let hint = marks.hint { lines.append("        " + shown(hint)) }
    if let actions = marks.actions { lines.append("        actions: " + shown(actions)) }
    return lines
  }

  private func shown(_ pieces: [ChangeMarks.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .same(let text): text
      case .old(let text): coloured("[-\(text)-]", "31")
      case .new(let text): coloured("{+\(text)+}", "32")
      }
    }.joined()
  }

  private func bold(_ text: String) -> String { coloured(text, "1") }

  private func coloured(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
