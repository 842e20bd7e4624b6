import ArgumentParser
import Earshot
import OtherTechnologies

/// `earshot names`: the names and numbers that Voice Control shows and understands.
struct NamesCommand: WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "names",
    abstract: "List what Voice Control shows and understands here, and what cannot be said.",
    discussion: """
      Example: earshot names Examples/Recipe/recipe.screen.yaml

      Stops and their order are those of VoiceOver on the screen's platform. That numbers follow it, and the \
      words that stand in for a missing name, are assumed.
      """)

  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @Option(help: ArgumentHelp("How the names are written: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @OptionGroup var result: ResultOptions

  func run() throws {
    try Failure.reported {
      let options = ReaderOptions()
      var output = SetOutput(format: format, name: "earshot-names-lists", listKey: "screens")
      try input.each(pages, for: options.reader) { named, isSet in
        let screen = named.imported.screen
        guard VoiceControl.exists(on: screen.platform) else {
          let problem = "\(screen.platform.rawValue) has no Voice Control"
          guard isSet else { throw SourceError(path: named.name, message: problem) }
          StandardError.note("\(SafeText.line(named.name)): left out, as \(problem)")
          return
        }
        let report = NamesReport(VoiceControl(try options.reading(screen)))
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

extension NamesCommand: ProjectOptions {
  static let projectOptions = ["format"]
}
