import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader
package import Transcript
import TranscriptDiff

/// A log as a flow file: the commands that were done, and after each what was said last.
///
///     flow: Walk through comments
///     screens:
///       comments: comments.screen.yaml
///     start: comments
///     steps:
///       - hear: "Mango lassi, back button"
///       - next
///       - hear: "Comments, heading level 1"
package struct FlowText: Sendable {
  private let log: WalkLog
  private let rendering: Rendering
  private let screen: String
  private let isPage: Bool
  private let reader: String?
  private let language: String?
  private let options: String?

  /// Creates the text of a flow file.
  package init(
    _ log: WalkLog, rendering: Rendering, screen: String, isPage: Bool = false,
    reader: String? = nil, language: String? = nil, options: String? = nil
  ) {
    self.log = log
    self.rendering = rendering
    self.screen = screen
    self.isPage = isPage
    self.reader = reader
    self.language = language
    self.options = options
  }

  /// The number of steps; a flow has at most ``Flow/maximumSteps``.
  package var stepCount: Int { log.entries.reduce(0) { $0 + lines(of: $1).count } }

  /// The text in UTF-8 with a line feed after each line.
  package var bytes: [UInt8] {
    let stem = FlowPath.stem(of: screen)
    var lines = options.map { ["# Recorded with \($0): run it with the same options."] } ?? []
    lines.append("flow: \(Self.quoted("Walk through \(stem)"))")
    if let reader { lines.append("reader: \(reader)") }
    if rendering.style != .spoken { lines.append("style: \(rendering.style.rawValue)") }
    if let language { lines.append("language: \(Self.quoted(language))") }
    lines += Self.header(of: screen, isPage: isPage)
    lines.append("steps:")
    let steps = log.entries.flatMap(self.lines(of:))
    lines += steps.map { "  - \($0)" }
    // A list without entries is written as one.
    if steps.isEmpty { lines[lines.count - 1] = "steps: []" }
    return Array(lines.joined(separator: "\n").utf8) + [0x0A]
  }

  /// What names the page or the screen of a flow.
  static func header(of screen: String, isPage: Bool) -> [String] {
    let key = key(for: FlowPath.stem(of: screen))
    return isPage
      ? ["page: \(quoted(screen))"]
      : ["screens:", "  \(key): \(quoted(screen))", "start: \(key)"]
  }

  private func lines(of entry: WalkLog.Entry) -> [String] {
    var lines: [String] = []
    var index = 0
    while index < entry.steps.count {
      let step = entry.steps[index]
      let rest = entry.steps[index...]
      let count = rest.firstIndex { $0 != step }.map { $0 - index } ?? rest.count
      // Only swipes have a count in flow files.
      if step == .command(.next) || step == .command(.previous), count > 1 {
        lines.append("\(step.words): \(count)")
      } else {
        lines += repeatElement(Self.line(for: step), count: count)
      }
      index += count
    }
    if entry.steps.isEmpty, entry.words != nil { return [] }
    return entry.isRepeatable ? lines + expectations(of: entry.events) : lines
  }

  // The last thing heard is expected. What was said before something silent is that no longer.
  private func expectations(of events: [Event]) -> [String] {
    for event in events.reversed() {
      switch event {
      case .utterance(let spoken):
        let text = rendering.text(of: spoken.utterance)
        return text.isEmpty ? [] : ["hear: \(Self.quoted(HeardText.literal(text).text))"]
      case .announcement(let announcement, _):
        return ["announced: \(Self.quoted(HeardText.literal(announcement.text).text))"]
      default: continue
      }
    }
    return []
  }

  private static func line(for step: WalkStep) -> String {
    switch step {
    case .find(let text): return "\(CommandWord.find.rawValue): \(quoted(text))"
    case .command(let command): return command.step(quoted: quoted)
    }
  }

  // The name of the screen in the file: what of its path is letters, digits and hyphens.
  private static func key(for stem: String) -> String {
    let words = stem.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let key = words.joined(separator: "-")
    guard let first = key.first, first.isLetter else { return "screen" }
    return key
  }

  /// Returns text in double quotes, with everything escaped that YAML or a terminal could trip over.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        guard isUnseen(scalar) else {
          result.unicodeScalars.append(scalar)
          continue
        }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let length = scalar.value > 0xFFFF ? 8 : 4
        let zeros = String(repeating: "0", count: max(0, length - digits.count))
        result += (length == 8 ? "\\U" : "\\u") + zeros + digits
      }
    }
    return result + "\""
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    // Joiners belong to emoji and to words of several languages.
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
    default: false
    }
  }
}
