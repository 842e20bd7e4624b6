package import BrowserPages
public import EarshotTesting
import LiveApps

/// A web page that is open in a browser and walked like a user with a screen reader.
///
/// Commands act on the page: activating clicks, typing presses keys, increasing moves a slider. After each command the
/// page gets one second of its own time. Then the reader announces changes: focus that a script moved, live regions,
/// dialogs, a new page.
///
/// ```swift
/// var shop = try Page.open("http://localhost:3000")
/// try shop.find("Add to basket")     // heard: "Add to basket, button"
/// try shop.perform(.activate)        // heard: "Added: 1 of Marigolds"
/// #expect(shop.heard.last == "Added: 1 of Marigolds")
/// ```
///
/// Pages need Chromium or Chrome (see ``Page/hasBrowser``). A page has its own cookies and storage, which its copies
/// share and which disappear with the last copy. The browser then waits for the next page of the tests, and ends with
/// their program.
public struct Page: Sendable {
  /// The session on the page: the page as a screen, the cursor, the rotor.
  public private(set) var session: Session
  /// The texts spoken since the last command, in order: the reader's utterances and the page's announcements.
  public private(set) var heard: [String] = []
  /// The reader that walks.
  let reader: Reader
  private let name: String
  private let rendering: Rendering
  private var cursorWords = CursorWords()

  /// The browsers of all tests.
  package static let browsers = BrowserPool()

  /// Whether a browser that can open pages is installed.
  public static var hasBrowser: Bool { (try? BrowserProgram.located(nil, for: "page")) != nil }

  /// Opens a page and lands the cursor on it.
  ///
  /// - Parameters:
  ///   - address: An address (`http:`, `https:`), or the path of a file; a relative path starts at the test's folder.
  ///     `open` waits up to 30 seconds for a local server that is still starting.
  ///   - options: The reader and its options; VoiceOver on iOS if there is no reader.
  ///   - storage: A file of cookies and local storage for the page, such as a login, as written by
  ///     `earshot walk --save-storage`; a relative path starts at the test's folder. `nil` for none.
  ///   - size: The size of the window in CSS pixels, or `nil` for a phone's, or a desktop's for desktop readers.
  ///   - test: The test's file.
  /// - Throws: An error for a page that cannot be opened, a storage file that cannot be read, and a missing browser.
  /// - Returns: The page; ``heard`` contains the texts spoken on arrival.
  public static func open(
    _ address: String, options: ReaderOptions = ReaderOptions(), storage: String? = nil,
    size: Size? = nil,
    beside test: String = #filePath
  ) throws(SourceError) -> Page {
    let input =
      try PageInput.typed(address)
      ?? .file(FoundFile(TestFolder.path(address, beside: test)))
    let reader = try options.reader(on: .web)
    try options.requireWords(of: reader, path: address)
    var settings = PageSettings().onDevice(of: reader)
    if let storage {
      settings.storage = try PageStorage(file: TestFolder.path(storage, beside: test))
    }
    if let size {
      guard 100...10_000 ~= size.width, 100...10_000 ~= size.height else {
        throw SourceError(
          path: address, message: "a window must be 100 to 10000 pixels wide and high")
      }
      (settings.width, settings.height) = (Int(size.width), Int(size.height))
    }
    let app = PageApp(LivePage(address, settings, browsers: browsers), reader: reader)
    let (imported, effects) = try app.open(input)
    var page = Page(
      session: try options.session(on: imported.screen, app: app.model), reader: reader,
      name: address,
      rendering: Rendering(options.writtenStyle))
    page.hear(page.session.start())
    if !effects.isEmpty { page.hear(page.session.receive(effects)) }
    return page
  }

  private init(session: Session, reader: Reader, name: String, rendering: Rendering) {
    self.session = session
    self.reader = reader
    self.name = name
    self.rendering = rendering
  }

  /// Performs commands in order.
  ///
  /// - Parameter commands: The commands.
  /// - Throws: An error for a command that is not possible, and if the page or its browser fails.
  /// - Returns: The spoken texts, as in ``heard``.
  @discardableResult
  public mutating func perform(_ commands: Command...) throws(SourceError) -> [String] {
    heard = []
    for command in commands {
      let events = session.perform(command)
      hear(events)
      for case .refused(let refusal) in events {
        throw SourceError(
          path: name,
          message: "\(SafeText.quoted(command.words)) is not possible: \(refusal.reason)")
      }
    }
    return heard
  }

  /// Moves on to the next element that speaks a text, beginning with the one under the cursor.
  ///
  /// - Parameter text: The target, as in `find` of a flow: the whole utterance, or a part of one label, value or role.
  /// - Throws: An error if the end of the page comes first; the cursor then stays.
  /// - Returns: The utterance at each element on the way, the found one last.
  @discardableResult
  public mutating func find(_ text: String) throws(SourceError) -> [String] {
    // No page has more places to stop at than elements.
    var swipes = session.screen.tree.count + 1
    var patterns = TextPatterns()
    let here = cursorWords.spoken(in: session)?.utterance
    let ending = FlowSearch(text).swipe(session, here: here, in: rendering, &patterns) {
      swipes -= 1
      return swipes >= 0
    }
    switch ending {
    case .here: heard = here.map { [rendering.text(of: $0)] } ?? []
    case .found(let session, let events):
      self.session = session
      heard = []
      hear(events)
    case .missed, .stopped, .failed:
      throw SourceError(
        path: name, message: "\(SafeText.quoted(text)) was not heard before the last element")
    }
    return heard
  }

  private mutating func hear(_ events: [Event]) {
    cursorWords.hear(events)
    for event in events {
      switch event {
      case .utterance(let spoken): heard.append(rendering.text(of: spoken.utterance))
      case .announcement(let announcement, _): heard.append(SafeText.line(announcement.text))
      default: break
      }
    }
  }
}

extension Page: ScreenShowing {
  /// Returns the current state of the page as a screen.
  ///
  /// - Parameter options: The reader and its options; the default reader is the one that walks the page.
  /// - Returns: The page as a screen.
  public func shown(_ options: ReaderOptions) -> ShownScreen {
    var options = options
    options.reader = options.reader ?? reader
    return ShownScreen(session.screen, options)
  }
}
