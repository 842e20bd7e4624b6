import AccessibilityAudit
import AccessibilityTree
import Documents
import Hearing
import ScreenReader
import Transcript
import TranscriptDiff
import TreeFormats
import VoiceProfiles

/// One combination of settings, each `nil` where it is the screen's own.
struct MatrixSetting {
  var options = ReaderOptions()
  /// The reader as it was asked for, with its version.
  var readerName: String?
  var platform: Platform?
  var device = DeviceSettings()

  /// What the column is called.
  var name: String {
    ([readerName, options.language, options.style?.rawValue, platform?.rawValue]
      .compactMap { $0 } + options.assignments.map { "\($0.key)=\($0.value)" } + device.words)
      .joined(separator: " ")
  }

  /// Returns the transcript as a column, and collects the reading's remarks, which call the screen by a name among
  /// several.
  func column(
    of named: NamedScreen, notes: inout [String], name: String?
  ) throws(SourceError) -> TranscriptMatrix.Column {
    var imported = named.imported
    if let platform { imported.screen.platform = platform }
    imported.screen = try imported.screen.under(device)
    let places = InputPlaces(imported.screen.tree)
    let shown = imported.bridged(for: options.reader)
    let reading = try options.reading(shown.screen)
    notes.appendMissing(reading.remarks(leftOut: imported.report.leftOutWhole, of: name))
    var transcript = Transcript(reading, rendering: Rendering(options.writtenStyle))
    shown.tellPlaces(of: &transcript, by: reading, in: named.source)
    return TranscriptMatrix.Column(
      self.name, transcript, places: places.places(of: reading, transcript))
  }

  /// Returns what is seen, and what an audit finds, under the settings of the device.
  func seen(
    of imported: ImportedScreen, _ listening: ListeningTime
  ) throws(SourceError) -> SeenMatrix.Column {
    var imported = imported
    if let platform { imported.screen.platform = platform }
    imported.screen = try imported.screen.under(device)
    let bridged = imported.bridged(for: options.reader)
    let screen = try AuditedScreen(
      bridged.screen, stated: bridged.stated, path: "matrix", options: options,
      listening: listening, leftOut: imported.report.leftOutWhole)
    return SeenMatrix.Column(name, screen, Audit().run(screen), under: device)
  }
}
