import ArgumentParser
import BrowserPages
import Earshot
import Questions
import SystemCalls
import Walk

/// `earshot walk`: explores a screen by keyboard, or by one command a line.
struct WalkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk",
    abstract: "Explore a screen or a live page by keyboard, as on a device.",
    discussion: """
      Example: earshot walk Examples/Recipe/recipe.screen.yaml
      Example: printf 'next\\nactivate\\n' | earshot walk Examples/Recipe/recipe.screen.yaml

      Arrow keys swipe and move by rotor, [ and ] turn the rotor, Space activates, ? shows all keys.

      Without a terminal, or with --plain, Earshot reads one command per line and prints the utterances. The line \
      "help" lists the commands.

      Exit status: 0, or 2 for an unreadable input or, without a terminal, for a line that is not a command.
      """)

  // Before the input, which may have been taken for a table.
  @OptionGroup(title: "Braille") var braille: Given<BrailleChoice>
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup var reading: ReadingOptions

  @Flag(help: "Read one command per line and print the utterances; draw and speak nothing.")
  var plain = false

  @Flag(help: "Turn speech off.")
  var mute = false

  @Option(
    help: ArgumentHelp(
      "Voice: \(VoiceProfile.shippedNames.joined(separator: ", ")).", valueName: "name"),
    completion: Completions.voices)
  var voice: String?

  @Option(
    help: ArgumentHelp(
      "Speaking rate, 0 to 100 % as in a reader's settings (default: the voice's).",
      valueName: "percent"))
  var rate: Double?

  @Option(
    help: ArgumentHelp(
      "On exit, save the pages' cookies and local storage, including logins.",
      valueName: "file"), completion: .file())
  var saveStorage: String?

  func validate() throws {
    try VoiceOptions.check(rate: rate)
  }

  func run() throws {
    try Failure.reported {
      let profile = try VoiceLibrary().voice(named: voice ?? VoiceProfile.defaultName)
      // A login by hand is not to be lost at the end.
      if let saveStorage { try WrittenFile.check(saveStorage) }
      let page = try input.page()
      let walked = try page.map { (page) throws(SourceError) in
        try WalkedPage(page, input, pages, reading.options)
      }
      let window = try input.atspi.map { (name) throws(SourceError) in
        try WalkedWindow(name, savedTo: input.save, reading.options)
      }
      let imported =
        try walked?.imported ?? window?.imported
        ?? input.read(pages, for: reading.options.reader).imported
      let screen = imported.screen
      try reading.read(imported)
      let isRateSet = reading.options.assignments.contains { $0.key == "rate" }
      let speakingRate = Int((rate ?? profile.rate).rounded())
      let session = try reading.options.session(
        on: screen,
        app: try walked?.app.model ?? window?.app.model
          ?? WalkApp.model(for: screen, path: input.input)
      ) { settings in
        // What was set for the reader goes before the rate of the voice, as does --rate.
        if rate != nil || !isRateSet { settings.speakingRate = speakingRate }
      }
      var exploration = Exploration(
        session, rendering: Rendering(reading.style),
        opening: walked?.effects ?? window?.effects ?? [])
      exploration.braille = try braille.get().display().map { (asked) throws(SourceError) in
        let reader = try reading.options.reader(on: screen.platform)
        let language = reading.options.language ?? screen.language ?? Screen.defaultLanguage
        return try asked.writer(in: language, heardBy: reader)
      }
      let file = FlowFile(
        input: input.input, isPage: walked != nil, options: reading.options)
      let commands = try commandInput()
      let isTerminal = isatty(commands) == 1 && isatty(STDOUT_FILENO) == 1
      var isUnderstood = true
      if isTerminal, !plain, Terminal.canDraw {
        let walk = KeyWalk(
          exploration, name: FlowPath.stem(of: input.atspi ?? input.input),
          suggestion: FlowPath.suggestion(for: input.input == "-" ? "" : input.input))
        try ScreenWalk(
          walk, input: commands, file: file, voice: mute ? nil : profile
        ).run()
      } else {
        let walk = PlainWalk(exploration, input: commands, file: file, isTerminal: isTerminal)
        isUnderstood = try walk.run()
      }
      try save(walked)
      if !isUnderstood { throw ExitCode(2) }
    }
  }

  /// Writes what the pages keep.
  private func save(_ walked: WalkedPage?) throws(SourceError) {
    guard let saveStorage else { return }
    guard let storage = try walked?.app.storage() else {
      return StandardError.note("--save-storage has no effect: the input is not a web page")
    }
    if storage.isEmpty {
      StandardError.note("\(SafeText.line(saveStorage)): empty, because the pages stored nothing")
    }
    try WrittenFile.write(storage.bytes, to: saveStorage, isSecret: true)
  }

  /// Returns where commands are read from: standard input, or the terminal when the screen came from
  /// there.
  private func commandInput() throws(SourceError) -> Int32 {
    guard input.input == "-" else { return STDIN_FILENO }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else {
      throw SourceError(
        path: "<stdin>",
        message: "standard input contains the screen, so it cannot contain commands",
        suggestion: "name the screen's file instead of -")
    }
    return terminal
  }
}

extension WalkCommand: ProjectOptions {
  static let projectOptions = ["plain", "mute", "voice", "rate"]
}
