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
      let transcript = Transcript(
        try reading.read(screen, explained: explain), rendering: Rendering(reading.style),
        explained: explain)
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
