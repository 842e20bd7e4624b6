import ArgumentParser
import Earshot

/// Which reader is heard, in which language, and what it is set to.
struct ReaderSelection: ParsableArguments {
  @Option(
    name: .customLong("reader"),
    help: ArgumentHelp(
      "The screen reader, instead of that of the screen's platform: "
        + Readers.all.map(\.name).joined(separator: ", ") + ".", valueName: "reader"))
  var name: ReaderName?

  @Option(
    help: ArgumentHelp(
      "The language of the reader's own words, instead of the screen's.", valueName: "tag"))
  var language: String?

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "Set one of the reader's settings, which earshot readers NAME lists: hints=off.",
      valueName: "key=value"))
  var assignments: [SettingAssignment] = []

  /// What is asked for.
  var options: ReaderOptions {
    ReaderOptions(
      reader: name?.reader, language: language, assignments: assignments.map(\.assignment))
  }

  func validate() throws {
    // A setting that the reader lacks is told before anything is read.
    for reader in name.map({ [$0.reader] }) ?? [] { _ = try options.settings(of: reader) }
  }
}
