import ArgumentParser
import Earshot

/// `earshot diff`: how what is heard changed between two screens, dumps or transcripts.
struct DiffCommand: ParsableCommand, WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show how what is heard changed between two screens, dumps or transcripts.",
    discussion: """
      Example: earshot diff recipe.transcript.txt recipe.screen.yaml

      Either side is a screen file, a dump, a folder of them, a transcript (text or JSON), or utterances \
      that a device said (XCUIVoiceOverService). Of folders, screens of one name are compared; of dumps \
      that hold several, the first with the first. A recorded transcript may hold {{any}}, {{number}}, {{date}} or a line that is \
      a /regular expression/.

      Exit status: 0 when nothing changed, 1 when something did, 2 when a side cannot be read.
      """)

  @Argument(help: "What was heard; - for standard input.", completion: .file())
  var old: String

  @Argument(help: "What is heard now; - for standard input.", completion: .file())
  var new: String

  @OptionGroup var reading: ReadingOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @Option(
    help: ArgumentHelp(
      "How the differences are written: text, json, markdown (for a review) or junit.",
      valueName: "format"))
  var format: DiffFormat = .text

  @Option(
    help: ArgumentHelp(
      "Leave kinds of changes out: \(ChangeKinds.list) (several with commas).", valueName: "kinds"))
  var ignore: [ChangeKinds] = []

  @Option(
    help: ArgumentHelp(
      "Look at these kinds of changes only (several with commas).", valueName: "kinds"))
  var only: [ChangeKinds] = []

  @Option(
    help: ArgumentHelp(
      "The format of OLD, where its content does not tell: \(HeardInput.formats).",
      valueName: "format"))
  var fromOld: String?

  @Option(
    help: ArgumentHelp(
      "The format of NEW, where its content does not tell.", valueName: "format"))
  var fromNew: String?

  @Option(
    help: ArgumentHelp(
      "The voice whose rate and pauses count for the seconds of listening: "
        + "\(VoiceProfile.shippedNames.joined(separator: ", ")).", valueName: "name"),
    completion: Completions.voices)
  var voice: String = VoiceProfile.defaultName

  @Option(help: ArgumentHelp("The speaking rate from 0 to 100 %.", valueName: "percent"))
  var rate: Double?

  @Flag(help: "Name the files of folders that are passed over.") var verbose = false

  @OptionGroup var result: ResultOptions

  func validate() throws {
    if let rate, !(0...100).contains(rate) {
      throw ValidationError("--rate takes a number from 0 to 100, not \(rate)")
    }
    if old == "-", new == "-" {
      throw ValidationError("only one side can be standard input")
    }
    for kinds in ignore { try kinds.validate(option: "--ignore") }
    for kinds in only { try kinds.validate(option: "--only") }
    if kinds.isEmpty {
      throw ValidationError("--only and --ignore leave no kind of change to look at")
    }
    for format in [fromOld, fromNew] {
      if let problem = format.flatMap(HeardInput.problem(withFormat:)) {
        throw ValidationError(problem)
      }
    }
  }

  func run() throws {
    try Failure.reported {
      reading.tellIdleSettings(using: [.words])
      let browser = try pages.opener(for: reading.options.reader)
      let comparison = HeardComparison(
        listening: try ListeningTime(VoiceProfile.named(voice), rate: rate), kinds: kinds,
        tell: { skipped in
          for names in skipped { StandardError.skipped(names, isVerbose: verbose) }
          pages.tellIdle(browser)
        })
      let (diff, first, second) = try outcome(
        try HeardInput(old, format: fromOld, pages: browser, reader: reading.options.reader),
        try HeardInput(new, format: fromNew, pages: browser, reader: reading.options.reader),
        comparison)
      try StandardOutput.write(format.bytes(of: diff, (old: first, new: second)))
      if !diff.isEmpty { throw ExitCode(1) }
    }
  }

  private func outcome(
    _ old: HeardInput, _ new: HeardInput, _ comparison: HeardComparison
  ) throws(SourceError) -> HeardComparison.Outcome {
    if case .folder(let first) = old, case .folder(let second) = new {
      var folders = FolderDiff(from: first, to: second, reading.options, comparison)
      return try folders.compared()
    }
    let sides = try HeardSides(old: old, new: new)
    comparison.tell(sides.skipped)
    let (first, second) = try sides.transcripts(reading.options)
    return (try comparison.diff(from: first, to: second), first, second)
  }

  private var kinds: Set<TranscriptDiff.Kind> {
    let chosen = Set(only.flatMap(\.kinds))
    return (only.isEmpty ? Set(TranscriptDiff.Kind.allCases) : chosen)
      .subtracting(ignore.flatMap(\.kinds))
  }
}

extension DiffCommand: ProjectOptions, GateCommand {
  static let projectOptions = ["format"]
  static let projectGates = ["ignore", "only", "voice", "rate"]
}
