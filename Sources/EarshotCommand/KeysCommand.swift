import ArgumentParser
import Earshot
import OtherTechnologies

/// `earshot keys`: where the focus of a keyboard goes, and the keys that lead to an element.
struct KeysCommand: WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "List where the focus of a keyboard goes, and the keys that lead to an element.",
    discussion: """
      Example: earshot keys Examples/Checkout/checkout.screen.yaml
      Example: earshot keys Examples/Checkout/checkout.screen.yaml --to "Place order"

      On iOS and iPadOS this is Full Keyboard Access: Tab goes from group to group, arrows move inside of one. Which \
      elements are one group is assumed: bars, lists and segmented controls. Elsewhere Tab comes to each element. An \
      order that the app states (keyboardNext, keyboardFocusable) is followed.
      """)

  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions

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
      var output = SetOutput(format: format, name: "earshot-keys-lists", listKey: "screens")
      try input.each(pages, for: options.reader) { named, isSet in
        let screen = named.imported.screen
        guard KeyboardAccess.exists(on: screen.platform) else {
          let problem = "\(screen.platform.rawValue) has no Tab key to go by"
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
  ) throws -> KeysReport {
    let keyboard = KeyboardAccess(try options.reading(screen))
    if keyboard.groups.isEmpty {
      StandardError.note(
        "\(SafeText.line(name)): nothing here responds, as far as the input tells: the focus has nowhere to go"
      )
    }
    guard let to else { return KeysReport(keyboard) }
    let listening = try ListeningTime(.named(VoiceProfile.defaultName), rate: nil)
    let effort = try Effort(screen, options: options, listening: listening)
    let stop = try effort.knownStop(of: to, path: name, option: "--to")
    let node = effort.reading.order.stops[stop].element
    guard !keyboard.ways(to: node).isEmpty else {
      let reason =
        keyboard.unreached.contains(node)
        ? "the focus never comes to \(SafeText.quoted(to)), as the input says"
        : "\(SafeText.quoted(to)) does not respond, so that the focus does not come there"
      throw SourceError(
        path: name, message: reason,
        suggestion: "if it does in the app, say `keyboardFocusable: true`")
    }
    return KeysReport(keyboard, goal: node)
  }
}

extension KeysCommand: ProjectOptions {
  static let projectOptions = ["format"]
}
