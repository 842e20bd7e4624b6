import ArgumentParser
import BrowserPages
import Earshot
import Exploring

/// `earshot explore`: opens on a page what can be opened, and hears every state of it.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Open a page's menus, tabs and dialogs, and transcribe each state.",
    discussion: """
      Example: earshot transcript http://localhost:3000 --explore -o states/

      Earshot opens menus, drop-down lists, tabs, disclosures, dialogs and "more" controls, each on a fresh page. It \
      skips controls that would send, buy or delete something or leave the page, and stops the page from sending data \
      and from going to another document. The folder gets a transcript and a flow for each state, and one report.

      Exit status: 0 without findings at --fail-on or above, 1 with such findings, 2 if the page cannot be explored.
      """, shouldDisplay: false)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup(title: "Rules") var rules: AuditOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write transcripts, flows and report.html to a folder (created if missing).",
      valueName: "folder"), completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Maximum number of states to transcribe, 1 to 500 (default: 20).", valueName: "count"))
  var states: Int?

  @Option(
    help: ArgumentHelp(
      "Maximum number of controls to open in a row, 1 to 10 (default: 3).", valueName: "count"))
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      "Time limit in seconds, 1 to 3600 (default: 120).", valueName: "seconds"))
  var seconds: Double?

  @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  func validate() throws {
    if let output, !OutputFolder.isMeant(by: output),
      Self.fileEndings.contains(where: { PathText.hasEnding(output.lowercased(), $0) })
    {
      throw ValidationError(
        "--explore writes a folder, and \(SafeText.quoted(output)) looks like a file: write -o "
          + "\(ShellWord.quoted(String(output[..<(output.lastIndex(of: ".") ?? output.endIndex)]) + "/")), "
          + "whose report.html shows all states")
    }
    if let states, !(1...500).contains(states) {
      throw ValidationError("--states takes a number from 1 to 500, not \(states)")
    }
    if let depth, !(1...10).contains(depth) {
      throw ValidationError("--depth takes a number from 1 to 10, not \(depth)")
    }
    if let seconds, !(1...3600).contains(seconds) {
      throw ValidationError("--seconds takes a number from 1 to 3600, not \(seconds)")
    }
  }

  private static let fileEndings = [".html", ".htm", ".txt", ".md", ".json", ".sarif", ".xml"]

  func run() throws {
    try Failure.reported {
      reading.tellIdleSettings(using: [.words, .moving])
      guard let page = try input.page() else {
        throw SourceError(
          path: input.name, message: "this is not a web page that can be opened more than once",
          suggestion: "name an HTML file or an address")
      }
      let reader = try reading.options.reader(on: .web)
      try reading.options.languageRemarks(on: Screen(platform: .web, tree: ElementTree()))
        .forEach(StandardError.note)
      let settings = try pages.settings().onDevice(of: reader)
      let browsers = BrowserPool()
      var explorer = Explorer(
        page, options: reading.options, budget: budget, settings: settings, browsers: browsers)
      try explorer.run()
      let report = try ExploreReport(explorer, input: input, reading: reading, rules: rules)
      explorer.states.first?.imported.report.tell()
      var told = explorer.states.first?.imported.report.remarks ?? []
      for state in explorer.states.dropFirst() {
        for remark in state.imported.report.remarks where !told.contains(remark) {
          told.append(remark)
          StandardError.note(SafeText.line("state \(state.name): \(remark)"))
        }
      }
      report.tell()
      if let output {
        try ExploreFolder(output, input: input, reading: reading, pages: pages)
          .write(explorer.states)
      }
      try StandardOutput.write(format == .json ? report.json : report.text)
      if !explorer.failures.isEmpty { throw ExitCode(2) }
      if report.findings.fails(on: rules.failOn.severity) { throw ExitCode(1) }
    }
  }

  private var budget: ExploreBudget {
    var budget = ExploreBudget()
    budget.states = states ?? budget.states
    budget.depth = depth ?? budget.depth
    budget.seconds = seconds ?? budget.seconds
    return budget
  }
}

extension ExploreCommand: ProjectOptions, GateCommand {
  static let projectOptions = ["format"]
  static let projectGates = ["states", "depth", "seconds"]
}
