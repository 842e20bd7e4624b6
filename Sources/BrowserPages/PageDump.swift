internal import Documents

/// What the browser knows of a page: its accessibility tree, frame by frame, and a snapshot of its document.
///
/// It is written as one JSON text, which a reader of formats turns into a screen: so a page that was read once
/// can be read again without a browser.
struct PageDump {
  private let url: String
  private let browser: String
  private let settings: PageSettings
  private let isLive: Bool
  private var frames: [(owner: Double?, tree: ArraySlice<UInt8>)] = []
  /// The status of the server's answer, or `nil` for files.
  var status: Int?
  /// What a person has to know of the page, each a sentence without a capital.
  var notes: [String] = []
  /// Why it is probably not the page that was meant, each a sentence without a capital.
  var doubts: [String] = []
  /// Whether styles that place what the page shows could not be loaded.
  var lacksStyles = false
  /// What the page shows when something is tried on it, or `nil` where nothing was.
  var tried: PageTab.Tried?
  /// What the page looks like, or `nil` where nobody has asked.
  var picture: PagePicture?
  /// The document's snapshot, as the browser wrote it.
  var snapshot: ArraySlice<UInt8> = []

  /// Creates a dump without trees.
  init(_ url: String, browser: String, _ settings: PageSettings, isLive: Bool = false) {
    self.isLive = isLive
    self.url = url
    self.browser = browser
    self.settings = settings
  }

  /// Adds a frame's accessibility tree.
  mutating func add(_ tree: ArraySlice<UInt8>, owner: Double?) { frames.append((owner, tree)) }

  /// The dump as JSON.
  var bytes: [UInt8] {
    var json = JSONWriter()
    json.result("earshot-page") { json in
      json.field("browser", browser)
      json.field("url", url)
      if isLive { json.field("live", true) }
      if let status { json.field("status", Double(status)) }
      json.array("viewport") {
        $0.value(Double(settings.width))
        $0.value(Double(settings.height))
      }
      json.field("notes", notes)
      if !doubts.isEmpty { json.field("doubts", doubts) }
      if lacksStyles { json.field("lacksStyles", true) }
      if let tried {
        json.object("focus") { json in
          for (key, numbers) in [
            ("shown", tried.shown), ("hidden", tried.hidden), ("hovered", tried.hovered),
            ("moving", tried.moving),
            ("wide", tried.wide),
          ] {
            guard let numbers else { continue }
            json.array(key) { for number in numbers { $0.value(Double(number)) } }
          }
        }
      }
      if settings.preferences.changesCanvas { json.field("isDark", true) }
      json.array("frames") { json in
        for frame in frames {
          json.object { json in
            if let owner = frame.owner { json.field("owner", owner) }
            json.key("tree")
            json.value(json: frame.tree)
          }
        }
      }
      if let picture {
        json.object("picture") { json in
          json.field("png", picture.png)
          if let part = picture.part {
            json.array("frame") { for number in part.numbers { $0.value(number) } }
          }
        }
      }
      json.key("snapshot")
      json.value(json: snapshot)
    }
    return json.bytes
  }
}
