import ArgumentParser
import Earshot
import ProjectFiles

extension ProgramOptions {
  /// Returns the options of the program, wherever they stand on a line.
  static func found(in line: [String]) throws -> ProgramOptions {
    var own: [String] = []
    var rest = line.prefix { $0 != "--" }[...]
    while let word = rest.popFirst() {
      switch word {
      case "--config", "--color": own += [word] + rest.prefix(1)
      case "--no-config": own.append(word)
      default:
        if word.hasPrefix("--config=") || word.hasPrefix("--color=") { own.append(word) }
      }
    }
    do {
      return try parse(own)
    } catch {
      let told = message(for: error)
      let typed = MendedLine.proposed(
        for: line, told, nil, problem: EarshotProgram.problem(of:))
      throw CommandLineError(
        message: told, instead: typed ?? "options for every command: earshot --help")
    }
  }

  /// A project file, the options of the commands, and the file in a folder above that it hides.
  typealias FoundProject = (project: ProjectFile, model: CommandModel, covered: String?)

  /// Returns the project file that is named or found.
  func projectFile() throws(SourceError) -> FoundProject? {
    if noConfig { return nil }
    let search = config == nil ? ProjectFileSearch() : nil
    search?.remarks.forEach(StandardError.note)
    guard let path = config ?? search?.path else { return nil }
    let model = try CommandModel()
    return (try ProjectFile(path, model, isNamed: config != nil), model, search?.covered)
  }
}
