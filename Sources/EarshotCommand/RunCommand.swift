import ArgumentParser
import Earshot

/// `earshot run`: runs flows, prints what was heard, and checks what should have been.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run flows, print what is heard, and check what should be.",
    discussion: """
      Example: earshot run Examples/Comments

      Exit status: 0 when every expectation is met, 1 when one is not, 2 when a flow is broken.
      """)

  @Argument(help: "Flow files, or folders that hold *.flow.yaml.")
  var flow: [String]

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "The folder that no file of a flow may leave, instead of the flow's own.",
      valueName: "folder"))
  var root: String?

  @Flag(help: "Write what is heard into the flow files, in the place of what was expected.")
  var record = false

  @Option(help: ArgumentHelp("Write the outcome as JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("How what is heard is written: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @Option(
    help: ArgumentHelp(
      "Run only the I-th of N shares, which are the same on every machine.", valueName: "I/N"))
  var shard: Shard?

  func run() throws {
    try Failure.reported {
      var paths = try FlowFiles.find(flow)
      if let shard { paths = FlowFiles.shard(shard.index, of: shard.count, paths) }
      _ = try reading.prepare(Screen(tree: ElementTree()))
      let options = FlowOptions(
        style: reading.givenStyle, language: reading.language, verbosity: reading.verbosity)
      let suite = FlowSuite(
        reader: FlowReader(root: root, isRecording: record),
        runner: FlowRunner(phrases: try PhraseLibrary(), options: options))
      var outcomes = suite.run(paths)
      if record, try FlowRecording.write(outcomes) { outcomes = suite.run(paths) }
      try FlowReport(outcomes, isList: flow.count > 1 || flow != paths).write(as: format)
      if let junit { try WrittenFile.write(JUnitReport(outcomes).bytes, to: junit) }
      if outcomes.contains(where: { $0.breakdown != nil }) { throw ExitCode(2) }
      if outcomes.contains(where: { !$0.hasPassed }) { throw ExitCode(1) }
    }
  }
}
