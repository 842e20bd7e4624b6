internal import Documents

/// Why an application could not be read or acted on.
enum BusFailure: Error, Equatable {
  /// The library that speaks to the bus is not installed.
  case noLibrary
  /// There is no bus of the session, or none of accessibility; what was said.
  case noBus(String)
  /// No application of the name runs, or several; those that do.
  case notFound(Int, running: String)
  /// The application shows no window.
  case noWindow
  /// The bus has gone.
  case disconnected
  /// No answer came in time.
  case silent
  /// The other side refused, with the name of the error.
  case refused(String)
  /// The application has ended.
  case vanished
  /// Its tree is none; what is wrong with it.
  case broken(String)

  /// The failure as an error about an application.
  func error(_ application: String) -> SourceError {
    let told: (message: String, suggestion: String?) =
      switch self {
      case .noLibrary:
        (
          "libdbus, which is needed to talk to applications, is not installed",
          "apt install libdbus-1-3"
        )
      case .noBus(let reason):
        (
          "there is no AT-SPI bus (\(SafeText.line(reason)))",
          "run this in a desktop session, or with dbus-run-session; at-spi2-core must be installed"
        )
      case .notFound(let count, let running):
        (
          count == 0
            ? "no application with this name is on the AT-SPI bus"
            : "\(count) applications with this name are on the AT-SPI bus",
          running.isEmpty
            ? "none was found; GTK applications register by default, Qt and Electron "
              + "applications only if accessibility is on"
            : "there are \(running)"
        )
      case .noWindow: ("the application shows no window", nil)
      case .disconnected: ("the AT-SPI bus disconnected", nil)
      case .silent: ("the application does not answer", "check whether it is stopped or busy")
      case .refused(let name): ("the application refused to answer: \(SafeText.line(name))", nil)
      case .vanished: ("the application quit while it was read", nil)
      case .broken(let what): ("the application's tree cannot be used: \(SafeText.line(what))", nil)
      }
    return SourceError(path: application, message: told.message, suggestion: told.suggestion)
  }
}
