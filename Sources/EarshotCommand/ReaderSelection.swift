import ArgumentParser
import Earshot

/// Which reader reads a screen, for commands that print nothing of what it says.
struct ReaderSelection: ReaderSelecting {
  @Option(name: .customLong("reader"), help: ReaderName.help) var name: ReaderName?
  @Option(help: ReaderName.languageHelp, completion: Completions.languages) var language: String?
  @Option(name: .customLong("set"), parsing: .singleValue, help: SettingAssignment.help)
  var assignments: [SettingAssignment] = []

  func validate() throws { try checkSelection() }
}

extension ReaderSelection: ProjectOptions {
  static let projectOptions: [String] = []
  static let projectGates = ["reader", "language", "set"]
}
