import ArgumentParser
import Earshot

/// Where one screen comes from.
struct InputOptions: ParsableArguments {
  @Argument(help: "A screen file, a dump or a web page (file or address); - for standard input.")
  var input: String

  // Not a group of its own: debug builds check groups within groups four times a level, whenever they start.
  @Option(help: FormatName.help) var from: FormatName?

  func validate() throws { try from?.check() }

  /// What messages call the input.
  var name: String { input == "-" ? "<stdin>" : input }

  /// Reads the input and says on standard error what its format cannot carry.
  ///
  /// - Parameters:
  ///   - pages: How a web page is opened.
  ///   - reader: The reader that is asked for, or `nil` for that of the screen's platform.
  /// - Throws: The error of the file, and one where it does not hold one screen.
  /// - Returns: The screen.
  func read(
    _ pages: PageOptions, for reader: Reader? = nil
  ) throws(SourceError) -> ImportedScreen {
    let files = try InputFile.all(of: [input])
    var screens: [NamedScreen] = []
    let browser = pages.opener(for: reader)
    for file in files {
      screens += try file.bridgedScreens(format: from?.word, for: reader, pages: browser)
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

extension ImportReport {
  /// Says on standard error what was mended, and in one line what is lost.
  func tell(screens: Int = 1) {
    for warning in warnings.prefix(Self.mostWarnings) { StandardError.write("\(warning)\n") }
    guard let summary else { return }
    StandardError.note(screens == 1 ? summary : "\(screens) screens, \(summary)")
  }
}
