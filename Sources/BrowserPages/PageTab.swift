internal import Documents

/// The tab of a browser in which a page is opened and read, with cookies and storage of its own.
struct PageTab {
  // The limits of loading, in seconds: a page that is still busy after them is read as it is, and that is said.
  static let longestLoad = 10.0
  private static let longestNoise = 1.5
  // How often a page that leaves is read with its scripts, and how often at all.
  private static let (freeAttempts, mostAttempts) = (2, 5)

  /// The browser as it was before, without pages.
  private let browser: RunningBrowser
  var connection: BrowserConnection
  let settings: PageSettings
  /// What has cookies and storage of its own, by the browser's name.
  let context: String
  var frame: String?
  /// Whether the document shown has been drawn, for a page that is acted on.
  var hasDrawn = false
  /// Where scripts of ours run, apart from those of the page.
  var world: Double?
  /// The frames inside of a page that is acted on, each before those inside it.
  var innerFrames: [InnerFrame] = []
  /// How many more frames there are, which nobody listens to.
  var unheardFrames = 0
  /// The frame inside of the page that the last act went into, or `nil` for the page itself.
  var frameOfAct: String?
  /// Whether any act went into a frame since the page was opened, or may have, by which it may open a window later.
  var hasActedInFrames = false
  /// Whether the last act was a key, which may lead the focus anywhere.
  var wasKey = false
  /// Where the link leads that the last act was about, on a page with frames.
  var linkOfAct: String?
  /// How often the page had gone to another document when the last act began.
  var navigationsBefore: Int?
  /// The nodes by which closed shadow trees were handed to the script that watches the page, by number.
  var openedNodes: Set<Int> = []
  /// The page as it was taken last, if it is acted on and can be told to be the same again.
  var lastTaken: TakenPage?

  /// Opens a tab.
  init(_ browser: RunningBrowser, _ settings: PageSettings) throws(BrowserFailure) {
    var connection = browser.connection
    let start = Deadline(after: 30)
    let context = try connection.ask(
      "Target.createBrowserContext", before: start, isForBrowser: true
    ) {
      $0.field("disposeOnDetach", true)
      // Requests are asked about one by one; of what a socket sends nobody hears. What is no request of HTTP takes the
      // last of these proxies, which leads nowhere, to this machine, too.
      if settings.isGuarded, browser.hasNetwork {
        $0.field("proxyServer", "http=direct://;https=direct://;socks=socks5://none.invalid:1")
        $0.field("proxyBypassList", "<-loopback>")
      }
    }["browserContextId"]?.text
    guard let context else { throw .babble("it names no context") }
    try connection.call("Browser.setDownloadBehavior", before: start, isForBrowser: true) {
      $0.field("behavior", "deny")
      $0.field("browserContextId", context)
    }
    let target = try connection.ask(
      "Target.createTarget", before: start, isForBrowser: true
    ) {
      $0.field("url", "about:blank")
      $0.field("browserContextId", context)
      // A page in a window of another size would be told, while it is heard, that the window has been sized.
      $0.field("width", Double(settings.width))
      $0.field("height", Double(settings.height))
    }["targetId"]?.text
    connection.session = try connection.ask(
      "Target.attachToTarget", before: start, isForBrowser: true
    ) {
      $0.field("targetId", target)
      $0.field("flatten", true)
    }["sessionId"]?.text
    (connection.target, connection.context) = (target, context)
    self.context = context
    self.settings = settings
    self.browser = browser
    self.connection = connection
    for domain in ["Page", "Network", "Inspector", "DOM"] {
      try self.connection.call("\(domain).enable", before: start)
    }
    try self.connection.call("Page.setLifecycleEventsEnabled", before: start) {
      $0.field("enabled", true)
    }
    try self.connection.call("Page.addScriptToEvaluateOnNewDocument", before: start) {
      $0.field("source", PageSize.script)
      $0.field("worldName", "earshot")
    }
    if settings.isGuarded, browser.hasNetwork { try self.connection.cutTransports(before: start) }
    if browser.hasShownPages { try emptyClipboard(before: start) }
    try layOut(before: start)
  }

  /// The browser's name and version.
  var version: String { browser.version }

  /// Whether its pages reach the network.
  var hasNetwork: Bool { browser.hasNetwork }

  /// Ends the browser.
  func end() { connection.end() }

  /// Closes the tab, and all that the page has kept.
  mutating func close() -> RunningBrowser? {
    // What outlives a guarded page could still be sent, where there is a network; and the browser goes on stopping workers.
    if connection.isGuarding || connection.cutsTransports, hasNetwork {
      end()
      return nil
    }
    do throws(BrowserFailure) {
      try connection.call(
        "Target.disposeBrowserContext", before: Deadline(after: 5), isForBrowser: true
      ) { [context] in $0.field("browserContextId", context) }
    } catch {
      end()
      return nil
    }
    connection.leave()
    var browser = self.browser
    browser.connection = connection
    browser.hasShownPages = true
    return browser
  }

