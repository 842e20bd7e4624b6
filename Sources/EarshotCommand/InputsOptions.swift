import ArgumentParser
import Earshot

/// Where screens come from: files, folders of dumps, dumps of several screens.
struct InputsOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Screen files, dumps, web pages (files or addresses) or folders; - for standard input.",
      valueName: "input"), completion: .file())
  var inputs: [String] = []

  @Option(help: FormatName.help) var from: FormatName?

  @Option(help: ArgumentHelp(DesktopWindow.help, valueName: "application")) var atspi: String?
  @Option(help: ArgumentHelp(DesktopWindow.saveHelp, valueName: "file"), completion: .file())
  var save: String?

  @Flag(help: "List the skipped files of folders.") var verbose = false

  /// Which files of folders are read.
  var changed = ChangedFiles()

  func validate() throws {
    try from?.check()
    try ReaderName.check(isNoInput: inputs)
    try DesktopWindow.check(atspi, save, from, hasInput: !inputs.isEmpty)
  }

  /// Whether more than one screen was asked for, whatever the files hold.
  private func isSet(_ files: [InputFile]) -> Bool {
    files.count > 1 || files.contains(where: \.isFound)
  }

  /// Reads screen after screen and says at the end on standard error what their formats cannot carry.
  ///
  /// Of several files, one that cannot be read does not keep the others from being read: its error is
  /// printed, and the program ends with status 2 when all others are done.
  func each(
    _ pages: PageOptions, for reader: Reader? = nil, showsFlows: Bool = false, isHeard: Bool = true,
    drawsPages: Bool = false,
    _ body: (_ screen: NamedScreen, _ isSet: Bool) throws -> Void,
    finish: () throws -> Void = {}
  ) throws {
    try each(
      pages, for: reader, showsFlows: showsFlows, isHeard: isHeard, drawsPages: drawsPages,
      work: { _, _ in }, { screen, isSet, _ in try body(screen, isSet) }, finish: finish)
  }

  /// Reads screens and does work on them on all processors, and takes them in their order.
  func each<Outcome: Sendable>(
    _ pages: PageOptions, for reader: Reader? = nil, showsFlows: Bool = false, isHeard: Bool = true,
    drawsPages: Bool = false,
    work: @escaping @Sendable (_ screen: NamedScreen, _ isSet: Bool) throws -> Outcome,
    _ body: (_ screen: NamedScreen, _ isSet: Bool, _ outcome: Outcome) throws -> Void,
    finish: () throws -> Void = {}
  ) throws {
    if let atspi {
      let screen = try DesktopWindow.screen(atspi, savedTo: save, for: reader, isHeard: isHeard)
      pages.tellIdle(hasOpened: false)
      screen.imported.report.tell()
      try body(screen, false, try work(screen, false))
      return try finish()
    }
    let files = changed.among(try InputFile.all(of: inputs, lists: pages.lists(from: from)))
    let isSet = isSet(files)
    let browser = try pages.opener(for: reader, drawsPages: drawsPages)
    let reading = ScreenBatch(
      format: from?.word, pages: SharedPages(browser), reader: reader, isHeard: isHeard,
      isSet: isSet)
    var progress = ProgressLine()
    var reports = ImportReports()
    var counts = (files: 0, screens: 0, failed: 0)
    var skipped: [String] = []
    func take(_ files: [InputFile], _ reading: ScreenBatch) throws {
      for batch in FileBatches(files) {
        if files.count > 1 {
          progress.show("reading \(counts.files + 1) of \(files.count): \(batch[0].name)")
        }
        for (file, outcome) in zip(batch, reading.outcomes(of: batch, work)) {
          let screens: [ScreenBatch.Screen<Outcome>]
          do {
            screens = try outcome.get()
            if let stories = try file.stories(insteadOf: screens.map(\.named), reading.pages) {
              try take(stories, reading.ofSet)
              continue
            }
          } catch let error as SourceError where reading.isSet {
            progress.clear()
            StandardError.tell(error)
            counts.files += 1
            counts.failed += 1
            continue
          }
          counts.files += 1
          if screens.isEmpty, !(showsFlows && SpokenInput.isFlow(file.path)) {
            skipped.append(file.name)
            file.noteSkipped()
          }
          counts.screens += screens.count
          for screen in screens {
            reports.add(screen.named.imported.report)
            progress.clear()
            try body(screen.named, reading.isSet || screens.count > 1, try screen.outcome.get())
          }
        }
      }
    }
    try take(files, reading)
    progress.clear()
    pages.tellIdle(browser)
    reports.tell()
    StandardError.skipped(skipped, isVerbose: verbose)
    try finish()
    guard counts.failed == 0 else { throw ExitCode(2) }
    if counts.screens == 0, !changed.leavesOut {
      throw Self.noScreen(in: inputs.first ?? "-")
    }
  }

  /// Returns the error for folders without a screen.
  static func noScreen(in path: String) -> SourceError {
    SourceError(
      path: path, message: "no file here contains a screen",
      suggestion: PathText.hasEnding(path, ".xcresult")
        ? "an Xcode result contains no element tree: print app.debugDescription in the test, and pass the log"
        : "list the supported dumps, and how to make them: earshot list formats")
  }
}

extension InputsOptions: ProjectOptions {
  static let projectOptions = ["verbose"]
  static let projectGates = ["from"]
}
