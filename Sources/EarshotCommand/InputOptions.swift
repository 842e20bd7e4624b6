import ArgumentParser
import Earshot

/// Where one screen comes from.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Screen file, dump or web page (file or address); - for standard input.",
    completion: .file())
  var input: String = ""

  // Not a group of its own: debug builds check groups within groups four times a level, whenever they start.
  @Option(help: FormatName.help) var from: FormatName?

  @Option(help: ArgumentHelp(DesktopWindow.help, valueName: "application")) var atspi: String?
  @Option(help: ArgumentHelp(DesktopWindow.saveHelp, valueName: "file"), completion: .file())
  var save: String?

  func validate() throws {
    try from?.check()
    try ReaderName.check(isNoInput: [input])
    try DesktopWindow.check(atspi, save, from, hasInput: !input.isEmpty)
  }

  /// What messages call the input.
  var name: String { atspi ?? (input == "-" ? "<stdin>" : AddressText.withoutLogin(input)) }

  /// Returns the page that the input is, or `nil` for an input of another kind.
  func page() throws(SourceError) -> PageInput? {
    if atspi != nil || InputFile.isFolder(input) { return nil }
    return try InputFile(typed: input).page(format: from?.word)
  }

  /// Reads the input and says on standard error what its format cannot carry.
  func read(
    _ pages: PageOptions, for reader: Reader?, isHeard: Bool = true
  ) throws(SourceError) -> NamedScreen {
    if let atspi {
      let screen = try DesktopWindow.screen(atspi, savedTo: save, for: reader, isHeard: isHeard)
      pages.tellIdle(hasOpened: false)
      screen.imported.report.tell()
      return screen
    }
    let files = try InputFile.all(of: [input], lists: .text)
    var screens: [NamedScreen] = []
    let browser = try pages.opener(for: reader)
    var skipped: [String] = []
    for file in files {
      let found =
        try isHeard
        ? file.bridgedScreens(format: from?.word, pages: browser, for: reader)
        : file.screens(format: from?.word, pages: browser)
      if found.isEmpty {
        skipped.append(file.name)
        file.noteSkipped()
      }
      screens += found
    }
    pages.tellIdle(browser)
    StandardError.skipped(skipped, isVerbose: false)
    guard screens.count == 1, let screen = screens.first else {
      throw SourceError(
        path: input, message: "this has \(screens.count) screens, but exactly one is needed",
        suggestion: screens.isEmpty
          ? "name a screen file or a dump"
          : "name one of \(screens.prefix(5).map { SafeText.quoted($0.name) }.joined(separator: ", "))"
            + "; `earshot convert` writes each to a separate file")
    }
    screen.imported.report.tell()
    return screen
  }
}

extension InputOptions: ProjectOptions {
  static let projectOptions: [String] = []
  static let projectGates = ["from"]
}

extension ImportReports {
  /// Says all of it on standard error.
  func tell() {
    for (report, screens) in all { report.tell(screens: screens) }
  }
}

extension ImportReport {
  /// Says on standard error what was mended, and in one line what is lost.
  func tell(screens: Int = 1) {
    for warning in warnings.prefix(Self.mostWarnings) { StandardError.write("\(warning)\n") }
    for doubt in doubts { StandardError.note("warning: \(doubt)") }
    guard let summary = summaryWithoutDoubts else { return }
    StandardError.note(screens == 1 ? summary : "\(screens) screens, \(summary)")
  }
}
