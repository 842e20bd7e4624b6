import Foundation
import Testing

/// Pages on which what can be opened is opened, and what sends, buys, deletes or leaves is not.
@Suite("Exploring", .waiting, .inChromium) struct ExploreTests {
  private static let page = """
    <!doctype html><html lang="en"><title>Seeds</title><h1>Seeds</h1>
    <button id="menu" aria-expanded="false" aria-controls="list">Menu</button>
    <div id="list" hidden><button id="deeper" aria-expanded="false">Kinds</button><p id="kinds" hidden>Peas</p></div>
    <div role="tablist"><button role="tab" id="one" aria-selected="true">Sowing</button>
    <button role="tab" id="two" aria-selected="false">Harvest</button></div><p id="panel">In March.</p>
    <details><summary>Shipping</summary><p>Three days.</p></details>
    <label>Colour <select><option>Red</option><option>More blue</option></select></label>
    <button id="ask" aria-haspopup="dialog">Sizes</button>
    <dialog id="sizes" aria-label="Sizes"><p>Small and large.</p><button>Fine</button></dialog>
    <button id="more">Show more</button><button id="still">View</button>
    <button id="post">Open reviews</button><button id="away">Open the other page</button>
    <button id="buy" aria-haspopup="dialog">Buy now</button>
    <form action="sent.html" method="post"><button aria-expanded="false">Options</button></form>
    <a href="other.html" aria-expanded="false">About us</a>
    <script>
      const at = (id) => document.getElementById(id);
      const flip = (button, part) => { at(button).onclick = () => {
        at(part).hidden = !at(part).hidden; at(button).setAttribute('aria-expanded', !at(part).hidden);
      }; };
      flip('menu', 'list'); flip('deeper', 'kinds');
      at('two').onclick = () => {
        at('one').ariaSelected = 'false'; at('two').ariaSelected = 'true'; at('panel').textContent = 'In July.';
      };
      at('ask').onclick = () => at('sizes').showModal();
      at('more').onclick = () => { at('more').insertAdjacentHTML('afterend', '<p>Beans.</p>'); };
      at('post').onclick = () => {
        fetch('/spy', {method: 'POST', body: 'x'}).catch(() => {});
        at('panel').textContent = 'Reviews.';
      };
      at('away').onclick = () => { location.href = 'other.html'; };
      at('buy').onclick = () => fetch('/bought', {method: 'POST'});
    </script></html>
    """

