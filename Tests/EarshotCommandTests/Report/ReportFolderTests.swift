import Foundation
import Testing

/// Reports of folders, as a browser shows them.
@Suite("Folders of reports", .waiting, .inChromium)
struct ReportFolderTests {
  private static let files = [
    "app/calm.screen.yaml": "screen: Calm\nelements: [{button: Order}]",
    "app/deep/worst.screen.yaml":
      "screen: 'Worst <b>'\nelements: [{traits: [button]}, {traits: [button]}, {button: Pay}]",
    "app/middle.screen.yaml": "screen: Middle\nelements: [{traits: [button]}, {button: Pay}]",
  ]

  /// The links of the page to others: "prev Middle ../middle.html".
  private static let links = """
    [...document.querySelectorAll(".neighbours a")].map((one) =>
      [one.rel, one.querySelector("bdi").textContent, one.getAttribute("href")].join(" ")).join()
    """

  @Test func pagesLeadToEachOtherInTheOrderOfTheIndex() throws {
    let folder = try CommandFolder(Self.files)
    try folder.write("app/go.flow.yaml", "flow: Go\nstart: calm.screen.yaml\nsteps: [next]")
    let made = try folder.shell("$EARSHOT report app --no-audio -o out/")
    #expect(made.status == 0, "\(made.error)")
    let browser = try Browser.shared()
    defer { browser.rest() }
    let expected = [
      ("deep/worst.html", "next Middle ./../middle.html"),
      ("middle.html", "prev Worst <b> ./deep/worst.html,next Calm ./calm.html"),
      ("calm.html", "prev Middle ./middle.html,next Go ./go.flow.html"),
    ]
    for (page, links) in expected {
      try browser.open("\(folder.path)/out/\(page)", width: 390, height: 844)
      #expect(try browser.evaluate(Self.links) as? String == links)
      let overflow = "document.documentElement.scrollWidth - innerWidth"
      #expect(try #require(try browser.evaluate(overflow) as? Double) <= 0)
    }
    let followed = try browser.evaluate(
      """
      (() => {
        const followed = [];
        for (const link of document.querySelectorAll(".neighbours a")) {
          link.addEventListener("click", (event) => { event.preventDefault(); followed.push(link.rel); });
        }
        const press = (node, key) => node.dispatchEvent(
          new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
        press(document.body, "n");
        press(document.body, "p");
        press(document.getElementById("copy"), "n");
        document.getElementById("help").click();
        press(document.getElementById("close"), "n");
        return followed.join();
      })()
      """)
    #expect(followed as? String == "next,prev,next")
    // The list names each key once.
    let keys = try browser.evaluate(
      "[...document.querySelectorAll('#keys kbd')].map((one) => one.textContent).join(' ')")
    let names = (keys as? String ?? "").split(separator: " ").filter { $0 != "Shift" }
    #expect(names.contains("N") && names.contains("P"))
    #expect(names.filter { $0 == "N" || $0 == "P" }.count == 2)
    #expect(browser.problems == [])
  }

  @Test func aPageAloneHasNoNeighbours() throws {
    let folder = try CommandFolder(Self.files)
    let made = try folder.shell(
      "$EARSHOT report app/calm.screen.yaml --no-audio -o a.html && cat a.html")
    #expect(made.status == 0, "\(made.error)")
    #expect(!made.output.contains("neighbours-->") && !made.output.contains("<kbd>N</kbd>"))
    let one = try folder.shell(
      "$EARSHOT report app/deep --no-audio -o out/ && cat out/worst.html")
    #expect(one.status == 0 && !one.output.contains("rel=\"next\""), "\(one.error)")
  }

  @Test func severalReadersHaveAColumnOnEachPage() throws {
    var files = Self.files
    files["app/shelf.screen.yaml"] =
      "screen: Shelf\nplatform: android\nelements: [{traits: [button]}, {button: Buy}]"
    files["app/seeds.html"] =
      "<!doctype html><html lang=en><title>Seeds</title><main><h1>Seeds</h1><button>Sow</button></main>"
    files["app/go.flow.yaml"] = "flow: Go\nstart: calm.screen.yaml\nsteps: [next]"
    let folder = try CommandFolder(files)
    let made = try folder.shell(
      "$EARSHOT report app --reader voiceover-ios,talkback,nvda --no-audio -o out/")
    #expect(made.status == 0, "\(made.error)")
    #expect(
      made.error.contains("shelf.screen.yaml: omits nvda, which does not run on android"),
      "\(made.error)")
    #expect(
      made.error.contains("a report shows flows with only one reader: voiceover-ios"),
      "\(made.error)")
    let browser = try Browser.shared()
    defer { browser.rest() }
    let heads =
      "[...document.querySelectorAll('thead th')].map((one) => one.innerText.trim()).join('|')"
    try browser.open("\(folder.path)/out/seeds.html.html", width: 1280, height: 800)
    #expect(
      try browser.evaluate(heads) as? String
        == "VoiceOver (iOS 27)|TalkBack 16|NVDA 2026.1")
    #expect((try browser.evaluate(Self.links) as? String ?? "").contains("prev "))
    #expect(browser.problems == [])
    try browser.open("\(folder.path)/out/shelf.html", width: 1280, height: 800)
    #expect(try browser.evaluate(heads) as? String == "VoiceOver (iOS 27)|TalkBack 16")
    try browser.open("\(folder.path)/out/index.html", width: 390, height: 844)
    let rows =
      "[...document.querySelectorAll('.by-reader li')].map((row) => row.textContent).join()"
    let counts = try browser.evaluate(rows) as? String ?? ""
    #expect(
      counts.contains("VoiceOver (iOS 27) 5 screens · 10 stops · about "), "\(counts)")
    #expect(counts.contains("TalkBack 16 2 screens · 4 stops · about "), "\(counts)")
    #expect(counts.contains("4 errors"), "\(counts)")
    #expect(counts.contains("NVDA 2026.1 1 screen · 2 stops · about "), "\(counts)")
    let tile = try browser.evaluate(
      "[...document.querySelectorAll('.tile')].find((one) => one.querySelector('a').textContent === 'Seeds').innerText"
    )
    #expect((tile as? String ?? "").contains("NVDA 2 stops"), "\(tile ?? "")")
    let overflow = "document.documentElement.scrollWidth - innerWidth"
    #expect(try #require(try browser.evaluate(overflow) as? Double) <= 0)
    #expect(browser.problems == [])
  }

  /// A screen that no reader of those asked for can hear does not keep the others from being shown.
  @Test func aScreenThatNoReaderHearsIsTold() throws {
    let folder = try CommandFolder(Self.files)
    try folder.write(
      "app/seeds.html", "<!doctype html><html lang=en><title>Seeds</title><h1>Seeds</h1>")
    for readers in ["nvda", "nvda,orca"] {
      let made = try folder.shell(
        "$EARSHOT report app --reader \(readers) --no-audio -o out/; ls out")
      #expect(made.error.contains("NVDA does not run on ios"), "\(made.error)")
      #expect(made.output.contains("seeds.html.html") && made.output.contains("index.html"))
      #expect(!made.output.contains("calm.html"))
    }
  }
}
