package import Documents
import ScreenReader
package import Transcript

/// Which reader hears a screen, and how its words are written.
package struct ReadingChoice: ParameterGroup {
  package static let parameters =
    ReaderChoice.parameters + [
      Parameter(
        "style", .word(Style.allCases.map(\.rawValue)),
        "Notation: spoken (Rate, button; the default), utterance (Rate Button) or legend (Rate. Button.).",
        projectUse: .gate),
      Parameter("hints", .truth(usual: true), "Leave hints out.", projectUse: .gate),
      Parameter(
        "without", .words(Verbosity.Part.allCases.map(\.rawValue)),
        "Leave out parts of utterances, as a verbosity setting does.",
        valueName: "part", projectUse: .gate),
    ]

  /// The reader, its language and its settings.
  package let reader: ReaderChoice
  /// All that is asked for.
  package let options: ReaderOptions

  package init(_ arguments: Arguments) throws(SourceError) {
    reader = try ReaderChoice(arguments)
    var options = reader.options
    options.style = arguments.text("style").flatMap(Style.init)
    options.verbosity = Verbosity(
      without: Set(arguments.texts("without").compactMap(Verbosity.Part.init)))
    if arguments.truth("hints") == false { options.verbosity.silenced.insert(.hints) }
    self.options = options
  }

  /// The style asked for, or the default one.
  package var style: Style { options.writtenStyle }
}
