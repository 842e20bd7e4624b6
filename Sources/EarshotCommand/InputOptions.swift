import ArgumentParser
import Earshot

/// Where a screen comes from.
struct InputOptions: ParsableArguments {
  @Argument(help: "A screen file or a dump; - for standard input.")
  var input: String

  @Option(
    help: ArgumentHelp(
      "The format of the input, where its content does not tell: "
        + TreeReaders.all.map(\.name).joined(separator: ", ") + ".", valueName: "format"))
  var from: String?

  /// What messages call the input.
  var name: String { input == "-" ? "<stdin>" : input }

  func validate() throws {
    let known = TreeReaders.all.map(\.name)
    guard let from, !known.contains(from) else { return }
    let suggestion = Spelling.suggestion(for: from, among: known, noun: "formats")
    throw ValidationError("unknown format \(SafeText.quoted(from)); \(suggestion)")
  }

  /// Reads the input and says on standard error what its format cannot carry.
  func read() throws(SourceError) -> ImportedScreen {
    let imported = try TreeReaders.read(try SourceFile.read(input), format: from)
    if let summary = imported.report.summary { StandardError.note(summary) }
    return imported
  }
}
