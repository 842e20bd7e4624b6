package import BrowserPages

/// A web page, open in a browser and walked as a person with a screen reader walks it.
///
/// What the reader does happens on the page: activating clicks, typing presses keys, increasing moves a
/// slider. After each command the page gets a second of its own time, and what has changed is heard: the
/// focus that a script moved, live regions, dialogs, a new page.
///
/// ```swift
/// var shop = try Page.open("http://localhost:3000")
/// try shop.find("Add to basket")     // heard: "Add to basket, button"
/// try shop.perform(.activate)        // heard: "Added: 1 of Marigolds"
/// #expect(shop.heard.last == "Added: 1 of Marigolds")
/// ```
///
/// A Chromium or Chrome is needed, as ``Page/hasBrowser`` tells. A page has cookies and storage of its own, which
/// its copies share and which are gone with the last of them; its browser then waits for the next page of the
/// tests, and ends with their program.
public struct Page: Sendable {
  /// The person who walks: the page as a screen, the cursor, the rotor.
  public private(set) var session: Session
  /// What was said since the last command, in order: what the reader says, and what the page had announced.
  public private(set) var heard: [String] = []
  /// The reader that walks.
  let reader: Reader
  private let name: String
  private let rendering: Rendering
  private var cursorWords = CursorWords()

  /// The browsers of all tests.
  package static let browsers = BrowserPool()

  /// Whether a browser is installed that opens pages.
  public static var hasBrowser: Bool { (try? BrowserProgram.located(nil, for: "page")) != nil }

  /// Opens a page and arrives on it.
  ///
  /// - Parameters:
  ///   - address: An address (`http:`, `https:`), or the path of a file; a relative one begins at the test's
  ///     folder. A server of this machine that is still starting is waited for, 30 seconds at most.
  ///   - options: Which reader walks, and how; VoiceOver on iOS where they say nothing.
  ///   - storage: A file of cookies and local storage that the page finds, such as a login, as
  ///     `earshot walk --save-storage` writes it; a relative path begins at the test's folder. `nil` for nothing.
  ///   - size: The size of the window in CSS pixels, or `nil` for a phone's, or a desk's for readers of desktops.
  ///   - test: The test's file.
  /// - Throws: An error for a page that cannot be opened, a file of storage that cannot be read, and where no
  ///   browser is installed.
  /// - Returns: The page; ``heard`` is what is heard on arrival.
  public static func open(
    _ address: String, options: ReaderOptions = ReaderOptions(), storage: String? = nil,
    size: Size? = nil,
    beside test: String = #filePath
  ) throws(SourceError) -> Page {
    let input =
      try PageInput.named(address)
      ?? .file(FoundFile(TestFolder.path(address, beside: test)))
    let reader = try options.reader(on: .web)
    try options.requireWords(of: reader, path: address)
    var settings = PageSettings()
    if reader.isOnDesk { settings = settings.onDesk }
    if let storage {
      settings.storage = try PageStorage(file: TestFolder.path(storage, beside: test))
    }
    if let size {
      guard 100...10_000 ~= size.width, 100...10_000 ~= size.height else {
        throw SourceError(path: address, message: "a window is 100 to 10000 pixels wide and high")
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

  /// Does what a user's gestures ask for, one after the other.
  ///
  /// - Parameter commands: The commands.
  /// - Throws: An error for a command that cannot happen, and where the page or its browser breaks down.
  /// - Returns: What is heard, as ``heard`` keeps it.
  @discardableResult
  public mutating func perform(_ commands: Command...) throws(SourceError) -> [String] {
    heard = []
    for command in commands {
      let events = session.perform(command)
      hear(events)
      for case .refused(let refusal) in events {
        throw SourceError(
          path: name,
          message: "\(SafeText.quoted(command.words)) cannot happen: \(refusal.reason)")
      }
    }
    return heard
  }

  /// Goes on to the next element that says something, beginning with the one under the cursor.
  ///
  /// - Parameter text: What is looked for, as `find` of a flow does: all that is said, or a part of one label,
  ///   value or role.
  /// - Throws: An error when the end of the page comes first; the cursor then stays.
  /// - Returns: What is heard at each element on the way, the one found last.
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
