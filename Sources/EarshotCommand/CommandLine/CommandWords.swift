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
  /// The help that the line asks for, or `nil`.
  private(set) var help: HelpRequest?
  /// What a person should know of the command's name, or `nil`.
  private(set) var remark: String?

  /// Finds the command of a line; an input alone asks for its transcript.
  init(_ words: [String]) throws(CommandLineError) {
    try WrittenOutNames.check(words)
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
    guard let first = rest.first else {
      help = HelpRequest(isWhole: false)
      return
    }
    // Shells ask by scripts of three dashes what completes a word.
    if ["--version", "-v", "version"].contains(first) || first.hasPrefix("---") {
      if !first.hasPrefix("---") { line = ["--version"] }
      return
    }
    if first == "help" {
      line.removeFirst()
      help = HelpRequest(isWhole: line.contains("--all") || line.contains("--help-all"))
      guard let name = line.first(where: { !$0.hasPrefix("-") }) else { return }
      guard let named = Self.command(named: name) else { throw Self.unknown(name, ["--help"]) }
      line = Array(line.drop { $0 == name || $0 == "--all" || $0 == "--help-all" })
      command = try CommandRoute.command(behind: named, &line)
      return
    }
    if first.hasPrefix("--generate-completion-script") || first == "--experimental-dump-help" {
      return
    }
    help = HelpRequest(in: line)
    if help != nil, first.hasPrefix("-h") || first.hasPrefix("--help") { return }
    if let named = Self.command(named: first) {
      line.removeFirst()
      if let route = CommandRoute.all.first(where: { $0.command == named }), !route.keepsName {
        remark =
          "\(first) is now: \((["earshot"] + route.words).joined(separator: " ")); the old name works through 0.3"
      }
      command = try CommandRoute.command(behind: named, &line)
    } else if let (name, rest) = Self.late(in: line) {
      let line = (["earshot", name] + rest).map(ShellWord.quoted).joined(separator: " ")
      throw CommandLineError(
        message: "the command \(SafeText.quoted(name)) must come before its options",
        instead: "try: \(line)")
    } else if rest.count > 1, Self.looksLikeInput(first),
      access(rest[rest.startIndex + 1], F_OK) != 0,
      let named = Self.command(named: rest[rest.startIndex + 1])
    {
      let words = [named._commandName, first] + rest.dropFirst(2)
      throw CommandLineError(
        message: "the command comes first, then its inputs",
        instead: "try: \((["earshot"] + words).map(ShellWord.quoted).joined(separator: " "))")
    } else if first.hasPrefix("-") || Self.looksLikeInput(first) {
      command = try CommandRoute.command(behind: TranscriptCommand.self, &line)
    } else {
      throw Self.unknown(first, rest.dropFirst())
    }
  }

  /// Whether a word names a command.
  static func isCommand(_ word: String) -> Bool {
    word == "help" || word == "version" || command(named: word) != nil
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

  /// Finds a command behind options, which would be read as an input: `--reader nvda transcript page.html`.
  private static func late(in line: [String]) -> (name: String, rest: [String])? {
    guard line.first?.hasPrefix("-") == true else { return nil }
    let names = EarshotProgram.groups.flatMap(\.commands).map { $0._commandName }
    for (index, word) in line.enumerated().dropFirst() {
      if word == "--" { return nil }
      guard names.contains(word), !line[index - 1].hasPrefix("-") else { continue }
      return (word, Array(line[..<index] + line[(index + 1)...]))
    }
    return nil
  }

  // A word without a dot and a slash that is no file was meant as a command.
  private static func looksLikeInput(_ word: String) -> Bool {
    access(word, F_OK) == 0 || word.contains("/") || word.contains(".") || word.contains(":")
  }

  private static func unknown(_ word: String, _ rest: ArraySlice<String>) -> CommandLineError {
    let message = "no command or file is called \(SafeText.quoted(word))"
    let isRule = word == "explain" || word == "rule"
    if isRule || ListCommand.Kind(rawValue: word) != nil {
      let words = ["list", isRule ? ListCommand.Kind.rules.rawValue : word]
      let line = (["earshot"] + words + rest).map(ShellWord.quoted).joined(separator: " ")
      return CommandLineError(
        message: message + "; did you mean \(SafeText.quoted(words.joined(separator: " ")))?",
        instead: "try: \(line)")
    }
    // The views that were commands are known by their new names, too.
    let known = names + CommandRoute.all.compactMap(\.words.last)
    guard let near = Spelling.meant(by: word, among: known) else {
      return CommandLineError(message: message, instead: "all commands: earshot --help")
    }
    // A flow is run, whatever else the word may mean.
    let isFlow = rest.first { !$0.hasPrefix("-") }.map(SpokenInput.isFlow) == true
    if isFlow, near != RunCommand._commandName {
      let line = (["earshot", RunCommand._commandName] + rest).map(ShellWord.quoted)
      return CommandLineError(message: message, instead: "try: \(line.joined(separator: " "))")
    }
    let route = CommandRoute.all.first {
      $0.command._commandName == near || $0.words.count > 2 && $0.words.last == near
    }
    var words = route?.words ?? [near]
    // `test home.xml`: a single file is not compared with recordings.
    let file = rest.first { !$0.hasPrefix("-") }
    if Spelling.synonym(of: word, among: known) == CheckCommand._commandName, let file,
      SourceFile.isNamed(file),
      !InputFile.isFolder(file)
    {
      words = [AuditCommand._commandName]
    }
    let line = (["earshot"] + words + rest).map(ShellWord.quoted).joined(separator: " ")
    return CommandLineError(
      message: message + "; did you mean \(SafeText.quoted(words.joined(separator: " ")))?",
      instead: "try: \(line)")
  }
}
