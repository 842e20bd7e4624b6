import ArgumentParser
import Earshot

/// `earshot transcript`: what is heard, stop by stop.
struct TranscriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Print what is heard, stop by stop, from first to last.",
    discussion: "Example: earshot transcript Examples/Recipe/recipe.screen.yaml")

  @OptionGroup var input: InputOptions
  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("How the transcript is written: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @Flag(help: "Say for each stop why it stands where it does, and what was left out.")
  var explain = false

  func run() throws {
    try Failure.reported {
      let imported = try input.read()
      let screen = try reading.prepare(imported.screen)
      var transcript = Transcript(
        try reading.read(screen, explained: explain), rendering: Rendering(reading.style),
        explained: explain)
      if explain { transcript.explain(imported.report.repairs, in: screen.tree) }
      switch format {
      case .text: try StandardOutput.write(TranscriptText(transcript).bytes)
      case .json:
        let report = imported.report
        try StandardOutput.write(
          TranscriptJSON(transcript) { json in
            if !report.isLossless { ReportJSON(report).write(to: &json) }
          }.bytes)
      }
    }
  }
}

extension Transcript {
  /// Says at each stop what the reader of its format inferred, and at the end what it left out.
  fileprivate mutating func explain(_ repairs: [Repair], in tree: ElementTree) {
    explain(
      repairs.compactMap { repair in repair.element.map { ($0, "imported: \(repair.what)") } },
      in: tree)
    for repair in repairs {
      if let subject = repair.subject { leftOut.append("\(subject): \(repair.what)") }
    }
  }
}
