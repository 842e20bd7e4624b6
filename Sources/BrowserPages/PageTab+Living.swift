internal import Documents
internal import SystemCalls

/// A page that stays open and is acted on.
///
/// Its clock stands still between the steps, and goes on by a second after each: what a page does within a
/// second of an act belongs to it, on every machine, however long the machine takes. Frames are drawn and
/// the network answers all the while.
extension PageTab {
  /// How far the page's clock goes on after each step, in milliseconds.
  static let step = 1_000
  /// The pieces in which it does: what a page asks of the network in one is waited for before the next.
  private static let pieces = [200, 300, 500]
  /// How long the network is waited for after a step, in seconds.
  private static let longestRequest = 2.0
  /// How far the page's clock is ahead of the machine's at the start, in seconds.
  private static let headStart = 3_600.0
  /// How long a frame is waited for, in seconds.
  private static let longestFrame = 5.0
  /// The most documents that a page goes to in one step.
  private static let mostNavigations = 10
  // Pages from files see the same day in every run: 1 January 2025.
  private static let firstDay = 1_735_689_600.0

  /// Opens a page that is to be acted on.
  mutating func begin(_ page: PageAddress) throws {
    let deadline = Deadline(after: settings.timeout)
    try connection.call("Page.addScriptToEvaluateOnNewDocument", before: deadline) {
      $0.field("source", PageObserver.script)
      $0.field("worldName", "earshot")
      $0.field("runImmediately", true)
    }
    try connection.call("Page.setInterceptFileChooserDialog", before: deadline) {
      $0.field("enabled", true)
    }
    try startClock(of: page, before: deadline)
    try visit(page, before: deadline)
  }

  /// Stops the page's clock, an hour after it was started.
  ///
  /// A browser draws a frame once the page's clock has come to the moment at which the frame was due by the
  /// machine's (seen in Chromium 156): where more time goes by between two steps than the page is given, nothing
  /// is drawn any more. An hour that the empty tab is given first keeps the page's clock ahead.
  private mutating func startClock(of page: PageAddress, before deadline: Deadline) throws {
    let day = page.files == nil ? Double(time(nil)) : Self.firstDay
    try connection.call("Emulation.setVirtualTimePolicy", before: deadline) {
      $0.field("policy", "pause")
      $0.field("initialVirtualTime", day - Self.headStart)
    }
    try giveTime(Int(Self.headStart) * 1_000)
  }

  /// Goes to a page.
  ///
  /// A server of this machine that does not answer yet may still be starting: it is waited for.
  mutating func visit(_ page: PageAddress, before deadline: Deadline) throws {
    hasDrawn = false
    var refusal: SourceError?
    while true {
      connection.forgetEvents()
      do {
        return try go(to: page, before: deadline)
      } catch let failure as BrowserFailure {
        // Time may run out between two tries: what was wrong before is still wrong.
        if deadline.hasPassed, let refusal { throw refusal }
        throw failure
      } catch let error as SourceError {
        guard page.isStarting(error), !deadline.hasPassed else { throw error }
        refusal = error
        _ = try connection.wait(before: deadline.orSooner(after: 0.2)) { _ in false }
      }
    }
  }

  /// Has the page go to another site, as a link in it does, and returns whether the document that asked was still there.
  ///
  /// Of a login there, only the cookies for links go along; the document's successor did not ask.
  mutating func leave(for url: String, before deadline: Deadline) throws(BrowserFailure) -> Bool {
    connection.forgetEvents()
    guard let world else { return false }
    do throws(BrowserFailure) {
      try connection.call("Runtime.evaluate", before: deadline) {
        $0.field("expression", "location.href=\(Self.literal(url))")
        $0.field("contextId", world)
      }
      return true
    } catch {
      guard case .refused = error else { throw error }
      return false
    }
  }

  /// Waits until the page has done what it does within the time of a step, and tells what that was; again with the next
  /// step, where somebody waits for more.
  mutating func moment(
    of page: PageAddress, after milliseconds: Int = PageTab.step, isArrival: Bool = false,
    isWaiting: Bool = false
  ) throws -> PageMoment {
    let start = connection.events.navigations
    let end = Deadline(after: settings.timeout)
    // A page that never stops asking is not waited for at each piece.
    let patience = Deadline(after: Self.longestRequest)
    try load(page, before: end)
    // A new document draws nothing before its time goes on.
    if hasDrawn, connection.events.navigations == start { try drawFrame() }
    var left = milliseconds
    var piece = 0
    while left > 0, !end.hasPassed {
      try awaitNetwork(before: patience)
      try load(page, before: end)
      let time = min(left, Self.pieces[min(piece, Self.pieces.count - 1)])
      try giveTime(time)
      left -= time
      piece += 1
    }
    try awaitNetwork(before: patience)
    try arrive(at: page, since: start, before: end)
    let arrival = connection.events.navigations
    let moment = try moment(of: page, since: start, isArrival: isArrival)
    guard connection.events.navigations == arrival else { throw BrowserFailure.left }
    if !isWaiting { connection.forgetHappenings() }
    return moment
  }

