import ArgumentParser
import Earshot

/// `earshot compare`: our words against those of the tool that recorded the screen.
struct CompareCommand: ParsableCommand, WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare Earshot's utterances with those in the dump itself.",
    discussion: """
      Example: earshot compare settings.hierarchy.json

      AccessibilitySnapshot's hierarchies contain the description of each element. The command lists \
      each element whose description differs from its legend-style utterance. Exit status 1 if one \
      differs.
      """, shouldDisplay: false)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @OptionGroup var result: ResultOptions

  func validate() throws {
    if let style = reading.options.style, style != .legend {
      throw ValidationError("compare works only in the legend style")
    }
  }

  func run() throws {
    var differs = false
    try Failure.reported {
      reading.tellIdleSettings(using: [.words])
      let imported = try input.read(pages, for: reading.options.reader).imported
      guard !imported.descriptions.isEmpty else {
        throw SourceError(
          path: input.name, message: "the input does not contain the utterances of its elements",
          suggestion:
            "only AccessibilitySnapshot's hierarchy can contain them "
            + "(\"description\" of each element); versions since authoredHint omit it")
      }
      let comparison = DescriptionComparison(
        try reading.read(imported, style: .legend),
        theirs: imported.descriptions.mapValues {
          DescriptionComparison.Words(text: $0.text, hint: $0.hint)
        })
      switch format {
      case .text: try StandardOutput.write(Array(comparison.text.utf8))
      case .json: try StandardOutput.write(comparison.json)
      }
      differs = !comparison.differences.isEmpty
    }
    if differs { throw ExitCode(1) }
  }
}

extension CompareCommand: ProjectOptions, GateCommand {
  static let projectOptions = ["format"]
}
