import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader
import Transcript
import TranscriptDiff

/// The plain mode: one command a line, and what is heard as lines of text.
package struct LineWalk: Sendable {
  /// What a line leads to.
  package struct Answer: Equatable, Sendable {
    /// The command as it is shown, or `nil` for what is none or does nothing in the walk.
    package var command: String?
    /// What is heard then, as lines of a transcript.
    package var heard: [String] = []
    /// Why the line was not understood, or `nil`.
    package var mistake: String?
    /// The number of the line, counted from 1.
    package var line: Int
    /// The flow file to write, or `nil`.
    package var save: String?
    /// Whether the walk ends.
    package var isOver = false

    /// The lines with the command before what it led to, as they are written where nobody sees what is typed.
    package var echoed: [String] {
      (command.map { [TranscriptLine(.command, $0).text] } ?? []) + heard
    }
    /// The line for standard error, or `nil`.
    package var error: String? { mistake.map { "line \(line): \($0)" } }
  }

  /// The walk.
  package private(set) var exploration: Exploration
  private var line = 0

  /// Begins the plain mode.
  package init(_ exploration: Exploration) { self.exploration = exploration }

  /// Arrives on the screen.
  package mutating func start() -> [String] { text(of: exploration.start()) + cells }

  /// Takes a line.
  package mutating func take(_ line: String) -> Answer {
    self.line += 1
    var answer = Answer(line: self.line)
    let command: LineCommand
    do throws(LineCommand.Misunderstanding) {
      command = try LineCommand.parse(line)
    } catch {
      let action = action(in: line).map { "\(error.message.prefix { $0 != ":" }): try \($0)" }
      answer.mistake = action ?? error.message
      return answer
    }
    if command == .nothing { return answer }
    if case .find(let text) = command, let mistake = HeardText(text).mistake {
      answer.mistake = mistake
      return answer
    }
    if command == .quit {
      answer.isOver = true
      return answer
    }
    answer.command = SafeText.line(shown(line, command))
    answer.heard = outcome(of: command)
    if case .save(let path) = command { answer.save = FlowPath.completed(path) }
    return answer
  }

  // A word before the name of a custom action, or that name alone, means the action.
  private func action(in line: String) -> String? {
    let line = line.lowercased()
    return exploration.actions.first { name in
      line == name.lowercased() || line.hasSuffix(" \(name.lowercased())")
    }
    .map { SafeText.line("action \($0)") }
  }

  // What is typed into a field for secrets is not written.
  private func shown(_ line: String, _ command: LineCommand) -> String {
    guard case .perform(let command, _) = command else { return line }
    let shown = exploration.session.shown(command)
    return shown == command ? line : shown.words
  }

  private mutating func outcome(of command: LineCommand) -> [String] {
    switch command {
    case .perform(let command, times: 1): return text(of: exploration.perform(command)) + cells
    case .perform(let command, let count):
      return text(of: exploration.perform(command, times: count)) + cells
    case .find(let text):
      guard let events = exploration.find(text) else {
        return ["[not found: \(SafeText.line(text))]"]
      }
      return self.text(of: events.isEmpty ? exploration.hearAgain() : events) + cells
    case .hearAgain: return text(of: exploration.hearAgain()) + cells
    case .changeNavigationStyle: return text(of: exploration.changeNavigationStyle()) + cells
    case .listRotors:
      let current = exploration.session.currentRotor
      return list(exploration.session.rotorNames) { $0 == current }
    case .listActions: return list(exploration.actions) { _ in false }
    case .help: return HelpText.lines
    case .save, .quit, .nothing: return []
    }
  }

  /// What stands on the braille display, as in a transcript.
  private var cells: [String] { exploration.brailleLines().map { TranscriptLine.indentation + $0 } }

  private func text(of events: [Event]) -> [String] {
    EventText(exploration.rendering).lines(of: events).map(\.text)
  }

  private func list(_ names: [String], isCurrent: (String) -> Bool) -> [String] {
    guard !names.isEmpty else { return ["[none]"] }
    return names.map { "[\(SafeText.line($0))\(isCurrent($0) ? ", in use" : "")]" }
  }
}
