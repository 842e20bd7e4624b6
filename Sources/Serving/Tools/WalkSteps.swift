import Documents
import Walk

/// What was done in a call of a walk, and what was heard.
enum WalkSteps {
  /// Something that was done.
  struct Step {
    /// The command as it is shown, or `nil` for the arrival.
    var command: String?
    /// What was heard, line by line.
    var heard: [String] = []
    /// Why it could not be done, or `nil`.
    var error: String?
  }

  /// Does commands until one is not understood, or ends the walk.
  static func take(
    _ commands: [String], _ walk: inout LineWalk, _ goesOn: (Int, String) -> Bool
  ) -> (steps: [Step], isOver: Bool) {
    var steps: [Step] = []
    for (index, command) in commands.enumerated() {
      if let reason = refusal(of: command) {
        steps.append(Step(command: SafeText.line(command), error: reason))
        break
      }
      let answer = walk.take(command)
      let error = answer.mistake
      // What is typed into a field for secrets is not shown.
      let shown = answer.command ?? (error == nil ? SafeText.line(command) : nil)
      steps.append(Step(command: shown ?? "[not understood]", heard: answer.heard, error: error))
      if answer.isOver { return (steps, true) }
      if error != nil || !goesOn(index + 1, shown ?? "") { break }
    }
    return (steps, false)
  }

  private static func refusal(of command: String) -> String? {
    if command.utf8.contains(0x0A) { return "a command must be one line" }
    if case .save = try? LineCommand.parse(command) { return "files cannot be saved here" }
    return nil
  }

  /// Returns the answer of a call.
  static func answer(
    _ steps: [Step], walk: String?, stop: Int?, notes: [String]
  ) -> ToolAnswer {
    var lines: [String] = []
    for step in steps {
      if let command = step.command { lines.append("> \(command)") }
      lines += step.heard
      // In brackets, as no utterance begins and ends so without a backslash.
      if let error = step.error { lines.append("[error: \(SafeText.line(error))]") }
    }
    lines.append(walk.map { "[walk: \($0)]" } ?? "[the walk is over]")
    var answer = ToolAnswer(lines.joined(separator: "\n") + "\n", notes: notes) { json in
      json.field("walk", walk)
      if let stop { json.field("stop", Double(stop + 1)) }
      json.array("steps") { json in
        for step in steps {
          json.object { json in
            json.field("command", step.command)
            json.field("heard", step.heard)
            if let error = step.error { json.field("error", error) }
          }
        }
      }
    }
    answer.isError = steps.contains { $0.error != nil }
    return answer
  }
}
