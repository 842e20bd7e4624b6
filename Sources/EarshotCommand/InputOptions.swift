import ArgumentParser
import Earshot

/// Where one screen comes from.
struct InputOptions: ParsableArguments {
  @Argument(help: "A screen file, a dump or a web page (file or address); - for standard input.")
  var input: String

  @OptionGroup var format: FormatOption
  @OptionGroup(title: "Web pages") var pages: PageOptions

  /// What messages call the input.
  var name: String { input == "-" ? "<stdin>" : input }

  /// Returns the page that the input is, or `nil` for an input of another kind.
  func page() throws(SourceError) -> PageInput? {
    if input != "-", FolderFiles.isFolder(input) { return nil }
    return try InputFile(path: input, name: name, isFound: false).page(format: format.from)
  }

  /// Reads the input and says on standard error what its format cannot carry.
  func read() throws(SourceError) -> ImportedScreen {
    let files = try InputFile.all(of: [input])
    var screens: [NamedScreen] = []
    let browser = pages.opener()
    for file in files {
      screens += try file.bridgedScreens(format: format.from, pages: browser)
    }
    pages.tellIdle(browser)
    guard screens.count == 1, let screen = screens.first else {
      throw SourceError(
        path: input, message: "this holds \(screens.count) screens, and one is needed here",
        suggestion: screens.isEmpty
          ? "name a screen file or a dump"
          : "name one of \(screens.prefix(5).map { SafeText.quoted($0.name) }.joined(separator: ", "))"
            + "; `earshot convert` writes each into a file of its own")
    }
    screen.imported.report.tell()
    return screen.imported
  }
}

/// The format of an input where its content does not tell.
struct FormatOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format of the input, where its content does not tell: "
        + TreeReaders.all.map(\.name).joined(separator: ", ") + ".", valueName: "format"))
  var from: String?

  func validate() throws {
    let known = TreeReaders.all.map(\.name)
    guard let from, !known.contains(from) else { return }
    let suggestion = Spelling.suggestion(for: from, among: known, noun: "formats")
    throw ValidationError("unknown format \(SafeText.quoted(from)); \(suggestion)")
  }
}

extension ImportReport {
  /// Says on standard error what was mended, and in one line what is lost.
  func tell(screens: Int = 1) {
    for warning in warnings.prefix(Self.mostWarnings) { StandardError.write("\(warning)\n") }
    guard let summary else { return }
    StandardError.note(screens == 1 ? summary : "\(screens) screens, \(summary)")
  }
}
