import ArgumentParser
import Earshot
import SystemCalls

/// `earshot speak`: says aloud what is heard, or writes it into a sound file.
struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Speak a screen or a flow aloud, or write sound files and captions.",
    discussion: """
      Example: earshot speak Examples/Recipe/recipe.screen.yaml -o recipe.wav --captions recipe.vtt

      A flow file (*.flow.yaml) is spoken with its steps, announcements and sounds.

      Without -o, --captions and --format json, Earshot plays the speech aloud.
      """)

  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup(title: "Voice") var voices: VoiceOptions
  @OptionGroup var range: StopRange

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write a sound file: \(Self.endings(SoundFormat.allCases)); - writes .wav to standard output. May be repeated.",
      valueName: "file"), completion: .file())
  var output: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write captions: \(Self.endings(CaptionFile.Format.allCases)).", valueName: "file"),
    completion: .file())
  var captions: String?

  @Option(
    help: ArgumentHelp(
      "Format of the printed timeline: json, or text to print none.",
      valueName: "format"))
  var format: TranscriptFormat = .text

  @Flag(help: "Place each element in the stereo field by its position on the screen.")
  var spatial = false

  private static func endings(_ formats: [some RawRepresentable<String>]) -> String {
    let endings = formats.map { ".\($0.rawValue)" }
    return endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
  }

  func validate() throws {
    for output in output where output != "-" && SoundFormat(path: output) == nil {
      throw ValidationError(
        "--output takes a name that ends in \(Self.endings(SoundFormat.allCases)), "
          + "not \(SafeText.quoted(output))")
    }
    if let last = input.inputs.last, input.inputs.count > 1, SoundFormat(path: last) != nil,
      !SourceFile.isNamed(last)
    {
      throw ValidationError(
        "\(SafeText.quoted(last)) looks like the output file: write -o \(ShellWord.quoted(last))")
    }
    if output.contains("-"), format == .json {
      throw ValidationError(
        "-o - and --format json both write to standard output: use only one of them")
    }
    if Set(output).count < output.count {
      throw ValidationError("-o names the same file twice")
    }
    if flow != nil, range.first != nil || range.last != nil {
      throw ValidationError("--from-stop and --to-stop need a screen, not a flow")
    }
    if flow == nil, let other = input.inputs.first(where: SpokenInput.isFlow) {
      throw ValidationError("a flow must be the only input: keep only \(SafeText.quoted(other))")
    }
    if let captions, CaptionFile.Format(path: captions) == nil {
      throw ValidationError(
        "--captions takes a name that ends in \(Self.endings(CaptionFile.Format.allCases)), "
          + "not \(SafeText.quoted(captions))")
    }
  }

  func run() throws {
    try Failure.reported {
      // The rate of what is written into files and played is the voice's; in a flow the rotor tells the reader's.
      if flow == nil { reading.tellIdleSettings(using: [.words]) }
      let speaker = try voices.speaker(
        wantsWords: captions != nil || format == .json, isSpatial: spatial)
      let spoken = try spokenInput()
      if spatial, let remark = spoken.spatialRemark { StandardError.note(remark) }
      let track: SpeechTrack
      if !output.isEmpty {
        guard !output.contains("-") || isatty(STDOUT_FILENO) == 0 else {
          throw SourceError(
            path: "-o -", message: "refusing to write sound to a terminal",
            suggestion: "pipe it (earshot speak … -o - | aplay), or name a file")
        }
        track = try speaker.render(
          spoken.items, to: output,
          metadata: SoundMetadata(
            title: spoken.title, transcript: spoken.lines.joined(separator: "\n")))
        tell(track, spoken)
      } else if captions != nil || format == .json {
        track = try speaker.time(spoken.items)
      } else {
        var follower = StopFollower(spoken.texts)
        track = try speaker.play(spoken.items) { follower.follow($0) }
      }
      if let captions, let format = CaptionFile.Format(path: captions) {
        try WrittenFile.write(Array(CaptionFile(track).text(format).utf8), to: captions)
      }
      if format == .json { try StandardOutput.write(SpeechJSON(track).bytes) }
    }
  }

  /// Tells a person what was written and how long it is; a program that looks on reads the file.
  private func tell(_ track: SpeechTrack, _ spoken: SpokenInput) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let names = output.map { $0 == "-" ? "standard output" : SafeText.line($0) }
    let seconds = Double(track.sampleCount) / Double(max(1, track.sampleRate))
    let time = HeardTime(seconds: seconds, isMeasured: true).text
    let stops =
      flow == nil ? ", \(spoken.items.count) \(spoken.items.count == 1 ? "stop" : "stops")" : ""
    StandardError.note("\(names.joined(separator: ", ")): \(time)\(stops)")
  }

  /// The flow that is spoken, or `nil` for screens.
  private var flow: String? {
    input.inputs.count == 1 ? input.inputs.first.flatMap { SpokenInput.isFlow($0) ? $0 : nil } : nil
  }

  private func spokenInput() throws -> SpokenInput {
    guard let flow else {
      var spoken: SpokenInput?
      try input.each(pages, for: reading.options.reader) { named, isSet in
        let screenReading = try reading.read(named.imported, of: isSet ? named.name : nil)
        let transcript = Transcript(screenReading, rendering: Rendering(reading.style))
        let told = screenReading.languageRemarks
        transcript.remarks.filter { !told.contains($0) }.forEach(StandardError.note)
        let next = SpokenInput(
          transcript, try range.stops(of: transcript),
          screenWidth: StopPlaces.width(of: screenReading))
        spoken = spoken?.followed(by: next) ?? next
      }
      guard let spoken else { throw ExitCode(2) }
      return spoken
    }
    var options = FlowOptions(reading.options)
    options.keepsMoments = spatial
    options.browser = FlowBrowser(try pages.settings())
    let read = try FlowReader(root: pages.root).read(flow)
    pages.tellIdle(hasOpened: read.page != nil, usesRoot: true)
    let result = try FlowRunner(options: options).run(read)
    result.notes.forEach(StandardError.note)
    return try SpokenInput(flow: result)
  }
}

extension SpeakCommand: ProjectOptions {
  static let projectOptions = ["format", "spatial"]
}

/// Prints each stop when it is spoken, if a person looks on.
private struct StopFollower {
  private let texts: [String]
  private let isActive = isatty(STDOUT_FILENO) == 1
  private var last = -1

  init(_ texts: [String]) {
    self.texts = texts
  }

  mutating func follow(_ cue: SpeechTimeline.Cue) {
    guard isActive, cue.stop != last, texts.indices.contains(cue.stop) else { return }
    last = cue.stop
    // A terminal that has gone away ends the program by a signal; nothing else is worth stopping for.
    try? StandardOutput.write(Array("\(texts[cue.stop])\n".utf8))
  }
}