  /// Opens a page and reads it when it has come to rest.
  mutating func read(_ page: PageAddress) throws -> PageDump {
    let deadline = Deadline(after: settings.timeout)
    connection.forgetEvents()
    try go(to: page, before: deadline)
    var dump = PageDump(page.url, browser: version, settings)
    try settle(page, &dump, before: deadline)
    var settled = connection.events.navigations
    try awaitContent(of: page, before: deadline)
    if settings.awaited != nil { try checkSize(of: page, before: deadline) }
    try tellDoubts(about: page, in: &dump)
    if settings.triesLooks { goThrough(&dump, before: deadline) }
    let reading = Deadline(after: 60)
    for attempt in 0..<Self.mostAttempts {
      if connection.events.navigations != settled {
        // Another page has come meanwhile, and is looked at as the first was.
        dump = PageDump(page.url, browser: version, settings)
        try settle(page, &dump, before: Deadline(after: settings.timeout))
        try tellDoubts(about: page, in: &dump)
        settled = connection.events.navigations
      }
      if attempt >= Self.freeAttempts {
        // What leaves again and again is stopped: without its scripts it stays, once what it began has come.
        try stop(before: Deadline(after: 10))
        let note = "the page kept redirecting, so its scripts were disabled"
        if !dump.notes.contains(note) { dump.notes.append(note) }
      }
      let navigations = connection.events.navigations
      var told = dump
      tellOfDeeds(in: &told)
      guard var whole = try take(page, told, before: reading) else { continue }
      if settings.drawsPages { try draw(into: &whole) }
      let isWhole = connection.events.navigations == navigations
      if isWhole, settings.triesLooks, attempt < Self.freeAttempts { tryLooks(&whole) }
      if isWhole {
        if attempt >= Self.freeAttempts { try setScripts(stopped: false) }
        return whole
      }
    }
    try setScripts(stopped: false)
    throw BrowserFailure.left
  }

  private mutating func stop(before deadline: Deadline) throws(BrowserFailure) {
    try setScripts(stopped: true)
    try connection.call("Page.stopLoading", before: deadline)
    _ = try connection.wait(before: Deadline(after: 0.5)) { _ in false }
  }

  private mutating func setScripts(stopped: Bool) throws(BrowserFailure) {
    try connection.call("Emulation.setScriptExecutionDisabled", before: Deadline(after: 10)) {
      $0.field("value", stopped)
    }
  }

  mutating func go(to page: PageAddress, before deadline: Deadline) throws {
    connection.files = page.files
    let answer = try connection.ask("Page.navigate", before: deadline) {
      $0.field("url", page.url)
    }
    frame = answer["frameId"]?.text
    connection.follow(frame)
    if let reason = answer["errorText"]?.text, !reason.isEmpty {
      throw page.error(of: reason, isDownload: answer["isDownload"]?.text == "true")
    }
  }

