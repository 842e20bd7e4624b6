import ArgumentParser
import Earshot

/// `earshot predict-text-size`: which texts will not fit at larger sizes of text.
struct PredictTextSizeCommand: WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "predict-text-size",
    abstract: "Estimate which texts will not fit at each of the twelve sizes of text.",
    discussion: """
      Example: earshot predict-text-size Examples/Checkout/checkout.screen.yaml

      An estimate from frames, sizes and text styles, by the letters of Inter, which is close to Apple's font: \
      nothing is laid out, frames are taken to stay, and only what is over by more than 8 % is told.
      """)

  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @Option(help: ArgumentHelp("How the estimate is written: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @OptionGroup var result: ResultOptions

  func run() throws {
    try Failure.reported {
      var output = SetOutput(format: format, name: "earshot-text-sizes", listKey: "screens")
      let listening = try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
      try input.each(pages) { named, isSet in
        let screen = try AuditedScreen(
          named.imported.screen, path: named.name, listening: listening)
        let report = TextSizeReport(TextSizePrediction(screen), of: screen)
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

extension PredictTextSizeCommand: ProjectOptions {
  static let projectOptions = ["format"]
}
