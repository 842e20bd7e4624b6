import ArgumentParser
import Earshot

/// Which reader is heard, in which language, and what it is set to.
struct ReaderSelection: ParsableArguments {
  @Option(
    name: .customLong("reader"),
    help: ArgumentHelp(
      "The screen reader, instead of that of the screen's platform: "
        + Readers.all.map(\.name).joined(separator: ", ") + ".", valueName: "reader"))
  var name: ReaderName?

  @Option(
    help: ArgumentHelp(
      "The language of the reader's own words, instead of the screen's.", valueName: "tag"))
  var language: String?

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "Set one of the reader's settings, which earshot readers NAME lists: hints=off.",
      valueName: "key=value"))
  var assignments: [SettingAssignment] = []

  /// The reader that is asked for, or `nil` for that of the screen's platform.
  var reader: Reader? { name?.reader }

  /// What is asked for.
  var options: ReaderOptions {
    ReaderOptions(
      reader: reader, language: language, assignments: assignments.map(\.assignment))
  }

  func validate() throws {
    guard let reader = try name?.known() else { return }
    // A setting that the reader lacks is told before anything is read.
    do {
      _ = try options.settings(of: reader)
    } catch {
      let suggestion = error.suggestion.map { "; \($0)" } ?? ""
      throw ValidationError("\(error.path): \(error.message)\(suggestion)")
    }
  }

  /// Says which of the settings that are asked for can do nothing here, one a line.
  ///
  /// - Parameter effects: Where settings show in what the command does.
  func tellIdleSettings(using effects: Set<ReaderSetting.Effect>) {
    assignments.map(\.assignment).idle(using: effects, of: reader).forEach(StandardError.note)
  }
}

extension [ReaderOptions.Assignment] {
  /// Returns what is said of the assignments that can do nothing.
  ///
  /// - Parameters:
  ///   - effects: Where settings show in what is done.
  ///   - reader: The reader that has the settings, or `nil` for whichever has one of the name.
  /// - Returns: A remark for each setting, in their order.
  func idle(using effects: Set<ReaderSetting.Effect>, of reader: Reader?) -> [String] {
    let settings = (reader.map { [$0] } ?? Readers.all).flatMap(\.settings)
    return compactMap { assignment in
      let setting = settings.first { $0.key == assignment.key }
      guard let effect = setting?.effect, !effects.contains(effect) else { return nil }
      let written = SafeText.line("\(assignment.key)=\(assignment.value)")
      return "--set \(written) has no effect here: \(effect.absence)"
    }
  }
}

extension ReaderSetting.Effect {
  /// What does not happen where the setting does not show.
  fileprivate var absence: String {
    switch self {
    case .words: "nothing is said of elements"
    case .moving: "nobody moves through the screen"
    case .typing: "nothing is typed"
    case .speed: "nothing is spoken at the reader's own rate"
    }
  }
}
