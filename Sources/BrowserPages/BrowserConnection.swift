internal import Documents

/// Commands to a browser and their answers, one at a time, with the events that come between.
struct BrowserConnection: Sendable {
  private let process: BrowserProcess
  private var pipe: BrowserPipe
  private var lastID = 0
  /// The numbers of commands that were begun and are not answered yet.
  private var begun: Set<Int> = []
  /// The page that commands are for, or `nil` while they are for the browser itself.
  var session: String?
  /// Whether requests that send something, and those that lead to another document, are stopped; they have to be
  /// paused.
  private(set) var isGuarding = false
  /// Whether workers and tabs are stopped at their start, to take from them what no proxy stops.
  private(set) var cutsTransports = false
  /// The files that the page may use, or `nil` for none.
  var files: LocalFiles?
  /// What the browser calls the page's tab.
  var target: String?
  /// The context of the page, in which there is no other.
  var context: String?
  /// How many requests of a guarded page were stopped that send something, and how often it left or was kept from it.
  ///
  /// Some documents need no request: those fetched ahead, made by the page or its worker, or opened as files.
  private(set) var stopped = (sends: 0, leaves: 0)
  /// What has happened since this was last emptied.
  private(set) var events = PageEvents()

  /// Starts a browser.
  init(_ process: BrowserProcess) {
    self.process = process
    pipe = BrowserPipe(process)
  }

  /// Ends the browser.
  func end() { process.end() }

  /// How many seconds a browser may take to read the content of a file.
  private static let longestAnswer = 10.0

  /// Forgets what has happened so far.
  mutating func forgetEvents() { events = PageEvents() }

  /// Forgets the page: what is still told of it is nobody's.
  mutating func leave() {
    (session, target, context, begun, files) = (nil, nil, nil, [], nil)
    (isGuarding, cutsTransports, stopped) = (false, false, (0, 0))
    forgetEvents()
  }

  /// Forgets what was told by now; where the page is, and what it waits for, stays.
  mutating func forgetHappenings() { events.forgetHappenings() }

  /// Forgets that time has passed, before more is given.
  mutating func giveTime() { events.giveTime() }

  /// Names the frame whose loading is followed.
  mutating func follow(_ frame: String?) { events.follow(frame) }

  /// Gives a command and waits for its answer.
  @discardableResult
  mutating func call(
    _ command: String, before deadline: Deadline, isForBrowser: Bool = false,
    _ parameters: (inout JSONWriter) -> Void = { _ in }
  ) throws(BrowserFailure) -> ArraySlice<UInt8> {
    let id = try send(command, before: deadline, isForBrowser: isForBrowser, parameters)
    while true {
      guard let message = try receive(before: deadline) else { throw .silent(command) }
      if message.id == id {
        if let result = message.result { return result }
        let reason = try message.parsed()["error"]?["message"]?.text ?? "it gives no reason"
        throw .refused(command, reason)
      }
      if events.hasCrashed, !isForBrowser { throw .crashed }
      if deadline.isLongPast { throw .silent(command) }
    }
  }

  /// Gives a command and reads its answer.
  mutating func ask(
    _ command: String, before deadline: Deadline, isForBrowser: Bool = false,
    _ parameters: (inout JSONWriter) -> Void = { _ in }
  ) throws(BrowserFailure) -> DocumentNode {
    let bytes = try call(command, before: deadline, isForBrowser: isForBrowser, parameters)
    let answer: DocumentNode
    do throws(SourceError) {
      answer = try Document(json: SourceText(bytes: Array(bytes), path: command)).root
    } catch {
      throw .babble(error.message)
    }
    // What one of our scripts has thrown is no answer to it.
    if let thrown = answer["exceptionDetails"] {
      throw .refused(
        command, thrown["exception"]?["description"]?.text ?? thrown["text"]?.text ?? "an exception"
      )
    }
    return answer
  }

  /// Gives a command to the page without waiting for its answer, which ``finish(before:)`` does.
  mutating func begin(
    _ command: String, before deadline: Deadline, _ parameters: (inout JSONWriter) -> Void
  ) throws(BrowserFailure) {
    begun.insert(try send(command, before: deadline, isForBrowser: false, parameters))
  }