  /// Waits for the document that stays, of those that the page goes to within the step, until it is drawn.
  private mutating func arrive(
    at page: PageAddress, since start: Int, before deadline: Deadline
  ) throws {
    while true {
      try load(page, before: deadline)
      // What still loads then has had its time, and is read as it is.
      let isLate = connection.events.isLoading
      try drawFrame()
      hasDrawn = true
      let navigations = connection.events.navigations - start
      if navigations > Self.mostNavigations || navigations > 1 && deadline.hasPassed {
        throw BrowserFailure.left
      }
      // With the frame the page may have left.
      if isLate || !connection.events.isLoading { return }
    }
  }

  private mutating func moment(
    of page: PageAddress, since start: Int, isArrival: Bool
  ) throws -> PageMoment {
    let deadline = Deadline(after: 60)
    var dump = PageDump(page.url, browser: version, settings, isLive: true)
    try checkAnswer(page, &dump)
    try enterWorld(before: deadline)
    try checkSize(of: page, before: deadline)
    try enterFrames(of: page, before: deadline)
    let news = try news(before: deadline)
    let focus = try focusedNode(before: deadline)
    tellOfDeeds(in: &dump)
    let lost = PageMoment.LiveChange.lost(in: news)
    if lost > 0 || unheardFrames > 0 {
      dump.notes.append(
        "some announcements of the page were dropped (\(lost + unheardFrames)): an announcement "
          + "missing from the transcript may not be a fault of the page")
    }
    if isArrival || connection.events.navigations > start { try tellDoubts(about: page, in: &dump) }
    if isArrival || connection.events.navigations > start { (openedNodes, lastTaken) = ([], nil) }
    var moment = try seen(page, dump, news, before: deadline)
    moment.title = news.first?["title"]?.text ?? ""
    moment.url = news.first?["url"]?.text ?? ""
    moment.liveChanges = PageMoment.LiveChange.all(in: news)
    // A frame that takes the focus by itself gets nothing that was meant for the page: neither text nor the cursor. By keys
    // people go there themselves.
    let isOwnFocus = focus?.frame == nil || focus?.frame == frameOfAct
    let isFollowed = isOwnFocus || isArrival || wasKey
    (moment.focus, moment.isEditing) = (
      isFollowed ? focus?.number : nil, isOwnFocus && focus?.isField == true
    )
    moment.caret = isFollowed ? focus?.caret : nil
    moment.hasMovedFocus = news.contains { $0["focusings"].map { $0.text != "0" } ?? false }
    moment.activeDescendant = focus?.active
    moment.dialogs = connection.events.dialogs
    let window =
      connection.isGuarding ? nil : connection.events.windowAddress.flatMap(page.opened)
    moment.isNewPage = connection.events.navigations > min(start, navigationsBefore ?? start)
    navigationsBefore = nil
    // Who opens a window, the browser does not tell: the page, which may have gone elsewhere since, or a frame by a
    // person's act some time before. Where the link leads that was used is the page's own doing.
    if frameOfAct == nil, !moment.isNewPage, !hasActedInFrames || window == linkOfAct {
      moment.window = window
    } else {
      moment.hasRefusedWindow = window != nil
    }
    if moment.isNewPage { hasActedInFrames = false }
    moment.hasChanged =
      moment.isNewPage || !moment.dialogs.isEmpty || news.contains { $0["changes"]?.text != "0" }
    return moment
  }

  /// Takes the page, but for one that is as it was taken last.
  private mutating func seen(
    _ page: PageAddress, _ dump: PageDump, _ news: [DocumentNode], before deadline: Deadline
  ) throws -> PageMoment {
    // A picture shows where the focus is, and of frames that nobody listens to nobody knows whether they changed.
    let isComparable = !settings.drawsPages && unheardFrames == 0
    let (frames, notes) = (innerFrames.count, dump.notes + dump.doubts)
    if isComparable, let last = lastTaken, last.isStill(news, frames: frames, notes) {
      var moment = PageMoment(dump: last.dump)
      moment.isAsBefore = true
      return moment
    }
    guard var taken = try take(page, dump, before: deadline) else { throw BrowserFailure.left }
    if settings.drawsPages { try drawWindow(into: &taken) }
    let source = try SourceText(bytes: taken.bytes, path: page.name)
    try openClosedTrees(of: taken.snapshot, before: deadline)
    lastTaken = isComparable ? TakenPage(source, news, frames: frames, notes) : nil
    return PageMoment(dump: source)
  }

