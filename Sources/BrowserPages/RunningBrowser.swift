internal import Documents

/// A browser that runs and shows no page.
struct RunningBrowser: Sendable {
  /// Its path.
  let program: String
  /// The folder that goes with it, in which the texts of pages that are no files are put.
  let files: String
  /// Its name and version.
  let version: String
  /// The conversation with it.
  var connection: BrowserConnection

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - page: What messages call the page that needs it.
  /// - Throws: A failure of the browser, or an error where there is no room for its profile.
  init(_ program: String, for page: String) throws {
    self.program = program
    let profile = try BrowserProfile(for: page)
    files = profile.path
    let process = try BrowserProcess(program, profile: profile)
    connection = BrowserConnection(process)
    do throws(BrowserFailure) {
      let start = Deadline(after: 30)
      version =
        try connection.ask("Browser.getVersion", before: start, isForBrowser: true)["product"]?
        .text ?? ""
      try connection.call("Target.setDiscoverTargets", before: start, isForBrowser: true) {
        $0.field("discover", true)
      }
    } catch {
      process.end()
      throw error
    }
  }
}
