import ArgumentParser
import Earshot
import ProjectFiles
import Questions

/// `earshot manual`: the pages for `man`, made of the same words as the help.
struct ManualCommand: ParsableCommand, WithoutProjectFile {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Write the manual pages, or print one.",
    discussion: """
      Example: earshot manual -o share/man/man1
      Example: earshot manual transcript | man -l -
      """, shouldDisplay: false)

  @Argument(
    help: ArgumentHelp("Command (default: the program's own page).", valueName: "command"),
    completion: .custom { _, _, _ in CommandWords.names })
  var name: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write all pages to this folder.", valueName: "folder"),
    completion: .directory)
  var output: String?

  func validate() throws {
    if output != nil, name != nil {
      throw ValidationError("-o writes all pages: omit \(SafeText.quoted(name ?? ""))")
    }
    if let name, !CommandWords.names.contains(name) {
      let meant = Spelling.suggestion(for: name, among: CommandWords.names, noun: "commands")
      throw ValidationError("no command \(SafeText.quoted(name)); \(meant)")
    }
  }

  func run() throws {
    try Failure.reported {
      let model = try CommandModel()
      func page(_ command: CommandModel.Command?) -> ManualPage {
        let type = EarshotProgram.configuration.subcommands.first {
          $0._commandName == command?.name
        }
        return ManualPage(
          model: model, command: command, version: Engine.version,
          line: type.map(CommandRoute.line) ?? "earshot")
      }
      guard let output else {
        let text = page(name.flatMap { model[$0] }).text
        return try StandardOutput.write(Array(text.utf8))
      }
      let pages = [page(nil)] + model.commands.filter(\.isShown).map(page)
      for page in pages {
        try WrittenFile.write(Array(page.text.utf8), named: page.fileName, in: output)
      }
      StandardError.note("wrote \(pages.count) pages into \(SafeText.line(output))")
    }
  }
}
