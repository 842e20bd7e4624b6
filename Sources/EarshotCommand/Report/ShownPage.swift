import Earshot
import Synchronization
import SystemCalls

/// A page that is shown in the browser of the desktop.
enum ShownPage {
  private static let folder = Mutex<TemporaryFolder?>(nil)

  /// Returns where a page goes that nobody has named: into a folder for this user's eyes alone, until the end.
  static func path() throws(SourceError) -> String {
    if let made = folder.withLock({ $0 }) { return made.path + "/report.html" }
    let made = try TemporaryFolder()
    folder.withLock { $0 = made }
    return made.path + "/report.html"
  }

  /// Shows a page, whose folder then stays, as the browser reads it after the end.
  static func open(_ path: String) throws(SourceError) {
    // A part of the PATH that is relative would be a folder where anybody may have put a program.
    let folders = (Environment.variables["PATH"] ?? "").split(separator: ":")
      .filter { $0.hasPrefix("/") }
    let places = folders.flatMap { folder in ["xdg-open", "open"].map { "\(folder)/\($0)" } }
    guard let opener = places.first(where: { access($0, X_OK) == 0 }) else {
      throw SourceError(
        path: path, message: "xdg-open, which is needed to open pages, is not installed",
        suggestion: "open the file in a browser, or apt-get install xdg-utils")
    }
    let place = AllowedFolders.resolved(path) ?? path
    var start = ProcessStart(opener, [place], environment: Environment.variables, in: "/")
    start.open("/dev/null", as: STDIN_FILENO, flags: O_RDONLY)
    start.open("/dev/null", as: STDOUT_FILENO, flags: O_WRONLY)
    let (process, code) = start.run()
    guard code == 0 else {
      throw SourceError(
        path: path,
        message: "\(opener) cannot be started: \(String(cString: strerror(code)).lowercased())")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if status != 0 {
      throw SourceError(
        path: path, message: "\(opener) could not open the page",
        suggestion: "open the file in a browser")
    }
    folder.withLock { $0 }?.stay()
  }
}
