package import Documents

/// The options that a project has set for everybody who works on it: `earshot.yaml`.
///
/// A key is the long name of an option. At the top it goes for each command that has it, below the name of a
/// command for that one alone.
package struct ProjectFile: Sendable {
  /// The name of a file that is found.
  package static let name = "earshot.yaml"

  /// One option as the file sets it.
  package struct Setting: Sendable {
    /// The command that it is for, or `nil` for all that have it.
    package var command: String?
    package var key: String
    /// The arguments that say the same on the command line.
    package var arguments: [String]
    /// Where it is written.
    package var place: DocumentNode
  }

  /// Where it is.
  package let path: String
  /// What it sets, in order.
  package private(set) var settings: [Setting] = []
  /// Whether the user named the file, and so trusts it.
  private let isNamed: Bool

  /// Reads a project file.
  package init(_ path: String, _ model: CommandModel, isNamed: Bool) throws(SourceError) {
    // A file that was found may have become another one since.
    let folder = PathText.folder(of: path)
    let bounds = isNamed ? nil : try AllowedFolders(foundIn: folder.isEmpty ? "." : folder)
    let contents = try SourceFile.contents(of: path, within: bounds)
    try self.init(
      SourceFile.textOrNothing(of: contents, path), model, isNamed: isNamed)
  }

  /// Reads the text of a project file.
  package init(_ source: SourceText, _ model: CommandModel, isNamed: Bool) throws(SourceError) {
    path = source.path
    self.isNamed = isNamed
    // A file of comments sets nothing.
    guard source.hasText else { return }
    let root = try Document(yaml: source).root
    if root.isNull { return }
    guard root.kind == .mapping else {
      throw root.error(
        "a project file contains options by name", suggestion: "for example, reader: talkback")
    }
    let reader = try ProjectFileReader(path: path, isNamed: isNamed)
    var settings: [Setting] = []
    try root.forEachPair { key, value throws(SourceError) in
      if value.kind == .mapping, let command = model[key.text] {
        try value.forEachPair { key, value throws(SourceError) in
          guard let option = command[key.text] else {
            throw key.error(
              "the command \(command.name) has no option \(SafeText.quoted(key.text))",
              suggestion: reader.meant(key.text, of: command, in: model))
          }
          try reader.checkShared([command], key, in: model)
          let arguments = try reader.arguments(of: [option], key, value)
          settings.append(
            Setting(command: command.name, key: key.text, arguments: arguments, place: value))
        }
        return
      }
      if value.isNull, model[key.text] != nil {
        throw key.error(
          "there are no options below the command \(SafeText.quoted(key.text))",
          suggestion: "indent them below \(key.text):, or remove this line")
      }
      let options = model.commands.compactMap { $0[key.text] }
      if value.kind == .sequence, model[key.text] != nil,
        value.items.contains(where: { $0.kind == .mapping })
      {
        throw value.error(
          "the options of \(SafeText.quoted(key.text)) are not a list",
          suggestion: "remove the dashes before them")
      }
      if options.isEmpty, model[key.text] != nil {
        if value.kind != .mapping, let option = Spelling.nearest(to: key.text, among: model.keys) {
          throw key.error(
            "unknown key \(SafeText.quoted(key.text))",
            suggestion: "did you mean \(SafeText.quoted(option))?")
        }
        throw value.error(
          "\(SafeText.quoted(key.text)) is a command: write its options below it",
          suggestion: "for example, \(key.text): {language: en-US}")
      }
      if options.isEmpty {
        throw key.error(
          "unknown key \(SafeText.quoted(key.text))",
          suggestion: reader.meant(key.text, in: model))
      }
      if value.kind == .mapping {
        throw value.error(
          "\(SafeText.quoted(key.text)) is an option, not a command: it cannot have options"
        )
      }
      try reader.checkShared(
        model.commands.filter { $0[key.text] != nil }, key, in: model)
      let arguments = try reader.arguments(of: options, key, value)
      settings.append(Setting(command: nil, key: key.text, arguments: arguments, place: value))
    }
    self.settings = settings
  }

  /// Returns the settings that count for a command line: those of its command before those of all, and none that
  /// the line itself gives.
  package func settings(
    for command: CommandModel.Command, beside line: [String]
  ) throws(SourceError) -> [Setting] {
    let given = GivenOptions(line)
    let own = Set(settings.filter { $0.command == command.name }.map(\.key))
    let counting = settings.filter { setting in
      guard let option = command[setting.key], !given.contains(option) else { return false }
      return setting.command == command.name || setting.command == nil && !own.contains(setting.key)
    }
    if !isNamed {
      for setting in counting where command.shared?.contains(setting.key) != true {
        throw ProjectFileReader.refusal(of: setting.key, at: setting.place, in: path)
      }
    }
    for setting in counting
    where setting.place.kind == .sequence && command[setting.key]?.isRepeating != true {
      throw setting.place.error(
        "\(SafeText.quoted(setting.key)) takes one value, not a list",
        suggestion: "write one: \(setting.key): "
          + (setting.place.items.first.map { YAMLText.scalar($0.text) } ?? "…"))
    }
    return counting
  }

  /// Returns a remark on settings that decide which findings and differences count, if nobody named the file.
  package func gateRemark(on settings: [Setting], for command: CommandModel.Command) -> String? {
    let gates = settings.filter { command.shared?.gates.contains($0.key) == true }
    guard !isNamed, command.shared?.isGate == true, gates.contains(where: { !$0.arguments.isEmpty })
    else { return nil }
    // Between quotes, a name with a comma is not taken for two.
    let arguments = gates.flatMap(\.arguments)
      .map { $0.contains("=./") && $0.utf8.contains(UInt8(ascii: ",")) ? SafeText.quoted($0) : $0 }
      .joined(separator: ", ")
    return
      "\(SafeText.line(path)) sets \(arguments), which changes what counts as a failure (--no-config ignores the file)"
  }
}
