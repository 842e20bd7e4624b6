import ArgumentParser
import DesktopApps
import Earshot

/// The window of an application that runs on this desktop, read once.
enum DesktopWindow {
  /// How `--atspi` is explained.
  static let help =
    "Read the window of a running Linux application, by its AT-SPI name."
  /// How `--save` is explained.
  static let saveHelp =
    "With --atspi, also save the accessibility tree to FILE, for use as an input."

  /// Checks the options that name a window and a file for what it tells.
  static func check(
    _ application: String?, _ file: String?, _ format: FormatName?, hasInput: Bool
  ) throws(ValidationError) {
    guard let application else {
      if file != nil { throw ValidationError("--save needs --atspi APPLICATION") }
      if !hasInput { throw ValidationError("Missing expected argument '<input>'") }
      return
    }
    if application.isEmpty { throw ValidationError("--atspi takes the name of an application") }
    if hasInput { throw ValidationError("name an input or --atspi APPLICATION, not both") }
    if format != nil { throw ValidationError("--from cannot be used with --atspi") }
  }

  /// Reads a window.
  static func screen(
    _ name: String, savedTo file: String?, for reader: Reader?, isHeard: Bool
  ) throws(SourceError) -> NamedScreen {
    let moment = try LiveApplication(name, isLive: false).open()
    if let file { try WrittenFile.write(moment.dump.bytes, to: file) }
    var imported = try TreeReaders.read(moment.dump)
    if isHeard { imported = imported.bridged(for: reader) }
    return NamedScreen(name: name, path: name, imported: imported, source: moment.dump)
  }
}
