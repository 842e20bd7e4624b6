import ArgumentParser
import Earshot

/// Options that say which reader is heard, in which language, and what it is set to.
///
/// A protocol, as debug builds check groups within groups four times a level, whenever they start.
protocol ReaderSelecting: ParsableArguments {
  /// The reader as it was named.
  var name: ReaderName? { get }
  /// The language of the reader's own words.
  var language: String? { get }
  /// Settings of the reader.
  var assignments: [SettingAssignment] { get }
}

extension ReaderSelecting {
  /// The reader that is asked for, or `nil` for that of the screen's platform.
  var reader: Reader? { name?.reader }

  /// The reader, its language and its settings.
  var selected: ReaderOptions {
    ReaderOptions(
      reader: reader, language: language,
      assignments: assignments.map(\.assignment).filter {
        DeviceSettings.Key(rawValue: $0.key) == nil
      })
  }

  /// What is to be set on the device.
  var device: DeviceSettings {
    var device = DeviceSettings()
    for assignment in assignments.map(\.assignment) {
      if let key = DeviceSettings.Key(rawValue: assignment.key) {
        _ = device.set(key, assignment.value)
      }
    }
    return device
  }

  /// Throws an error for a reader that nobody knows and for a setting that the reader lacks.
  func checkSelection() throws {
    for assignment in assignments.map(\.assignment) {
      guard let key = DeviceSettings.Key(rawValue: assignment.key) else { continue }
      var device = DeviceSettings()
      guard !device.set(key, assignment.value) else { continue }
      let suggestion = Spelling.suggestion(
        for: assignment.value, among: key.possibleValues, noun: "values")
      throw ValidationError(
        "--set: \"\(key.rawValue)\" takes no \(SafeText.quoted(assignment.value)); \(suggestion)")
    }
    guard let reader = try name?.known() else { return }
    // A setting that the reader lacks is told before anything is read.
    do {
      _ = try selected.settings(of: reader)
    } catch {
      let suggestion = error.suggestion.map { "; \($0)" } ?? ""
      throw ValidationError("\(error.path): \(error.message)\(suggestion)")
    }
  }

  /// Says which of the settings that are asked for can do nothing here, one a line.
  func tellIdleSettings(using effects: Set<ReaderSetting.Effect>, ofDevice usesDevice: Bool = false)
  {
    if !usesDevice {
      for words in device.words {
        StandardError.note(
          "--set \(words) has no effect here: settings of a device are those of matrix, check and run"
        )
      }
    }
    assignments.map(\.assignment).idle(using: effects, of: reader).forEach(StandardError.note)
  }
}
