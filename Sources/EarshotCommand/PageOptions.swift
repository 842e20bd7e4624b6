import ArgumentParser
import BrowserPages
import Earshot

/// How web pages are opened.
struct PageOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Browser that opens pages (default: the installed Chromium or Chrome).",
      valueName: "path"), completion: .file())
  var browser: String?

  @Option(
    help: ArgumentHelp(
      "Device to emulate: iphone, ipad, pixel or desktop (default: the reader's device). It sets the viewport, "
        + "touch and the user agent.",
      valueName: "device"))
  var device: PageSettings.WantedDevice?

  @Option(
    help: ArgumentHelp(
      "Viewport in CSS pixels, such as 320x568 (default: the device's). Without --device, a width of 600 or more gives "
        + "a desktop layout. @scale sets device pixels per CSS pixel (default: the device's).",
      valueName: "width x height[@scale]"))
  var viewport: Viewport?

  @Option(
    help: ArgumentHelp(
      "Languages to request pages in, preferred first: de-AT,de (default: the browser's).",
      valueName: "tag,…"))
  var pageLanguage: PageLanguages?

  @Option(
    name: [.long, .customLong("colour-scheme")],
    help: ArgumentHelp("Preferred colour scheme: light or dark.", valueName: "scheme"))
  var colorScheme: PagePreferences.ColorScheme?

  @Flag(
    name: [.long, .customLong("forced-colours")],
    help: "Emulate a forced-colours (high contrast) theme.")
  var forcedColors = false

  @Flag(help: "Allow animations (pages get prefers-reduced-motion by default).")
  var fullMotion = false

  @Option(
    help: ArgumentHelp(
      "Text size of the browser, 50 to 500 % (default: 100).",
      valueName: "percent"))
  var pageTextSize: Int?

  @Option(
    help: ArgumentHelp(
      "Wait until the page contains an element (CSS selector) or text.", valueName: "selector|text")
  )
  var waitFor: String?

  @Option(
    help: ArgumentHelp("Seconds that a page may take to load (default: 30).", valueName: "seconds"))
  var timeout: Double?

  @Flag(
    help:
      "Allow network access for pages from files and standard input, address lists, and flows in folders."
  )
  var network = false

  @Option(
    help: ArgumentHelp(
      "File of cookies and local storage, such as a login saved by walk --save-storage.",
      valueName: "file"), completion: .file())
  var storage: String?

  @Option(
    help: ArgumentHelp(
      "Folder that must contain the files of pages and flows (default: the folder of the page or flow).",
      valueName: "folder"), completion: .directory)
  var root: String?

  func validate() throws {
    if let timeout, !(1...600).contains(timeout) {
      throw ValidationError("--timeout takes a number of seconds from 1 to 600, not \(timeout)")
    }
    if let pageTextSize, !(50...500).contains(pageTextSize) {
      throw ValidationError("--page-text-size takes a number from 50 to 500, not \(pageTextSize)")
    }
    if let waitFor, waitFor.isEmpty {
      throw ValidationError("--wait-for takes a selector or text and cannot be empty")
    }
    if let waitFor, let end = waitFor.firstIndex(of: "="),
      ["text", "css", "id", "role", "xpath"].contains(waitFor[..<end])
    {
      let rest = String(waitFor[end...].dropFirst())
      throw ValidationError(
        "--wait-for takes a selector or text without \"\(waitFor[..<end])=\": write "
          + (waitFor.hasPrefix("id")
            ? "--wait-for '#\(rest)'" : "--wait-for \(ShellWord.quoted(rest))"))
    }
  }

  /// Says on standard error which options could do nothing, as no page was opened.
  func tellIdle(_ opener: Browser) { tellIdle(hasOpened: opener.hasOpened) }

  /// Says on standard error which options could do nothing.
  func tellIdle(hasOpened: Bool, usesRoot: Bool = false) {
    if hasOpened { return }
    let given = [
      ("--browser", browser != nil), ("--device", device != nil), ("--viewport", viewport != nil),
      ("--page-language", pageLanguage != nil), ("--color-scheme", colorScheme != nil),
      ("--forced-colors", forcedColors), ("--full-motion", fullMotion),
      ("--page-text-size", pageTextSize != nil), ("--wait-for", waitFor != nil),
      ("--timeout", timeout != nil), ("--network", network),
      ("--storage", storage != nil), ("--root", root != nil && !usesRoot),
    ]
    for (name, isGiven) in given where isGiven {
      StandardError.note("\(name) has no effect: no input is a web page")
    }
  }

  /// A browser that opens pages so; it is started with the first page.
  func opener(
    for reader: Reader?, drawsPages: Bool = false, triesLooks: Bool = false,
    isGuarded: Bool = false
  ) throws(SourceError) -> Browser {
    var settings = try settings(drawsPages: drawsPages)
    settings.isGuarded = isGuarded
    settings.triesLooks = triesLooks
    return Browser(settings.onDevice(of: reader))
  }

  /// Decides whether a list of addresses among the inputs is opened, refused or read as text, given `--from`.
  func lists(from format: FormatName?) -> AddressList.Use {
    format == nil ? network ? .opened : .refused : .text
  }

  /// Returns how pages are opened.
  func settings(drawsPages: Bool = false) throws(SourceError) -> PageSettings {
    var settings = PageSettings()
    settings.drawsPages = drawsPages
    settings.browser = browser
    settings.wantedDevice = device
    if let viewport {
      (settings.width, settings.height) = (viewport.width, viewport.height)
      settings.pointsPerPixel = viewport.scale
      settings.isWindowGiven = true
    }
    settings.preferences.languages = pageLanguage?.tags ?? []
    settings.preferences.colorScheme = colorScheme
    settings.preferences.forcesColors = forcedColors
    settings.preferences.allowsMotion = fullMotion
    settings.preferences.textSize = pageTextSize ?? settings.preferences.textSize
    settings.awaited = waitFor
    settings.timeout = timeout ?? settings.timeout
    settings.allowsNetwork = network
    settings.folders = try root.map { (path) throws(SourceError) in try AllowedFolders([path]) }
    settings.storage = try storage.map { (path) throws(SourceError) in try PageStorage(file: path) }
    return settings
  }
}

extension PageOptions: ProjectOptions {
  static let projectOptions: [String] = []
  static let projectGates = [
    "device", "viewport", "page-language", "color-scheme", "forced-colors", "full-motion",
    "page-text-size",
    "wait-for", "timeout",
  ]
}

extension PagePreferences.ColorScheme: ExpressibleByArgument {}
extension PageSettings.WantedDevice: ExpressibleByArgument {}
