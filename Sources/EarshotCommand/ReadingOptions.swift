public import ArgumentParser
public import Earshot

/// Which reader reads a screen, and how.
struct ReadingOptions: ReaderSelecting, Sendable {
  @Option(name: .customLong("reader"), help: ReaderName.help) var name: ReaderName?
  @Option(help: ReaderName.languageHelp, completion: Completions.languages) var language: String?
  @Option(name: .customLong("set"), parsing: .singleValue, help: SettingAssignment.help)
  var assignments: [SettingAssignment] = []

  @Option(
    name: .customLong("style"),
    help: ArgumentHelp(
      "How utterances are written: spoken (Rate, button; the default), utterance (Rate Button) or "
        + "legend (Rate. Button.).", valueName: "style"))
  var givenStyle: Style?

  @Flag(name: .customLong("no-hints"), help: "Leave hints out.")
  var noHints = false

  @Option(
    name: .customLong("without"),
    help: ArgumentHelp(
      "Leave parts out, as a reader's verbosity settings do: "
        + Verbosity.Part.allCases.map(\.rawValue).joined(separator: ", ")
        + " (several with commas).", valueName: "parts"))
  var without: SilencedParts = SilencedParts(parts: [])

  func validate() throws { try checkSelection() }

  /// The style asked for, or the default one.
  var style: Style { givenStyle ?? .spoken }

  /// Which parts of utterances are spoken.
  var verbosity: Verbosity {
    var verbosity = Verbosity(without: without.parts)
    if noHints { verbosity.silenced.insert(.hints) }
    return verbosity
  }

  /// All that is asked for.
  var options: ReaderOptions {
    var options = selected
    options.style = givenStyle
    options.verbosity = verbosity
    return options
  }

  /// Reads a screen, and prints the reading's remarks.
  @discardableResult
  func read(
    _ imported: ImportedScreen, of name: String? = nil
  ) throws(SourceError) -> ScreenReading {
    let reading = try options.reading(imported.screen)
    reading.remarks(leftOut: imported.report.leftOutWhole, of: name.map { SafeText.line($0) })
      .forEach(StandardError.note)
    return reading
  }
}

extension ReadingOptions: ProjectOptions {
  static let projectOptions: [String] = []
  static let projectGates = ["reader", "language", "set", "style", "no-hints", "without"]
}

extension Style: ExpressibleByArgument {}
