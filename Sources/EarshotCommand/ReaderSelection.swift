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

  /// The reader that is asked for, or `nil` for that of the screen's platform.
  var reader: Reader? { name?.reader }

  /// What is asked for.
  var options: ReaderOptions {
    ReaderOptions(
      reader: reader, language: language, assignments: assignments.map(\.assignment))
  }

  func validate() throws {
    guard let reader = try name?.known() else { return }
    // A setting that the reader lacks is told before anything is read.
    do {
      _ = try options.settings(of: reader)
    } catch {
      let suggestion = error.suggestion.map { "; \($0)" } ?? ""
      throw ValidationError("\(error.path): \(error.message)\(suggestion)")
    }
  }
}
