internal import Documents

/// What a page has done since it was asked for.
struct PageEvents {
  // Pictures and films change nothing that is heard, and what stays open for news never ends.
  private static let awaitedKinds: Set<String> = [
    "Document", "XHR", "Fetch", "Script", "Stylesheet",
  ]
  /// How many dialogs of a page are kept.
  private static let keptDialogs = 20
  /// How many dialogs of a page are answered, and how many of its windows are closed, from one step to the next.
  private static let (mostDialogs, mostWindows) = (100, 100)
  /// How many files that the page did not get are kept.
  private static let keptFiles = 100
  /// How much of the address of a style or a script is kept.
  private static let longestAddress = 2000
  /// How many frames a page may hold.
  private static let mostFrames = 200
  /// How many files of this machine a page may ask for, and how many bytes it gets.
  private static let (mostFiles, mostFileBytes) = (10_000, 128 << 20)
  /// The phases of loading that the page has reached, by the browser's names, for the newest document.
  private(set) var phases: Set<String> = []
  /// Whether the page's process has died.
  private(set) var hasCrashed = false
  /// How often the page's own frame has gone to a document.
  private(set) var navigations = 0
  /// The status of the newest document's answer, or `nil` for files.
  private(set) var status: Int?
  /// The kind of the newest document: `text/html`.
  private(set) var mimeType: String?
  /// What the page has asked or told the person by a script's dialog, in order.
  private(set) var dialogs: [PageDialog] = []
  /// How many dialogs there were, of which the first are kept.
  private(set) var dialogCount = 0
  /// How many sockets pages have opened.
  private(set) var socketCount = 0
  /// Whether the page's own frame is loading a document.
  private(set) var isLoading = false
  /// Whether the page's own frame has ended loading, be it that somebody has stopped it.
  private(set) var hasStopped = false
  /// Why the newest document could not be had, by the browser's name, or `nil`.
  private(set) var failure: String?
  /// The address of the newest document.
  private(set) var url: String?
  /// The address of a document that the page's own frame could not show, or `nil`.
  private(set) var unreachable: String?
  /// The files that the page asked for and did not get, each with the reason; the first ones.
  private(set) var refusedFiles: [(url: String, reason: String)] = []
  /// What of a page may be lost on the way.
  enum Part {
    /// A style, a script, and what a script has asked for.
    case style, script, data
  }

  /// Scripts for which a server had an error only, with its status.
  private(set) var refusedScripts: [(url: String, status: Int)] = []
  /// The styles, scripts and data that the page asked for and could not load; the first ones.
  private(set) var lostParts: [(url: String, kind: Part)] = []
  /// What the page has asked the network for and not yet got, as far as it changes what the page holds.
  private(set) var requests: Set<String> = []
  /// The styles, scripts and data among them, by their requests.
  private var askedParts: [String: (url: String, kind: Part)] = [:]
  /// Whether the time that the page was given has passed.
  private(set) var hasTimePassed = false
  /// How many windows the page has opened.
  private(set) var windows = 0
  /// The address of the newest window that the page has opened, if it leads anywhere.
  private(set) var windowAddress: String?
  /// Whether the page wanted to give the person a file.
  private(set) var hasDownload = false
  /// The newest request for a document that waits for us to answer it.
  private(set) var pausedRequest: String?
  private var (fileCount, fileBytes) = (0, 0)
  private var frame: String?
  /// The request for the newest document of the page's own frame.
  private var document: String?
  private var frames: Set<String> = []

  private static let parts: [String: Part] = [
    "Stylesheet": .style, "Script": .script, "Fetch": .data, "XHR": .data,
  ]

  /// What there is more of than is put up with, or `nil`.
  var flood: String? {
    if dialogCount > Self.mostDialogs { return "opened more than \(Self.mostDialogs) dialogs" }
    if windows > Self.mostWindows { return "opened more than \(Self.mostWindows) windows" }
    if frames.count > Self.mostFrames { return "opened more than \(Self.mostFrames) frames" }
    if fileCount > Self.mostFiles { return "asked for more than \(Self.mostFiles) files" }
    return fileBytes > Self.mostFileBytes
      ? "asked for more than \(Self.mostFileBytes >> 20) MiB of files" : nil
  }

