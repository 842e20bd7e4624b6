import ArgumentParser
import Earshot
import SystemCalls

/// The words of a command line, with the command that they are for.
struct CommandWords {
  /// What stands before the command: options of the program.
  private(set) var before: [String] = []
  /// The command, or `nil` where the line is the program's own: `--help`, `--version`.
  private(set) var command: (any ParsableCommand.Type)?
  /// What stands behind the command.
  private(set) var line: [String] = []

  /// Finds the command of a line; an input alone asks for its transcript.
  init(_ words: [String]) throws(CommandLineError) {
    var rest = words[...]
    while let word = rest.first {
      if word == "--config" || word == "--color" {
        before += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else if ["--no-config", "--config=", "--color="].contains(where: word.hasPrefix) {
        before.append(word)
        rest = rest.dropFirst()
      } else {
        break
      }
    }
    line = Array(rest)
    guard let first = rest.first else { return }
    // "help", and the scripts by which shells ask what completes a word.
    if ["help", "--help", "-h", "--version", "-"].contains(first) || first.hasPrefix("---") {
      if first == "-" { command = TranscriptCommand.self }
      return
    }
    if first.hasPrefix("--generate-completion-script") || first == "--experimental-dump-help" {
      return
    }
    if let named = Self.command(named: first) {
      command = named
      line.removeFirst()
    } else if first.hasPrefix("-") || Self.looksLikeInput(first) {
      command = TranscriptCommand.self
    } else {
      throw Self.unknown(first, rest.dropFirst())
    }
  }

  /// All words again, in the order in which the parser wants them.
  func arguments(with settings: [String] = []) -> [String] {
    guard let command else { return before + line }
    // Behind what is typed, so that none of it is taken for a value of theirs.
    let end = line.firstIndex(of: "--") ?? line.endIndex
    return before + [command._commandName] + line[..<end] + settings + line[end...]
  }

  /// The names of all commands.
  static var names: [String] {
    EarshotProgram.configuration.subcommands.map { $0._commandName }
  }

  private static func command(named name: String) -> (any ParsableCommand.Type)? {
    EarshotProgram.configuration.subcommands.first {
      $0._commandName == name || $0.configuration.aliases.contains(name)
    }
  }

  // A word without a dot and a slash that is no file was meant as a command.
  private static func looksLikeInput(_ word: String) -> Bool {
    access(word, F_OK) == 0 || word.contains("/") || word.contains(".") || word.contains(":")
  }

  private static func unknown(_ word: String, _ rest: ArraySlice<String>) -> CommandLineError {
    let message = "there is no command and no file \(SafeText.quoted(word))"
    guard let near = Spelling.nearest(to: word, among: names) else {
      return CommandLineError(message: message, instead: "all commands: earshot --help")
    }
    let line = (["earshot", near] + rest).map(ShellWord.quoted).joined(separator: " ")
    return CommandLineError(
      message: message + "; did you mean \(SafeText.quoted(near))?", instead: "try: \(line)")
  }
}
