package import AccessibilityTree
package import Documents
import Readers
package import ScreenReader
package import Transcript
import Voices

/// Which reader hears a screen, in which language, with which settings.
package struct ReaderChoice: ParameterGroup {
  package static let parameters = [
    Parameter(
      "reader", .word(Readers.names),
      "Screen reader, with an optional @VERSION (default: the one for the screen's platform).",
      projectUse: .gate, listed: Readers.all.map(\.name)),
    Parameter(
      "language", .text,
      "Language of the reader, a BCP 47 tag (default: the screen's).",
      valueName: "tag", projectUse: .gate, offered: { (try? PhraseLibrary().languages) ?? [] }),
    Parameter(
      "set", .settings,
      "Change a setting of the reader: hints=off. earshot list readers NAME lists the settings.",
      valueName: "key=value", projectUse: .gate),
  ]

  /// The reader, its language and its settings.
  package let options: ReaderOptions
  /// What is to be set on the device.
  package let device: DeviceSettings
  /// What messages call the parameter of settings.
  private let setName: String

  package init(_ arguments: Arguments) throws(SourceError) {
    setName = arguments.called("set")
    var options = ReaderOptions(reader: arguments.text("reader").flatMap { Readers.named($0) })
    options.language = arguments.text("language")
    var device = DeviceSettings()
    for (key, value) in arguments.settings("set") {
      guard let own = DeviceSettings.Key(rawValue: key) else {
        options.assignments.append(.init(key, value))
        continue
      }
      guard device.set(own, value) else {
        throw SourceError(
          path: "--set", message: "\"\(key)\" does not take \(SafeText.quoted(value))",
          suggestion: Spelling.suggestion(for: value, among: own.possibleValues, noun: "values"))
      }
    }
    self.device = device
    self.options = options
    // What the reader lacks is told before a screen is read.
    if let reader = options.reader { _ = try options.settings(of: reader) }
  }

  /// Says which settings can do nothing, one a line.
  package func idleNotes(
    using effects: Set<ReaderSetting.Effect>, ofDevice usesDevice: Bool = false
  ) -> [String] {
    let idle =
      usesDevice
      ? []
      : device.words.map { words in
        "\(setName) \(words) has no effect here: only matrix, check and run use device settings"
      }
    return idle
      + options.assignments.idle(using: effects, of: options.reader, option: setName)
  }
}
