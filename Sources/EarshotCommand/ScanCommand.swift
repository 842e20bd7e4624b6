import ArgumentParser
import Earshot
import OtherTechnologies

/// `earshot scan`: the groups and the order of Switch Control, and what it costs to get to an item.
struct ScanCommand: WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "List what the cursor of Switch Control goes over here, and when.",
    discussion: """
      Example: earshot scan Examples/Checkout/checkout.screen.yaml --to "Place order"

      Groups stand in brackets. The clock tells when something is first shown if each group is entered at \
      once. Stops and their order are those of VoiceOver on the screen's platform. Which of them the system \
      groups is not documented: bars, rows of lists, named groups and lines are assumed. With --to, the way \
      there and its cost, without mistakes, from when the cursor is on the first highlight.
      """)

  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup var scanning: ScanOptions

  @Option(
    help: ArgumentHelp(
      "The element to get to: its id, or what it says, as find of a flow takes it.",
      valueName: "id|text"))
  var to: String?

  @Option(help: ArgumentHelp("How it is written: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @OptionGroup var result: ResultOptions

  func run() throws {
    try Failure.reported {
      let options = ReaderOptions()
      var output = SetOutput(format: format, name: "earshot-scan-lists", listKey: "screens")
      try input.each(pages, for: options.reader) { named, isSet in
        let screen = named.imported.screen
        guard SwitchControl.exists(on: screen.platform) else {
          let problem = "\(screen.platform.rawValue) has no Switch Control"
          guard isSet else { throw SourceError(path: named.name, message: problem) }
          StandardError.note("\(SafeText.line(named.name)): left out, as \(problem)")
          return
        }
        let report = try report(screen, options, name: named.name)
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

  private func report(
    _ screen: Screen, _ options: ReaderOptions, name: String
  ) throws -> ScanReport {
    let control = SwitchControl(try options.reading(screen), settings: scanning.settings)
    if control.isEmpty {
      StandardError.note(
        "\(SafeText.line(name)): nothing here responds, as far as the input tells: there is nothing to scan"
      )
    }
    guard let to else { return ScanReport(control) }
    let listening = try ListeningTime(.named(VoiceProfile.defaultName), rate: nil)
    let effort = try Effort(screen, options: options, listening: listening)
    let stop = try effort.knownStop(of: to, path: name, option: "--to")
    guard let item = control.item(ofNode: effort.reading.order.stops[stop].element) else {
      throw SourceError(
        path: name, message: "\(SafeText.quoted(to)) does not respond, so that it is not scanned",
        suggestion: "if it does in the app, say `respondsToUserInteraction: true`")
    }
    return ScanReport(control, goal: item)
  }
}

extension ScanCommand: ProjectOptions {
  static let projectOptions = ["format"]
}
