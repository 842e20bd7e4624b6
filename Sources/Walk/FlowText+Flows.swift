package import NavigationScript
import OtherTechnologies
import ScreenReader
import TranscriptDiff

extension FlowText {
  /// Returns the steps of a flow, which holds no expectations and opens no screens, as a file of its own behind comments.
  package static func bytes(
    of flow: Flow, on screen: String, isPage: Bool, reader: String?, language: String?,
    comments: [String]
  ) -> [UInt8] {
    var lines = comments.map { "# \($0)" }
    lines.append("flow: \(quoted(flow.name))")
    lines += header(of: screen, isPage: isPage)
    if let technology = flow.technology {
      lines.append("with: \(technology.rawValue)")
    } else {
      if let reader { lines.append("reader: \(reader)") }
      if let language { lines.append("language: \(quoted(language))") }
    }
    lines.append("steps:")
    lines += flow.steps.flatMap(self.lines(of:)).map { "  - \($0)" }
    return Array(lines.joined(separator: "\n").utf8) + [0x0A]
  }

  private static func lines(of step: FlowStep) -> [String] {
    switch step.action {
    case .find(let search): ["\(CommandWord.find.rawValue): \(search.text.written)"]
    case .perform(let command, let count) where count > 1 && command.word == .next:
      ["\(command.words): \(count)"]
    case .perform(let command, let count):
      Array(repeating: command.step(quoted: quoted), count: count)
    case .use(let acts):
      acts.compactMap { act in
        if case .press(let press) = act { "press: \(quoted(press.name))" } else { nil }
      }
    case .open, .visit, .expect: []
    }
  }
}
