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
    imported.report.tell()
    return imported
  }
}

extension ImportReport {
  /// Says on standard error what was mended, and in one line what is lost.
  func tell() {
    for warning in warnings { StandardError.write("\(warning)\n") }
    if let summary { StandardError.note(summary) }
  }
}
