internal import Documents

/// A browser that runs and shows no page.
struct RunningBrowser: Sendable {
  /// Its path.
  let program: String
  /// Whether its pages reach the network.
  let hasNetwork: Bool
  /// Its name and version.
  let version: String
  /// Whether it has shown a page before.
  var hasShownPages = false
  /// The conversation with it.
  var connection: BrowserConnection

  /// Starts a browser.
  init(_ program: String, hasNetwork: Bool, for page: String) throws {
    self.program = program
    self.hasNetwork = hasNetwork
    let profile = try BrowserProfile(for: page)
    let process = try BrowserProcess(program, profile: profile, hasNetwork: hasNetwork)
    connection = BrowserConnection(process)
    do throws(BrowserFailure) {
      let start = Deadline(after: 30)
      version =
        try connection.ask("Browser.getVersion", before: start, isForBrowser: true)["product"]?
        .text ?? ""
      try connection.call("Target.setDiscoverTargets", before: start, isForBrowser: true) {
        $0.field("discover", true)
      }
      try connection.pauseRequests("file:*", before: start)
    } catch {
      process.end()
      throw error
    }
  }
}
