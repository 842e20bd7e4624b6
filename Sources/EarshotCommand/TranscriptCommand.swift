import ArgumentParser
import Braille
import Earshot

/// `earshot transcript`: what is heard, stop by stop.
struct TranscriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Print what is heard, stop by stop, from first to last.",
    discussion: """
      Example: earshot transcript Examples/Recipe/recipe.screen.yaml
      Example: earshot transcript Examples/Checkout/checkout.screen.yaml --set hints=off
      Example: earshot transcript Examples/Web/index.html --reader nvda --viewport 1280x800
      Example: earshot transcript home.xml --watch
      Example: earshot transcript --atspi gedit --save window.json
      """)

  // Before the input, which may have been taken for a table.
  @OptionGroup(title: "Braille") var braille: BrailleOptions
  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("How the transcript is written: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @Flag(help: "Say for each stop why it stands where it does, and what was left out.")
  var explain = false

  @Flag(help: "Put its number before each stop, as speak --from-stop takes it.")
  var number = false

  @OptionGroup var result: ResultOptions
  @OptionGroup var watching: WatchOptions

  func validate() throws {
    try checkWatch()
    if number, format != .text { throw ValidationError("--number goes with --format text") }
  }

  func run() throws {
    try Failure.reported {
      reading.tellIdleSettings(using: [.words])
      var output = SetOutput(
        format: format, name: "earshot-transcripts", listKey: "transcripts")
      let hearing = Hearing(
        options: reading.options, rendering: Rendering(reading.style), isExplained: explain,
        braille: try braille.display(), isNumbered: number, isColoured: Colours.onStandardOutput)
      let layout = output
      try input.each(pages, for: reading.options.reader) { named, isSet in
        try hearing.heard(named, isSet: isSet, as: layout)
      } _: { named, isSet, heard in
        heard.notes.forEach(StandardError.note)
        try output.write(named.name, isSet: isSet, heard.bytes)
      } finish: {
        try output.finish()
      }
    }
  }
}

extension TranscriptCommand: ProjectOptions {
  static let projectOptions = ["format", "explain", "number"]
}

/// Hears a screen, on whatever thread.
private struct Hearing: Sendable {
  /// What is heard of a screen, written, and what has to be said of it.
  struct Heard: Sendable {
    var bytes: [UInt8]
    var notes: [String]
  }

  let options: ReaderOptions
  let rendering: Rendering
  let isExplained: Bool
  let braille: AskedBraille?
  let isNumbered: Bool
  let isColoured: Bool

  func heard(_ named: NamedScreen, isSet: Bool, as output: SetOutput) throws -> Heard {
    let imported = named.imported
    let screen = imported.screen
    let reader = try options.reader(on: screen.platform)
    let reading = try options.reading(screen, explained: isExplained)
    let notes = reading.remarks(
      leftOut: imported.report.leftOutWhole, of: isSet ? SafeText.line(named.name) : nil)
    var transcript = Transcript(reading, rendering: rendering, explained: isExplained)
    if isExplained { transcript.explain(imported.report.repairs, in: screen.tree) }
    if let braille {
      let writer = try braille.writer(in: transcript.language, heardBy: reader)
      for stop in transcript.stops.indices {
        transcript.stops[stop].braille = try writer.lines(of: transcript.stops[stop].utterance)
      }
    }
    let bytes = output.bytes(of: named.name, isSet: isSet) {
      TerminalTranscript(
        transcript: transcript, isFirst: !isSet, isNumbered: isNumbered, isColoured: isColoured
      ).bytes
    } value: { json, input in
      TranscriptJSON(transcript) { json in
        if let input { json.field("input", input) }
        if !imported.report.isLossless { imported.report.write(to: &json) }
      }.write(to: &json)
    }
    return Heard(bytes: bytes, notes: notes)
  }
}

extension TranscriptCommand: WatchedCommand, WritesResult {
  var isWatching: Bool { watching.watch }
  var watchedPaths: [String] { input.inputs }
  var readsFilesAlone: Bool { true }

  func reading(_ inputs: [String], _ changed: ChangedFiles) -> Self {
    var copy = self
    (copy.input.inputs, copy.input.changed) = (inputs, changed)
    return copy
  }
}
