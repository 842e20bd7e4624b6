import Earshot
import Synchronization
import SystemCalls

/// A page that is shown in the browser of the desktop.
enum ShownPage {
  private static let folder = Mutex<String?>(nil)

  /// Returns where a page goes that nobody has named: into a folder for this user's eyes alone.
  static func path(stays: Bool) throws(SourceError) -> String {
    if let path = folder.withLock({ $0 }) { return path }
    let made = try TemporaryFolder()
    if stays { made.stay() } else { made.stayUntilEnd() }
    let path = made.path + "/report.html"
    folder.withLock { $0 = path }
    return path
  }

  /// Shows a page.
  static func open(_ path: String) throws(SourceError) {
    // A part of the PATH that is relative would be a folder where anybody may have put a program.
    let folders = (Environment.variables["PATH"] ?? "").split(separator: ":")
      .filter { $0.hasPrefix("/") }
    let places = folders.flatMap { folder in ["xdg-open", "open"].map { "\(folder)/\($0)" } }
    guard let opener = places.first(where: { access($0, X_OK) == 0 }) else {
      throw SourceError(
        path: path, message: "xdg-open, which opens pages, is not installed",
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
  }
}
