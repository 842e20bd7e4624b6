public import ArgumentParser
public import Earshot

/// `earshot audit`: what makes a screen hard to use by listening, why, and how to repair it.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find accessibility problems, and say how to fix them.",
    discussion: """
      Example: earshot audit Examples
      Example: earshot audit --explain label-missing
      Example: earshot audit http://localhost:3000 --operate --reader nvda

      --operate tries each control on a fresh page that cannot send anything, and skips controls \
      that would buy or delete something or leave the page.

      --against also compares each input with the same screen in another language, at a smaller \
      text size or without bold text. The screens state these settings. Folders are matched by \
      file name.

      Exit status: 0 without findings at --fail-on or above, 1 with such findings, 2 for \
      unreadable input. To check rules about flows: earshot run --audit
      """)

  @Argument(
    help: "Screen files, dumps, web pages (files or addresses) or folders; - for standard input.",
    completion: .file())
  var input: [String] = []

  @Option(help: FormatName.help) var from: FormatName?
  /// Which files of folders are read.
  var changed = ChangedFiles()
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @OptionGroup(title: "Rules") var rules: AuditOptions

  @Option(
    help: ArgumentHelp(
      "Output format: " + ReportFormats.names.joined(separator: ", ") + ".",
      valueName: "format"), completion: .list(ReportFormats.names))
  var format: String = ReportFormats.names[0]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the findings to FILE (replaced atomically).", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write GitHub annotations (github) to standard error.", valueName: "server"))
  var annotations: AnnotationServer?

  @Option(
    help: ArgumentHelp(
      "Keep findings and your verdicts on them in FILE, and print the precision of each rule.",
      valueName: "file"), completion: .file())
  var label: String?

  @Option(
    help: ArgumentHelp("Print the documentation of a rule.", valueName: "rule"),
    completion: Completions.rules)
  var explain: String?

  @Flag(help: "List the rules.")
  var list = false

  @OptionGroup var reader: ReaderSelection

  @Option(
    help: ArgumentHelp(
      "Text size of the inputs, extraSmall to accessibilityExtraExtraExtraLarge (default: as recorded).",
      valueName: "size"))
  var textSize: TextSize?

  @Option(
    help: ArgumentHelp(
      "Screen or folder to compare the input with.",
      valueName: "file|folder"), completion: .file())
  var against: String?

  @Flag(help: "Operate each control of a web page and check the announcements.")
  var operate = false

  @Option(
    help: ArgumentHelp(
      "For each --operate finding, write a flow to a folder.",
      valueName: "folder"), completion: .directory)
  var saveFlows: String?

  @OptionGroup var explores: ExploreFlag
  @OptionGroup var watching: WatchOptions

  private static let jsonName = "json"

  func validate() throws {
    try from?.check()
    try checkWatch()
    if saveFlows != nil, !operate { throw ValidationError("--save-flows needs --operate") }
    if operate, against != nil || label != nil {
      throw ValidationError("--operate cannot be used with --against or --label")
    }
    if label != nil, output != nil || format != ReportFormats.names[0] {
      throw ValidationError("--label writes its own file: omit --format and --output")
    }
    if against == "-", input.contains("-") {
      throw ValidationError("only one of INPUT and --against can be standard input")
    }
    if let rule = input.first(where: { Rules.ids.contains($0) && !SourceFile.isNamed($0) }) {
      throw ValidationError(
        "\(rule) is a rule, and --rule takes one at a time: write --rule \(rule)")
    }
    guard ReportFormats.format(named: format) != nil else {
      let meant =
        AnnotationServer(rawValue: format) == nil
        ? Spelling.suggestion(for: format, among: ReportFormats.names, noun: "formats")
        : "write --annotations \(format)"
      throw ValidationError("unknown format \(SafeText.quoted(format)); \(meant)")
    }
    if list || explain != nil, format != ReportFormats.names[0], format != Self.jsonName {
      throw ValidationError(
        "--list writes text or json, not \(format)")
    }
    if let explain, Rules.rule(named: explain) == nil, rules(holding: explain).isEmpty {
      throw ValidationError(AuditOptions.unknownRule(explain))
    }
    if against == nil, !input.isEmpty,
      let name = rules.only.first(where: { Rules.rule(named: $0) is any PairRule.Type })
    {
      throw ValidationError(
        "the rule \(name) compares two screens: name the other one with --against")
    }
    if explain == nil, !list, rules.selection.rules.allSatisfy({ $0 is any FlowRule.Type }) {
      throw ValidationError(AuditOptions.nothingToCheck("screens", instead: "earshot run --audit"))
    }
    if input.isEmpty, explain == nil, !list {
      throw ValidationError(
        "name a screen to audit (- for standard input), or use --explain RULE or --list")
    }
  }

  /// The other screen of a pair is heard by the same reader, in its own language.
  private var counterpartOptions: ReaderOptions {
    var options = reader.selected
    options.language = nil
    return options
  }

  /// The rules whose name holds a part of a name: `label`.
  private func rules(holding part: String) -> [any Rule.Type] {
    part.count < 3 ? [] : rules.selection.rules.filter { $0.page.id.contains(part.lowercased()) }
  }

  /// What rules call the reader where no screen tells which one is heard.
  private var readerTitle: String { (reader.reader ?? .voiceOverIOS).title }

  func run() throws {
    if annotations != nil { RunnerLog.begin() }
    try Failure.reported {
      let named = explain.flatMap { Rules.rule(named: $0) }
      let list = list || explain != nil && named == nil
      let listed = explain.map(rules(holding:)) ?? rules.selection.rules
      if list || named != nil, format == Self.jsonName {
        let rules = named.map { [$0] } ?? listed
        return try StandardOutput.write(RuleList(rules, reader: readerTitle).json)
      }
      if let rule = named {
        let page = rule.page.naming(readerTitle).text
        return try StandardOutput.write(Array("\(page)\n".utf8))
      }
      if list {
        let list = RuleList(listed, reader: readerTitle).text
        return try StandardOutput.write(Array(list.utf8))
      }
      reader.tellIdleSettings(using: [.words])
      let audit = try rules.audit()
      let files = changed.among(
        try InputFile.all(of: input, lists: pages.lists(from: from)))
      let browser = try pages.opener(
        for: reader.reader, triesLooks: true, isGuarded: operate)
      var run = AuditRun(
        audit,
        inputs: try AuditInputs(
          from: from?.word, options: reader.selected, textSize: textSize,
          profile: rules.profile, pages: browser),
        counterparts: try against.map { path in
          try Counterparts(
            path, of: files,
            inputs: try AuditInputs(
              from: from?.word, options: counterpartOptions, profile: rules.profile,
              pages: browser)
          )
        },
        operated: operate
          ? try OperatedPages(
            audit, options: reader.selected, settings: try pages.settings(), folder: saveFlows)
          : nil,
        format: from?.word)
      run.add(files)
      pages.tellIdle(browser)
      StandardError.skipped(run.skipped, isVerbose: rules.verbose)
      let isAllRead = run.unread.isEmpty
      guard let report = run.report() else {
        if isAllRead, changed.leavesOut { return }
        if isAllRead, let path = input.first {
          throw InputsOptions.noScreen(in: path)
        }
        throw ExitCode(2)
      }
      if let label {
        try StandardOutput.write(try LabelsReport(updating: label, with: report).bytes)
        if !isAllRead { throw ExitCode(2) }
        return
      }
      let fails = try AuditOutput(
        format: format, path: output, rules: rules, annotations: annotations
      ).write(report)
      if !isAllRead { throw ExitCode(2) }
      if fails { throw ExitCode(1) }
    }
  }
}

extension AuditCommand: ProjectOptions, GateCommand {
  static let projectOptions = ["format", "annotations"]
  static let projectGates = ["from", "text-size"]
}

extension AuditCommand: WatchedCommand {
  var isWatching: Bool { watching.watch }
  var watchedPaths: [String] { input }
  // What stands against another screen is found by the folder that it was named with.
  var readsFilesAlone: Bool { against == nil && output == nil && label == nil }

  func reading(_ inputs: [String], _ changed: ChangedFiles) -> Self {
    var copy = self
    (copy.input, copy.changed) = (inputs, changed)
    return copy
  }
}

extension TextSize: ExpressibleByArgument {}
