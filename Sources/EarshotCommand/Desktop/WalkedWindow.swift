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
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - file: Where what it told at first is written, or `nil`.
  ///   - options: Which reader walks.
  /// - Throws: An error for an application that cannot be read, and a reader that cannot hear it.
  init(_ name: String, savedTo file: String?, _ options: ReaderOptions) throws(SourceError) {
    app = WindowApp(
      LiveApplication(name, isLive: true), reader: try options.reader(on: .linux))
    (imported, effects) = try app.open(savingTo: file)
    imported.report.tell()
  }
}
