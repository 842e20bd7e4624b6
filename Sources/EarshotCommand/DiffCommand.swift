import ArgumentParser
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

  @OptionGroup var readings: ReadingsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @Option(
    help: ArgumentHelp(
      "Output format: text, json, markdown (for a review) or junit.",
      valueName: "format"))
  var format: DiffFormat = .text

  @Option(
    help: ArgumentHelp(
      "Ignore these kinds of changes: \(ChangeKinds.list) (separated by commas).",
      valueName: "kinds"))
  var ignore: [ChangeKinds] = []

  @Option(
    help: ArgumentHelp(
      "Report only these kinds of changes (separated by commas).", valueName: "kinds"))
  var only: [ChangeKinds] = []

  @Option(
    help: ArgumentHelp(
      "Format of OLD, if it cannot be detected: transcript, utterances, or one of earshot list formats.",
      valueName: "format"))
  var fromOld: String?

  @Option(
    help: ArgumentHelp(
      "Format of NEW, if it cannot be detected.", valueName: "format"))
  var fromNew: String?

  @Option(
    help: ArgumentHelp(
      "Voice whose rate and pauses determine the listening time: "
        + "\(VoiceProfile.shippedNames.joined(separator: ", ")).", valueName: "name"),
    completion: Completions.voices)
  var voice: String = VoiceProfile.defaultName

  @Option(
    help: ArgumentHelp("Speaking rate, 0 to 100 % (default: the voice's).", valueName: "percent"))
  var rate: Double?

  @Flag(help: "List the skipped files of folders.") var verbose = false

  @OptionGroup var result: ResultOptions

  func validate() throws {
    try VoiceOptions.check(rate: rate)
    if old == "-", new == "-" {
      throw ValidationError("only one side can be standard input")
    }
    for kinds in ignore { try kinds.validate(option: "--ignore") }
    for kinds in only { try kinds.validate(option: "--only") }
    if kinds.isEmpty {
      throw ValidationError("--only and --ignore together exclude every kind of change")
    }
    for format in [fromOld, fromNew] {
      if let problem = format.flatMap(HeardInput.problem(withFormat:)) {
        throw ValidationError(problem)
      }
    }
  }

  func run() throws {
    try Failure.reported {
      if old == new, old != "-" { StandardError.note("both inputs are the same") }
      if InputFile.isFolder(old) != InputFile.isFolder(new) {
        StandardError.note(
          "one input is a folder: to compare single files, name a file in it")
      }
      let readings = try readings.get()
      if readings.names.count > 1, [old, new].contains("-") {
        throw SourceError(
          path: "-", message: "standard input can be read only once, but there are several readers",
          suggestion: "save it to a file, or name one reader")
      }
      let listening = try ListeningTime(VoiceProfile.named(voice), rate: rate)
      var outcomes: [HeardComparison.Outcome] = []
      for (index, reading) in readings.each.enumerated() {
        reading.reader.idleNotes(using: [.words]).forEach(StandardError.note)
        let browser = try pages.opener(for: reading.options.reader)
        let comparison = HeardComparison(listening: listening, kinds: kinds) { skipped in
          guard index == 0 else { return }
          for names in skipped { StandardError.skipped(names, isVerbose: verbose) }
          pages.tellIdle(browser)
        }
        let reader = reading.options.reader
        let first = try HeardInput(old, format: fromOld, pages: browser, reader: reader)
        var second = try HeardInput(new, format: fromNew, pages: browser, reader: reader)
        second.takeAsNew(new)
        outcomes.append(try outcome(first, second, reading.options, comparison))
      }
      try StandardOutput.write(format.bytes(of: outcomes, by: readings.names))
      if outcomes.contains(where: { !$0.diff.isEmpty }) { throw ExitCode(1) }
      // On a terminal, silence looks like a failure; scripts read the exit status.
      if format == .text, outcomes.count == 1, TerminalSize.ofStandardOutput != nil {
        StandardError.note("nothing changed")
      }
    }
  }

  private func outcome(
    _ old: HeardInput, _ new: HeardInput, _ options: ReaderOptions, _ comparison: HeardComparison
  ) throws(SourceError) -> HeardComparison.Outcome {
    if case .folder(let first) = old, case .folder(let second) = new {
      var folders = FolderDiff(from: first, to: second, options, comparison)
      return try folders.compared()
    }
    let sides = try HeardSides(old: old, new: new)
    comparison.tell(sides.skipped)
    if sides.areRecordings, !readings.names.isEmpty {
      StandardError.note("--reader has no effect: both sides are recordings")
    }
    let (first, second) = try sides.transcripts(options)
    let facts = [
      ("reader", first.reader, second.reader), ("language", first.language, second.language),
    ]
    for case (let what, let before?, let after?) in facts where before != after {
      StandardError.note(
        "OLD has the \(what) \(SafeText.line(before)), NEW \(SafeText.line(after)): this may cause differences"
      )
    }
    return (try comparison.diff(from: first, to: second), first, second)
  }

  private var kinds: Set<TranscriptDiff.Kind> {
    let chosen = Set(only.flatMap(\.kinds))
    return (only.isEmpty ? Set(TranscriptDiff.Kind.allCases) : chosen)
      .subtracting(ignore.flatMap(\.kinds))
  }
}

extension DiffCommand: ProjectOptions, GateCommand {
  static let projectOptions = ["format", "verbose"]
  static let projectGates = ["ignore", "only", "voice", "rate"]
}
