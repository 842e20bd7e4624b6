import DesktopApps
import Earshot

/// A window that somebody walks through: what is done happens in the application, which goes on afterwards.
struct WalkedWindow {
  /// The window as an app.
  let app: WindowApp
  /// The window as it was found.
  let imported: ImportedScreen
  /// Where the keyboard is.
  let effects: [AppEffect]

  /// Finds an application.
  init(_ name: String, savedTo file: String?, _ options: ReaderOptions) throws(SourceError) {
    app = WindowApp(
      LiveApplication(name, isLive: true), reader: try options.reader(on: .linux))
    (imported, effects) = try app.open(savingTo: file)
    imported.report.tell()
  }
}
