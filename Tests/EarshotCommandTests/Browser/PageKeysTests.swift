import Foundation
import Testing

/// A page that behaves like the reader: keys and clicks speak a stop, and sound, cursor and caption are one.
@Suite("Keys of a page in Chromium", .waiting, .inChromium) struct PageKeysTests {
  /// What is shown: the current line, what the caption says, and what the ring in the picture lies on.
  private static let state = """
    (() => {
      const line = document.querySelector(".line.current");
      const text = line.querySelector(".text").textContent;
      const words = (text) => text.replace(/[^\\p{L}\\p{N}]/gu, "");
      const box = line.dataset.box && document.getElementById(line.dataset.box).querySelector(".box");
      const ring = document.querySelector("rect.cursor.halo.on");
      const isRinged = !box || (ring && Math.abs(ring.y.baseVal.value + 5 - box.y.baseVal.value) < 0.01);
      const isCaptioned = words(text).startsWith(words(document.getElementById("caption").textContent).slice(0, 12));
      return `${line.id} ${isCaptioned ? "said" : document.getElementById("caption").textContent} ${isRinged ? "ringed" : "elsewhere"}`;
    })()
    """

  private static let examples: [String] = {
    let folder = PageFiles.project.appending(path: "Examples")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".screen.yaml") && !$0.hasPrefix("Web/") }.sorted()
      .map { "Examples/\($0)" }
  }()

  @Test func everyExampleIsWalkedByArrows() throws {
    #expect(Self.examples.count > 5)
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    for example in Self.examples {
      try browser.open(try files.page([example, "--no-audio"]), width: 390, height: 844)
      let count = try browser.evaluate("document.querySelectorAll('.line').length") as? Int ?? 0
      for stop in 1..<min(4, count) {
        try browser.press("ArrowRight")
        #expect(
          try browser.evaluate(Self.state) as? String == "line-\(stop) said ringed", "\(example)")
      }
      try browser.press("End")
      try browser.press("ArrowRight")
      #expect(
        try browser.evaluate(Self.state) as? String == "line-\(count - 1) said ringed", "\(example)"
      )
      try browser.press("Home")
      #expect(try browser.evaluate(Self.state) as? String == "line-0 said ringed", "\(example)")
      #expect(browser.problems == [], "\(example)")
    }
  }

  /// Waits until the sound plays inside of a line, and returns which.
  private static func playing(_ line: Int) -> String {
    """
    (async () => {
      const sound = document.getElementById("sound");
      const { from, to } = document.getElementById("line-\(line)").dataset;
      for (let i = 0; i < 400; i++) {
        const now = sound.currentTime * 1000;
        if (!sound.paused && now >= Number(from) - 30 && now < Number(to)) return "plays";
        await new Promise((done) => setTimeout(done, 5));
      }
      return `${sound.paused ? "silent" : "plays"} at ${sound.currentTime * 1000} of ${from} to ${to}`;
    })()
    """
  }

  @Test(.enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"))
  func aStopIsHeardAloneAndAtOnce() throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    try browser.open(
      try files.page(["Examples/Recipe/recipe.screen.yaml"]), width: 1440, height: 900)
    try browser.press("ArrowRight")
    #expect(try browser.evaluate(Self.playing(1)) as? String == "plays")
    // What still plays is cut off by the next one.
    try browser.press("ArrowRight")
    #expect(try browser.evaluate(Self.playing(2)) as? String == "plays")
    #expect(try browser.evaluate(Self.state) as? String == "line-2 said ringed")
    // So it is by a click on another row, by the button of a row, and in the picture.
    try browser.evaluate("document.querySelector('#line-4 summary').click()")
    #expect(try browser.evaluate(Self.playing(4)) as? String == "plays")
    try browser.evaluate("document.querySelector('#line-1 .row-play').click()")
    #expect(try browser.evaluate(Self.playing(1)) as? String == "plays")
    try browser.evaluate(
      "document.querySelector('.badge[data-stop=\"3\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    #expect(try browser.evaluate(Self.playing(2)) as? String == "plays")
    try browser.evaluate("document.getElementById('next').click()")
    #expect(try browser.evaluate(Self.playing(3)) as? String == "plays")
    // At its end there is silence, and the cursor stays.
    let end = try browser.evaluate(
      """
      (async () => {
        const sound = document.getElementById("sound");
        if (!sound.paused) await new Promise((done) => sound.addEventListener("pause", done));
        return document.querySelector(".line.current").id;
      })()
      """)
    #expect(end as? String == "line-3")
    try browser.press("Escape")
    #expect(try browser.evaluate("document.getElementById('sound').paused") as? Bool == true)
    #expect(browser.problems == [])
  }

  @Test func theRotorIsTurnedAndLeftByKeys() throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    try browser.open(
      try files.page(["Examples/Recipe/recipe.screen.yaml", "--no-audio"]), width: 390, height: 844)
    let first = "document.getElementById('line-0').classList.contains('current')"
    try browser.press("ArrowDown")
    #expect(try browser.evaluate(first) as? Bool == true)
    try browser.press("r")
    let name = try browser.evaluate("document.getElementById('turned').textContent") as? String
    #expect(
      try browser.evaluate("document.getElementById('status').textContent") as? String
        == "Rotor: \(name ?? "none")")
    try browser.press("End")
    try browser.press("ArrowUp")
    let isItem = """
      [...document.querySelectorAll(".rotor:not([hidden]) [data-go]")]
        .some((item) => `line-${item.dataset.go}` === document.querySelector(".line.current").id)
      """
    #expect(try browser.evaluate(isItem) as? Bool == true)
    try browser.press("Escape")
    #expect(try browser.evaluate("document.getElementById('turned').hidden") as? Bool == true)
    #expect(browser.problems == [])
  }

  @Test func keysAreListedAndOwnReadersAreToldOnRequestOnly() throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    let page = try files.page(["Examples/Recipe/recipe.screen.yaml", "--no-audio"])
    try browser.open(page, width: 390, height: 844)
    let told = "document.getElementById('spoken').textContent"
    try browser.press("ArrowRight")
    #expect(try browser.evaluate(told) as? String == "")
    try browser.press("?")
    #expect(try browser.evaluate("document.getElementById('keys').open") as? Bool == true)
    // Keys of the page rest while its list is open.
    try browser.press("ArrowRight")
    try browser.evaluate(
      "document.getElementById('live').click(); document.getElementById('close').click()")
    try browser.press("ArrowRight")
    #expect(try browser.evaluate(Self.state) as? String == "line-2 said ringed")
    #expect(
      try browser.evaluate(
        "\(told).startsWith(document.querySelector('#line-2 .text').textContent)")
        as? Bool == true)
    // The choice is kept for the next page.
    try browser.open(page, width: 390, height: 844)
    #expect(try browser.evaluate("document.getElementById('live').checked") as? Bool == true)
    try browser.evaluate("document.getElementById('live').click()")
    #expect(browser.problems == [])
  }

  @Test func theFilterShowsWhatWasFound() throws {
    let input = """
      screen: Home
      size: [320, 480]
      elements: [{text: Recipes, frame: [16, 60, 200, 40]}, {button: "", id: go, frame: [16, 120, 20, 20]}]
      """
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    try browser.open(try files.page(["-", "--no-audio"], input: input), width: 320, height: 568)
    let shown = try browser.evaluate(
      """
      (() => {
        const filter = document.getElementById("filter");
        const seen = () => [...document.querySelectorAll(".line")].filter((one) => !one.hidden).length;
        const all = seen();
        filter.value = "any";
        filter.dispatchEvent(new Event("change"));
        return `${all} ${seen()} ${document.querySelectorAll(".group").length > 0}`;
      })()
      """)
    #expect(shown as? String == "2 1 true")
    #expect(
      try browser.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth") as? Bool
        == true)
    #expect(browser.problems == [])
  }
}
