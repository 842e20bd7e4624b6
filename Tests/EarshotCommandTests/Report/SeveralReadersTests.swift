import Foundation
import Testing

/// Reports and comparisons by several readers.
@Suite("Several readers", .waiting)
struct SeveralReadersTests {
  private static let page = """
    <!doctype html><html lang=en><title>Seeds</title>
    <main><h1>Seeds</h1><p>Beans <a href=a>Sow</a> <a href=b>Buy</a></p>
    <button><svg width=20 height=20></svg></button><button>Order</button></main>
    """

  @Test(.inChromium) func aPageShowsAColumnForEachReader() throws {
    let folder = try CommandFolder(["seeds.html": Self.page])
    let made = try folder.shell(
      "$EARSHOT report seeds.html --reader voiceover-ios,nvda,talkback -o readers.html")
    #expect(made.status == 0, "\(made.error)")
    let browser = try Browser.shared()
    defer { browser.rest() }
    for (width, height) in [(320, 640), (1280, 800)] {
      try browser.open("\(folder.path)/readers.html", width: width, height: height)
      let top = try browser.evaluate("document.querySelector('header').innerText") as? String ?? ""
      #expect(top.contains("NVDA 2026.1 reads") && top.contains("TalkBack 16 reads"))
      #expect(top.contains("1 error"))
      let heads =
        "[...document.querySelectorAll('thead th')].map((one) => one.firstChild.data).join()"
      #expect(
        try browser.evaluate(heads) as? String
          == "VoiceOver (iOS 27),NVDA 2026.1,TalkBack 16")
      let column = "document.querySelector('.readers .pick').getBoundingClientRect().width"
      #expect(try #require(try browser.evaluate(column) as? Double) > 150)
      let overflow = "document.documentElement.scrollWidth - innerWidth"
      #expect(try #require(try browser.evaluate(overflow) as? Double) <= 0)
      #expect(browser.problems == [])
    }
    // What a line says together with others is no element that is not heard.
    let row = """
      [...[...document.querySelectorAll(".readers .change")].find((one) => one.cells[0].textContent.includes("Buy"))
        .cells].map((one) => one.textContent).join("|")
      """
    let buy = try browser.evaluate(row) as? String ?? ""
    #expect(buy.contains("Buy, link") && buy.contains("NVDA: heard with stop"), "\(buy)")
    let told = "document.querySelector('.readers .found').previousElementSibling.dataset.boxes"
    #expect((try browser.evaluate(told) as? String ?? "").hasPrefix("s0-box-"))
    // Each finding stands once above the table, with the readers by whom it holds, and leads to its row.
    let found = try browser.evaluate("document.querySelector('#findings').innerText") as? String
    #expect(found?.contains("Element has no name") == true, "\(found ?? "")")
    let links = "document.querySelectorAll('#findings [data-kind=error] .places a').length"
    #expect(try browser.evaluate(links) as? Double == 1)
    let led = """
      (async () => {
        const link = document.querySelector("#findings [data-kind=error] .places a");
        const changed = new Promise((done) => addEventListener("hashchange", done, {once: true}));
        link.click();
        await changed;
        return document.querySelector(".change.current").cells[0].innerText;
      })()
      """
    #expect((try browser.evaluate(led) as? String)?.contains("button") == true)
    // Nobody has to guess whose numbers those of the picture are.
    let numbers = "document.querySelector('.sides > .aside').innerText"
    #expect(try browser.evaluate(numbers) as? String == "Numbers follow VoiceOver (iOS 27).")
    // The arrows hear the next cell at once, and the picture shows which element it is.
    let heard = try browser.evaluate(
      """
      (async () => {
        const first = document.querySelector(".readers .pick");
        first.focus();
        const key = (name) => document.activeElement.dispatchEvent(
          new KeyboardEvent("keydown", {key: name, bubbles: true, cancelable: true}));
        const sound = document.getElementById("r1-sound");
        const playing = new Promise((done) => sound.addEventListener("playing", done));
        key("ArrowRight");
        await playing;
        const states = [document.activeElement.dataset.play, document.getElementById("r0-sound").paused];
        key("ArrowDown");
        states.push(document.activeElement.closest("tr").classList.contains("current"),
          document.querySelector(".picture .cursor").classList.contains("on"));
        return states.join();
      })()
      """)
    #expect(heard as? String == "r1-,true,true,true")
    #expect(browser.problems == [])
  }

  /// What one reader finds is told with its name, and framed although the first one does not meet it.
  @Test(.inChromium) func aFindingOfOneReaderNamesIt() throws {
    let folder = try CommandFolder([
      "a.html": """
      <!doctype html><html lang=en><title>A</title><main><h1>A</h1><p>Wide</p>
      <ul role=list style="list-style:none"><li><a href=a></a></li></ul></main>
      """
    ])
    let made = try folder.shell(
      "$EARSHOT report a.html --reader nvda,talkback --no-audio -o p.html")
    #expect(made.status == 0, "\(made.error)")
    let page = try String(contentsOfFile: "\(folder.path)/p.html", encoding: .utf8)
    #expect(
      page.contains("NVDA says nothing about it") || page.contains("says only"), "\(page.count)")
    #expect(page.contains("link below <bdi>") || page.contains("link below"), "a place in words")
    #expect(page.contains("class=\"fault error\""))
  }

  /// A fault is framed where its element is, and not where its line begins.
  @Test(.inChromium) func aFaultInALineIsFramedAtItsElement() throws {
    let folder = try CommandFolder([
      "a.html": "<!doctype html><title>A</title><p>A terrace in the sun <input type=checkbox></p>"
    ])
    let made = try folder.shell("$EARSHOT report a.html --reader nvda --no-audio -o page.html")
    #expect(made.status == 0, "\(made.error)")
    let page = try String(contentsOfFile: "\(folder.path)/page.html", encoding: .utf8)
    let frame = try #require(
      page.firstMatch(of: /class="fault error"[^>]*><rect [^>]*width="([0-9.]+)"/), "\(page.count)")
    #expect(try #require(Double(frame.1)) < 40)
  }

  /// One reader stops at the edge of a container, which others name in the line behind it.
  @Test(.inChromium) func theEdgesOfContainersAreMatched() throws {
    let folder = try CommandFolder([
      "a.html": """
      <!doctype html><html lang=en><title>Seeds</title><body style="width:400px">
      <nav aria-label=Main><ul><li><a href=a>Sow</a></li></ul></nav>
      <main><p>We have <a href=b>beans</a>, which climb on anything that stands near enough to them</p></main>
      """
    ])
    let compared = try folder.shell("$EARSHOT transcript a.html --reader nvda,voiceover-macos")
    #expect(compared.status == 0, "\(compared.error)")
    let rows = compared.output.split(separator: "\n").dropFirst().map { line in
      line.split(separator: /\s{2,}/).dropFirst(2).joined(separator: " | ")
    }
    for row in [
      "in 1 | Main navigation", "in 1 | list 1 items", "in 2 | end of list", "in 2 | main",
      "in 2 | link beans", "in 2 | , which climb on anything that stands near enough to them",
    ] {
      #expect(rows.contains(row), "\(compared.output)")
    }
    #expect(rows.contains { $0.hasPrefix("Main, navigation landmark") && $0.contains("bullet") })
  }

  @Test(
    arguments: [
      ("a.screen.yaml a.screen.yaml --compare -o a.html", "--compare takes only one reader"),
      ("a.screen.yaml -o a.svg", "several readers need a page (.html) or a folder"),
      ("a.screen.yaml b.screen.yaml -o a.html", "write to a folder (-o out/)"),
      ("a.flow.yaml -o a.html", "a report on a flow takes only one reader"),
    ])
  func whatTakesOneReaderSaysSo(_ arguments: String, _ words: String) throws {
    let folder = try CommandFolder([
      "a.screen.yaml": "screen: A\nelements: [{button: A}]",
      "b.screen.yaml": "screen: B\nelements: [{button: B}]",
      "a.flow.yaml": "flow: F\nstart: a.screen.yaml\nsteps: [next]",
    ])
    let outcome = try folder.shell(
      "$EARSHOT report \(arguments) --reader voiceover-ios,voiceover-macos --no-audio")
    #expect(outcome.status != 0 && outcome.error.contains(words), "\(outcome.error)")
  }

  @Test func aDiffComparesForEachReader() throws {
    let folder = try CommandFolder([
      "a.screen.yaml": "screen: A\nelements: [{button: Pay, hint: Pays.}, {text: Thanks}]",
      "b.screen.yaml": "screen: A\nelements: [{button: Buy, hint: Pays.}, {text: Thanks}]",
    ])
    let readers = "--reader voiceover-ios,voiceover-macos"
    let outcome = try folder.shell("$EARSHOT diff a.screen.yaml b.screen.yaml \(readers)")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.filter { $0.contains(": 1 reworded") }.map { $0.prefix { $0 != ":" } } == [
        "voiceover-ios", "voiceover-macos",
      ])
    let json = try folder.shell(
      "$EARSHOT diff a.screen.yaml b.screen.yaml \(readers) --format json")
    #expect(json.output.hasPrefix(#"[{"format": "earshot-diff""#))
    #expect(json.output.components(separatedBy: "\"newReader\"").count == 3)
    let junit = try folder.shell(
      "$EARSHOT diff a.screen.yaml b.screen.yaml \(readers) --format junit")
    #expect(junit.output.contains("A (voiceover-macos)"))
    let same = try folder.shell("$EARSHOT diff a.screen.yaml a.screen.yaml \(readers)")
    #expect(same.status == 0)
    #expect(
      same.output == "voiceover-ios: nothing changed\n\nvoiceover-macos: nothing changed\n")
  }

  /// What was recorded is heard by no reader.
  @Test func aReaderOfTwoRecordingsHasNoEffect() throws {
    let folder = try CommandFolder([
      "a.transcript.txt": "Pay, button\n", "b.transcript.txt": "Buy, button\n",
    ])
    let outcome = try folder.shell(
      "$EARSHOT diff a.transcript.txt b.transcript.txt --reader voiceover-ios")
    #expect(outcome.status == 1)
    #expect(outcome.error == "earshot: --reader has no effect: both sides are recordings\n")
  }
}
