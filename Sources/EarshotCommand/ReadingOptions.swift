import Earshot
import Questions

/// Which reader reads a screen, for commands that print nothing of what it says.
typealias ReaderSelection = Given<ReaderChoice>

/// Which reader reads a screen, and how its words are written.
typealias ReadingOptions = Given<ReadingChoice>

/// Which readers read a screen, one after the other, and how their words are written.
typealias ReadingsOptions = Given<ReadingChoices>

extension Given where Group == ReadingChoices {
  /// The readers as they were asked for; empty where none was.
  var names: [String] { given?.names ?? [] }

  /// The first reader that is asked for, or `nil` for that of the screen's platform.
  var reader: Reader? { given?.each.first?.options.reader }
}

extension Given where Group == ReaderChoice {
  /// The reader that is asked for, or `nil` for that of the screen's platform.
  var reader: Reader? { selected.reader }

  /// The reader, its language and its settings.
  var selected: ReaderOptions { given?.options ?? ReaderOptions() }

  /// Says which of the settings that are asked for can do nothing here, one a line.
  func tellIdleSettings(using effects: Set<ReaderSetting.Effect>) {
    given?.idleNotes(using: effects).forEach(StandardError.note)
  }
}

extension Given where Group == ReadingChoice {
  /// All that is asked for.
  var options: ReaderOptions { given?.options ?? ReaderOptions() }

  /// The reader, its language and its settings.
  var selected: ReaderOptions { given?.reader.options ?? ReaderOptions() }

  /// What is to be set on the device.
  var device: DeviceSettings { given?.reader.device ?? DeviceSettings() }

  /// The style asked for, or the default one.
  var style: Style { options.writtenStyle }

  /// Says which of the settings that are asked for can do nothing here, one a line.
  func tellIdleSettings(using effects: Set<ReaderSetting.Effect>, ofDevice usesDevice: Bool = false)
  {
    given?.reader.idleNotes(using: effects, ofDevice: usesDevice).forEach(StandardError.note)
  }

  /// Reads a screen, and prints the reading's remarks.
  @discardableResult
  func read(
    _ imported: ImportedScreen, of name: String? = nil, style: Style? = nil
  ) throws(SourceError) -> ScreenReading {
    var options = options
    if let style { options.style = style }
    let reading = try options.reading(imported.screen)
    reading.remarks(leftOut: imported.report.leftOutWhole, of: name.map { SafeText.line($0) })
      .forEach(StandardError.note)
    return reading
  }
}
