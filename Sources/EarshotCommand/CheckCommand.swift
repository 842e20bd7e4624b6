import ArgumentParser
public import Baselines
import Earshot

/// `earshot check`: compares every screen of a folder with its recorded transcript.
struct CheckCommand: ParsableCommand, WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Compare every screen of a folder, or every page of a list, with its recorded transcript.",
    discussion: """
      Example: earshot check Examples --baseline Examples

      The recording of menus/lunch.screen.yaml is menus/lunch.transcript.txt in the folder of the \
      recordings; that of another file, such as a dump, has its whole name: lunch.xml.transcript.txt. \
      A list of pages is a text file with an address a line, behind a name where it is to have one: \
      "home https://shop.example/"; the recording is home.transcript.txt then. \
      Recordings may hold {{any}}, {{number}}, {{date}} and lines that are a /regular expression/.

      Exit status: 0 when everything is heard as recorded, 1 when something else is heard or a screen is \
      new or gone, 2 when a screen or a recording cannot be read.
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the screens (screen files and dumps, told by their content), or a list of addresses "
        + "(*.txt).",
      valueName: "folder|list"), completion: .file())
  var folder: String

  @Option(
    help: ArgumentHelp("The folder of the recordings.", valueName: "folder"), completion: .directory
  )
  var baseline: String

  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "Write recordings: missing (of new screens), changed (those, and of screens that changed) or "
        + "all (anew; recordings without a screen are taken away).", valueName: "which"))
  var update: BaselineUpdate?

  @Option(
    help: ArgumentHelp("How the outcome is written: text, json or junit.", valueName: "format"))
  var format: CheckFormat = .text

  @Option(
    help: ArgumentHelp("Write the outcome as JUnit XML, too.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write annotations for a CI server to standard error: github.", valueName: "server"))
  var annotations: AnnotationServer?

  @Option(
    help: ArgumentHelp(
      "Leave kinds of changes out: \(ChangeKinds.list) (several with commas).", valueName: "kinds"))
  var ignore: [ChangeKinds] = []

  @Option(
    help: ArgumentHelp(
      "Check only the I-th of N shares, which are the same on every machine.", valueName: "I/N"))
  var shard: Shard?

  @Flag(help: "Name the files of the folder that are passed over.") var verbose = false

  @OptionGroup var watching: WatchOptions

  @OptionGroup var result: ResultOptions

  func validate() throws {
    try checkWatch()
    if isWatching, update != nil {
      throw ValidationError("--update writes the files that --watch waits for: leave one out")
    }
    for kinds in ignore { try kinds.validate(option: "--ignore") }
  }

  func run() throws {
    try Failure.reported {
      reading.tellIdleSettings(using: [.words], ofDevice: true)
      var check = BaselineCheck(
        screens: folder, recordings: baseline, options: reading.options)
      check.device = reading.device
      check.allowsNetwork = pages.network
      check.update = update
      check.shard = shard.map { ($0.index, $0.count) }
      check.ignored = Set(ignore.flatMap(\.kinds))
      let browser = try pages.opener(for: reading.options.reader)
      let outcomes = try check.run(opening: browser)
      pages.tellIdle(browser)
      StandardError.skipped(check.skipped, isVerbose: verbose)
      let report = BaselineReport(outcomes)
      try write(report, outcomes)
      if let junit { try WrittenFile.write(report.junit.bytes, to: junit) }
      if outcomes.contains(where: { $0.status == .broken }) { throw ExitCode(2) }
      if outcomes.contains(where: \.isDifferent) { throw ExitCode(1) }
    }
  }

  private func write(_ report: BaselineReport, _ outcomes: [ScreenOutcome]) throws {
    for note in report.notes { StandardError.note(SafeText.line(note)) }
    switch format {
    case .json: try StandardOutput.write(BaselineJSON(outcomes).bytes)
    case .junit: try StandardOutput.write(report.junit.bytes)
    case .text:
      let isColoured = Colours.onStandardOutput
      var lines = report.details(isColoured: isColoured).flatMap { $0 + [""] }
      lines += TextTable(report.rows).lines + [report.counts]
      try StandardOutput.write(Array(lines.map { "\($0)\n" }.joined().utf8))
    }
    for error in outcomes.compactMap(\.error) { StandardError.tell(error) }
    guard annotations != nil else { return }
    for line in report.githubAnnotations { StandardError.write("\(line)\n") }
  }
}

extension CheckCommand: ProjectOptions, GateCommand {
  static let projectOptions = ["format", "annotations"]
  static let projectGates = ["ignore", "baseline"]
}

extension CheckCommand: WatchedCommand {
  var isWatching: Bool { watching.watch }
  var watchedPaths: [String] { folder == baseline ? [folder] : [folder, baseline] }
}

extension BaselineUpdate: ExpressibleByArgument {}
