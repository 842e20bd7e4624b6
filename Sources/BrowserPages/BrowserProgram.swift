package import Documents
internal import SystemCalls

/// Where the browser is that opens pages: one that the user has, of Chromium's kin.
package enum BrowserProgram {
  /// The variable of the environment that names one.
  static let variable = "EARSHOT_BROWSER"
  // First those without a window, which read the same page and start with a quarter of the work (Debian's
  // package, Chrome for Testing's, the chromedp image's), then the names by which packages install the whole
  // browser (GoogleChrome/chrome-launcher, chrome-finder.ts).
  private static let names = [
    "chromium-headless-shell", "chrome-headless-shell", "headless-shell",
    "chromium", "google-chrome-stable", "google-chrome", "chromium-browser", "chrome",
  ]
  private static let usualPaths = [
    "/opt/google/chrome/chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]

  /// Finds the browser.
  package static func located(
    _ wish: String?, for page: String,
    environment: [String: String] = Environment.variables
  ) throws(SourceError) -> String {
    for (name, source) in [
      (wish, "--browser"), (environment[variable], variable),
      (environment["CHROME_PATH"], "CHROME_PATH"),
    ] {
      guard let name, !name.isEmpty else { continue }
      if let path = found(name, environment) { return path }
      throw SourceError(
        path: page, message: "\(source) is not a program: \(SafeText.quoted(name))",
        suggestion: "give the path of Chromium or Chrome")
    }
    for name in names { if let path = found(name, environment) { return path } }
    if let path = usualPaths.first(where: isExecutable) { return path }
    throw SourceError(
      path: page, message: "a browser is needed to open pages, and none was found",
      suggestion: "install one (Debian: apt-get install chromium-headless-shell), or name Chromium "
        + "or Chrome with --browser PATH or \(variable)")
  }

  /// A path as it is, and a name where the folders of the PATH have it.
  private static func found(_ name: String, _ environment: [String: String]) -> String? {
    if name.contains("/") { return isExecutable(name) ? name : nil }
    // An empty part of the PATH would be the current folder, where anybody may have put a program.
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.lazy.map { "\($0)/\(name)" }.first(where: isExecutable)
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return access(path, X_OK) == 0
  }
}
