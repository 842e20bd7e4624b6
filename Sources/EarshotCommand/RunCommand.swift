import ArgumentParser
import Earshot
import OtherTechnologies

/// `earshot run`: runs flows, prints what was heard, and checks what should have been.
struct RunCommand: ParsableCommand, WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run flows, print their transcripts, and check their expectations.",
    discussion: """
      Example: earshot run Examples/Comments

      Exit status: 0 if all expectations are met, 1 if one is not, 2 for a broken flow.
      """)

  @Argument(help: "Flow files, or folders of *.flow.yaml.", completion: .file())
  var flow: [String]

  @OptionGroup var reading: ReadingOptions

  @Flag(help: "Write the utterances into the flow files as expectations.")
  var record = false

  @Option(
    help: ArgumentHelp("Write JUnit XML to FILE.", valueName: "file"), completion: .file())
  var junit: String?

  @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @Option(
    help: ArgumentHelp(
      "Run only shard I of N: 1/N to N/N. Every machine splits the flows in the same way.",
      valueName: "I/N"))
  var shard: Shard?

  @Flag(help: "Also check the flows with the rules of earshot audit.")
  var audit = false

  @Option(
    help: ArgumentHelp(
      "Output format of --audit: " + ReportFormats.names.joined(separator: ", ")
        + ".", valueName: "format"), completion: .list(ReportFormats.names))
  var auditFormat: String = ReportFormats.names[0]

  @Option(
    help: ArgumentHelp("Write the findings of --audit to FILE.", valueName: "file"),
    completion: .file())
  var auditOutput: String?

  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup(title: "Rules") var rules: AuditOptions

  @OptionGroup var watching: WatchOptions

  @OptionGroup var result: ResultOptions

  func validate() throws {
    try checkWatch()
    if isWatching, record {
      throw ValidationError(
        "--record writes the files that --watch waits for: use only one of them")
    }
    guard ReportFormats.format(named: auditFormat) != nil else {
      let meant = Spelling.suggestion(for: auditFormat, among: ReportFormats.names, noun: "formats")
      throw ValidationError("unknown format \(SafeText.quoted(auditFormat)); \(meant)")
    }
    let isPlain = auditFormat == ReportFormats.names[0]
    guard audit else {
      if isPlain, auditOutput == nil, !rules.isGiven { return }
      throw ValidationError("audit options need --audit")
    }
    guard rules.selection.rules.contains(where: { $0 is any FlowRule.Type }) else {
      throw ValidationError(AuditOptions.nothingToCheck("flows", instead: "earshot audit"))
    }
    if auditOutput == nil, !isPlain || format != .text {
      throw ValidationError(
        "standard output contains the transcripts: name a file for the findings with --audit-output"
      )
    }
  }

  func run() throws {
    try Failure.reported {
      let finds = try FlowFiles.find(flow)
      FlowFiles.remarks(on: finds).forEach(StandardError.note)
      var files = finds.files
      if let shard { files = FlowFiles.shard(shard.index, of: shard.count, files) }
      var options = FlowOptions(reading.options)
      options.device = reading.device
      options.keepsMoments = audit
      options.browser = FlowBrowser(try pages.settings())
      let suite = FlowSuite(
        reader: FlowReader(
          root: pages.root, isRecording: record, hasNetwork: pages.network,
          known: WatchedFlows.known),
        runner: FlowRunner(options: options))
      var outcomes = suite.run(files)
      for case let result? in outcomes.map(\.result) { WatchedFlows.add(result.flow) }
      if record, try FlowRecording.write(outcomes, of: files) { outcomes = suite.run(files) }
      pages.tellIdle(
        hasOpened: outcomes.contains { $0.result.map { $0.flow.page != nil } ?? true },
        usesRoot: true)
      try FlowReport(outcomes, isList: flow.count > 1 || flow != files.map(\.path)).write(
        as: format)
      if let junit { try WrittenFile.write(JUnitReport(outcomes).bytes, to: junit) }
      let hasFindings = audit ? try writeFindings(in: outcomes) : false
      if outcomes.contains(where: { $0.breakdown != nil }) { throw ExitCode(2) }
      if hasFindings || outcomes.contains(where: { !$0.hasPassed }) { throw ExitCode(1) }
    }
  }

  /// Writes what the audit finds in the flows.
  private func writeFindings(in outcomes: [FlowOutcome]) throws -> Bool {
    let audit = try rules.audit()
    let listening = try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
    let flows = outcomes.compactMap(\.result)
    outcomes.tellOrigins()
    for result in flows {
      guard let technology = result.flow.technology else { continue }
      StandardError.note(
        "\(SafeText.line(result.flow.path)): rules that need a reader were skipped: no reader runs with "
          + technology.title)
    }
    let results = flows.map { result in
      audit.run(AuditedFlow(result, listening: listening))
    }
    return try AuditOutput(format: auditFormat, path: auditOutput, rules: rules)
      .write(
        AuditReport(results, by: audit, unread: outcomes.compactMap(\.breakdown)))
  }
}

extension RunCommand: ProjectOptions, GateCommand {
  static let projectOptions = ["format", "audit-format"]
  static let projectGates = ["audit"]
}

// A flow depends on screens that it names, so that what is saved beside it has all flows run again.
extension RunCommand: WatchedCommand {
  var isWatching: Bool { watching.watch }
  var watchedPaths: [String] {
    flow.map { path in
      if FolderFiles.isFolder(path) { return path }
      return PathText.parent(of: path)
    }
  }
}
