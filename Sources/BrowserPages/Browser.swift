package import Documents
package import TreeFormats
internal import SystemCalls

/// Opens pages in a Chromium that the user has, and tells what its accessibility tree and its document hold.
///
/// The browser is started with the first page, opens one after the other, and ends with this object; a page
/// that breaks it down costs that page alone. What a page may do is in SECURITY.md.
package final class Browser: PageOpening {
  private let settings: PageSettings
  private var tab: PageTab?
  /// The browser whose tab has been closed, as its page had broken down.
  private var idle: RunningBrowser?
  private var program = ""

  /// Creates a browser that is not started yet.
  ///
  /// - Parameter settings: How pages are opened.
  package init(_ settings: PageSettings = PageSettings()) { self.settings = settings }

  deinit {
    tab?.end()
    idle?.connection.end()
  }

  /// Whether a page was opened, or tried to be.
  package private(set) var hasOpened = false

  /// Opens a page and tells what the browser knows of it.
  ///
  /// - Parameter page: The page.
  /// - Throws: An error that names the page, what is wrong and what can be done.
  /// - Returns: A dump of the format `page`.
  package func dump(of page: PageInput) throws(SourceError) -> SourceText {
    let name = page.name
    hasOpened = true
    do {
      if tab == nil { try start(for: name) }
      let address = try PageAddress(page, files: tab?.files ?? "")
      guard let dump = try tab?.read(address) else { throw BrowserFailure.ended("") }
      return try SourceText(bytes: dump.bytes, path: name)
    } catch let failure as BrowserFailure {
      // The next page gets a fresh one.
      idle = tab?.close()
      tab = nil
      throw failure.error(name, program: program)
    } catch let error as SourceError {
      throw error
    } catch {
      throw SourceError(path: name, message: "\(error)")
    }
  }

  private func start(for page: String) throws {
    program = try BrowserProgram.located(settings.browser, for: page)
    let browser = try idle ?? RunningBrowser(program, for: page)
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
