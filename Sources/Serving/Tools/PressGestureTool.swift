import AccessibilityTree
import Documents
import Questions
import ScreenReader
import Synchronization
import Transcript
import Walk

/// Gestures as servers that drive a real reader take them, so that an agent's script runs against either.
///
/// The names of this tool and of those for speech, their arguments and results are those of the public
/// screen-readers-mcp, a server for NVDA.
enum PressGestureTool: MCPTool {
  static let name = "press_gesture"
  static let title = "Press gestures"
  static let acts = true
  static let about = """
    Presses gestures of the reader, in order, in the most recently used walk, like servers that control a real screen reader. \
    Keys: "kb:NVDA+f7", "kb:downArrow", "h", "VO+Right"; gestures of phones: "swipe right", "double-tap". \
    Returns the utterances; get_speech returns them again. Call walk first to begin a walk. For commands such as next, \
    call walk as well.
    """
  static let parameters = [
    Parameter("gestures", .texts(most: 100), "Gestures, in order."),
    WalkShelf.parameter,
  ]

  static let result: [ResultField] =
    [.always("pressed", .texts, "gestures that were pressed")] + SpokenPart.fields

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let gestures = arguments.texts("gestures")
    guard !gestures.isEmpty else {
      throw SourceError(
        path: "gestures", message: "there is no gesture to press",
        suggestion: "give a list such as [\"kb:downArrow\"]")
    }
    let (_, entry) = try context.walk(arguments.text(WalkShelf.parameter.name))
    return try entry.walk.withLock { walk throws(SourceError) in
      let reader = walk.exploration.session.reading.reader
      let profile = try ReaderProfile(reader, on: walk.exploration.session.screen.platform)
      let commands = try gestures.map { (gesture) throws(SourceError) in
        try command(of: gesture, profile)
      }
      let start = walk.exploration.said.count
      var notes: [String] = []
      var pressed: [String] = []
      for (gesture, command) in zip(gestures, commands) where !context.call.isCancelled {
        let answer = walk.take(command)
        notes += ([answer.mistake].compactMap(\.self) + refusals(in: walk)).map {
          "\(SafeText.line(gesture)): \($0)"
        }
        // What is typed into a field for secrets is not shown.
        let shown = answer.command == command ? SafeText.line(gesture) : "\u{2022}"
        pressed.append(shown)
        context.call.progress(pressed.count, of: gestures.count, shown)
      }
      let spoken = SpokenPart(walk, since: start)
      return ToolAnswer(spoken.shown, notes: notes) { json in
        json.field("pressed", pressed)
        spoken.write(to: &json)
      }
    }
  }

  // A gesture that does nothing must not look like one that was silent.
  private static func refusals(in walk: LineWalk) -> [String] {
    (walk.exploration.log.entries.last?.events ?? []).compactMap { event in
      if case .refused(let refusal) = event { refusal.reason } else { nil }
    }
  }

  // "double-tap" is "Double tap".
  private static func folded(_ gesture: String) -> String {
    gesture.lowercased().replacing("-", with: " ")
  }

  /// Returns the command of a walk that a gesture gives.
  private static func command(
    of gesture: String, _ profile: ReaderProfile
  ) throws(SourceError) -> String {
    // NVDA's identifiers begin with where they come from: "kb:", "kb(laptop):".
    var keys = gesture
    if let colon = gesture.firstIndex(of: ":"), gesture.hasPrefix("kb") {
      keys = String(gesture[gesture.index(after: colon)...])
    }
    if let chord = KeyChord(keys), chord.keys.count == 1 { return "press \(chord.name)" }
    let plain = profile.commands.filter { [.none, .count].contains($0.word.argument) }
    let given = plain.first { folded($0.gesture) == folded(gesture) }
    if let given { return given.word.rawValue }
    let known = plain.prefix(6).map { SafeText.quoted($0.gesture) }
    throw SourceError(
      path: "gestures",
      message: "\(SafeText.quoted(gesture)) is not a gesture of \(profile.reader.name)",
      suggestion:
        "use \(known.joined(separator: ", ")) or others (call readers), or a key such as \"kb:downArrow\""
    )
  }
}
