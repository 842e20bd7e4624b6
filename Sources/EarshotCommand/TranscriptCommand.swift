import ArgumentParser
import Earshot

/// `earshot transcript`: what is heard, stop by stop.
struct TranscriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Print what is heard, stop by stop, from first to last.",
    discussion: "Example: earshot transcript Examples/Recipe/recipe.screen.yaml")

  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("How the transcript is written: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @Flag(help: "Say for each stop why it stands where it does, and what was left out.")
  var explain = false

  func run() throws {
    try Failure.reported {
      reading.tellIdleSettings(using: [.words])
      var output = SetOutput(
        format: format, name: "earshot-transcripts", listKey: "transcripts")
      try input.each(pages, for: reading.options.reader) { named, isSet in
        let report = named.imported.report
        let transcript = try transcript(of: named, isSet: isSet)
        try output.write(named.name, isSet: isSet) {
          TranscriptText(transcript).bytes
        } value: { json, input in
          TranscriptJSON(transcript) { json in
            if let input { json.field("input", input) }
            if !report.isLossless { report.write(to: &json) }
          }.write(to: &json)
        }
      } finish: {
        try output.finish()
      }
    }
  }

  private func transcript(of named: NamedScreen, isSet: Bool) throws -> Transcript {
    let imported = named.imported
    let screen = imported.screen
    try reading.prepare(screen)
    let read = try reading.read(screen, explained: explain)
    StandardError.silence(of: named, read, isSet: isSet)
    var transcript = Transcript(read, rendering: Rendering(reading.style), explained: explain)
    if explain { transcript.explain(imported.report.repairs, in: screen.tree) }
    return transcript
  }
}
