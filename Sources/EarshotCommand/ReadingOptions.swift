public import ArgumentParser
public import Earshot

/// Which reader reads a screen, and how.
struct ReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The screen reader: voiceover-ios.", valueName: "reader"))
  var reader: Reader = .voiceOverIOS

  @Option(
    name: .customLong("style"),
    help: ArgumentHelp(
      "How utterances are written: spoken (Rate, button; the default), utterance (Rate Button) or "
        + "legend (Rate. Button.).", valueName: "style"))
  var givenStyle: Style?

  @Option(
    help: ArgumentHelp(
      "The language of the reader's own words, instead of the screen's.", valueName: "tag"))
  var language: String?

  @Flag(name: .customLong("no-hints"), help: "Leave hints out.")
  var noHints = false

  @Option(
    name: .customLong("without"),
    help: ArgumentHelp(
      "Leave parts out, as VoiceOver's verbosity settings do: "
        + Verbosity.Part.allCases.map(\.rawValue).joined(separator: ", ")
        + " (several with commas).", valueName: "parts"))
  var without: SilencedParts = SilencedParts(parts: [])

  /// The style asked for, or the default one.
  var style: Style { givenStyle ?? .spoken }

  /// Which parts of utterances are spoken.
  var verbosity: Verbosity {
    var verbosity = Verbosity(without: without.parts)
    if noHints { verbosity.silenced.insert(.hints) }
    return verbosity
  }

  /// A reader by the name that users give it.
  enum Reader: String, CaseIterable, ExpressibleByArgument {
    case voiceOverIOS = "voiceover-ios"
  }

  /// Returns the screen in the language asked for, and says where words are those of another language.
  func prepare(_ screen: Screen) throws(SourceError) -> Screen {
    let phrases = try PhraseLibrary()
    var screen = screen
    if let language { screen.language = language }
    screen.languageRemarks(phrases).forEach(StandardError.note)
    return screen
  }

  /// Reads a screen.
  func read(_ screen: Screen, explained: Bool = false) throws(SourceError) -> ScreenReading {
    ScreenReading(
      screen, phrases: try PhraseLibrary(), dialect: style.dialect, verbosity: verbosity,
      explained: explained)
  }
}

extension Style: ExpressibleByArgument {}
