import Earshot

/// Reads the values of a project file, each by the option that it is for.
struct ProjectFileReader {
  let path: String
  let isNamed: Bool

  /// Returns what a setting is on the command line.
  ///
  /// - Parameters:
  ///   - options: The option, of each command that has it.
  ///   - key: The key.
  ///   - value: Its value.
  /// - Throws: An error with the place of a value that none of the options takes.
  /// - Returns: The arguments; none for a flag that is not set.
  func arguments(
    of options: [CommandModel.Argument], _ key: DocumentNode, _ value: DocumentNode
  ) throws(SourceError) -> [String] {
    let name = key.text
    if ProjectFile.startingPrograms.contains(name), !isNamed {
      throw key.error(
        "\(SafeText.quoted(name)) starts a program, which a file that is found does not choose",
        suggestion: "give it on the command line, or name the file: --config \(path)")
    }
    let flags = options.filter { $0.kind == .flag }
    if flags.count == options.count {
      return try value.boolean(for: name) ? ["--\(name)"] : []
    }
    if !flags.isEmpty, value.kind == .boolean || Bool(value.text) != nil {
      return value.text == "true" ? ["--\(name)"] : []
    }
    let takers = options.filter { $0.kind == .option }
    guard value.kind == .sequence else {
      return [try argument(takers, name, value)]
    }
    guard takers.contains(where: \.isRepeating) else {
      throw value.error(
        "\(SafeText.quoted(name)) takes one value and no list")
    }
    var arguments: [String] = []
    for item in value.items { arguments.append(try argument(takers, name, item)) }
    return arguments
  }

  private func argument(
    _ options: [CommandModel.Argument], _ name: String, _ value: DocumentNode
  ) throws(SourceError) -> String {
    if value.kind == .mapping || value.kind == .sequence || value.isNull {
      let example = options.first.map { $0.words.first ?? $0.valueName.uppercased() } ?? "VALUE"
      throw value.error(
        "\(SafeText.quoted(name)) has no value", suggestion: "for example, \(name): \(example)")
    }
    let words = options.flatMap(\.words)
    // Options that take several words between commas are checked by themselves.
    if !words.isEmpty, !value.text.contains(","), !words.contains(value.text) {
      var seen: Set<String> = []
      throw value.error(
        "\(SafeText.quoted(name)) does not take \(SafeText.quoted(value.text))",
        suggestion: Spelling.suggestion(
          for: value.text, among: words.filter { seen.insert($0).inserted }, noun: "values"))
    }
    guard options.contains(where: \.namesPath), value.text != "-", !value.text.hasPrefix("/"),
      let end = path.lastIndex(of: "/")
    else { return "--\(name)=\(value.text)" }
    // Names of files are told from where the project file lies, wherever the program is started.
    return "--\(name)=\(path[...end])\(value.text)"
  }

  /// Returns what was meant by a key that no command has.
  func meant(_ key: String, in model: CommandModel) -> String {
    Spelling.question(for: key, among: model.keys + model.commands.map(\.name))
      ?? "a key is the long name of an option, as earshot transcript --help lists them, or a command"
  }

  /// Returns what was meant by a key that a command does not have.
  func meant(_ key: String, of command: CommandModel.Command, in model: CommandModel) -> String {
    if let question = Spelling.question(for: key, among: command.keys) { return question }
    let others = model.commands.filter { $0[key] != nil }.map(\.name)
    return others.isEmpty
      ? "its options: earshot \(command.name) --help"
      : "commands that have it: \(others.joined(separator: ", "))"
  }
}
