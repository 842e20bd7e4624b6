package import Documents
internal import Synchronization
package import TreeFormats

/// A page that is open in a browser, and is acted on as it is walked.
///
/// It has cookies and storage of its own, which are gone with this object; SECURITY.md says what a page may do.
package final class LivePage: Sendable {
  private let settings: PageSettings
  private let name: String
  private let browsers: BrowserPool
  private let state = Mutex<State>(State())

  private struct State {
    var tab: PageTab?
    var address: PageAddress?
    var program = ""
    var failure: SourceError?
    /// The origins whose pages may keep something.
    var origins: [String] = []

    /// Remembers where a page was.
    mutating func note(_ url: String) {
      guard let origin = PageStorage.Origin(of: url)?.origin, !origins.contains(origin) else {
        return
      }
      origins.append(origin)
    }
  }

  /// Creates a page that is not opened yet.
  package init(
    _ name: String, _ settings: PageSettings, browsers: BrowserPool = BrowserPool()
  ) {
    self.name = name
    self.settings = settings
    self.browsers = browsers
  }

  deinit { end() }

  /// Whether the page, once it is open, sends nothing and leads to no other document.
  package var isGuarded: Bool { settings.isGuarded }

  /// Whether the page has opened a socket, of which a guarded one hears nothing.
  package var usesSockets: Bool {
    state.withLock { $0.tab?.connection.events.socketCount ?? 0 > 0 }
  }

  /// Opens a page; in the same browser, when one was open before.
  package func open(_ page: PageInput) throws(SourceError) -> PageMoment {
    try work { state throws in
      let address = try PageAddress(page, within: self.settings.folders)
      let hasNetwork = PageAddress.mayUseNetwork(page, self.settings)
      if var tab = state.tab, tab.hasNetwork != hasNetwork {
        // Nothing that a page of the web keeps goes along to a file, nor back.
        state.tab = nil
        self.browsers.giveBack(tab.close())
      }
      let isFirst = state.tab == nil
      if isFirst { try self.start(&state, hasNetwork: hasNetwork) }
      state.address = address
      if isFirst {
        try state.tab?.begin(address)
      } else {
        try state.tab?.visit(address, before: Deadline(after: self.settings.timeout))
      }
      let isWaiting = self.settings.awaited != nil
      guard
        var moment = try state.tab?.moment(of: address, isArrival: true, isWaiting: isWaiting)
      else {
        throw BrowserFailure.ended("")
      }
      if isWaiting {
        try state.tab?.awaitLive(of: address)
        if let later = try state.tab?.moment(of: address, after: 0, isArrival: true) {
          (moment.dump, moment.dialogs) = (later.dump, later.dialogs)
          (moment.title, moment.url) = (later.title, later.url)
          (moment.focus, moment.isEditing) = (later.focus, later.isEditing)
          moment.caret = later.caret
          moment.activeDescendant = later.activeDescendant
        }
      }
      moment.isNewPage = true
      state.note(moment.url)
      return moment
    }
  }

  /// Returns what the pages that were walked through keep; this ends the walk.
  package func storage() throws(SourceError) -> PageStorage {
    try work { state throws in
      try state.tab?.storage(of: state.origins.sorted()) ?? PageStorage()
    }
  }

  /// Does something on the page.
  package func perform(_ act: PageAct, on node: Int?) throws(SourceError) -> PageMoment? {
    try work { state throws in
      guard let address = state.address, try state.tab?.act(act, on: node) == true else {
        return nil
      }
      guard let moment = try state.tab?.moment(of: address) else { return nil }
      let arrival = try follow(moment, from: address, &state)
      state.note(arrival.url)
      return arrival
    }
  }

  /// Goes where a window was opened: what an act opens is what a person then has before them.
  private func follow(
    _ moment: PageMoment, from address: PageAddress, _ state: inout State
  ) throws -> PageMoment {
    guard let url = moment.window else { return moment }
    let window = address.leading(to: url)
    // A page itself goes there: by what its browser goes to for a person, a login would go along. Files have none.
    if address.files != nil, [moment.url, url].allSatisfy({ $0.hasPrefix("file:") }) {
      try state.tab?.visit(window, before: Deadline(after: settings.timeout))
    } else {
      let deadline = Deadline(after: settings.timeout)
      guard try state.tab?.leave(for: url, before: deadline) == true else {
        var refused = moment
        (refused.window, refused.hasRefusedWindow) = (nil, true)
        return refused
      }
    }
    guard var arrival = try state.tab?.moment(of: window) else { return moment }
    state.address = window
    arrival.isNewPage = true
    return arrival
  }

  /// Keeps the page from sending anything and from leaving for another document, from now on.
  package func guardAgainstLeaving() throws(SourceError) {
    try work { state throws in try state.tab?.guardAgainstLeaving() }
  }

  /// How many requests were stopped since the page is guarded: those that would have sent something, and those that
  /// would have left the page.
  package var stopped: (sends: Int, leaves: Int) {
    state.withLock { $0.tab?.connection.stopped ?? (0, 0) }
  }

  /// Returns what a click on a node would do to the page, as far as its tag tells.
  package func parting(of node: Int) throws(SourceError) -> PageParting {
    try work { state throws in try state.tab?.parting(of: node) ?? PageParting(way: .leaves) }
  }

  /// Returns what a closed list holds that is chosen from; the browser's own window for it stays closed.
  package func choices(of node: Int) throws(SourceError) -> [PageChoice] {
    try work { state throws in try state.tab?.choices(of: node) ?? [] }
  }

  /// Lets time pass on the page.
  package func pass(_ milliseconds: Int) throws(SourceError) -> PageMoment? {
    try work { state throws in
      guard let address = state.address else { return nil }
      return try state.tab?.moment(of: address, after: milliseconds)
    }
  }

  /// Takes the whole page as it is, whether or not anything tells that it has changed.
  func takenAnew() throws(SourceError) -> PageMoment? {
    try work { state throws in
      guard let address = state.address else { return nil }
      state.tab?.lastTaken = nil
      return try state.tab?.moment(of: address, after: 0)
    }
  }

  /// Closes the page; its browser is free for another one.
  package func end() {
    state.withLock { state in
      guard var tab = state.tab else { return }
      state.tab = nil
      browsers.giveBack(tab.close())
    }
  }

  private func start(_ state: inout State, hasNetwork: Bool) throws {
    state.program = try BrowserProgram.located(settings.browser, for: name)
    state.origins = settings.storage?.origins.map(\.origin) ?? []
    let browser = try browsers.take(state.program, hasNetwork: hasNetwork, for: name)
    do {
      var tab = try PageTab(browser, settings)
      if let storage = settings.storage { try tab.restore(storage) }
      state.tab = tab
    } catch {
      browser.connection.end()
      browsers.giveBack(nil)
      throw error
    }
  }

  /// Does something with the tab; after a failure of the browser it is over, and says so each time.
  private func work<Result: Sendable>(
    _ body: (inout State) throws -> Result
  ) throws(SourceError) -> Result {
    try state.withLock { (state) throws(SourceError) -> Result in
      if let failure = state.failure { throw failure }
      do {
        return try body(&state)
      } catch {
        let told: SourceError =
          switch error {
          case let failure as BrowserFailure: failure.error(name, program: state.program)
          case let error as SourceError: error
          default: SourceError(path: name, message: "\(error)")
          }
        state.failure = told
        guard var tab = state.tab else { throw told }
        state.tab = nil
        browsers.giveBack(tab.close())
        throw told
      }
    }
  }
}
