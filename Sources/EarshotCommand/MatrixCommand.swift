import ArgumentParser
import Earshot

/// `earshot matrix`: what differs when one screen is heard under several settings.
struct MatrixCommand: ParsableCommand, WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "matrix",
    abstract: "Compare the transcripts of one screen under several settings.",
    discussion: """
      Example: earshot transcript Examples/Menu/menu.screen.yaml --platform ios,ipados

      Earshot compares each combination of the settings with the first one. If a stop moved, its \
      number precedes its utterance. A page is laid out for the first reader.
      """, shouldDisplay: false)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @Option(
    name: .customLong("reader"),
    help: ArgumentHelp(
      "Readers, with an optional @VERSION: \(Readers.all.map(\.name).joined(separator: ", ")).",
      valueName: "readers"))
  var readers: [ListArgument] = []

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "Reader setting with its values: hints=on,off; or device setting: "
        + DeviceSettings.Key.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "key=values"))
  var assignments: [SettingAssignment] = []

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "Languages of the reader, separated by commas; may be repeated.",
      valueName: "tags"))
  var languages: [ListArgument] = []

  @Option(
    name: .customLong("style"),
    help: ArgumentHelp(
      "Styles: \(Style.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "styles"))
  var styles: [ListArgument] = []

  @Option(
    name: .customLong("platform"),
    help: ArgumentHelp(
      "Platforms: \(Platform.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "platforms"))
  var platforms: [ListArgument] = []

  @Option(
    help: ArgumentHelp("Output format: text, markdown or json.", valueName: "format"))
  var format: MatrixFormat = .text

  @Flag(name: .customLong("no-hints"), help: "Leave hints out.")
  var noHints = false

  @OptionGroup var result: ResultOptions

  func validate() throws {
    try readers.check("--reader", Readers.names, noun: "readers")
    try styles.check("--style", Style.allCases.map(\.rawValue), noun: "styles")
    try platforms.check("--platform", Platform.allCases.map(\.rawValue), noun: "platforms")
    for assignment in assignments.map(\.assignment) { try Self.check(assignment) }
    let count = settings.count
    if count < 2 {
      throw ValidationError(
        platforms.isEmpty
          ? "give at least two settings to compare: --language en-US,ko"
          : "--platform compares two or more platforms; to set one in a screen file, write platform: "
            + (platforms.first?.words.first ?? "ios")
      )
    }
    if count > Self.maximumSettings {
      throw ValidationError("too many settings: \(count) (at most \(Self.maximumSettings))")
    }
  }

  func run() throws {
    try Failure.reported {
      let settings = settings
      let reader = readers.first?.words.first.flatMap(Readers.named)
      assignments.map(\.assignment).filter { DeviceSettings.Key(rawValue: $0.key) == nil }
        .idle(using: [.words], of: reader).forEach(StandardError.note)
      var screen = try input.read(pages, for: reader, isHeard: false)
      screen.imported = InputPlaces.numbered(screen.imported)
      var remarks: [String] = []
      let matrix = TranscriptMatrix(
        try settings.map { try $0.column(of: screen, remarks: &remarks) })
      remarks.forEach(StandardError.note)
      let seen = try seen(of: screen.imported, under: settings)
      switch format {
      case .json: try StandardOutput.write(MatrixJSON(matrix) { seen?.write(to: &$0) }.bytes)
      case .markdown: try StandardOutput.write(MatrixMarkdown(matrix, seen?.markdown ?? []).bytes)
      case .text:
        let table = matrix.rows.isEmpty ? [] : matrix.table.map { $0.map(SafeText.line) }
        var lines = TextTable(table).lines + [matrix.summary]
        if let seen {
          lines += seen.rows.isEmpty ? [] : [""]
          lines +=
            TextTable(seen.rows.isEmpty ? [] : seen.table.map { $0.map(SafeText.line) }).lines
          lines.append(seen.summary)
        }
        try StandardOutput.write(Array(lines.map { "\($0)\n" }.joined().utf8))
      }
    }
  }

  /// Returns what is seen under settings of the device, or `nil` where none is asked for; says which of them change
  /// nothing.
  private func seen(
    of screen: ImportedScreen, under settings: [MatrixSetting]
  ) throws -> SeenMatrix? {
    guard settings.contains(where: { !$0.device.isEmpty }) else { return nil }
    var remarks: [String] = []
    for setting in settings {
      remarks.appendMissing(
        try SettingEffect.remarks(on: setting.device, of: [screen.screen], from: "--set"))
    }
    remarks.forEach(StandardError.note)
    let listening = try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
    return SeenMatrix(try settings.map { try $0.seen(of: screen, listening) })
  }

  /// Throws for a setting of the device that is none, and for values that it does not take.
  private static func check(_ assignment: ReaderOptions.Assignment) throws {
    guard let key = DeviceSettings.Key(rawValue: assignment.key) else {
      if assignment.key == "orientation" || assignment.key == "size" {
        throw ValidationError("--set: \(DeviceSettings.suggestion(for: assignment.key))")
      }
      return
    }
    try ListArgument(argument: assignment.value)?
      .check("--set \(key.rawValue)", key.possibleValues, noun: "values")
  }

  /// More settings than this make no table that anybody reads.
  static let maximumSettings = 64

  /// Every combination of the settings, in the order in which they were given.
  private var settings: [MatrixSetting] {
    var first = MatrixSetting()
    if noHints { first.options.verbosity = Verbosity(without: [.hints]) }
    var settings = [first]
    settings = readers.spread(over: settings) {
      ($0.options.reader, $0.readerName) = (Readers.named($1), $1)
    }
    settings = languages.spread(over: settings) { $0.options.language = $1 }
    settings = styles.spread(over: settings) { $0.options.style = Style(rawValue: $1) }
    for assignment in assignments.map(\.assignment) {
      let values = ListArgument(argument: assignment.value).map { [$0] } ?? []
      if let key = DeviceSettings.Key(rawValue: assignment.key) {
        settings = values.spread(over: settings) { _ = $0.device.set(key, $1) }
        continue
      }
      settings = values.spread(over: settings) {
        $0.options.assignments.append(.init(assignment.key, $1))
      }
    }
    settings = platforms.spread(over: settings) { $0.platform = Platform(rawValue: $1) }
    return settings
  }
}

extension MatrixCommand: ProjectOptions {
  static let projectOptions = [
    "format", "reader", "set", "language", "style", "platform", "no-hints",
  ]
}
