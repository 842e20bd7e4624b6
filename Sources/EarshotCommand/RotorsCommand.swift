import ArgumentParser
import Earshot

/// `earshot rotors`: every rotor that has items here, with its items.
struct RotorsCommand: ParsableCommand, WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "rotors",
    abstract: "List every rotor that has items here, with its items.",
    discussion: "Example: earshot rotors Examples/Menu/menu.screen.yaml")

  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("How the rotors are written: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @OptionGroup var result: ResultOptions

  func run() throws {
    try Failure.reported {
      reading.tellIdleSettings(using: [.words])
      var output = SetOutput(format: format, name: "earshot-rotor-lists", listKey: "screens")
      try input.each(pages, for: reading.options.reader) { named, isSet in
        let report = RotorReport(
          try reading.read(named.imported, of: isSet ? named.name : nil), Rendering(reading.style))
        try output.write(named.name, isSet: isSet) {
          report.text
        } value: { json, input in
          report.write(to: &json, input: input)
        }
      } finish: {
        try output.finish()
      }
    }
  }
}

extension RotorsCommand: ProjectOptions {
  static let projectOptions = ["format"]
}
