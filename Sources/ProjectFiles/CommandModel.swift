package import Documents

/// The commands and options of the program as the parser itself describes them.
///
/// Whoever needs a list of options (a project file, a manual page) reads it from here, so that no option stands
/// in two places.
package struct CommandModel: Sendable {
  /// An argument of a command.
  package struct Argument: Sendable {
    /// How it is given.
    package enum Kind: String, Sendable {
      case positional, option, flag
    }

    package var kind = Kind.option
    /// The names with their dashes, long ones first.
    package var names: [String] = []
    package var valueName = ""
    package var abstract = ""
    package var isOptional = false
    package var isRepeating = false
    /// The words that it takes, or nothing where any will do.
    package var words: [String] = []
    /// What it is when it is not given.
    package var defaultValue: String?
    /// Whether it names a file or a folder.
    package var namesPath = false
    /// The title of the group that it stands in.
    package var section: String?

    /// The long name without dashes, or `nil` for an argument without one.
    package var key: String? {
      names.first { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    }
  }

  /// A command.
  package struct Command: Sendable {
    package var name: String
    package var abstract = ""
    /// What to know beside, without examples.
    package var discussion = ""
    /// Lines that can be typed.
    package var examples: [String] = []
    package var arguments: [Argument] = []
    /// Whether the help of the program lists it.
    package var isShown = true
    /// The options that a project file may set that nobody named.
    package var shared: SharedOptions?

    /// Returns the option or flag of a long name.
    package subscript(key: String) -> Argument? { arguments.first { $0.key == key } }

    /// Arguments that stand together under a title.
    package struct Section: Sendable {
      /// The title, or `nil` for arguments that have none.
      package let title: String?
      /// What the section is called.
      package let name: String
      package fileprivate(set) var arguments: [Argument]
    }

    /// The arguments: inputs, then options without a title, then titled ones.
    package var sections: [Section] {
      var inputs = Section(title: nil, name: "Arguments", arguments: [])
      var options = Section(title: nil, name: "Options", arguments: [])
      var titled: [Section] = []
      for argument in arguments {
        if let title = argument.section {
          let index = titled.firstIndex { $0.title == title } ?? titled.endIndex
          if index == titled.endIndex {
            titled.append(Section(title: title, name: title, arguments: []))
          }
          titled[index].arguments.append(argument)
        } else if argument.kind == .positional {
          inputs.arguments.append(argument)
        } else if argument.key != "help", argument.key != "version" {
          options.arguments.append(argument)
        }
      }
      return [inputs, options].filter { !$0.arguments.isEmpty } + titled
    }

    /// The long names of all options and flags.
    package var keys: [String] { arguments.compactMap(\.key) }
  }

  /// What can be said before any command.
  package private(set) var program: Command
  /// The commands, in the order of the help.
  package private(set) var commands: [Command] = []

  /// Reads the model from the parser's own description of a program, in JSON, with the options that a found project file
  /// may set and the titles of sections that the parser does not know.
  package init(
    description: String, shared: [String: SharedOptions], titles: [String: String] = [:]
  ) throws(SourceError) {
    let source = try SourceText(bytes: Array(description.utf8), path: "earshot")
    guard let root = try Document(json: source).root["command"] else {
      throw SourceError(path: "earshot", message: "the program does not know its own commands")
    }
    program = Self.command(root)
    commands = (root["subcommands"]?.items ?? []).map(Self.command).filter { $0.name != "help" }
    for index in commands.indices {
      commands[index].shared = shared[commands[index].name]
      for place in commands[index].arguments.indices {
        let argument = commands[index].arguments[place]
        commands[index].arguments[place].section =
          argument.section ?? argument.key.flatMap { titles[$0] }
      }
    }
  }

  /// Returns the command of a name.
  package subscript(name: String) -> Command? { commands.first { $0.name == name } }

  /// The long names that at least one command has.
  package var keys: [String] {
    var seen: Set<String> = []
    return commands.flatMap(\.keys).filter { seen.insert($0).inserted }
  }

  private static func command(_ node: DocumentNode) -> Command {
    let lines = (node["discussion"]?.text ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    let mark = "Example: "
    return Command(
      name: node["commandName"]?.text ?? "", abstract: node["abstract"]?.text ?? "",
      discussion: lines.filter { !$0.hasPrefix(mark) }.drop(while: \.isEmpty)
        .joined(separator: "\n"),
      examples: lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) },
      arguments: (node["arguments"]?.items ?? []).filter { $0["shouldDisplay"]?.text == "true" }
        .map(argument), isShown: node["shouldDisplay"]?.text != "false")
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
    let completion = node["completionKind"]
    argument.words = (node["allValues"] ?? completion?["list"]?["values"])?.items.map(\.text) ?? []
    argument.defaultValue = node["defaultValue"]?.text
    argument.namesPath = completion?["file"] != nil || completion?["directory"] != nil
    argument.section = node["sectionTitle"]?.text
    return argument
  }
}
