import Earshot

/// The options that a project has set for everybody who works on it: `earshot.yaml`.
///
/// A key is the long name of an option. At the top it goes for each command that has it, below the name of a
/// command for that one alone.
struct ProjectFile: Sendable {
  static let name = "earshot.yaml"

  /// Options that start a program of the file's choice, which nobody has looked at who has fetched a project.
  static let startingPrograms = ["browser", "engine"]

  /// One option as the file sets it.
  struct Setting: Sendable {
    /// The command that it is for, or `nil` for all that have it.
    var command: String?
    var key: String
    /// The arguments that say the same on the command line.
    var arguments: [String]
    /// Where it stands.
    var place: DocumentNode
  }

  let path: String
  private(set) var settings: [Setting] = []

  /// Reads a project file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - model: The options that there are.
  ///   - isNamed: Whether somebody named the file, and so stands for the programs that it starts.
  /// - Throws: An error with the place of a key that no command has, or of a value that it does not take.
  init(_ path: String, _ model: CommandModel, isNamed: Bool) throws(SourceError) {
    self.path = path
    let root = try Document(yaml: SourceFile.read(path)).root
    if root.isNull { return }
    guard root.kind == .mapping else {
      throw root.error(
        "a project file holds options by their names", suggestion: "for example, reader: talkback")
    }
    let reader = ProjectFileReader(path: path, isNamed: isNamed)
    var settings: [Setting] = []
    try root.forEachPair { key, value throws(SourceError) in
      if value.kind == .mapping, let command = model[key.text] {
        try value.forEachPair { key, value throws(SourceError) in
          guard let option = command[key.text] else {
            throw key.error(
              "the command \(command.name) has no option \(SafeText.quoted(key.text))",
              suggestion: reader.meant(key.text, of: command, in: model))
          }
          let arguments = try reader.arguments(of: [option], key, value)
          settings.append(
            Setting(command: command.name, key: key.text, arguments: arguments, place: value))
        }
        return
      }
      let options = model.commands.compactMap { $0[key.text] }
      if options.isEmpty, model[key.text] != nil {
        throw value.error(
          "\(SafeText.quoted(key.text)) is a command: its options stand below it",
          suggestion: "for example, \(key.text): {language: en-US}")
      }
      if options.isEmpty {
        throw key.error(
          "unknown key \(SafeText.quoted(key.text))",
          suggestion: reader.meant(key.text, in: model))
      }
      if value.kind == .mapping {
        throw value.error(
          "\(SafeText.quoted(key.text)) is an option and no command: it takes no options of its own"
        )
      }
      let arguments = try reader.arguments(of: options, key, value)
      settings.append(Setting(command: nil, key: key.text, arguments: arguments, place: value))
    }
    self.settings = settings
  }

  /// Returns the settings that count for a command line: those of its command before those of all, and none that
  /// the line itself gives.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - line: What stands behind it.
  /// - Throws: An error with the place of a list whose option takes one value in this command.
  /// - Returns: The settings in the order of the file.
  func settings(
    for command: CommandModel.Command, beside line: [String]
  ) throws(SourceError) -> [Setting] {
    let given = GivenOptions(line)
    let own = Set(settings.filter { $0.command == command.name }.map(\.key))
    let counting = settings.filter { setting in
      guard let option = command[setting.key], !given.contains(option) else { return false }
      return setting.command == command.name || setting.command == nil && !own.contains(setting.key)
    }
    for setting in counting
    where setting.place.kind == .sequence && command[setting.key]?.isRepeating != true {
      throw setting.place.error("\(SafeText.quoted(setting.key)) takes one value and no list")
    }
    return counting
  }
}
