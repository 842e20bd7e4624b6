import ArgumentParser
import Earshot

/// Which voice speaks, and how.
struct VoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Voice: \(VoiceProfile.shippedNames.joined(separator: ", ")), or one from --voices.",
      valueName: "name"), completion: Completions.voices)
  var voice: String?

  @Option(
    help: ArgumentHelp("Folder of your own voices (*.voice.yaml).", valueName: "folder"),
    completion: .directory)
  var voices: String?

  @Option(
    help: ArgumentHelp(
      "Speaking rate, 0 to 100 % as in a reader's settings (default: the voice's).",
      valueName: "percent"))
  var rate: Double?

  @Option(
    help: ArgumentHelp(
      "Your own pronunciations (*.pronunciations.yaml).", valueName: "file"),
    completion: .file())
  var pronunciations: String?

  @Option(
    help: ArgumentHelp(
      "Speech program, with its arguments. Examples/Engines documents the protocol.",
      valueName: "command"))
  var engine: String?

  @Option(
    help: ArgumentHelp("Cache speech in this folder.", valueName: "folder"),
    completion: .directory)
  var cache: String?

  @Option(
    help: ArgumentHelp(
      "Number of speech processes (does not change the sound)."))
  var helpers: Int?

  func validate() throws {
    try Self.check(rate: rate)
    if let helpers, !(1...64).contains(helpers) {
      throw ValidationError("--helpers takes a number from 1 to 64, not \(helpers)")
    }
  }

  /// Throws for a rate that no slider has.
  static func check(rate: Double?) throws {
    guard let rate, !(0...100).contains(rate) else { return }
    throw ValidationError(
      "--rate takes a number from 0 to 100, not \(JSONWriter.text(rate)): "
        + "a percentage of the reader's slider, where 50 is usual")
  }

  /// Returns a speaker for the options.
  func speaker(
    wantsWords: Bool = false, isSpatial: Bool = false, usualHelpers: Int? = nil
  ) throws -> Speaker {
    // Other programs count how often the usual rate.
    if let rate, (0.1...4).contains(rate) {
      let number = rate == rate.rounded() ? "\(Int(rate))" : "\(rate)"
      StandardError.note("--rate \(number) is nearly the slowest: 50 is usual, 75 is fast")
    }
    let library = try VoiceLibrary(folder: voices)
    let profile = try library.voice(named: voice ?? VoiceProfile.defaultName)
    var spellings = try Pronunciations.shipped()
    if let pronunciations {
      spellings.insert(try Pronunciations(SourceFile.read(pronunciations)), at: 0)
    }
    return Speaker(
      profile: profile, isChosen: voice != nil, rate: rate, helpers: helpers ?? usualHelpers,
      helper: try engine.map(SpeechHelper.command),
      wantsWords: wantsWords,
      others: library.entries.map(\.profile), pronunciations: spellings,
      phrases: try PhraseLibrary(), isSpatial: isSpatial,
      cache: try SpeechCache(folder: cache), interruption: .onSignals(),
      warn: { StandardError.note($0.description) })
  }
}

extension VoiceOptions: ProjectOptions {
  static let projectOptions = ["voice", "voices", "rate", "pronunciations"]
}
