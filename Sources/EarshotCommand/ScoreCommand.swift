import ArgumentParser
import Earshot
import Fidelity

/// `earshot score`: our words against those that a real reader was heard to say.
struct ScoreCommand: ParsableCommand, WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "score",
    abstract: "Compare Earshot's utterances with those of a real screen reader.",
    discussion: """
      Example: earshot score Examples/Captures

      A list of captures (.capture.yaml or .capture.json) names the reader and its version. It \
      contains screens, or names dump files next to it, each with the real utterances. The score \
      counts the utterances that Earshot says exactly (exact), in the same words apart from \
      capitals and punctuation (words), and in the same position (order).

      Exit status: 0, 1 if a version of a reader is below --at-least, 2 for an unreadable list.
      """, shouldDisplay: false)

  @Argument(help: "Lists of captures, or folders of them.", completion: .file())
  var file: [String]

  @Option(
    help: ArgumentHelp(
      "Lowest score allowed for each version, in per cent: exact=90,words=95,order=100.",
      valueName: "measures"))
  var atLeast: ScoreThresholds?

  @Option(
    help: ArgumentHelp(
      "Output format: text, json or markdown (only the table).", valueName: "format"))
  var format: ScoreFormat = .text

  @Option(
    help: ArgumentHelp(
      "Folder that must contain the dumps (default: the folder of the list).",
      valueName: "folder"), completion: .directory)
  var root: String?

  @OptionGroup var result: ResultOptions

  func validate() throws {
    if let problem = atLeast?.problem { throw ValidationError(problem) }
    if file.count == 2,
      !file.contains(where: { $0.contains(".capture.") || InputFile.isFolder($0) })
    {
      throw ValidationError(
        "score reads lists of captures; to compare a screen with utterances: earshot diff "
          + file.map(ShellWord.quoted).joined(separator: " "))
    }
  }

  func run() throws {
    try Failure.reported {
      let reader = CaptureFileReader(root: root)
      let finds = try FolderFiles.find(
        [".capture.yaml", ".capture.json"], called: "lists of captures", in: file)
      finds.remarks(
        on: ("list of captures", "lists of captures"), verb: "read", suffix: ".capture.yaml",
        holds: { FolderFiles.holdsMapping($0, with: "captures", most: 10_000_000) }
      ).forEach(StandardError.note)
      let lists = finds.files
      var files: [CaptureFile] = []
      for list in lists { files.append(try reader.read(list)) }
      let report = try FidelityReport(files)
      try write(report)
      let missed = atLeast?.missed(by: report) ?? []
      for line in missed { StandardError.note(line) }
      if !missed.isEmpty { throw ExitCode(1) }
    }
  }

  private func write(_ report: FidelityReport) throws {
    let text = FidelityText(report)
    switch format {
    case .json: try StandardOutput.write(FidelityJSON(report).bytes)
    case .markdown: try StandardOutput.write(text.markdown)
    case .text:
      let isColoured = Colours.onStandardOutput
      let lines =
        text.details(isColoured: isColoured).flatMap { $0 + [""] } + TextTable(text.table).lines
      try StandardOutput.write(Array(lines.map { "\($0)\n" }.joined().utf8))
    }
  }
}

extension ScoreCommand: ProjectOptions, GateCommand {
  static let projectOptions = ["format"]
  static let projectGates = ["at-least"]
}
