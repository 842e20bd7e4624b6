import Foundation
import Testing

/// Words of an app that try to be more than words, on every kind of page.
@Suite("Hostile words in Chromium", .waiting, .inChromium) struct HostilePageTests {
  private static let words = [
    "</script><script>window.hacked = 1</script>", "\"><img src=x onerror=\"window.hacked = 1\">",
    "'\u{301} onmouseover='window.hacked = 1",
    "\"\u{308} onfocus=\"window.hacked = 1\" autofocus x=\"",
    "{{title}} {{{script}}}", "<!--", "]]>", "&lt;b&gt;", "\u{202E}desrever", "--></style><h1>",
    "javascript:window.hacked=1", "data:text/html,<script>window.hacked=1</script>",
    String(repeating: "W", count: 10_000),
  ]

  /// A screen that says the words wherever it can.
  private static func screen(_ words: [String]) throws -> String {
    let elements = words.enumerated().map { number, word in
      [
        "id": "e\(number) \(word.prefix(60))", "label": word, "value": word, "hint": word,
        "traits": ["button"], "frame": [10, 60 * number, 300, 50], "actions": [word],
        "content": [["label": word, "value": word]], "userInputLabels": [word],
        "rotors": [["name": word, "items": [word]]],
      ] as [String: Any]
    }
    let screen: [String: Any] = [
      "screen": words[0], "app": words[1], "size": [375, 800], "elements": elements,
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: screen), as: UTF8.self)
  }

  /// Opens a page at both widths with everything unfolded, and sees that nothing came of the words.
  private func open(_ page: String, in browser: Browser, scripts: Int) throws {
    for (width, height) in PageFiles.widths {
      try browser.open(page, width: width, height: height)
      try browser.evaluate(
        "document.querySelectorAll('details').forEach((one) => { one.open = true; })")
      #expect(try browser.evaluate("String(window.hacked)") as? String == "undefined")
      #expect(try browser.evaluate("document.scripts.length") as? Int == scripts)
      #expect(try browser.evaluate("document.querySelectorAll('img, h1').length") as? Int == 1)
      #expect(
        try browser.evaluate(
          "document.querySelectorAll('[onmouseover], [onfocus], [autofocus]').length") as? Int
          == 0)
      #expect(
        try browser.evaluate(
          "document.documentElement.scrollWidth <= document.documentElement.clientWidth") as? Bool
          == true)
      #expect(browser.problems == [])
    }
  }

  @Test func stayWordsOnAPage() throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    let page = try files.page(["-", "--no-audio"], input: try Self.screen(Self.words))
    try open(page, in: browser, scripts: 1)
    let first = "document.querySelector('.line .text').textContent"
    #expect(
      try browser.evaluate(first) as? String
        == "\(Self.words[0]), \(Self.words[0]), button, actions available")
  }

  @Test func stayWordsWhereDetailsAreBuiltWhenOpened() throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    let many = Array(repeating: Self.words, count: 9).joined().filter { $0.count < 1000 }
    let page = try files.page(["-", "--no-audio"], input: try Self.screen(Array(many)))
    try browser.open(page, width: 390, height: 844)
    try browser.evaluate(
      """
      (async () => {
        for (const one of document.querySelectorAll("details")) {
          const opened = new Promise((done) => one.addEventListener("toggle", done));
          one.open = true;
          await opened;
        }
      })()
      """)
    #expect(try browser.evaluate("document.querySelectorAll('noscript').length") as? Int == 0)
    #expect(try browser.evaluate("String(window.hacked)") as? String == "undefined")
    #expect(try browser.evaluate("document.scripts.length") as? Int == 1)
    #expect(try browser.evaluate("document.querySelectorAll('img, h1').length") as? Int == 1)
    #expect(
      try browser.evaluate("document.querySelector('.fragments [dir]').textContent") as? String
        == Self.words[0])
    #expect(browser.problems == [])
  }

  @Test func stayWordsOnAComparison() throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    let (old, new) = (files.path("old.screen.json"), files.path("new.screen.json"))
    try Data(try Self.screen(Self.words).utf8).write(to: URL(filePath: old))
    try Data(try Self.screen(Self.words.reversed()).utf8).write(to: URL(filePath: new))
    try open(try files.page(["--compare", old, new, "--no-audio"]), in: browser, scripts: 1)
  }

  @Test func stayWordsOnAnIndex() throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    try Data(try Self.screen(Self.words).utf8)
      .write(to: URL(filePath: files.path("' onfocus='x.screen.json")))
    try open(try files.index(), in: browser, scripts: 1)
  }
}
