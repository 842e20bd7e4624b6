import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader
import Transcript

/// A route to a stop as a flow file, which `earshot run` accepts.
///
///     flow: "Reach Pay"
///     screens: {screen: "checkout.screen.yaml"}
///     steps:
///       - last
///       - hear: "Pay, button"
package struct EffortFlow: Sendable {
  private let effort: Effort
  private let route: EffortRoute
  private let stop: Int
  private let path: String

  /// Takes a way.
  package init(_ route: EffortRoute, to stop: Int, _ effort: Effort, path: String) {
    self.effort = effort
    self.route = route
    self.stop = stop
    self.path = path
  }

  /// The lines of the file, without line ends.
  package var lines: [String] {
    let element = effort.reading.element(at: stop)
    var session = effort.session
    var last = effort.reading.utterance(at: stop, from: nil)
    for command in route.commands {
      for case .utterance(let spoken) in session.perform(command) { last = spoken.utterance }
    }
    let heard = Rendering(.spoken).text(of: last)
    let name = element.label ?? element.id ?? "stop \(stop + 1)"
    var lines = [
      "flow: \(Self.quoted("Reach \(name)"))", "screens: {screen: \(Self.quoted(path))}", "steps:",
    ]
    lines += steps.map { "  - \($0)" }
    if let id = element.id { lines.append("  - focus: \(Self.quoted(id))") }
    if !heard.isEmpty, !route.commands.isEmpty { lines.append("  - hear: \(Self.quoted(heard))") }
    if lines.last == "steps:" { lines[lines.count - 1] = "steps: []" }
    return lines
  }

  // Only swipes to the left and right have a count in flow files.
  private var steps: [String] {
    var steps: [String] = []
    var index = 0
    let commands = route.commands
    while index < commands.count {
      let command = commands[index]
      var count = 1
      while index + count < commands.count, commands[index + count] == command { count += 1 }
      let step = command.step(quoted: Self.quoted)
      if count > 1, command == .next || command == .previous {
        steps.append("\(step): \(count)")
      } else {
        steps += Array(repeating: step, count: count)
      }
      index += count
    }
    return steps
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