  /// Waits until all commands that were begun are answered.
  mutating func finish(before deadline: Deadline) throws(BrowserFailure) -> Bool {
    while !begun.isEmpty {
      if events.hasCrashed { throw .crashed }
      guard try receive(before: deadline) != nil else { return false }
      if deadline.isLongPast { return begun.isEmpty }
    }
    return true
  }

  /// Takes events in until something has happened.
  mutating func wait(
    before deadline: Deadline, until isDone: (PageEvents) -> Bool
  ) throws(BrowserFailure) -> Bool {
    while !isDone(events) {
      if events.hasCrashed { throw .crashed }
      guard try receive(before: deadline) != nil else { return false }
      if deadline.isLongPast { return isDone(events) }
    }
    return true
  }

  private mutating func send(
    _ command: String, before deadline: Deadline, isForBrowser: Bool, to other: String? = nil,
    _ parameters: (inout JSONWriter) -> Void = { _ in }
  ) throws(BrowserFailure) -> Int {
    lastID += 1
    var json = JSONWriter()
    json.object { json in
      json.field("id", Double(lastID))
      json.field("method", command)
      json.object("params", parameters)
      if let session = other ?? session, !isForBrowser { json.field("sessionId", session) }
    }
    try pipe.send(json.bytes, before: deadline, command: command)
    return lastID
  }

  /// Takes what no proxy stops away from scripts: from every document before its own run, and from every worker.
  mutating func cutTransports(before deadline: Deadline) throws(BrowserFailure) {
    cutsTransports = true
    try call("Page.addScriptToEvaluateOnNewDocument", before: deadline) {
      $0.field("source", Self.cutting)
    }
    // From the browser's side, as a page is not asked about workers that it shares.
    try call("Target.setAutoAttach", before: deadline, isForBrowser: true, Self.attach)
  }

  // A worker gets its own just before its script runs, so that deleting it at the start is too early (seen in Chromium 156).
  private static let cutting =
    "Object.defineProperty(globalThis,'WebTransport',{value:undefined,writable:false,configurable:false})"

  private static func attach(_ json: inout JSONWriter) {
    json.field("autoAttach", true)
    json.field("waitForDebuggerOnStart", true)
    json.field("flatten", true)
  }

  /// Lets a worker or a tab run, which the browser has stopped at its start.
  private mutating func cutTransports(of worker: String) throws(BrowserFailure) {
    let deadline = Deadline(after: Self.longestAnswer)
    _ = try send("Runtime.evaluate", before: deadline, isForBrowser: false, to: worker) {
      $0.field("expression", Self.cutting)
    }
    _ = try send(
      "Target.setAutoAttach", before: deadline, isForBrowser: false, to: worker, Self.attach)
    _ = try send(
      "Runtime.runIfWaitingForDebugger", before: deadline, isForBrowser: false, to: worker)
  }

  /// Has the browser ask before it does what is requested, whichever page, frame or worker requests it.
  mutating func pauseRequests(
    _ pattern: String, before deadline: Deadline
  ) throws(BrowserFailure) {
    try call("Fetch.enable", before: deadline, isForBrowser: true) { json in
      json.array("patterns") { json in json.object { $0.field("urlPattern", pattern) } }
    }
  }

  /// Stops requests that send something, and those that lead to another document, from now on.
  mutating func guardPage(before deadline: Deadline) throws(BrowserFailure) {
    isGuarding = true
    try pauseRequests("*", before: deadline)
  }

  /// Lets a request go on, or stops it if it is one that a guarded page may not make.
  private mutating func answer(
    _ request: DocumentNode?, before deadline: Deadline
  ) throws(BrowserFailure) {
    let url = request?["request"]?["url"]?.text ?? ""
    if url.prefix(5).lowercased() == "file:" { return try answerFile(request, before: deadline) }
    let method = request?["request"]?["method"]?.text ?? ""
    let isDocument = request?["resourceType"]?.text == "Document"
    let isHarmless =
      !isGuarding
      || ["GET", "HEAD", "OPTIONS"].contains(method)
        && request?["request"]?["hasPostData"]?.text != "true"
        && !(isDocument && events.isOwnFrame(request?["frameId"]?.text))
    let command = isHarmless ? "Fetch.continueRequest" : "Fetch.failRequest"
    // What counts visits is of no account.
    if !isHarmless, request?["resourceType"]?.text != "Ping" {
      if isDocument { stopped.leaves += 1 } else { stopped.sends += 1 }
    }
    _ = try send(command, before: deadline, isForBrowser: true) {
      $0.field("requestId", request?["requestId"]?.text)
      if !isHarmless { $0.field("errorReason", "Aborted") }
    }
  }