  /// The folder of states may come with a link that bears the name of a flow.
  @Test func aLinkInThePlaceOfAFlowIsRefused() throws {
    let folder = try CommandFolder([
      "p.html": "<!doctype html><html lang=en><title>T</title><p>A", "victim": "mine",
    ])
    let outcome = try folder.shell(
      "mkdir s; ln -s ../victim s/1-start.flow.yaml; $EARSHOT transcript p.html --explore -o s/")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("results are not written through links"), "\(outcome.error)")
    #expect(try folder.text(of: "victim") == "mine")
  }

  @Test(arguments: ["text", "json"]) func whatAFoundFileSuppressesIsTold(_ format: String) throws {
    let folder = try CommandFolder([
      "p.html": "<!doctype html><html lang=en><title>T</title><h1>A</h1><button></button>",
      "audit.suppressions": "label-missing */* It comes in spring.\n",
    ])
    let outcome = try folder.shell("$EARSHOT transcript p.html --explore --format \(format)")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.error.contains("audit.suppressions suppresses 1"), "\(outcome.error)")
    #expect(outcome.output.contains(format == "json" ? "\"suppressed\": 1" : "1 suppressed"))
  }

  @Test func everyStateIsHeardAndItsFlowRuns() throws {
    let folder = try CommandFolder(["index.html": Self.page, "other.html": "<h1>Other</h1>"])
    let heard = try folder.served(
      """
      $EARSHOT explore $SITE/ -o states --seconds 600 --format json --fail-on never > outcome.json || exit 10
      ls states > names
      $EARSHOT run states --network > run || exit 11
      $EARSHOT explore $SITE/ --seconds 600 --format json --fail-on never > again.json || exit 12
      cmp outcome.json again.json || exit 13
      grep -E 'spy|bought|sent|other' log && exit 14
      echo done
      """)
    guard heard.output == "done\n" else {
      Issue.record("\(heard.status) \(heard.output) \(heard.error)")
      return
    }
    let outcome = try #require(
      try JSONSerialization.jsonObject(with: folder.data(of: "outcome.json")) as? [String: Any])
    let states = try #require(outcome["states"] as? [[String: Any]])
    #expect(
      states.map { ($0["way"] as? [String] ?? []).joined(separator: ">") } == [
        "", "Menu", "Harvest", "Shipping", "Colour", "Sizes", "Show more", "Open reviews",
        "Menu>Kinds",
      ])
    func says(_ state: Int, _ words: String) -> Bool {
      (states[state]["stops"] as? [String] ?? []).contains { $0.contains(words) }
    }
    for (state, words) in [
      "In March.", "Kinds", "In July.", "Three days.", "More blue", "Small and large.", "Beans.",
      "Reviews.",
      "Peas",
    ].enumerated() where state < states.count { #expect(says(state, words), "\(words)") }
    #expect(
      outcome["leftAlone"] as? [String] == [
        "Buy now", "Open the other page", "Options", "About us",
      ])
    #expect(outcome["inVain"] as? [String] == ["View", "Sowing"])
    #expect(states.map { $0["stoppedSends"] as? Int } == [0, 0, 0, 0, 0, 0, 0, 1, 0])
    #expect(
      heard.error.contains("Earshot blocked the page from sending something: \"8-open-reviews\""))
    #expect(outcome["end"] is NSNull && outcome["failures"] as? [String] == [])
    let names = try folder.text(of: "names")
    for name in ["1-start.transcript.txt", "2-menu.flow.yaml", "9-kinds.flow.yaml", "report.html"] {
      #expect(names.contains("\(name)\n"))
    }
    #expect(!names.contains("8-open-reviews.flow.yaml"))
    #expect(try folder.text(of: "states/9-kinds.transcript.txt").contains("Peas\n"))
  }

  /// Nothing is sent by windows, workers and requests that outlive the page either.
  @Test func nothingIsSentAroundThePage() throws {
    let folder = try CommandFolder([
      "sent.js": "fetch('/script', {method: 'POST'})",
      "told.js":
        "onconnect = (e) => { e.ports[0].onmessage = () => fetch('/told', {method: 'POST'}); }",
      "service.js": "onmessage = () => fetch('/service', {method: 'POST'});",
      "index.html": """
      <!doctype html><html lang="en"><title>Seeds</title><h1>Seeds</h1>
      <button id="menu" aria-expanded="false">Menu</button><p id="list" hidden>Peas</p>
      <form id="form" action="/form" method="post" target="_blank"></form><a id="ping" ping="/ping" href="#x"></a>
      <script>
        navigator.serviceWorker.register('/service.js');
        const early = new SharedWorker('/told.js');
        const blob = (text) => URL.createObjectURL(new Blob([text]));
        const post = (name) => `fetch('${location.origin}/${name}', {method: 'POST', mode: 'no-cors'})`;
        document.getElementById('menu').onclick = (e) => {
          document.getElementById('list').hidden = false; e.target.setAttribute('aria-expanded', 'true');
          const ways = [
            () => document.getElementById('form').submit(), () => document.getElementById('ping').click(),
            () => navigator.sendBeacon('/beacon', 'x'), () => fetch('/alive', {method: 'POST', keepalive: true}),
            () => fetchLater('/later', {method: 'POST', activateAfter: 0}),
            () => early.port.postMessage(''), () => new SharedWorker('/sent.js'),
            () => new SharedWorker(blob(post('shared'))), () => new Worker(blob(post('worker'))),
            () => navigator.serviceWorker.ready.then((r) => r.active.postMessage('')),
            () => open('about:blank').navigator.sendBeacon('/window', 'x'),
          ];
          for (const way of ways) { try { way(); } catch {} }
        };
      </script></html>
      """,
    ])
    let heard = try folder.served(
      """
      $EARSHOT walk --plain $SITE/ --wait-for Menu <<< $'next\nnext\nactivate\nwait 2000' > walked; sort -u log; rm log
      echo --; $EARSHOT explore $SITE/ --fail-on never > outcome; sleep 1; grep -c Peas outcome; sort -u log
      """)
    guard !heard.output.isEmpty else { return }
    let halves = heard.output.components(separatedBy: "--\n")
    try #require(halves.count == 2, "\(heard.output) \(heard.error)")
    // Whoever walks sends: by most of the ways.
    #expect(halves[0].components(separatedBy: "POST").count > 6, "\(halves[0])")
    #expect(halves[1].contains("/told.js"), "\(halves[1]) \(heard.error)")
    #expect(!halves[1].contains("POST"), "\(halves[1])")
  }

  /// What is held back goes with the browser, however the run ends.
  @Test(arguments: ["TERM", "KILL"]) func whatIsHeldBackIsNotLetOut(_ signal: String) throws {
    let folder = try CommandFolder([
      "worker.js": "setInterval(() => fetch('/held', {method: 'POST'}).catch(() => {}), 1)",
      "index.html": """
      <!doctype html><html lang="en"><title>Seeds</title><h1>Seeds</h1>
      <button aria-expanded="false" onclick="new Worker('worker.js')">Menu</button></html>
      """,
    ])
    let heard = try folder.served(
      """
      [ -x /usr/bin/chromium ] && export EARSHOT_BROWSER=/usr/bin/chromium
      for i in 1 2 3; do
        rm -f log; $EARSHOT explore $SITE/ > outcome 2>&1 & program=$!
        for j in $(seq 1200); do grep -q worker log 2> /dev/null && break; sleep 0.05; done
        kill -\(signal) $program; wait $program; sleep 1; sort log | uniq -c
      done
      """)
    guard !heard.output.isEmpty else { return }
    #expect(heard.output.contains("/worker.js"), "\(heard.output)")
    #expect(!heard.output.contains("POST"), "\(heard.output)")
  }

  /// A page that goes to a document of its own making, or to one that was fetched ahead, has left.
  @Test(arguments: [
    "location.href = URL.createObjectURL(new Blob(['<h1>Left</h1>'], {type: 'text/html'}))",
    "location.href = '/next.html'",
  ]) func leavingWithoutARequestIsLeaving(_ way: String) throws {
    let folder = try CommandFolder([
      "next.html": "<!doctype html><h1>Left</h1>",
      "index.html": """
      <!doctype html><html lang="en"><title>Seeds</title><h1>Seeds</h1>
      <script type="speculationrules">{"prerender": [{"urls": ["/next.html"], "eagerness": "immediate"}]}</script>
      <button aria-expanded="false" onclick="\(way)">Menu</button></html>
      """,
    ])
    let heard = try folder.served(
      "sleep 1; $EARSHOT explore $SITE/ --format json --fail-on never > outcome; cat outcome")
    guard !heard.output.isEmpty else { return }
    #expect(!heard.output.contains("Left"), "\(heard.output)")
    #expect(heard.output.matches(of: /"way"/).count == 1, "\(heard.output)")
  }

  /// A document in a window of its own is another document, also when it is a file.
  @Test func aWindowIsLeaving() throws {
    let folder = try CommandFolder([
      "other.html": "<!doctype html><h1>Left</h1>",
      "index.html": """
      <!doctype html><html lang="en"><title>Seeds</title><h1>Seeds</h1>
      <button aria-expanded="false" onclick="window.open('other.html')">Menu</button></html>
      """,
    ])
    let outcome = try folder.shell("$EARSHOT explore index.html --format json --fail-on never")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(!outcome.output.contains("Left"), "\(outcome.output)")
    #expect(outcome.output.contains(#""leftAlone": ["Menu"]"#), "\(outcome.output)")
  }

  /// A server that ends meanwhile is told as one; what was heard before is told, too.
  @Test func aPageThatGoesMeanwhileIsTold() throws {
    let folder = try CommandFolder(["index.html": Self.page])
    let heard = try folder.served(
      """
      (until [ -s log ]; do sleep 0.05; done; sleep 0.2; kill $server) &
      $EARSHOT explore $SITE/ --timeout 1 --states 3 --fail-on never > outcome; echo $?
      """)
    guard !heard.output.isEmpty else { return }
    #expect(heard.output == "2\n")
    #expect(heard.error.contains(": error: "), "\(heard.error)")
    #expect(!heard.error.contains("the reader said nothing new"), "\(heard.error)")
  }

  /// One of the same name in another tab, one without a name, and several in one line of a desktop reader.
  @Test(arguments: ["voiceover-ios", "nvda", "orca"]) func whatIsCalledAlikeIsOpenedToo(
    _ reader: String
  )
    throws
  {
    let tabs = ["One", "Two"].map { name in
      """
      <div id="\(name)" \(name == "Two" ? "hidden" : "")><button aria-expanded="false"
        onclick="open\(name).hidden = false; ariaExpanded = true">More</button><p id="open\(name)" hidden>In \(name)</p></div>
      """
    }
    let page = """
      <!doctype html><html lang="en"><title>T</title>
      <div role="tablist"><button role="tab" aria-selected="true">One</button>
      <button role="tab" aria-selected="false" onclick="ariaSelected = true; previousElementSibling.ariaSelected = false;
        One.hidden = true; Two.hidden = false">Two</button></div>
      \(tabs.joined())
      <button aria-expanded="false" onclick="icon.hidden = false; ariaExpanded = true"></button><p id="icon" hidden>An icon's</p>
      """
    let folder = try CommandFolder(["page.html": page])
    let outcome = try folder.shell(
      "$EARSHOT transcript page.html --explore --reader \(reader) --fail-on never")
    #expect(outcome.status == 0, "\(outcome.error)")
    for way in [
      "  Two\n", "  More\n", "  button without a name (body > button)\n", "  Two > More\n",
    ] {
      #expect(outcome.output.contains(way), "\(way) \(outcome.output) \(outcome.error)")
    }
  }

  @Test func aBudgetEndsIt() throws {
    let folder = try CommandFolder(["page.html": Self.page])
    let few = try folder.shell("$EARSHOT explore page.html --states 2 --fail-on never")
    #expect(few.status == 0)
    #expect(few.output.hasPrefix("1-start "))
    #expect(few.error.contains("not opened: increase --states"), "\(few.error)")
    let flat = try folder.shell("$EARSHOT explore page.html --depth 1 --fail-on never")
    #expect(
      flat.error.contains("2 controls were not opened: increase --depth"), "\(flat.error)")
  }

  @Test func aPageOnWhichNothingOpensIsTold() throws {
    let folder = try CommandFolder(["page.html": "<title>Still</title><h1>Still</h1>"])
    let heard = try folder.shell("$EARSHOT explore page.html --fail-on never")
    #expect(heard.status == 0)
    #expect(heard.output.hasPrefix("1-start "))
    #expect(heard.error.contains("only the first state was transcribed"), "\(heard.error)")
  }

  /// The system draws the choices of a list, and behind a modal dialog is the rest of the page.
  @Test func whatIsNotThePagesOwnIsNotAudited() throws {
    let page = """
      <!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>
      <label>Country <select><option>France</option><option>Spain</option></select></label>
      <button type="button" id="open">Filter</button></main>
      <dialog aria-labelledby="title" id="filter"><h2 id="title">Filter</h2><button id="close">Close</button></dialog>
      <script>document.getElementById("open").onclick = () => filter.showModal();
      document.getElementById("close").onclick = () => filter.close()</script></html>
      """
    let folder = try CommandFolder(["page.html": page])
    let outcome = try folder.shell("$EARSHOT audit page.html --explore")
    #expect(outcome.status == 0, "\(outcome.output)")
    for state in ["2-country", "3-filter"] { #expect(outcome.output.contains(state)) }
    for rule in ["screen-title-missing", "input-incomplete", "heading-level-skipped"] {
      #expect(!outcome.output.contains(rule), "\(outcome.output)")
    }
  }

  /// Our own shop: a dialog tells how to sow, and nothing comes into the basket.
  @Test func theShopIsExplored() throws {
    let page = PageFiles.project.appending(path: "Examples/Web/product.html").path
    let outcome = try Earshot.run(["transcript", "--explore", page, "--fail-on", "never"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("2-how-to-sow"), "\(outcome.output)")
    #expect(outcome.output.contains("How to sow"))
    #expect(!outcome.output.contains("Add to basket"))
  }

  @Test(arguments: [
    (["-"], Int32(2), "this is not a web page that can be opened more than once"),
    (["a.screen.yaml"], 2, "this is not a web page"), (["none.html"], 2, "no such file"),
    (["page.html", "--states", "0"], 64, "--states takes a number from 1 to 500, not 0"),
    (["page.html", "--depth", "11"], 64, "--depth takes a number from 1 to 10, not 11"),
    (["page.html", "--seconds", "0"], 64, "--seconds takes a number from 1 to 3600"),
  ])
  func whatCannotBeExploredIsTold(arguments: [String], status: Int32, said: String) throws {
    let folder = try CommandFolder([
      "page.html": "<p>Here", "a.screen.yaml": "elements: [{text: Hi}]",
    ])
    let outcome = try folder.shell(
      "$EARSHOT explore \(arguments.joined(separator: " "))", input: "<p>Here")
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains(said), "\(outcome.error)")
  }
}