  /// Waits until what the user waits for is on the page, letting its time pass.
  mutating func awaitLive(of page: PageAddress) throws {
    let deadline = Deadline(after: settings.timeout)
    while try !holdsAwaited() {
      guard !deadline.hasPassed else { throw missing(page) }
      try giveTime(Self.pieces[0])
      try awaitNetwork(before: deadline.orSooner(after: Self.longestRequest))
      try load(page, before: deadline)
    }
  }

  /// Returns what the page has seen of itself since the last time, and then each frame inside of it.
  private mutating func news(before deadline: Deadline) throws -> [DocumentNode] {
    var texts = [try evaluate(PageObserver.question, before: deadline)?.text]
    for frame in innerFrames {
      texts.append(try ask(frame, PageObserver.question, before: deadline)?["value"]?.text)
    }
    return try texts.compactMap { text in
      guard let text, !text.isEmpty else { return nil }
      return try Document(json: SourceText(bytes: Array(text.utf8), path: "page")).root
    }
  }

  /// Waits for a document that the page has gone to.
  private mutating func load(_ page: PageAddress, before end: Deadline) throws {
    let deadline = end.orSooner(after: Self.longestLoad)
    while connection.events.isLoading, !deadline.hasPassed {
      // A document is not loaded while the page's clock stands still.
      try giveTime(10)
      _ = try connection.wait(before: deadline.orSooner(after: 0.02)) { !$0.isLoading }
    }
    try page.checkPlace(connection.events)
  }

  private mutating func awaitNetwork(before deadline: Deadline) throws {
    _ = try connection.wait(before: deadline) { $0.requests.isEmpty || $0.isLoading }
  }

  mutating func giveTime(_ milliseconds: Int) throws(BrowserFailure) {
    let deadline = Deadline(after: longestAct)
    connection.giveTime()
    try connection.call("Emulation.setVirtualTimePolicy", before: deadline) {
      $0.field("policy", "advance")
      $0.field("budget", Double(milliseconds))
    }
    // A document that is left takes its budget with it.
    let navigations = connection.events.navigations
    let hasPassed = try connection.wait(before: deadline) {
      $0.hasTimePassed || $0.navigations != navigations
    }
    if !hasPassed { throw .stuck(Int(longestAct)) }
  }

  /// Waits for a frame, before which everything has run that was asked for with it.
  ///
  /// There is one before the page's time goes on and one after: so what a frame asks of the next is done as well.
  private mutating func drawFrame() throws(BrowserFailure) {
    // A busy machine takes its time.
    let deadline = Deadline(after: Self.longestFrame)
    do throws(BrowserFailure) {
      try connection.call("Runtime.evaluate", before: deadline) {
        $0.field("expression", "new Promise(r=>requestAnimationFrame(()=>r(1)))")
        if let world { $0.field("contextId", world) }
        $0.field("awaitPromise", true)
      }
    } catch {
      switch error {
      // A page that leaves meanwhile has nothing to wait for.
      case .refused: break
      case .silent where connection.events.isLoading: break
      case .silent: throw .still(Int(Self.longestFrame))
      default: throw error
      }
    }
  }
}

extension PageMoment.LiveChange {
  // Of all frames together; each stops at as many.
  private static let most = 100

  /// How much of what regions said is not kept.
  fileprivate static func lost(in news: [DocumentNode]) -> Int {
    let kept = news.reduce(0) { $0 + ($1["records"]?.items.count ?? 0) }
    let cut = news.reduce(0) { $0 + ($1["lost"]?.looseNumber.flatMap { Int(exactly: $0) } ?? 0) }
    return cut + max(0, kept - most)
  }

  /// Takes in what the scripts of all frames have seen.
  fileprivate static func all(in news: [DocumentNode]) -> [PageMoment.LiveChange] {
    let records = news.flatMap { $0["records"]?.items ?? [] }
    let times = records.map { $0["at"]?.looseNumber ?? 0 }
    let order = records.indices.sorted { (times[$0], $0) < (times[$1], $1) }
    return order.prefix(most).map { PageMoment.LiveChange(records[$0]) }
  }

  /// Takes in what the script has seen.
  fileprivate init(_ record: DocumentNode) {
    isAssertive = record["live"]?.text == "assertive"
    role = record["role"]?.text ?? ""
    isAtomic = record["atomic"].flatMap { $0.kind == .string ? $0.text == "true" : nil }
    if let relevant = record["relevant"], relevant.kind == .string {
      let words = relevant.text.lowercased().split(whereSeparator: \.isWhitespace)
      let isAll = words.contains("all")
      tellsRemovals = isAll || words.contains("removals")
      tellsAdditions =
        words.isEmpty || isAll || words.contains("additions") || words.contains("text")
    }
    isNew = record["isNew"]?.text == "true"
    holder = record["holder"].flatMap { $0.kind == .string ? $0.text : nil } ?? ""
    added = record["added"]?.text ?? ""
    removed = record["removed"]?.text ?? ""
    whole = record["whole"]?.text ?? ""
  }
}
