import Earshot
import Foundation

/// A page that is shown in the browser of the desktop.
enum ShownPage {
  /// Returns where a page goes that nobody has named: into a folder for this user's eyes alone, which stays, as the
  /// browser reads it after the program has ended.
  static func path() throws(SourceError) -> String {
    let folder = try TemporaryFolder()
    _ = Unmanaged.passRetained(folder)
    return folder.path + "/report.html"
  }

  /// Shows a page.
  ///
  /// - Parameter path: Where it is.
  /// - Throws: An error with the path where the desktop has no program that opens it.
  static func open(_ path: String) throws(SourceError) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["xdg-open", "open"]
    let places = folders.filter { $0.hasPrefix("/") }.flatMap { folder in
      names.map { "\(folder)/\($0)" }
    }
    guard let opener = places.first(where: FileManager.default.isExecutableFile) else {
      throw SourceError(
        path: path, message: "xdg-open, which opens pages, is not installed",
        suggestion: "open the file in a browser, or apt-get install xdg-utils")
    }
    let process = Process()
    process.executableURL = URL(filePath: opener)
    process.arguments = [URL(filePath: path).path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw SourceError(path: path, message: "\(opener) cannot be started")
    }
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      throw SourceError(
        path: path, message: "\(opener) could not open the page",
        suggestion: "open the file in a browser")
    }
  }
}
