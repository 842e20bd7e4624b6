import AccessibilityAudit
import AccessibilityTree
package import Documents
import NavigationScript
import Readers
package import ScreenReader
import Transcript
import TranscriptDiff
package import TreeFormats
import VoiceProfiles
import Voices

/// `matrix`: what differs when one screen is heard under several settings.
package struct MatrixQuestion: ScreenQuestion {
  package static let name = "matrix"
  package static let title = "Compare settings"
  package static let summary = "Compare the transcripts of one screen under several settings."
  package static let details = """
    Example: earshot transcript Examples/Recipe/recipe.screen.yaml --language en,ko

    Earshot compares each combination of the settings with the first one. If a stop moved, its \
    number precedes its utterance. A page is laid out for the first reader.
    """
  package static let advice = """
    Give two or more values of a setting: {"reader": ["nvda", "orca"]} or {"set": {"hints": "on,off"}}. Returns only \
    the stops that differ.
    """
  package static let answers = AnswersName("earshot-matrices", list: "matrices")
  package static let shownName: String? = nil
  package static let isHeard = false
  package static let forms = Layout.Form.allCases
  package static let parameters = [
    Parameter(
      "reader", .words(Readers.names), "Readers, with an optional @VERSION.",
      projectUse: .output, listed: Readers.all.map(\.name)),
    Parameter(
      "set", .settings,
      "Reader setting with its values: hints=on,off; or device setting: "
        + DeviceSettings.Key.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "key=values", projectUse: .output),
    Parameter(
      "language", .texts(most: Self.mostSettings),
      "Languages of the reader, separated by commas; may be repeated.", projectUse: .output),
    Parameter(
      "style", .words(Style.allCases.map(\.rawValue)), "Styles.", projectUse: .output),
    Parameter(
      "platform", .words(Platform.allCases.map(\.rawValue)), "Platforms.", projectUse: .output),
    Parameter("hints", .truth(usual: true), "Leave hints out.", projectUse: .output),
  ]

  /// More settings than this make no table that anybody reads.
  private static let mostSettings = 64

  package let reader: Reader?
  private let settings: [MatrixSetting]
  private let assignments: [ReaderOptions.Assignment]
  /// What messages call the parameter of settings.
  private let setName: String

  package init(_ arguments: Arguments) throws(SourceError) {
    setName = arguments.called("set")
    let platforms = arguments.texts("platform")
    var settings = [MatrixSetting()]
    if arguments.truth("hints") == false {
      settings[0].options.verbosity = Verbosity(without: [.hints])
    }
    settings.spread(arguments.texts("reader")) {
      ($0.options.reader, $0.readerName) = (Readers.named($1), $1)
    }
    settings.spread(arguments.texts("language").flatMap(Self.words)) { $0.options.language = $1 }
    settings.spread(arguments.texts("style")) { $0.options.style = Style(rawValue: $1) }
    var assignments: [ReaderOptions.Assignment] = []
    for (key, value) in arguments.settings("set") {
      let values = Self.words(value)
      guard let own = DeviceSettings.Key(rawValue: key) else {
        if key == "orientation" || key == "size" {
          throw SourceError(path: setName, message: DeviceSettings.suggestion(for: key))
        }
        assignments.append(.init(key, value))
        settings.spread(values) { $0.options.assignments.append(.init(key, $1)) }
        continue
      }
      if let unknown = values.first(where: { !own.possibleValues.contains($0) }) {
        throw SourceError(
          path: setName, message: "\"\(key)\" does not take \(SafeText.quoted(unknown))",
          suggestion: Spelling.suggestion(
            for: unknown, among: own.possibleValues, noun: "values"))
      }
      settings.spread(values) { _ = $0.device.set(own, $1) }
    }
    settings.spread(platforms) { $0.platform = Platform(rawValue: $1) }
    self.settings = settings
    self.assignments = assignments
    reader = settings[0].options.reader
    if settings.count < 2 {
      throw Self.oneSetting(arguments, platform: platforms.first)
    }
    if settings.count > Self.mostSettings {
      throw SourceError(
        path: setName,
        message: "too many settings: \(settings.count) (at most \(Self.mostSettings))")
    }
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: ",").map { $0.trimmingPrefix(" ").description }.filter { !$0.isEmpty }
  }

  private static func oneSetting(_ arguments: Arguments, platform: String?) -> SourceError {
    if let platform {
      return SourceError(
        path: arguments.called("platform"),
        message: "\(arguments.called("platform")) compares two or more platforms",
        suggestion: "to set one in a screen file, write platform: \(platform)")
    }
    return SourceError(
      path: arguments.called("language"), message: "give at least two settings to compare",
      suggestion: "for example: \(arguments.example("language", ["en-US", "ko"]))")
  }

  package var idleNotes: [String] { assignments.idle(using: [.words], of: reader, option: setName) }

  package func answer(
    for named: NamedScreen, _ layout: Layout
  ) throws(SourceError) -> Answer {
    var named = named
    named.imported = InputPlaces.numbered(named.imported)
    var notes: [String] = []
    var columns: [TranscriptMatrix.Column] = []
    for setting in settings {
      columns.append(try setting.column(of: named, notes: &notes, name: layout.remarkName))
    }
    let matrix = TranscriptMatrix(columns)
    let seen = try seen(of: named.imported, notes: &notes)
    return Answer(layout, notes: notes, of: MatrixReport(matrix, seen, columns: layout.columns))
  }

  /// Returns what is seen under settings of the device, or `nil` where none is asked for; says which of them change
  /// nothing.
  private func seen(
    of screen: ImportedScreen, notes: inout [String]
  ) throws(SourceError) -> SeenMatrix? {
    guard settings.contains(where: { !$0.device.isEmpty }) else { return nil }
    for setting in settings {
      notes.appendMissing(
        try SettingEffect.remarks(on: setting.device, of: [screen.screen], from: setName))
    }
    let listening = try ListeningChoice.usualTime()
    var columns: [SeenMatrix.Column] = []
    for setting in settings { columns.append(try setting.seen(of: screen, listening)) }
    return SeenMatrix(columns)
  }
}

extension [MatrixSetting] {
  /// Takes each setting once for each of the words; without words, the settings as they are.
  fileprivate mutating func spread(
    _ words: [String], _ set: (inout MatrixSetting, String) -> Void
  ) {
    var seen: Set<String> = []
    let words = words.filter { seen.insert($0).inserted }
    if words.isEmpty { return }
    self = flatMap { setting in
      words.map { word in
        var copy = setting
        set(&copy, word)
        return copy
      }
    }
  }
}
