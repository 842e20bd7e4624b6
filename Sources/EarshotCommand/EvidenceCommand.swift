import ArgumentParser
import Earshot
import Pages
import Questions

/// `earshot evidence`: what an app's flows show about the features that Apple's labels name.
struct EvidenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evidence",
    abstract: "Compare flows with the criteria of Apple's Accessibility Nutrition Labels.",
    discussion: """
      Example: earshot evidence Examples/Comments -o evidence.html

      Provide a flow for each common task of the app. For each label, the evidence confirms it \
      (supported), contradicts it (not supported) or is insufficient (cannot tell). The page \
      shows the reasons and the transcripts. This does not replace the tests on devices that \
      Apple asks for.

      Exit status: 0, 1 if a label is not supported, 2 for a broken flow.
      """)

  @Argument(help: "Flow files, or folders of *.flow.yaml.", completion: .file())
  var flow: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write a page with reasons and transcripts to FILE.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @OptionGroup(title: "Web pages") var pages: PageOptions

  func validate() throws {
    if let output, !PathText.hasEnding(output, ".html") {
      throw ValidationError(
        "--output takes a name that ends in .html, not \(SafeText.quoted(output))")
    }
  }

  func run() throws {
    try Failure.reported {
      let finds = try FlowFiles.find(flow)
      FlowFiles.remarks(on: finds).forEach(StandardError.note)
      var options = FlowOptions()
      options.keepsMoments = true
      options.browser = FlowBrowser(try pages.settings())
      let outcomes = FlowSuite(
        reader: FlowReader(root: pages.root, hasNetwork: pages.network),
        runner: FlowRunner(options: options)
      ).run(finds.files)
      pages.tellIdle(
        hasOpened: outcomes.contains { $0.result.map { $0.flow.page != nil } ?? true },
        usesRoot: true)
      for case let breakdown? in outcomes.map(\.breakdown) { StandardError.tell(breakdown) }
      outcomes.tellNotes()
      for warning in outcomes.flatMap({ $0.result?.warnings ?? [] }) {
        StandardError.write("\(warning)\n")
      }
      outcomes.tellOrigins()
      // A flow that cannot be read shows nothing.
      if outcomes.allSatisfy({ $0.result == nil }) { throw ExitCode(2) }
      let listening = try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
      let evidence = try SupportEvidence(outcomes, listening: listening)
      let report = EvidenceReport(evidence)
      switch format {
      case .text: try StandardOutput.write(Array(report.lines.map { "\($0)\n" }.joined().utf8))
      case .json: try StandardOutput.write(report.json)
      }
      if let output {
        var page = EvidencePage(
          evidence, title: flow.map { PathText.name(of: $0) ?? $0 }.joined(separator: ", "))
        page.provenance = [("Flows", flow.joined(separator: ", ")), ("Earshot", Engine.version)]
        try WrittenFile.write(try page.html(), to: output)
      }
      if outcomes.contains(where: { $0.breakdown != nil }) { throw ExitCode(2) }
      if evidence.rows.contains(where: { $0.verdict == .notSupported }) { throw ExitCode(1) }
    }
  }
}

extension EvidenceCommand: ProjectOptions, GateCommand {
  static let projectOptions = ["format"]
}
