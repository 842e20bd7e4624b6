package import Documents
import Readers
package import ScreenReader
package import Transcript
import Voices

/// Which reader hears a screen, and how, as a message says it.
package struct ReadingChoice: Sendable {
  /// Which reader, in which language, with which settings.
  package static let readerParameters = [
    Parameter(
      "reader", .word(Readers.all.map(\.name)),
      "The screen reader, instead of that of the screen's platform."),
    Parameter(
      "language", .text,
      "The language of the reader's own words as a BCP 47 tag, instead of the screen's."),
    Parameter("set", .settings, "Settings of the reader, key by key."),
  ]

  /// How its words are written, too.
  package static let parameters =
    readerParameters + [
      Parameter(
        "style", .word(Style.allCases.map(\.rawValue)),
        "How utterances are written; spoken, if nothing is said."),
      Parameter("hints", .truth, "Whether hints are said; they are, if nothing is said."),
      Parameter(
        "without", .words(Verbosity.Part.allCases.map(\.rawValue)),
        "Parts of utterances that are left out, as a reader's verbosity settings do."),
    ]

  /// The choice.
  package let options: ReaderOptions
  private let effects: Set<ReaderSetting.Effect>

  /// Takes what a message says.
  package init(_ options: Arguments, using effects: Set<ReaderSetting.Effect>) throws(SourceError) {
    var choice = ReaderOptions(reader: options.text("reader").flatMap { Readers.named($0) })
    choice.language = options.text("language")
    choice.assignments = try options.settings("set").map { .init($0.key, $0.value) }
    choice.style = options.text("style").flatMap(Style.init)
    choice.verbosity = Verbosity(
      without: Set(options.texts("without").compactMap(Verbosity.Part.init)))
    if options.truth("hints") == false { choice.verbosity.silenced.insert(.hints) }
    self.options = choice
    self.effects = effects
    // What the reader lacks is told before a screen is read.
    if let reader = choice.reader { _ = try choice.settings(of: reader) }
  }

  /// Says which settings can do nothing.
  package var idleNotes: [String] {
    options.assignments.idle(using: effects, of: options.reader, option: "set")
  }
}
