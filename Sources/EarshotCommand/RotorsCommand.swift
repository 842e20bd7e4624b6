import ArgumentParser
import Earshot

/// `earshot rotors`: every rotor that has items here, with its items.
struct RotorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotors",
    abstract: "List every rotor that has items here, with its items.",
    discussion: "Example: earshot rotors Examples/Menu/menu.screen.yaml")

  @OptionGroup var input: InputOptions
  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("How the rotors are written: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  func run() throws {
    try Failure.reported {
      let screen = try reading.prepare(try input.read().screen)
      let report = RotorReport(try reading.read(screen), Rendering(reading.style))
      switch format {
      case .text: try StandardOutput.write(report.text)
      case .json: try StandardOutput.write(report.json)
      }
    }
  }
}