  // Without frames, and without scripts that can wait for anything, also in attributes, nothing changes once the page is
  // loaded, and nobody has to wait until it is drawn: asking for the trees lays it out. A word in vain (in a text, say)
  // only means that the page is waited for.
  private static let isStill = #"""
    document.querySelector('iframe,frame,object,embed')===null&&(document.scripts.length===0&&
    !/\son[a-z]+\s*=/i.test(document.documentElement?.outerHTML??"")||
    [...document.scripts].every(script=>!script.src&&script.type!=='module')&&
    !/setTimeout|setInterval|request(Idle|Animation)|fetch|XMLHttp|import|Promise|async|await|Worker|Socket/
    .test(document.documentElement?.outerHTML??"")&&
    !/EventSource|Message|Observer|animat|transition|DB|\.src|eval|Function\(/
    .test(document.documentElement?.outerHTML??""))
    """#

  private mutating func settle(
    _ page: PageAddress, _ dump: inout PageDump, before deadline: Deadline
  ) throws {
    let hasLoaded =
      try connection.wait(before: deadline.orSooner(after: Self.longestLoad)) {
        $0.phases.contains("load") || $0.hasStopped
      } && connection.events.phases.contains("load")
    if connection.events.hasStopped, !hasLoaded {
      try enterWorld(before: deadline)
      try checkSize(of: page, before: deadline)
    }
    if !hasLoaded {
      dump.notes.append(
        "the page was still loading after 10 s, so it was read before it had finished")
    }
    try page.checkPlace(connection.events)
    try checkAnswer(page, &dump)
    try enterWorld(before: deadline)
    let isStill = try hasLoaded && evaluate(Self.isStill, before: deadline)?.text == "true"
    if !isStill {
      let isQuiet = try connection.wait(before: deadline.orSooner(after: Self.longestNoise)) {
        $0.phases.contains("networkIdle")
      }
      if !isQuiet, hasLoaded {
        dump.notes.append("the page was still making network requests 1.5 s after it had loaded")
      }
      if connection.events.navigations > 1 { try enterWorld(before: deadline) }
    }
    // Fonts decide where lines end, and what scripts change at the last moment is drawn two frames later.
    let frames = "new Promise(r=>requestAnimationFrame(()=>requestAnimationFrame(r)))"
    _ = try? evaluate(
      "document.fonts.ready.then(()=>\(isStill ? "0" : frames))",
      before: deadline.orSooner(after: 2))
    try checkSize(of: page, before: deadline)
    try page.checkPlace(connection.events)
  }

  /// Notes what the server has answered; throws for what is no page.
  func checkAnswer(_ page: PageAddress, _ dump: inout PageDump) throws {
    if let status = connection.events.status, status >= 400 {
      let advice = [404, 410].contains(status) ? ": check the address" : ""
      dump.doubts.append("the server answered with status \(status)\(advice)")
    }
    if page.files == nil { dump.status = connection.events.status }
    if let kind = connection.events.mimeType, !PageAddress.kindsOfPages.contains(kind) {
      throw page.error(
        "this is a file of type \(SafeText.quoted(kind)), not a page", "give the address of a page")
    }
  }

  /// Throws for a page of more elements or nodes than are read.
  mutating func checkSize(of page: PageAddress, before deadline: Deadline) throws {
    let elements = try evaluate(
      PageSize.question, before: deadline,
      within: PageSize.longestCount)?.looseNumber
    if let elements, elements > Double(PageSize.mostElements) {
      throw page.tooLarge("\(Int(elements)) elements", most: PageSize.mostElements)
    }
    if try countNodes(before: deadline) <= Double(PageSize.mostNodes) { return }
    // What the page has thrown away is counted until it is swept.
    try connection.call("HeapProfiler.collectGarbage", before: deadline)
    let nodes = try countNodes(before: deadline)
    guard nodes > Double(PageSize.mostNodes) else { return }
    throw page.tooLarge("\(Int(nodes)) nodes", most: PageSize.mostNodes)
  }

  private mutating func countNodes(before deadline: Deadline) throws(BrowserFailure) -> Double {
    try connection.ask("Memory.getDOMCounters", before: deadline)["nodes"]?.looseNumber ?? 0
  }

  mutating func enterWorld(before deadline: Deadline) throws(BrowserFailure) {
    world = try enterWorld(of: frame, before: deadline)
  }

  /// Returns the place for scripts of ours in a frame: the same each time, as long as its document stays.
  mutating func enterWorld(
    of frame: String?, before deadline: Deadline
  ) throws(BrowserFailure) -> Double? {
    try connection.ask("Page.createIsolatedWorld", before: deadline) {
      $0.field("frameId", frame)
      $0.field("worldName", "earshot")
    }["executionContextId"]?.looseNumber
  }

  mutating func evaluate(
    _ script: String, before deadline: Deadline, within seconds: Double = 10
  ) throws(BrowserFailure) -> DocumentNode? {
    for _ in 0..<5 {
      do throws(BrowserFailure) {
        return try connection.ask("Runtime.evaluate", before: deadline.orSooner(after: seconds)) {
          $0.field("expression", script)
          if let world { $0.field("contextId", world) }
          $0.field("awaitPromise", true)
          $0.field("returnByValue", true)
        }["result"]?["value"]
      } catch {
        // A page that leaves takes the place of our scripts with it.
        guard case .refused(_, let reason) = error,
          reason.contains("context") || reason.contains("navigated")
        else { throw error }
        try enterWorld(before: deadline)
      }
    }
    throw .left
  }

  /// Asks for the trees of all frames and for what stands in the document; `nil` where the page leaves meanwhile.
  mutating func take(
    _ page: PageAddress, _ empty: PageDump, before deadline: Deadline
  ) throws -> PageDump? {
    var dump = empty
    let navigations = connection.events.navigations
    let frames = try connection.ask("Page.getFrameTree", before: deadline)["frameTree"]
    var left: [String] = []
    for frame in PageFrames(frames).all {
      if connection.events.navigations > navigations { return nil }
      if frame.isOutside(page) {
        left.append(frame.unreachable ?? "")
        continue
      }
      var owner: Double?
      if frame.hasParent {
        // A frame that has gone meanwhile has no owner.
        guard
          let answer = try? connection.ask(
            "DOM.getFrameOwner", before: deadline,
            {
              $0.field("frameId", frame.id)
            })
        else { continue }
        owner = answer["backendNodeId"]?.looseNumber
      }
      let tree = try connection.call("Accessibility.getFullAXTree", before: deadline) {
        $0.field("frameId", frame.id)
      }
      dump.add(tree, owner: owner)
    }
    if let first = left.first {
      let frames = left.count == 1 ? "a frame" : "\(left.count) frames"
      let name = SafeText.quoted(PathText.name(of: first) ?? "")
      dump.notes.append(
        "left out \(frames) with a file outside the page's folder, such as \(name): allow a folder with --root FOLDER"
      )
    }
    dump.snapshot = try connection.call("DOMSnapshot.captureSnapshot", before: deadline) {
      $0.field(
        "computedStyles",
        [
          "display", "visibility", "cursor", "color", "background-color", "background-image",
          "font-size", "font-weight", "opacity", "border-top", "border-bottom", "box-shadow",
          "overflow-y", "animation-name", "animation-iteration-count",
        ])
      // What lies over what.
      $0.field("includePaintOrder", true)
    }
    return dump
  }
}
