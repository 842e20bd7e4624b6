import ArgumentParser
import Earshot
import ProjectFiles

/// What to type in place of a line that cannot be followed.
///
/// It is a line that was tried: it names what exists and takes what it is given, whatever the message said.
enum MendedLine {
  /// How many mistakes of one line are mended.
  private static let mostMistakes = 4

  /// Returns what to type, with what it is: "try: earshot …".
  static func proposed(
    for line: [String], _ message: String, _ command: (any ParsableCommand.Type)?,
    problem: ([String]) -> String?
  ) -> String? {
    if let mended = mended(line, message, problem) { return mended }
    guard let command else { return nil }
    if command == CompareCommand.self, let meant = meant(line, problem) { return meant }
    return example(of: command, message).map { "for example: \($0)" }
  }

  private static func mended(
    _ line: [String], _ message: String, _ problem: ([String]) -> String?
  ) -> String? {
    var (line, message, isGuess) = (line, message, false)
    for _ in 0..<mostMistakes {
      guard let mend = LineMend(message), let changed = mend.applied(to: line) else { return nil }
      line = changed
      isGuess = isGuess || mend.isGuess
      if let next = problem(line) {
        message = next
        continue
      }
      return typed(isGuess ? "for example" : "try", line)
    }
    return nil
  }

  /// The line with the command that takes two inputs, where one was asked that takes a single one.
  private static func meant(
    _ line: [String], _ problem: ([String]) -> String?
  ) -> String? {
    guard let place = line.firstIndex(of: CompareCommand._commandName) else { return nil }
    var line = line
    line[place] = DiffCommand._commandName
    return problem(line) == nil ? typed("try", line) : nil
  }

  private static func typed(_ word: String, _ line: [String]) -> String {
    "\(word): \((["earshot"] + line).map(ShellWord.quoted).joined(separator: " "))"
  }

  /// An example from the command's help: the first that has what the message speaks of, else the first.
  private static func example(
    of command: any ParsableCommand.Type, _ message: String
  ) -> String? {
    let examples = (try? CommandModel())?[command._commandName]?.examples ?? []
    let named = message.matches(of: /--[a-z-]+/).map { String($0.0) }
    let fitting = examples.first { example in
      example.split(separator: " ").contains { named.contains(String($0)) }
    }
    return fitting ?? examples.first
  }
}
