import ArgumentParser
import Earshot
import OtherTechnologies
import Questions

/// `earshot effort`: what it costs a listener to use a screen, and the cheapest way to a part of it.
struct EffortCommand: ParsableCommand, WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "effort",
    abstract: "Count the gestures and seconds that a user needs on a screen.",
    discussion: """
      Example: earshot effort Examples/Checkout/checkout.screen.yaml --to "Place order"
      Example: earshot effort Examples/Checkout/checkout.screen.yaml --to "Place order" --with voiceover,switch-control

      --to prints the cheapest route as a flow for earshot run, with the other routes in comments. Seconds are estimated \
      from the voice's rate. Exit status 1 if a budget is exceeded.

      --with prints a table: the cost of each task with each technology, and the assumptions.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @Option(
    help: ArgumentHelp(
      "Target element: its id, or its utterance as in a flow's find step. With --with, may be given more than once.",
      valueName: "id|text"))
  var to: [String] = []

  @Option(
    help: ArgumentHelp(
      "Compare technologies (separated by commas): \(EffortTechnology.names.joined(separator: ", ")).",
      valueName: "technologies"))
  var with: ListArgument?

  @OptionGroup(title: "Switch Control") var scanning: Given<ScanChoice>

  @Option(
    help: ArgumentHelp(
      "Limit in gestures or seconds for the cheapest path to an element: \"Pay<=12\", \"Pay<=30s\". May be repeated.",
      valueName: "budget"))
  var budget: [String] = []

  @OptionGroup var reader: ReaderSelection

  @OptionGroup var listening: Given<ListeningChoice>

  @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @OptionGroup var result: ResultOptions

  func validate() throws {
    for text in budget where EffortBudget(text) == nil {
      // `Pay=5` and `Pay<5`.
      let parts = text.split(whereSeparator: { "<=".contains($0) })
      let target = parts.count == 1 ? to.first ?? "" : String(parts.first ?? "")
      let near = parts.count > 2 ? "" : "\(target)<=\(parts.last ?? "")"
      let meant =
        EffortBudget(near) == nil ? "" : "; did you mean \(SafeText.quoted(near))?"
      throw ValidationError(
        "--budget takes TARGET<=GESTURES, or seconds as in \"Pay<=30s\", not "
          + SafeText.quoted(text) + meant)
    }
    try with?.check("--with", EffortTechnology.names, noun: "technologies")
    if with != nil, to.isEmpty { throw ValidationError("--with needs --to: the element to reach") }
    if with == nil, to.count > 1 {
      throw ValidationError("--to can be repeated only with --with, which compares technologies")
    }
    if scanning.given?.isGiven == true,
      with?.words.contains(EffortTechnology.switchControl.name) != true
    {
      throw ValidationError("--scan, --style and --tap need --with switch-control")
    }
  }

  func run() throws {
    try Failure.reported {
      reader.tellIdleSettings(using: [.words, .moving])
      let imported = try input.read(pages, for: reader.reader).imported
      let screen = imported.screen
      let options = reader.selected
      let listening = try listening.get().time
      let effort = try Effort(screen, options: options, listening: listening)
      effort.reading.remarks(leftOut: imported.report.leftOutWhole).forEach(StandardError.note)
      if let with {
        let subject = try EffortSubject(
          screen, to, heard: effort, listening: listening, scanning: try scanning.get().settings,
          path: input.name
        )
        let table = try EffortTable(with.words.compactMap(EffortTechnology.named), subject)
        try StandardOutput.write(format == .text ? table.text : table.json)
      } else {
        try writeRoute(effort)
      }
      var exceeds = false
      let ways = EffortWays(effort)
      for budget in budget.compactMap(EffortBudget.init) {
        let stop = try stop(budget.target, effort, "--budget")
        guard let cost = ways.cheapestRoute(to: stop)?.cost else {
          throw SourceError(
            path: input.name,
            message:
              "\(SafeText.quoted(budget.target)) cannot be reached, so its budget is not checked"
          )
        }
        let isKept = budget.allows(cost)
        // Of several that a part of a name fits, it is the first.
        if effort.reading.element(at: stop).label != budget.target,
          effort.reading.element(at: stop).id != budget.target
        {
          StandardError.note(
            "\(SafeText.quoted(budget.target)) means \(effort.said(at: stop)), the first match")
        }
        StandardError.write(
          "\(SafeText.line(input.name)): \(isKept ? "" : "error: ")\(budget.text(of: cost))\n")
        exceeds = exceeds || !isKept
      }
      if exceeds { throw ExitCode(1) }
    }
  }

  private func writeRoute(_ effort: Effort) throws {
    let report = EffortReport(effort, path: input.name)
    switch (to.first, format) {
    case (nil, .text): try StandardOutput.write(report.overview)
    case (nil, .json): try StandardOutput.write(report.overviewJSON)
    case (let target?, .text):
      try StandardOutput.write(report.route(to: try stop(target, effort)))
    case (let target?, .json):
      try StandardOutput.write(report.routeJSON(to: try stop(target, effort)))
    }
  }

  private func stop(
    _ target: String, _ effort: Effort, _ option: String = "--to"
  ) throws(SourceError) -> Int {
    try effort.knownStop(of: target, path: input.name, option: option)
  }
}

extension EffortCommand: ProjectOptions, GateCommand {
  static let projectOptions = ["format"]
  static let projectGates = ["with", "budget"]
}
