import ArgumentParser
import Earshot

/// `earshot speak`: says aloud what is heard, or writes it into a sound file.
struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Say aloud what is heard, or write it into a sound file.",
    discussion: "Example: earshot speak Examples/Recipe/recipe.screen.yaml -o recipe.wav")

  @OptionGroup var input: InputOptions
  @OptionGroup var reading: ReadingOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write a WAV file instead of speaking aloud.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The voice: \(VoiceProfile.shippedNames.joined(separator: ", ")).", valueName: "name"))
  var voice: String?

  @Option(
    help: ArgumentHelp(
      "The speaking rate from 0 to 100 %, as in VoiceOver's settings, instead of the voice's.",
      valueName: "percent"))
  var rate: Double?

  func validate() throws {
    if let rate, !(0...100).contains(rate) {
      throw ValidationError("--rate takes a number from 0 to 100, not \(rate)")
    }
    if let output, !output.lowercased().hasSuffix(".wav") {
      throw ValidationError(
        "--output takes a name that ends in .wav, not \(SafeText.quoted(output))")
    }
  }

  func run() throws {
    try Failure.reported {
      let profile = try VoiceProfile.named(voice ?? VoiceProfile.defaultName)
      let screen = try reading.prepare(try input.read().screen)
      let transcript = Transcript(try reading.read(screen), rendering: Rendering(reading.style))
      let speaker = Speaker(
        profile: profile, rate: rate, interruption: .onSignals(),
        warn: { StandardError.note($0.description) })
      let stops = transcript.stops.map(SpeechTimeline.Stop.init)
      if let output {
        try speaker.render(stops, to: output)
      } else {
        try speaker.play(stops)
      }
    }
  }
}
