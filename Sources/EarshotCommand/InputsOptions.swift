import ArgumentParser
import Earshot

/// Where screens come from: files, folders of dumps, dumps of several screens.
struct InputsOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Screen files, dumps, web pages (files or addresses), or folders of them; - for standard input.",
      valueName: "input"), completion: .file())
  var inputs: [String] = []

  @Option(help: FormatName.help) var from: FormatName?

  @Option(help: ArgumentHelp(DesktopWindow.help, valueName: "application")) var atspi: String?
  @Option(help: ArgumentHelp(DesktopWindow.saveHelp, valueName: "file"), completion: .file())
  var save: String?

  @Flag(help: "Name the files of folders that are passed over.") var verbose = false

  /// Which files of folders are read.
  var changed = ChangedFiles()

  func validate() throws {
    try from?.check()
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
  ///
  /// - Parameters:
  ///   - pages: How web pages are opened.
  ///   - reader: Who hears the screens, or `nil` for the readers of their platforms.
  ///   - showsFlows: Whether the caller shows the flows of folders as well, so that they are not skipped.
  ///   - isHeard: Whether the screens are wanted as the platform shows them to a reader, rather than as
  ///     their toolkit states them.
  ///   - drawsPages: Whether what web pages look like is wanted as well.
  ///   - body: Takes a screen, and whether it is one of a set.
  ///   - finish: Ends what was begun for a set, also where screens of it could not be read.
  /// - Throws: The error of a single file, what `body` and `finish` throw, and the exit status 2 after
  ///   errors in a set.
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
  ///
  /// - Parameters:
  ///   - pages: How web pages are opened.
  ///   - reader: Who hears the screens, or `nil` for the readers of their platforms.
  ///   - showsFlows: Whether the caller shows the flows of folders as well, so that they are not skipped.
  ///   - isHeard: Whether the screens are wanted as the platform shows them to a reader, rather than as
  ///     their toolkit states them.
  ///   - drawsPages: Whether what web pages look like is wanted as well.
  ///   - work: What is done with a screen on whatever thread; it gets whether it is one of a set, too, and
  ///     writes nothing.
  ///   - body: Takes a screen, whether it is one of a set, and what the work made of it.
  ///   - finish: Ends what was begun for a set, also where screens of it could not be read.
  /// - Throws: The error of a single file, what `work`, `body` and `finish` throw, and the exit status 2
  ///   after errors in a set.
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
    let files = changed.among(try InputFile.all(of: inputs))
    let isSet = isSet(files)
    let browser = try pages.opener(for: reader, drawsPages: drawsPages)
    let reading = ScreenBatch(
      format: from?.word, pages: SharedPages(browser), reader: reader, isHeard: isHeard,
      isSet: isSet)
    var progress = ProgressLine(total: files.count)
    var reports = ImportReports()
    var counts = (files: 0, screens: 0, failed: 0)
    var skipped: [String] = []
    for batch in FileBatches(files) {
      progress.show(counts.files, batch[0].name)
      for (file, outcome) in zip(batch, reading.outcomes(of: batch, work)) {
        counts.files += 1
        let screens: [ScreenBatch.Screen<Outcome>]
        do {
          screens = try outcome.get()
        } catch {
          guard isSet else { throw error }
          progress.clear()
          StandardError.tell(error)
          counts.failed += 1
          continue
        }
        if screens.isEmpty, !(showsFlows && SpokenInput.isFlow(file.path)) {
          skipped.append(file.name)
        }
        counts.screens += screens.count
        for screen in screens {
          reports.add(screen.named.imported.report)
          progress.clear()
          try body(screen.named, isSet || screens.count > 1, try screen.outcome.get())
        }
      }
    }
    progress.clear()
    pages.tellIdle(browser)
    reports.tell()
    StandardError.skipped(skipped, isVerbose: verbose)
    try finish()
    guard counts.failed == 0 else { throw ExitCode(2) }
    if counts.screens == 0, !changed.leavesOut {
      throw SourceError(
        path: inputs.first ?? "-", message: "no file here holds a screen",
        suggestion: "earshot reads: \(TreeReaders.all.map(\.name).joined(separator: ", "))")
    }
  }
}

extension InputsOptions: ProjectOptions {
  static let projectOptions = ["verbose"]
  static let projectGates = ["from"]
}
