package import Documents
package import TreeFormats
internal import SystemCalls

/// Opens pages in a Chromium that the user has, and tells what its accessibility tree and its document hold.
///
/// The browser is started with the first page, opens one after the other, and ends with this object. A page that may use
/// other files than the one before gets a tab of its own; a page that breaks it down costs that page alone. What a page
/// may do is in SECURITY.md.
package final class Browser: PageOpening {
  private let settings: PageSettings
  private var tab: PageTab?
  /// The browser whose tab has been closed.
  private var idle: RunningBrowser?
  private var program = ""

  /// Creates a browser that is not started yet.
  package init(_ settings: PageSettings) { self.settings = settings }

  deinit {
    tab?.end()
    idle?.connection.end()
  }

  /// Whether a page was opened, or tried to be.
  package private(set) var hasOpened = false

  /// Opens a page and tells what the browser knows of it.
  package func dump(of page: PageInput) throws(SourceError) -> SourceText {
    try open(page) { try $0.read($1).bytes }
  }

  /// Opens a page and returns the text that it shows.
  package func text(of page: PageInput) throws(SourceError) -> SourceText {
    try open(page) { try $0.text(of: $1) }
  }

  private func open(
    _ page: PageInput, _ read: (inout PageTab, PageAddress) throws -> [UInt8]
  ) throws(SourceError) -> SourceText {
    let name = page.name
    hasOpened = true
    do {
      let address = try PageAddress(page, within: settings.folders)
      try start(
        for: name, hasNetwork: PageAddress.mayUseNetwork(page, settings), files: address.files)
      guard var tab else { throw BrowserFailure.ended("") }
      defer { self.tab = tab }
      return try SourceText(bytes: read(&tab, address), path: name)
    } catch let failure as BrowserFailure {
      // The next page gets a fresh one.
      rest()
      throw failure.error(name, program: program)
    } catch let error as SourceError {
      throw error
    } catch {
      throw SourceError(path: name, message: "\(error)")
    }
  }

  /// Closes the page that was opened last, which goes on running until then.
  package func rest() {
    idle = tab?.close()
    tab = nil
  }

  /// Opens a tab in a browser that reaches the network just as far.
  ///
  /// Pages of the web that one run opens share it with what they keep, as in anybody's browser; each page of a file has
  /// a tab of its own: the former one would write until the next one begins.
  private func start(for page: String, hasNetwork: Bool, files: LocalFiles?) throws {
    if var former = tab {
      let isOfWeb = former.connection.files == nil && files == nil
      if former.hasNetwork == hasNetwork, isOfWeb { return }
      // What the former page still asks for, and what it has kept, goes with it.
      idle = former.close()
    }
    tab = nil
    if let idle, idle.hasNetwork != hasNetwork {
      idle.connection.end()
      self.idle = nil
    }
    program = try BrowserProgram.located(settings.browser, for: page)
    let browser = try idle ?? RunningBrowser(program, hasNetwork: hasNetwork, for: page)
    idle = nil
    do {
      var tab = try PageTab(browser, settings)
      if let storage = settings.storage { try tab.restore(storage) }
      self.tab = tab
    } catch {
      browser.connection.end()
      throw error
    }
  }
}