  /// Answers a request for a file of this machine, of which the browser opens none itself.
  private mutating func answerFile(
    _ request: DocumentNode?, before deadline: Deadline
  ) throws(BrowserFailure) {
    let url = request?["request"]?["url"]?.text ?? ""
    let use = FileUse(resourceType: request?["resourceType"]?.text)
    let answer = files?.answer(to: url, for: use) ?? .missing
    var given: Int { if case .content(let bytes, _) = answer { bytes.count } else { 0 } }
    events.askForFile(given)
    // Whoever waits but a moment for something else gives the browser time to take a large file.
    let deadline = deadline.orLater(after: Self.longestAnswer)
    guard case .content(let bytes, let type) = answer else {
      if case .refused(let reason) = answer, use != .document { events.refuse(url, reason) }
      // A page is not told whether there is a file that it does not get.
      _ = try send("Fetch.failRequest", before: deadline, isForBrowser: true) {
        $0.field("requestId", request?["requestId"]?.text)
        $0.field("errorReason", "AccessDenied")
      }
      return
    }
    _ = try send("Fetch.fulfillRequest", before: deadline, isForBrowser: true) { json in
      json.fulfil(request?["requestId"]?.text, type: type, Base64.text(bytes))
    }
  }

  private func checkFlood() throws(BrowserFailure) {
    if let flood = events.flood { throw .flooded(flood) }
  }

  private mutating func receive(before deadline: Deadline) throws(BrowserFailure) -> BrowserMessage?
  {
    guard let bytes = try pipe.receive(before: deadline) else { return nil }
    let message = BrowserMessage(bytes)
    if let id = message.id {
      begun.remove(id)
      return message
    }
    let event = try message.parsed()
    guard let method = event["method"]?.text else { return message }
    let parameters = event["params"]
    if method == "Target.attachedToTarget", cutsTransports {
      if let worker = parameters?["sessionId"]?.text { try cutTransports(of: worker) }
      return message
    }
    // What is told of a page before this one, or of another tab, is not this page's.
    if let session = event["sessionId"]?.text, session != self.session { return message }
    if let target = parameters?["targetId"]?.text, target != self.target { return message }
    // Those that a page's own session pauses are answered by who has asked for it.
    if method == "Fetch.requestPaused", event["sessionId"] == nil {
      try answer(parameters, before: deadline)
      try checkFlood()
      return message
    }
    let navigations = events.navigations
    events.take(method, parameters)
    if isGuarding {
      stopped.leaves += events.navigations - navigations
      if method == "Network.webSocketCreated" { stopped.sends += 1 }
      if method == "Page.windowOpen", events.windowAddress != nil { stopped.leaves += 1 }
    }
    try checkFlood()
    // A page that asks the person something stands still until it is answered.
    if method == "Page.javascriptDialogOpening" {
      let kind = (parameters?["type"]?.text).flatMap { PageDialog.Kind(rawValue: $0) }
      _ = try send(
        "Page.handleJavaScriptDialog", before: deadline, isForBrowser: false
      ) { $0.field("accept", PageDialog.isAccepted(kind)) }
    }
    // No page opens others: a window that nobody asked for is closed, also one that no window says it has opened, as
    // for a link that is activated with Control.
    if method == "Target.targetCreated", let info = parameters?["targetInfo"],
      let target = info["targetId"]?.text, self.target != nil, target != self.target,
      info["openerId"] != nil
        || info["type"]?.text == "page" && info["browserContextId"]?.text == context
    {
      if info["openerId"] == nil {
        events.takeWindow()
        if isGuarding { stopped.leaves += 1 }
      }
      _ = try send("Target.closeTarget", before: deadline, isForBrowser: true) {
        $0.field("targetId", target)
      }
    }
    return message
  }
}
