import ArgumentParser
import Earshot

/// The commands and options of the program as the parser itself describes them.
///
/// Whoever needs a list of options (a project file, a manual page) reads it from here, so that no option stands
/// in two places.
struct CommandModel: Sendable {
  /// An argument of a command.
  struct Argument: Sendable {
    /// How it is given.
    enum Kind: String {
      case positional, option, flag
    }

    var kind = Kind.option
    /// The names with their dashes, long ones first.
    var names: [String] = []
    var valueName = ""
    var abstract = ""
    var isOptional = false
    var isRepeating = false
    /// The words that it takes, or nothing where any will do.
    var words: [String] = []
    /// What it is when it is not given.
    var defaultValue: String?
    /// Whether it names a file or a folder.
    var namesPath = false
    /// The title of the group that it stands in.
    var section: String?

    /// The long name without dashes, or `nil` for an argument without one.
    var key: String? {
      names.first { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    }
  }

  /// A command.
  struct Command: Sendable {
    var name: String
    var abstract = ""
    var discussion = ""
    var arguments: [Argument] = []
    /// The options that a project file may set that nobody named.
    var shared: SharedOptions?

    /// Returns the option or flag of a long name.
    subscript(key: String) -> Argument? { arguments.first { $0.key == key } }

    /// The long names of all options and flags.
    var keys: [String] { arguments.compactMap(\.key) }
  }

  /// What can be said before any command.
  private(set) var program: Command
  /// The commands, in the order of the help.
  private(set) var commands: [Command] = []

  /// Reads the model from the parser's own description of the program.
  ///
  /// - Throws: An error when the description is of a shape that is not known.
  init() throws(SourceError) {
    let source = try SourceText(bytes: Array(EarshotProgram._dumpHelp().utf8), path: "earshot")
    guard let root = try Document(json: source).root["command"] else {
      throw SourceError(path: "earshot", message: "the program does not know its own commands")
    }
    program = Self.command(root)
    commands = (root["subcommands"]?.items ?? []).map(Self.command).filter { $0.name != "help" }
    for type in EarshotProgram.configuration.subcommands {
      guard let index = commands.firstIndex(where: { $0.name == type._commandName }) else {
        continue
      }
      commands[index].shared = SharedOptions(of: type)
    }
  }

  /// Returns the command of a name.
  subscript(name: String) -> Command? { commands.first { $0.name == name } }

  /// The long names that at least one command has.
  var keys: [String] {
    var seen: Set<String> = []
    return commands.flatMap(\.keys).filter { seen.insert($0).inserted }
  }

  private static func command(_ node: DocumentNode) -> Command {
    Command(
      name: node["commandName"]?.text ?? "", abstract: node["abstract"]?.text ?? "",
      discussion: node["discussion"]?.text ?? "",
      arguments: (node["arguments"]?.items ?? []).filter { $0["shouldDisplay"]?.text == "true" }
        .map(argument))
  }

  private static func argument(_ node: DocumentNode) -> Argument {
    var argument = Argument()
    argument.kind = node["kind"].flatMap { Argument.Kind(rawValue: $0.text) } ?? .option
    let names = (node["names"]?.items ?? []).map { name in
      let word = name["name"]?.text ?? ""
      return name["kind"]?.text == "long" ? "--\(word)" : "-\(word)"
    }
    argument.names = names.filter { $0.hasPrefix("--") } + names.filter { !$0.hasPrefix("--") }
    argument.valueName = node["valueName"]?.text ?? ""
    argument.abstract = node["abstract"]?.text ?? ""
    argument.isOptional = node["isOptional"]?.text == "true"
    argument.isRepeating = node["isRepeating"]?.text == "true"
    argument.words = (node["allValues"]?.items ?? []).map(\.text)
    argument.defaultValue = node["defaultValue"]?.text
    let completion = node["completionKind"]
    argument.namesPath = completion?["file"] != nil || completion?["directory"] != nil
    argument.section = node["sectionTitle"]?.text
    return argument
  }
}
