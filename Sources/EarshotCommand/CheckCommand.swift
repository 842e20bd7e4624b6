import ArgumentParser
public import Baselines
import Earshot
import Questions
import SystemCalls

/// `earshot check`: compares every screen of a folder with its recorded transcript.
struct CheckCommand: ParsableCommand, WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Compare the screens in a folder, or a list of pages, with recordings.",
    discussion: """
      Example: earshot check Examples/Checkout --baseline Examples/Checkout

      The recording of menus/lunch.screen.yaml is menus/lunch.transcript.txt. Recordings of dumps and pages keep the \
      whole file name: lunch.xml.transcript.txt. A list of pages has one address per line, optionally after a name: \
      "home https://shop.example/" is recorded as home.transcript.txt. With the address of a Storybook \
      (http://localhost:6006), check compares its stories. Recordings may contain {{any}}, {{number}}, {{date}} \
      and lines with a /regular expression/.

      Exit status: 0 if all transcripts match, 1 if one differs or a screen is new or gone, 2 for an unreadable screen \
      or recording.
      """)

  @Argument(
    help: ArgumentHelp(
      "Folder of screen files, dumps and web pages, list of addresses (*.txt), or address of a Storybook.",
      valueName: "folder|list|address"), completion: .file())
  var folder: String

  @Option(
    help: ArgumentHelp("Folder of the recordings.", valueName: "folder"), completion: .directory
  )
  var baseline: String

  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "Write recordings: missing (new screens), changed (new and changed screens) or all (also deletes "
        + "recordings without a screen).", valueName: "which"))
  var update: BaselineUpdate?

  @Option(
    help: ArgumentHelp(
      "Record in approved.sha256, beside the recordings, that NAME has listened to the matching screens.",
      valueName: "name"))
  var approve: String?

  @Option(
    help: ArgumentHelp("Output format: text, json or junit.", valueName: "format"))
  var format: CheckFormat = .text

  @Option(
    help: ArgumentHelp("Also write JUnit XML to FILE.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write GitHub annotations (github) to standard error.", valueName: "server"))
  var annotations: AnnotationServer?

  @OptionGroup var changes: Given<IgnoredChanges>

  @Option(
    help: ArgumentHelp(
      "Check only shard I of N: 1/N to N/N. Every machine splits the inputs in the same way.",
      valueName: "I/N"))
  var shard: Shard?

  @Flag(help: "List the skipped files.") var verbose = false

  @OptionGroup var watching: WatchOptions

  @OptionGroup var result: ResultOptions

  func validate() throws {
    try checkWatch()
    if isWatching, update != nil {
      throw ValidationError(
        "--update writes the files that --watch waits for: use only one of them")
    }
    if isWatching, approve != nil {
      throw ValidationError("--approve cannot be used with --watch")
    }
    if let approve, SafeText.line(approve) != approve || approve.isEmpty {
      throw ValidationError("--approve takes a name without line breaks")
    }
  }

  func run() throws {
    if annotations != nil { RunnerLog.begin() }
    try Failure.reported {
      reading.tellIdleSettings(using: [.words], ofDevice: true)
      var check = BaselineCheck(
        screens: folder, recordings: baseline, options: reading.options)
      check.device = reading.device
      check.allowsNetwork = pages.network
      check.update = update
      check.shard = shard.map { ($0.index, $0.count) }
      check.ignored = changes.given?.kinds ?? []
      check.listener = approve
      let browser = try pages.opener(for: reading.options.reader)
      if update != nil, !SourceFile.isNamed(baseline) {
        let near = NearFile.missing(baseline).suggestion.map { "; \($0)" } ?? ""
        StandardError.note("recordings go to the new folder \(SafeText.quoted(baseline))\(near)")
      }
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
    if update == nil, outcomes.contains(where: { $0.status == .new }) {
      StandardError.note("to record new screens, use --update missing")
    }
    if update != .all, outcomes.contains(where: { $0.status == .vanished }) {
      StandardError.note("to delete recordings without a screen, use --update all")
    }
    if let update, update != .missing,
      BaselineUpdate.isJob(ci: getenv("CI").map { String(cString: $0) })
    {
      StandardError.note(
        "--update \(update.rawValue) accepts every change, so this CI job cannot fail for one: leave it "
          + "out, and commit the recordings")
    }
    if [nil, .missing].contains(update), outcomes.contains(where: { $0.status == .changed }) {
      StandardError.note("to accept changes, use --update changed")
    }
    if let remark = report.placeholderRemark { StandardError.note(remark) }
    switch format {
    case .json: try StandardOutput.write(BaselineJSON(outcomes).bytes)
    case .junit: try StandardOutput.write(report.junit.bytes)
    case .text:
      let isColoured = Colours.onStandardOutput
      var lines = report.details(isColoured: isColoured).flatMap { $0 + [""] }
      // Whoever checks by several readers knows whose line this is.
      let reader = reading.options.reader.map { " by \($0.name)" } ?? ""
      lines += TextTable(report.rows).lines + [report.counts + reader]
      if let approvals = report.approvals { lines.append(approvals) }
      if let approve {
        StandardError.note("recorded the approval of \(SafeText.quoted(approve))")
      }
      try StandardOutput.write(Array(lines.map { "\($0)\n" }.joined().utf8))
    }
    var errors: [SourceError] = []
    // A folder that cannot be written is the same mistake for each screen.
    errors.appendMissing(outcomes.compactMap(\.error))
    for error in errors { StandardError.tell(error) }
    guard annotations != nil else { return }
    report.githubAnnotations.forEach(StandardError.annotate)
  }
}

extension CheckCommand: ProjectOptions, GateCommand {
  static let projectOptions = ["format", "annotations", "verbose"]
  static let projectGates = ["baseline"]
}

extension CheckCommand: WatchedCommand {
  var isWatching: Bool { watching.watch }
  var watchedPaths: [String] { folder == baseline ? [folder] : [folder, baseline] }
}

extension BaselineUpdate: ExpressibleByArgument {}
