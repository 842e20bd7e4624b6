import ArgumentParser
import Earshot
import ProjectFiles

/// What the values of a line's options should be, where the parser names no value that would do.
struct OptionValues {
  private let line: [String]
  private let command: CommandModel.Command
  private let options: [CommandModel.Argument]

  init(_ line: [String], of command: CommandModel.Command) {
    self.line = line
    self.command = command
    options = command.arguments.filter { $0.kind == .option }
  }

  /// Returns a mistake of the line that the parser tells by what follows from it, or `nil`.
  func mistake() -> String? {
    for (place, word) in line.enumerated() {
      if word == "--" { return nil }
      if let unknown = unknown(word) { return unknown }
      guard let option = options.first(where: { $0.names.contains(word) }) else { continue }
      let behind = line[(place + 1)...].prefix { !$0.hasPrefix("-") }
      guard behind.count > 1, let value = behind.first else { continue }
      let next = behind[place + 2]
      // A shell parts words at blanks.
      if value.hasSuffix(",") {
        return "\(word) takes a list without spaces, not \(SafeText.quoted("\(value) \(next)")); "
          + "did you mean \(SafeText.quoted(value + next))?"
      }
      if !option.words.isEmpty, !option.words.contains(value),
        let meant = Spelling.meant(by: value + next, among: option.words),
        !SourceFile.isNamed(next)
      {
        return "unknown \(option.valueName) \(SafeText.quoted("\(value) \(next)")); "
          + "did you mean \(SafeText.quoted(meant))?"
      }
    }
    return nil
  }

  // The parser checks values before it tells an unknown option.
  private func unknown(_ word: String) -> String? {
    guard word.hasPrefix("--"), let model = try? CommandModel() else { return nil }
    let name = word.dropFirst(2).prefix { $0 != "=" }
    let known = command.arguments + model.program.arguments
    guard !name.isEmpty, !known.contains(where: { $0.names.contains("--\(name)") }),
      OptionSpelling.meant(by: String(name), in: command) != nil
    else { return nil }
    return "Unknown option '--\(name)'"
  }

  /// The words that are neither options nor their values, without the command.
  private var inputs: [String] {
    line.indices.dropFirst().filter { place in
      !line[place].hasPrefix("-")
        && !options.contains { $0.names.contains(line[place - 1]) }
    }
    .map { line[$0] }
  }

  /// The folder of the files that a shell made of `dumps/*`, for the command that takes a folder.
  private var folderOfInputs: String? {
    let folders = Set(inputs.map(PathText.parent))
    guard command.name == CheckCommand._commandName, inputs.count > 1, folders.count == 1,
      let folder = folders.first, inputs.allSatisfy(SourceFile.isNamed)
    else { return nil }
    return ShellWord.quoted(folder)
  }

  /// Returns advice on a value that a shell has parted at its spaces: `--to Place order`.
  private func valueInSeveralWords(_ last: String) -> String? {
    for (place, word) in line.enumerated() {
      guard let option = options.first(where: { $0.names.contains(word) }), option.words.isEmpty
      else { continue }
      let behind = line[(place + 1)...].prefix { !$0.hasPrefix("-") }
      guard behind.count > 1, behind.contains(last) else { continue }
      let value = SafeText.quoted(behind.joined(separator: " "))
      return "a value with spaces needs quotes: \(word) \(value)"
    }
    return nil
  }

  /// Returns a message of the parser with the words that an option takes, where it names none.
  func completed(_ message: String) -> String {
    let isFormat = line.contains { $0.hasPrefix("--format") }
    if isFormat, message.contains("'html'") || message.contains("format \"html\"") {
      return "\(message); earshot report writes pages: "
        + "earshot report \(inputs.first ?? "INPUT") -o report.html"
    }
    if message.contains(/^(Unexpected argument|[0-9]+ unexpected arguments:) '/) {
      let words = message.matches(of: /'([^']*)'/).map { String($0.1) }
      if command.name == WalkCommand._commandName {
        let steps = words.map(ShellWord.quoted).joined(separator: " ")
        return "\(message); earshot walk reads steps from standard input: "
          + (words.count == 1 ? "echo \(steps)" : "printf '%s\\n' \(steps)")
          + " | earshot walk \(inputs.first ?? "INPUT")"
      }
      if let folder = folderOfInputs { return "\(message); name their folder: \(folder)" }
      return valueInSeveralWords(words.first ?? "").map { "\(message); \($0)" } ?? message
    }
    if message.hasPrefix("Missing expected argument '<input>"), inputs.isEmpty {
      return "\(message); to read standard input, write -"
    }
    if message.contains("'gitlab'"), message.contains("--annotations") {
      return
        "--annotations writes for GitHub alone; GitLab shows JUnit reports: --format junit -o report.xml"
    }
    if message.hasPrefix("Missing expected argument '--baseline "),
      command.name == CheckCommand._commandName, inputs.count == 1, let folder = inputs.first,
      FolderFiles.isFolder(folder)
    {
      return "\(message): the folder of the recordings; to make them: "
        + "earshot check \(ShellWord.quoted(folder)) --baseline recordings --update missing"
    }
    if let found = message.firstMatch(of: /^Missing expected argument '(--[a-z-]+) <[^']*'$/) {
      if command.name == CheckCommand._commandName, let file = inputs.last,
        SourceFile.isNamed(file), !FolderFiles.isFolder(file), !PathText.hasEnding(file, ".txt")
      {
        if SpokenInput.isFlow(file) {
          return "this is a flow: earshot run \(ShellWord.quoted(file)) performs it"
        }
        return "check takes a folder of screens, and \(SafeText.quoted(file)) is a file; "
          + "earshot diff compares two files"
      }
      let places = command.arguments.filter { $0.kind == .positional }
      guard !places.contains(where: \.isRepeating), let last = inputs.last,
        inputs.count > places.count
      else { return message }
      return "\(message); unexpected \(SafeText.quoted(last)); did you mean "
        + "\(SafeText.quoted("\(found.1) \(last)"))?"
    }
    guard
      let found = message.firstMatch(
        of: /^(?:Missing value for|The value '.*' is invalid for) '(--[a-z-]+)[^']*'$/),
      let option = options.first(where: { $0.names.contains(String(found.1)) })
    else { return message }
    let words = option.words.isEmpty ? option.abstract : option.words.joined(separator: ", ")
    return "\(message): \(words)"
  }
}
