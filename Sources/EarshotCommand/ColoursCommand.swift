import ArgumentParser
import Earshot

/// `earshot colours`: the colours of a screen as they are seen with colour blindness, in grey and inverted.
struct ColoursCommand: WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "colours",
    abstract:
      "Show contrasts as they are with three kinds of colour blindness, in grey and inverted.",
    discussion: """
      Example: earshot colours Examples/Checkout/checkout.screen.yaml

      Contrast is that of WCAG, colour blindness that of Machado, Oliveira and Fernandes (2009). Colours of \
      neighbours of one shape that are hard to tell apart are told with their distance (CIEDE2000).
      """)

  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @Option(help: ArgumentHelp("How the table is written: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @OptionGroup var result: ResultOptions

  func run() throws {
    try Failure.reported {
      var output = SetOutput(format: format, name: "earshot-colours", listKey: "screens")
      let listening = try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
      try input.each(pages) { named, isSet in
        let screen = try AuditedScreen(
          named.imported.screen, path: named.name, listening: listening)
        let report = ColoursReport(SeenColours(screen), of: screen)
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

extension ColoursCommand: ProjectOptions {
  static let projectOptions = ["format"]
}