  /// Takes an event in.
  mutating func take(_ method: String, _ parameters: DocumentNode?) {
    switch method {
    case "Page.lifecycleEvent":
      guard let name = parameters?["name"]?.text else { return }
      let id = parameters?["frameId"]?.text
      if frame == nil { frame = id }
      guard id == frame else { return }
      if name == "init" { phases = [] }
      phases.insert(name)
    case "Page.frameNavigated":
      guard let mover = parameters?["frame"], mover["parentId"] == nil else { return }
      frame = mover["id"]?.text
      url = mover["url"]?.text
      unreachable = mover["unreachableUrl"]?.text
      navigations += 1
      (requests, frames, askedParts, lostParts, refusedScripts) = ([], [], [:], [], [])
    case "Page.frameAttached":
      if let id = parameters?["frameId"]?.text { frames.insert(id) }
    case "Page.frameDetached":
      if let id = parameters?["frameId"]?.text { frames.remove(id) }
    case "Network.responseReceived":
      let response = parameters?["response"]
      let answer = response?["status"]?.looseNumber.flatMap { Int(exactly: $0) }
      if parameters?["type"]?.text == "Script", let answer, answer >= 400,
        refusedScripts.count < Self.keptFiles
      {
        let url = String((response?["url"]?.text ?? "").prefix(Self.longestAddress))
        refusedScripts.append((url, answer))
      }
      guard parameters?["type"]?.text == "Document",
        frame == nil || parameters?["frameId"]?.text == frame
      else { return }
      status = answer
      mimeType = response?["mimeType"]?.text
    case "Page.frameStartedLoading", "Page.frameStoppedLoading":
      guard let id = parameters?["frameId"]?.text, frame == nil || id == frame else { return }
      isLoading = method == "Page.frameStartedLoading"
      hasStopped = !isLoading
      if isLoading { failure = nil }
    case "Network.requestWillBeSent":
      let kind = parameters?["type"]?.text ?? ""
      if kind == "Document", isOwnFrame(parameters?["frameId"]?.text) {
        document = parameters?["requestId"]?.text
      }
      guard Self.awaitedKinds.contains(kind), let id = parameters?["requestId"]?.text else {
        return
      }
      requests.insert(id)
      if let part = Self.parts[kind] {
        // An address may hold the whole script.
        let url = String((parameters?["request"]?["url"]?.text ?? "").prefix(Self.longestAddress))
        askedParts[id] = (url, part)
      }
    case "Network.webSocketCreated": socketCount += 1
    case "Network.loadingFinished", "Network.loadingFailed":
      guard let id = parameters?["requestId"]?.text else { return }
      requests.remove(id)
      let part = askedParts.removeValue(forKey: id)
      // What the page itself forbids, its real visitors do not get either.
      if method == "Network.loadingFailed", let part, parameters?["canceled"]?.text != "true",
        parameters?["blockedReason"] == nil, lostParts.count < Self.keptFiles
      {
        lostParts.append(part)
      }
      // A frame inside of the page that cannot be loaded does not lead the page anywhere.
      if method == "Network.loadingFailed", id == document, parameters?["canceled"]?.text != "true"
      {
        failure = parameters?["errorText"]?.text
      }
    case "Fetch.requestPaused":
      guard parameters?["resourceType"]?.text == "Document" else { return }
      pausedRequest = parameters?["requestId"]?.text
    case "Emulation.virtualTimeBudgetExpired": hasTimePassed = true
    case "Page.javascriptDialogOpening":
      dialogCount += 1
      let kind = (parameters?["type"]?.text).flatMap { PageDialog.Kind(rawValue: $0) }
      guard let kind, dialogs.count < Self.keptDialogs else { return }
      dialogs.append(PageDialog(kind: kind, text: parameters?["message"]?.text ?? ""))
    case "Page.windowOpen":
      windows += 1
      let url = parameters?["url"]?.text ?? ""
      // What nobody's act has opened, such as the window of an advertisement, browsers do not open either.
      guard parameters?["userGesture"]?.text == "true" else { return }
      windowAddress = ["http", "https", "file"].contains(url.prefix { $0 != ":" }) ? url : nil
    case "Browser.downloadWillBegin", "Page.downloadWillBegin": hasDownload = true
    case "Inspector.targetCrashed", "Target.targetCrashed": hasCrashed = true
    default: break
    }
  }

  /// Takes in that the page has opened a window of which it told nothing.
  mutating func takeWindow() { windows += 1 }

  /// Forgets what was told by now; where the page is, and what it waits for, stays.
  mutating func forgetHappenings() {
    (dialogs, dialogCount, windows, hasDownload) = ([], 0, 0, false)
    windowAddress = nil
  }

  /// Returns whether a frame is the page's own, rather than one inside of it.
  func isOwnFrame(_ id: String?) -> Bool { frame == nil || id == frame }

  /// Forgets that time has passed, before more is given.
  mutating func giveTime() { hasTimePassed = false }

  /// Takes in that the page has asked for a file of this machine.
  mutating func askForFile(_ bytes: Int) {
    fileCount += 1
    fileBytes += bytes
  }

  /// Takes in that the page did not get a part of it.
  mutating func refuse(_ file: String, _ reason: String) {
    if refusedFiles.count < Self.keptFiles { refusedFiles.append((file, reason)) }
  }

  /// Names the frame whose phases count.
  mutating func follow(_ id: String?) { frame = id }
}
