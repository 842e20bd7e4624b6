internal import Documents

/// What pages keep is put into the browser before the first of them is opened, and asked for at the end. Local
/// storage is reached from a page of its origin alone: an empty one is shown in its place, and no request goes out.
extension PageTab {
  private static let limit = 10.0
  // It has its picture with it, so that none is asked for.
  private static let emptyPage = Base64.text(Array("<link rel=icon href=data:,>".utf8))

  /// Empties the clipboard, which all pages of a browser share.
  mutating func emptyClipboard(before deadline: Deadline) throws(BrowserFailure) {
    let script = """
      addEventListener('copy',e=>{e.clipboardData.setData('text/plain','');e.preventDefault()},{once:true});
      document.execCommand('copy')
      """
    try connection.call("Runtime.evaluate", before: deadline) { json in
      json.field("expression", script)
      json.field("userGesture", true)
    }
  }

  /// Has pages find what they kept once.
  mutating func restore(_ storage: PageStorage) throws {
    // The browser takes all or none, and tells of none.
    if try !takes(storage.cookies) {
      for cookie in storage.cookies where try !takes([cookie]) {
        throw storage.error(
          at: cookie.place, "the browser does not accept this cookie",
          "its domain, path, sameSite and secure are inconsistent; save it again with --save-storage"
        )
      }
    }
    try throughEmptyPages(of: storage.origins.map(\.origin)) { tab, index, isShown in
      let origin = storage.origins[index]
      guard isShown else {
        throw storage.error(
          at: origin.place, "the browser cannot open this origin",
          "write it as the value of location.origin on its pages")
      }
      var items = JSONWriter()
      items.array { json in
        for item in origin.items { json.value([item.name, item.value]) }
      }
      let text = String(decoding: items.bytes, as: UTF8.self)
      let script = """
        (() => { try { for (const [k, v] of \(text)) localStorage.setItem(k, v); return '' }
        catch (error) { return error.name } })()
        """
      guard try tab.evaluatePlainly(script)?.text == "" else {
        throw storage.error(
          at: origin.place, "the browser does not accept the local storage of this origin",
          "the limit is 5 MiB per origin")
      }
    }
  }

  /// Gives the browser cookies, and returns whether it takes them.
  private mutating func takes(_ cookies: [PageStorage.Cookie]) throws(BrowserFailure) -> Bool {
    if cookies.isEmpty { return true }
    do throws(BrowserFailure) {
      try connection.call("Network.setCookies", before: Deadline(after: Self.limit)) { json in
        json.array("cookies") { json in
          for cookie in cookies { json.object { cookie.writeToBrowser(&$0) } }
        }
      }
      return true
    } catch {
      guard case .refused = error else { throw error }
      return false
    }
  }

  /// Returns what pages keep; the page that was shown is gone then.
  mutating func storage(of origins: [String]) throws -> PageStorage {
    var storage = PageStorage()
    let deadline = Deadline(after: Self.limit)
    let answer = try connection.ask("Storage.getCookies", before: deadline, isForBrowser: true) {
      [context] in $0.field("browserContextId", context)
    }
    storage.cookies = (answer["cookies"]?.items ?? []).map(PageStorage.Cookie.init(fromBrowser:))
    storage.cookies.sort { ($0.domain, $0.path, $0.name) < ($1.domain, $1.path, $1.name) }
    // The clock of a page that was walked stands still, and so would its loading.
    try connection.call("Emulation.setVirtualTimePolicy", before: deadline) {
      $0.field("policy", "advance")
    }
    try throughEmptyPages(of: origins) { tab, index, isShown in
      let script = "Object.entries(localStorage).sort()"
      let items = isShown ? try tab.evaluatePlainly(script)?.items ?? [] : []
      guard !items.isEmpty else { return }
      storage.origins.append(
        .init(
          origin: origins[index],
          items: items.map { item in
            let pair = item.items
            return .init(name: pair.first?.text ?? "", value: pair.last?.text ?? "")
          }))
    }
    return storage
  }

  /// Shows an empty page of each origin.
  private mutating func throughEmptyPages(
    of origins: [String], _ body: (inout PageTab, _ index: Int, _ isShown: Bool) throws -> Void
  ) throws {
    if origins.isEmpty { return }
    let start = Deadline(after: Self.limit)
    try connection.call("Network.setBypassServiceWorker", before: start) {
      $0.field("bypass", true)
    }
    try connection.call("Fetch.enable", before: start) { json in
      json.array("patterns") { json in json.object { $0.field("urlPattern", "*") } }
    }
    for (index, origin) in origins.enumerated() {
      try body(&self, index, try showEmptyPage(of: origin))
    }
    let end = Deadline(after: Self.limit)
    try connection.call("Fetch.disable", before: end)
    try connection.call("Network.setBypassServiceWorker", before: end) {
      $0.field("bypass", false)
    }
    connection.forgetEvents()
  }

  /// Goes to an origin, and gives an empty page for an answer.
  private mutating func showEmptyPage(of origin: String) throws(BrowserFailure) -> Bool {
    let deadline = Deadline(after: Self.limit)
    connection.forgetEvents()
    try connection.begin("Page.navigate", before: deadline) { $0.field("url", "\(origin)/") }
    while connection.events.pausedRequest == nil {
      guard !deadline.hasPassed else { throw .silent("Page.navigate") }
      // What is no address at all is answered before anything is asked for.
      if try connection.finish(before: Deadline(after: 0.05)) { break }
    }
    guard let request = connection.events.pausedRequest else { return false }
    try connection.call("Fetch.fulfillRequest", before: deadline) { json in
      json.fulfil(request, type: "text/html", Self.emptyPage)
    }
    guard try connection.finish(before: deadline) else { throw .silent("Page.navigate") }
    let isShown = try connection.wait(before: Deadline(after: 1)) { $0.url == "\(origin)/" }
    guard isShown else { return false }
    // What is told late of this page would be taken for the next one, which would be read as an empty one.
    _ = try connection.wait(before: Deadline(after: Self.limit)) { $0.phases.contains("load") }
    return true
  }

  /// Runs a script on an empty page, and returns its value.
  private mutating func evaluatePlainly(_ script: String) throws(BrowserFailure) -> DocumentNode? {
    try connection.ask("Runtime.evaluate", before: Deadline(after: Self.limit)) {
      $0.field("expression", script)
      $0.field("returnByValue", true)
    }["result"]?["value"]
  }
}

extension PageStorage.Cookie {
  /// Takes a cookie over as the browser tells it.
  fileprivate init(fromBrowser node: DocumentNode) {
    self.init(
      name: node["name"]?.text ?? "", value: node["value"]?.text ?? "",
      domain: node["domain"]?.text ?? "", path: node["path"]?.text ?? "/",
      expires: node["expires"]?.looseNumber ?? -1, isHTTPOnly: node["httpOnly"]?.text == "true",
      isSecure: node["secure"]?.text == "true",
      sameSite: (node["sameSite"]?.text).flatMap { .init(rawValue: $0) },
      partition: node["partitionKey"]?["topLevelSite"]?.text,
      hasForeignAncestor: node["partitionKey"]?["hasCrossSiteAncestor"]?.text == "true")
  }
}
