import Documents

/// Reads the values of a project file, each by the option that it is for.
struct ProjectFileReader {
  // The parser of command lines takes long for more.
  private static let mostValues = 500

  private let path: String
  private let isNamed: Bool
  /// The folder of the file, with its slash; nothing for the working folder.
  private let folder: String
  /// Where files must lie that a file names which nobody named.
  private let folders: AllowedFolders

  /// Reads the values of a file.
  init(path: String, isNamed: Bool) throws(SourceError) {
    self.path = path
    self.isNamed = isNamed
    folder = PathText.folder(of: path)
    folders = try AllowedFolders(foundIn: folder.isEmpty ? "." : folder)
  }

  /// Checks that an option may be set by this file.
  func checkShared(
    _ commands: [CommandModel.Command], _ key: DocumentNode, in model: CommandModel
  ) throws(SourceError) {
    if isNamed || commands.contains(where: { $0.shared?.contains(key.text) == true }) { return }
    var refusal = Self.refusal(of: key.text, at: key, in: path)
    // A project sets one of what `matrix` takes several of.
    let one = String(key.text.dropLast())
    if model.commands.contains(where: { $0.name == key.text }) {
      refusal.suggestion? += "; options of the command \(key.text) go below its name"
    } else if key.text.last == "s",
      model.commands.contains(where: { $0.shared?.contains(one) == true })
    {
      refusal.suggestion = "write \(one): VALUE"
    }
    throw refusal
  }

  /// Returns the error of an option that a file sets which nobody named.
  static func refusal(of key: String, at place: DocumentNode, in path: String) -> SourceError {
    place.error(
      "\(SafeText.quoted(key)) cannot be set in a project file that was found automatically: such a file can change only "
        + "utterances and findings",
      suggestion:
        "give --\(key) on the command line, or name the file: --config \(ShellWord.quoted(path))")
  }

  /// Returns what a setting is on the command line.
  func arguments(
    of options: [CommandModel.Argument], _ key: DocumentNode, _ value: DocumentNode
  ) throws(SourceError) -> [String] {
    let name = key.text
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
        "\(SafeText.quoted(name)) takes one value, not a list",
        suggestion: "to compare several, name them on the command line: --\(name) "
          + SafeText.line(value.items.map(\.text).joined(separator: ",")))
    }
    var arguments: [String] = []
    var seen: Set<String> = []
    for item in value.items {
      let argument = try argument(takers, name, item)
      if seen.insert(argument).inserted { arguments.append(argument) }
      if arguments.count > Self.mostValues {
        throw item.error("\(SafeText.quoted(name)) has more than \(Self.mostValues) values")
      }
    }
    return arguments
  }

  private func argument(
    _ options: [CommandModel.Argument], _ name: String, _ value: DocumentNode
  ) throws(SourceError) -> String {
    if value.kind == .mapping || value.kind == .sequence || value.isNull {
      var example = options.first.map { $0.words.first ?? $0.valueName.uppercased() } ?? "VALUE"
      if example.contains("="), value.kind == .mapping {
        try value.forEachPair { key, value throws(SourceError) in
          if !value.text.isEmpty {
            example = "\(SafeText.line(key.text))=\(SafeText.line(value.text))"
          }
        }
      }
      throw value.error(
        "\(SafeText.quoted(name)) has no value", suggestion: "for example, \(name): \(example)")
    }
    // The parser's own messages show a value as it is.
    guard SafeText.line(value.text) == value.text else {
      throw value.error(
        "\(SafeText.quoted(name)) cannot contain control characters or line breaks")
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
    guard options.contains(where: \.namesPath) else { return "--\(name)=\(value.text)" }
    // Paths are relative to the project file, wherever the program is started.
    let isAbsolute = PathText.isAbsolute(value.text)
    if isNamed {
      return "--\(name)=\(value.text == "-" || isAbsolute ? value.text : folder + value.text)"
    }
    // Nothing that begins with a folder is an address or an option.
    let below = isAbsolute || value.text == "-" ? nil : PathText.withoutSteps(value.text)
    let file = (folder.isEmpty ? "./" : folder) + (below ?? "")
    var reason: String?
    if below == nil || !folders.holdsPlace(of: file) {
      reason =
        "is hidden, or outside the folder of this file, which was found automatically"
    } else if !SourceFile.isOrdinary(file) {
      reason = "is not an ordinary file, and this project file was found automatically"
    }
    if let reason {
      throw value.error(
        "\(SafeText.quoted(value.text)) \(reason)",
        suggestion:
          "give --\(name) on the command line, or name the file: --config \(ShellWord.quoted(path))"
      )
    }
    return "--\(name)=\(file)"
  }

  /// Returns what was meant by a key that no command has.
  func meant(_ key: String, in model: CommandModel) -> String {
    // `hints: false`, of an option that is `--no-hints`.
    if model.keys.contains("no-\(key)") { return "write no-\(key): true" }
    if let inputs = Self.inputs(key, "COMMAND") { return inputs }
    return Spelling.question(for: key, among: model.keys + model.commands.map(\.name))
      ?? "a key must be the long name of an option (see earshot transcript --help) or a command"
  }

  /// Returns where inputs stand, which a project file cannot name.
  private static func inputs(_ key: String, _ command: String) -> String? {
    guard
      [
        "screens", "screen", "inputs", "input", "files", "file", "path", "paths", "folder", "pages",
        "urls",
      ]
      .contains(key.lowercased())
    else { return nil }
    return "a project file names no inputs; give them on the command line: earshot \(command) INPUT"
  }

  /// Returns what was meant by a key that a command does not have.
  func meant(_ key: String, of command: CommandModel.Command, in model: CommandModel) -> String {
    if let inputs = Self.inputs(key, command.name) { return inputs }
    if let question = Spelling.question(for: key, among: command.keys) { return question }
    let others = model.commands.filter { $0[key] != nil }.map(\.name)
    return others.isEmpty
      ? "its options: earshot \(command.name) --help"
      : "commands that have it: \(others.joined(separator: ", "))"
  }
}
