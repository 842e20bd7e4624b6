import ArgumentParser
import Earshot

/// `earshot matrix`: what differs when one screen is heard under several settings.
struct MatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix",
    abstract: "Hear one screen under several settings and show what differs.",
    discussion: """
      Example: earshot matrix Examples/Menu/menu.screen.yaml --platform ios,ipados

      Every combination of the settings is heard; the first one is what the others are held against. A \
      number before the words is that of a stop which is heard in another place.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "Languages of the reader's own words, with commas between them.", valueName: "tags"))
  var languages: ListArgument?

  @Option(
    name: .customLong("style"),
    help: ArgumentHelp(
      "Styles: \(Style.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "styles"))
  var styles: ListArgument?

  @Option(
    name: .customLong("platform"),
    help: ArgumentHelp(
      "Platforms: \(Platform.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "platforms"))
  var platforms: ListArgument?

  @Option(
    help: ArgumentHelp("How the table is written: text, markdown or json.", valueName: "format"))
  var format: MatrixFormat = .text

  @Flag(name: .customLong("no-hints"), help: "Leave hints out.")
  var noHints = false

  func validate() throws {
    try styles?.check("--style", Style.allCases.map(\.rawValue), noun: "styles")
    try platforms?.check("--platform", Platform.allCases.map(\.rawValue), noun: "platforms")
    let count = settings.count
    if count < 2 {
      throw ValidationError("give at least two settings to compare: --language en-US,ko")
    }
    if count > Self.maximumSettings {
      throw ValidationError("\(count) settings are more than \(Self.maximumSettings)")
    }
  }

  func run() throws {
    try Failure.reported {
      let phrases = try PhraseLibrary()
      for language in languages?.words ?? [] where phrases.book(for: language) == nil {
        throw SourceError(
          path: "--language", message: "no words in the language \(SafeText.quoted(language))",
          suggestion: "known languages: \(phrases.languages.joined(separator: ", "))")
      }
      let screen = try input.read().screen
      let matrix = TranscriptMatrix(
        settings.map { ($0.name, $0.transcript(of: screen, phrases, noHints: noHints)) })
      switch format {
      case .json: try StandardOutput.write(MatrixJSON(matrix).bytes)
      case .markdown: try StandardOutput.write(MatrixMarkdown(matrix).bytes)
      case .text:
        let table = matrix.rows.isEmpty ? [] : matrix.table.map { $0.map(SafeText.line) }
        let lines = TextTable(table).lines + [matrix.summary]
        try StandardOutput.write(Array(lines.map { "\($0)\n" }.joined().utf8))
      }
    }
  }

  /// More settings than this make no table that anybody reads.
  static let maximumSettings = 64

  /// Every combination of the settings, in the order in which they were given.
  private var settings: [MatrixSetting] {
    var settings = [MatrixSetting()]
    settings = languages.spread(over: settings) { $0.language = $1 }
    settings = styles.spread(over: settings) { $0.style = Style(rawValue: $1) }
    settings = platforms.spread(over: settings) { $0.platform = Platform(rawValue: $1) }
    return settings
  }
}
