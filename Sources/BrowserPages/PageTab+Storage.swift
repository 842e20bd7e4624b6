internal import Documents

/// What pages keep is put into the browser before the first of them is opened, and asked for at the end. Local
/// storage is reached from a page of its origin alone: an empty one is shown in its place, and no request goes out.
extension PageTab {
  private static let limit = 10.0

  /// Has pages find what they kept once.
  ///
  /// - Parameter storage: What they kept.
  /// - Throws: A failure of the browser.
  mutating func restore(_ storage: PageStorage) throws(BrowserFailure) {
    let deadline = Deadline(after: Self.limit)
    if !storage.cookies.isEmpty {
      try connection.call("Network.setCookies", before: deadline) { json in
        json.array("cookies") { json in
          for cookie in storage.cookies { json.object { cookie.write(to: &$0) } }
        }
      }
    }
    try throughEmptyPages(of: storage.origins.map(\.origin)) {
      (tab, index) throws(BrowserFailure) in
      var items = JSONWriter()
      items.array { json in
        for item in storage.origins[index].items { json.value([item.name, item.value]) }
      }
      let text = String(decoding: items.bytes, as: UTF8.self)
      _ = try tab.plainly("for (const [k, v] of \(text)) localStorage.setItem(k, v)")
    }
  }

  /// Returns what pages keep; the page that was shown is gone then.
  ///
  /// - Parameter origins: The origins that may keep something.
  /// - Throws: A failure of the browser.
  /// - Returns: The cookies, and the local storage of those that have one.
  mutating func storage(of origins: [String]) throws(BrowserFailure) -> PageStorage {
    var storage = PageStorage()
    let deadline = Deadline(after: Self.limit)
    let answer = try connection.ask("Storage.getCookies", before: deadline, isForBrowser: true) {
      [context] in $0.field("browserContextId", context)
    }
    for node in answer["cookies"]?.items ?? [] {
      storage.cookies.append(
        .init(
          name: node["name"]?.text ?? "", value: node["value"]?.text ?? "",
          domain: node["domain"]?.text ?? "", path: node["path"]?.text ?? "/",
          expires: node["expires"]?.looseNumber ?? -1, isHTTPOnly: node["httpOnly"]?.text == "true",
          isSecure: node["secure"]?.text == "true",
          sameSite: (node["sameSite"]?.text).flatMap { .init(rawValue: $0) }))
    }
    storage.cookies.sort { ($0.domain, $0.path, $0.name) < ($1.domain, $1.path, $1.name) }
    // The clock of a page that was walked stands still, and so would its loading.
    try connection.call("Emulation.setVirtualTimePolicy", before: deadline) {
      $0.field("policy", "advance")
    }
    try throughEmptyPages(of: origins) { (tab, index) throws(BrowserFailure) in
      let items = try tab.plainly("Object.entries(localStorage).sort()")?.items ?? []
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

  private mutating func throughEmptyPages(
    of origins: [String],
    _ body: (inout PageTab, Int) throws(BrowserFailure) -> Void
  ) throws(BrowserFailure) {
    if origins.isEmpty { return }
    let start = Deadline(after: Self.limit)
    try connection.call("Network.setBypassServiceWorker", before: start) {
      $0.field("bypass", true)
    }
    try connection.call("Fetch.enable", before: start) { json in
      json.array("patterns") { json in json.object { $0.field("urlPattern", "*") } }
    }
    for (index, origin) in origins.enumerated() {
      let deadline = Deadline(after: Self.limit)
      connection.forgetEvents()
      try connection.begin("Page.navigate", before: deadline) { $0.field("url", "\(origin)/") }
      guard try connection.wait(before: deadline, until: { $0.pausedRequest != nil }) else {
        throw .silent("Page.navigate")
      }
      let request = connection.events.pausedRequest
      try connection.call("Fetch.fulfillRequest", before: deadline) { json in
        json.field("requestId", request)
        json.field("responseCode", 200.0)
        json.array("responseHeaders") { json in
          json.object {
            $0.field("name", "Content-Type")
            $0.field("value", "text/html")
          }
        }
        json.field("body", "")
      }
      guard try connection.finish(before: deadline),
        try connection.wait(before: deadline, until: { $0.url?.hasPrefix("\(origin)/") == true })
      else { throw .silent("Page.navigate") }
      try body(&self, index)
    }
    try connection.call("Fetch.disable", before: start)
    try connection.call("Network.setBypassServiceWorker", before: start) {
      $0.field("bypass", false)
    }
    connection.forgetEvents()
  }

  /// Runs a script on an empty page, and returns its value.
  private mutating func plainly(_ script: String) throws(BrowserFailure) -> DocumentNode? {
    try connection.ask("Runtime.evaluate", before: Deadline(after: Self.limit)) {
      $0.field("expression", script)
      $0.field("returnByValue", true)
    }["result"]?["value"]
  }
}
