internal import Documents

/// What the user waits for on a page: a selector of CSS, or a text.
extension PageTab {
  mutating func awaitContent(of page: PageAddress, before deadline: Deadline) throws {
    while try !holdsAwaited() {
      guard !deadline.hasPassed else { throw missing(page) }
      let navigations = connection.events.navigations
      // A tenth of a second in which events are taken in.
      if try connection.wait(before: Deadline(after: 0.1), until: { $0.navigations > navigations })
      {
        try enterWorld(before: Deadline(after: 5))
      }
    }
  }

  /// Whether what the user waits for is on the page.
  mutating func holdsAwaited() throws(BrowserFailure) -> Bool {
    guard let awaited = settings.awaited else { return true }
    let text = Self.literal(awaited)
    let script = """
      (()=>{const w=\(text);try{if(document.querySelector(w))return true}catch{}
      return document.body!==null&&document.body.innerText.includes(w)})()
      """
    return try evaluate(script, before: Deadline(after: 5))?.text == "true"
  }

  /// Returns a text as a script writes it.
  static func literal(_ text: String) -> String {
    var quoted = JSONWriter()
    quoted.value(text)
    return String(decoding: quoted.bytes, as: UTF8.self)
  }

  /// Returns the error of a page on which what the user waits for did not appear.
  mutating func missing(_ page: PageAddress) -> SourceError {
    let awaited = settings.awaited ?? ""
    if awaited.first.map({ "[#.".contains($0) }) == true {
      let script =
        "(()=>{try{document.querySelector(\(Self.literal(awaited)));return true}catch{return false}})()"
      if (try? evaluate(script, before: Deadline(after: 5)))??.text == "false" {
        return page.error(
          "\(SafeText.quoted(awaited)) is not a CSS selector, and the page does not contain this text",
          "for example, --wait-for '[role=alert]'")
      }
    }
    return page.error(
      "\(SafeText.quoted(awaited)) did not appear within \(Int(settings.timeout)) s",
      "name a CSS selector or text that is on the page, or allow more time with --timeout")
  }
}
