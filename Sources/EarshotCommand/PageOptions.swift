import ArgumentParser
import BrowserPages
import Earshot

/// How web pages are opened.
struct PageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The browser that opens pages, instead of the Chromium or Chrome that is installed.",
      valueName: "path"))
  var browser: String?

  @Option(
    help: ArgumentHelp(
      "The window that pages are laid out in, in CSS pixels (393x852, for readers of desktops 1280x800); "
        + "from 600 wide on it is a desktop's.",
      valueName: "width x height"))
  var viewport: Viewport?

  @Option(
    help: ArgumentHelp(
      "Wait until this is on the page: a selector of CSS, or a text.", valueName: "selector|text"))
  var waitFor: String?

  @Option(
    help: ArgumentHelp("How long a page may take, in seconds (30).", valueName: "seconds"))
  var timeout: Double?

  @Flag(help: "Let pages from files and standard input use the network.")
  var network = false

  @Option(
    help: ArgumentHelp(
      "A file of cookies and local storage that pages find, such as a login (walk --save-storage).",
      valueName: "file"))
  var storage: String?

  func validate() throws {
    if let timeout, !(1...600).contains(timeout) {
      throw ValidationError("--timeout takes a number of seconds from 1 to 600, not \(timeout)")
    }
    if let waitFor, waitFor.isEmpty {
      throw ValidationError("--wait-for takes a selector or a text, not nothing")
    }
  }

  /// Says on standard error which options could do nothing, as no page was opened.
  ///
  /// - Parameter opener: The browser that ``opener()`` returned, when all inputs are read.
  func tellIdle(_ opener: Browser) { tellIdle(hasOpened: opener.hasOpened) }

  /// Says on standard error which options could do nothing.
  ///
  /// - Parameter hasOpened: Whether a page was opened, or tried to be.
  func tellIdle(hasOpened: Bool) {
    if hasOpened { return }
    let given = [
      ("--browser", browser != nil), ("--viewport", viewport != nil),
      ("--wait-for", waitFor != nil),
      ("--timeout", timeout != nil), ("--network", network),
      ("--storage", storage != nil),
    ]
    for (name, isGiven) in given where isGiven {
      StandardError.note("\(name) has no effect here: no input is a web page")
    }
  }

  /// A browser that opens pages so; it is started with the first page.
  ///
  /// - Parameter reader: Who hears the pages, or `nil` for the readers of their platforms: for one of a desktop
  ///   they are laid out in a desktop's window, unless another one is asked for.
  /// - Returns: The browser.
  func opener(for reader: Reader? = nil) -> Browser {
    Browser(reader?.isOnDesk == true ? settings.onDesk : settings)
  }

  /// How pages are opened.
  var settings: PageSettings {
    var settings = PageSettings()
    settings.browser = browser
    if let viewport {
      (settings.width, settings.height) = (viewport.width, viewport.height)
      settings.isWindowGiven = true
    }
    settings.awaited = waitFor
    settings.timeout = timeout ?? settings.timeout
    settings.allowsNetwork = network
    settings.storage = storage
    return settings
  }
}

/// The size of a window in CSS pixels: `393x852`.
struct Viewport: ExpressibleByArgument {
  let width: Int
  let height: Int

  init?(argument: String) {
    let numbers = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      100...10_000 ~= width, 100...10_000 ~= height
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  var defaultValueDescription: String { "\(width)x\(height)" }
}
