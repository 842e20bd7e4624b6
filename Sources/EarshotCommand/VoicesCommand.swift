import ArgumentParser
import Earshot

/// `earshot list voices`: lists the voices at hand, lets one be heard, and checks a voice file.
struct VoicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List voices and languages, play a voice, or check a voice file.",
    discussion: "Example: earshot list voices fast --say", shouldDisplay: false)

  @Argument(help: "Voice to show or play.")
  var name: String?

  @Option(
    help: ArgumentHelp("Folder of your own voices (*.voice.yaml).", valueName: "folder"),
    completion: .directory)
  var voices: String?

  @Flag(help: "Play a sample.")
  var say = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the sample to a sound file.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Check a voice file.", valueName: "file"), completion: .file())
  var check: String?

  @Flag(help: "List the languages, with the sources of their phrases.")
  var languages = false

  @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  func validate() throws {
    if say || output != nil, name == nil {
      throw ValidationError("name the voice to play: earshot list voices NAME --say")
    }
    if languages, name != nil || check != nil {
      throw ValidationError("--languages lists all languages: leave out the name")
    }
    if check != nil, name != nil { throw ValidationError("--check takes a file, not a voice") }
    if let output, SoundFormat(path: output) == nil {
      throw ValidationError(
        "--output takes the name of a sound file, not \(SafeText.quoted(output))")
    }
  }

  func run() throws {
    try Failure.reported {
      if let check {
        let profile = try VoiceProfile(SourceFile.read(check))
        return try StandardOutput.write(
          Array("\(SafeText.line(check)): voice \(SafeText.quoted(profile.name)), fine\n".utf8))
      }
      let library = try VoiceLibrary(folder: voices)
      if languages {
        let report = try LanguageReport(library)
        return try StandardOutput.write(format == .json ? report.json : report.text)
      }
      guard let name else {
        for (voice, problem) in library.problems.sorted(by: { $0.key < $1.key }) {
          StandardError.note("\(SafeText.line(voice)) cannot be used: \(problem)")
        }
        return try list(library.entries)
      }
      let profile = try library.voice(named: name)
      guard say || output != nil else {
        return try list(library.entries.filter { $0.profile.name == name })
      }
      let utterance = Utterance(
        fragments: [Fragment(.label, profile.sample)], language: profile.language)
      let item = SpeechTimeline.Item.stop(.init(label: name, utterance: utterance))
      let speaker = Speaker(
        profile: profile, pronunciations: try Pronunciations.shipped(),
        phrases: try PhraseLibrary(), interruption: .onSignals())
      if let output {
        try speaker.render([item], to: output)
      } else {
        try speaker.play([item])
      }
    }
  }

  private func list(_ entries: [VoiceLibrary.Entry]) throws {
    switch format {
    case .text:
      let rows = entries.map { entry in
        [
          SafeText.line(entry.profile.name), SafeText.line(entry.profile.language),
          SafeText.line(entry.profile.summary), SafeText.line(entry.path ?? "earshot"),
        ]
      }
      try StandardOutput.write(TextTable(rows).bytes)
    case .json:
      var json = JSONWriter()
      json.array { json in
        for entry in entries {
          json.line(1)
          json.object { json in
            for (key, value) in [
              ("name", entry.profile.name), ("language", entry.profile.language),
              ("summary", entry.profile.summary), ("origin", entry.path ?? "earshot"),
            ] {
              json.field(key, value)
            }
            json.field("rate", entry.profile.rate)
          }
        }
      }
      json.raw("\n")
      try StandardOutput.write(json.bytes)
    }
  }
}

extension VoicesCommand: ProjectOptions {
  static let projectOptions = ["voices", "format"]
}
