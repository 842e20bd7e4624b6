internal import Documents

/// What a page has done since it was asked for.
struct PageEvents {
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
  /// How many questions to the person the page has asked by a script's dialog.
  private(set) var dialogs = 0
  /// How many windows the page has opened.
  private(set) var windows = 0
  /// Whether the page wanted to give the person a file.
  private(set) var hasDownload = false
  private var frame: String?

  /// Takes an event in.
  ///
  /// - Parameters:
  ///   - method: Its name.
  ///   - parameters: What it tells.
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
      navigations += 1
    case "Network.responseReceived":
      guard parameters?["type"]?.text == "Document",
        frame == nil || parameters?["frameId"]?.text == frame
      else { return }
      let response = parameters?["response"]
      status = response?["status"]?.looseNumber.flatMap { Int(exactly: $0) }
      mimeType = response?["mimeType"]?.text
    case "Page.javascriptDialogOpening": dialogs += 1
    case "Page.windowOpen": windows += 1
    case "Browser.downloadWillBegin", "Page.downloadWillBegin": hasDownload = true
    case "Inspector.targetCrashed", "Target.targetCrashed": hasCrashed = true
    default: break
    }
  }

  /// Names the frame whose phases count.
  ///
  /// - Parameter id: The page's own frame.
  mutating func follow(_ id: String?) { frame = id }
}
