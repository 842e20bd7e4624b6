import ArgumentParser
import BrowserPages
import Earshot
import Questions
import Walk

/// `earshot diff`: how what is heard changed between two screens, dumps or transcripts.
struct DiffCommand: ParsableCommand, WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare the transcripts of two screens, dumps or recordings.",
    discussion: """
      Example: earshot diff recipe.transcript.txt recipe.screen.yaml

      Each side is a screen file, a dump, a web page, a folder, a transcript (text or JSON), or \
      utterances recorded on a device (XCUIVoiceOverService). diff matches files in folders by \
      name, and screens of a dump by position. The old transcript may contain {{any}}, {{number}}, \
      {{date}} and lines with a /regular expression/. With several readers, diff compares \
      the sides once for each reader.

      Exit status: 0 without changes, 1 with changes, 2 for an unreadable side.
      """)

  @Argument(help: "Old screen or transcript; - for standard input.", completion: .file())
  var old: String

  @Argument(help: "New screen or transcript; - for standard input.", completion: .file())
  var new: String

  @OptionGroup var asked: Given<DiffQuestion>
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @Option(
    help: ArgumentHelp(
      "Output format: text, json, markdown (for a review) or junit.",
      valueName: "format"))
  var format: DiffFormat = .text

  @Option(
    help: ArgumentHelp(
      "Format of OLD, if it cannot be detected: transcript, utterances, or one of earshot list formats.",
      valueName: "format"))
  var fromOld: String?

  @Option(
    help: ArgumentHelp(
      "Format of NEW, if it cannot be detected.", valueName: "format"))
  var fromNew: String?

  @Flag(help: "List the skipped files of folders.") var verbose = false

  @OptionGroup var result: ResultOptions

  func validate() throws {
    if old == "-", new == "-" {
      throw ValidationError("only one side can be standard input")
    }
    for format in [fromOld, fromNew].compactMap({ $0 }) where !Side.formats.contains(format) {
      throw ValidationError(
        "unknown format \(SafeText.quoted(format)); "
          + Spelling.suggestion(for: format, among: Side.formats, noun: "formats"))
    }
  }

  func run() throws {
    try Failure.reported {
      if old == new, old != "-" { StandardError.note("both inputs are the same") }
      if InputFile.isFolder(old) != InputFile.isFolder(new) {
        StandardError.note(
          "one input is a folder: to compare single files, name a file in it")
      }
      let question = try asked.get()
      if question.readers.count > 1, [old, new].contains("-") {
        throw SourceError(
          path: "-", message: "standard input can be read only once, but there are several readers",
          suggestion: "save it to a file, or name one reader")
      }
      let report = try report(question)
      try StandardOutput.write(bytes(of: report))
      if !report.isEmpty { throw ExitCode(1) }
      // On a terminal, silence looks like a failure; scripts read the exit status.
      if format == .text, report.isSingle, TerminalSize.ofStandardOutput != nil {
        StandardError.note("nothing changed")
      }
    }
  }

  private func report(_ question: DiffQuestion) throws(SourceError) -> DiffReport {
    var notes = DiffNotes()
    var browsers: [Browser] = []
    defer {
      for reports in notes.reports { reports.tell() }
      notes.texts.forEach(StandardError.note)
    }
    let report = try question.answer(notes: &notes) { (reader, notes) throws(SourceError) in
      let browser = try pages.opener(for: reader)
      browsers.append(browser)
      let first = try side(old, fromOld, browser, reader, &notes)
      var second = try side(new, fromNew, browser, reader, &notes)
      second.takeAsNew(new, notes: &notes)
      return (first, second)
    }
    for names in notes.skipped { StandardError.skipped(names, isVerbose: verbose) }
    if let browser = browsers.first { pages.tellIdle(browser) }
    return report
  }

  private func side(
    _ path: String, _ format: String?, _ pages: any PageOpening, _ reader: Reader?,
    _ notes: inout DiffNotes
  ) throws(SourceError) -> Side {
    if InputFile.isFolder(path) {
      return .folder(try SideFolder(path, format: format, pages: pages, reader: reader))
    }
    return try Side(
      InputFile(typed: path), format: format, pages: pages, reader: reader, notes: &notes)
  }

  private func bytes(of report: DiffReport) -> [UInt8] {
    switch format {
    case .text: report.text(isColoured: Colours.onStandardOutput)
    case .json: report.json
    case .markdown: report.markdown
    case .junit: report.junit
    }
  }
}

/// How differences are written.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, junit
}

extension DiffCommand: ProjectOptions, GateCommand {
  static let projectOptions = ["format", "verbose"]
  static let projectGates: [String] = []
}
