import Foundation
import SystemCalls
import Testing

/// Pages that the program walks live in the browser that is installed.
@Suite("Live pages", .waiting, .inChromium) struct LivePageTests {
  /// A page on which each kind of change can be asked for.
  private static let page = """
    <!doctype html><html lang="en"><head><title>Bench</title></head><body>
    <h1>Bench</h1>
    <button id="polite">Polite</button><button id="alarm">Alarm</button>
    <button id="whole">Whole</button><button id="gone">Gone</button>
    <button id="later">Later</button><button id="ask">Ask</button>
    <button id="switch" aria-pressed="false">Bold</button>
    <button id="renew">Renew</button><button id="name">Rename</button>
    <button id="move">Move</button><button id="vanish">Vanish</button>
    <div id="status" role="status"></div><div id="alert" role="alert"></div>
    <div id="all" aria-live="polite" aria-atomic="true">You have <b id="n">1</b> message</div>
    <ul id="people" aria-live="polite" aria-relevant="removals"><li>Ann</li><li>Ben</li></ul>
    <label>City <input id="city"></label>
    <div id="slider" role="slider" tabindex="0" aria-label="Warmth" aria-valuenow="5"
      aria-valuemin="0" aria-valuemax="10">=</div>
    <label>Fruit <input id="fruit" role="combobox" aria-expanded="false" aria-controls="fruits"></label>
    <ul id="fruits" role="listbox" aria-label="Fruits" tabindex="0"><li role="option" id="lime">Lime</li>
      <li role="option" id="lemon">Lemon</li></ul><button id="pick">Pick</button>
    <label>Size <select id="size"><option>Small<option>Large</select></label>
    <p id="scrolled" style="margin-top: 3000px">End</p>
    <script>
      const at = (id) => document.getElementById(id);
      const on = (id, act) => { at(id).onclick = act; };
      on('polite', () => { at('status').textContent = 'Saved'; });
      on('alarm', () => { at('alert').textContent = 'Fire'; });
      on('whole', () => { at('n').textContent = '2'; });
      on('gone', () => { at('people').lastElementChild.remove(); });
      on('later', () => { setTimeout(() => { at('status').textContent = 'Much later'; }, 2500); });
      on('ask', () => { at('status').textContent = confirm('Sure?') ? 'Yes' : 'No'; });
      on('switch', (e) => { e.target.setAttribute('aria-pressed', 'true'); });
      on('renew', (e) => { e.target.outerHTML = '<button id="renew">Renewed</button>'; });
      on('name', () => { document.title = 'Desk'; });
      on('move', () => { requestAnimationFrame(() => at('city').focus()); });
      on('vanish', (e) => { e.target.remove(); });
      at('city').oninput = (e) => { at('status').textContent = e.target.value.length + ' letters'; };
      at('fruit').oninput = (e) => { e.target.setAttribute('aria-activedescendant', 'lemon'); };
      on('pick', () => { at('fruits').focus(); at('fruits').setAttribute('aria-activedescendant', 'lime'); });
      at('slider').onkeydown = (e) => {
        const now = Number(e.target.getAttribute('aria-valuenow'));
        e.target.setAttribute('aria-valuenow', now + (e.key === 'ArrowUp' ? 1 : -1));
      };
    </script></body></html>
    """

  private func run(_ steps: String, page: String = Self.page) throws -> Earshot.Outcome {
    let folder = try CommandFolder(["page.html": page])
    try folder.write("a.flow.yaml", "page: page.html\nsteps:\n" + steps)
    return try Earshot.run(["run", folder.file("a.flow.yaml")])
  }

  /// One browser hears every kind of change, one after the other.
  @Test func whatChangesIsHeard() throws {
    let heard = try run(
      """
        - touch: polite
        - activate
        - announced: Saved
        - activate
        - announced: Saved
        - touch: alarm
        - activate
        - announced: Fire
        - touch: whole
        - activate
        - announced: You have 2 message
        - touch: gone
        - activate
        - announced: Ben
        - touch: later
        - activate
        - announced: []
        - wait: 2000
        - announced: Much later
        - touch: ask
        - activate
        - announced: [Sure?, "No"]
        - touch: switch
        - activate
        - hear: "/.*(on|pressed|selected).*/"
        - focus: switch
        - touch: renew
        - activate
        - hear: {contains: Renewed}
        - touch: name
        - activate
        - on: Desk
        - touch: move
        - activate
        - focus: city
        - type: Rome
        - announced: 4 letters
        - delete: 2
        - announced: 2 letters
        - touch: slider
        - increment
        - hear: {contains: "6"}
        - decrement
        - hear: {contains: "5"}
        - touch: fruit
        - activate
        - type: L
        - hear: {contains: Lemon}
        - focus: fruit
        - touch: pick
        - activate
        - focus: lime
        - hear: {contains: Lime}
        - touch: size
        - activate
        - hear: {contains: Small}
        - next
        - hear: {contains: Large}
        - activate
        - focus: size
        - hear: {contains: Large}
        - scroll: down
        - touch: vanish
        - activate
        - notHeard: Vanish

      """)
    #expect(heard.status == 0, "\(heard.error)")
    #expect(heard.output.contains("[screen: Desk]"))
    #expect(heard.output.contains("[cursor lost: vanish]"))
  }

  /// Mistakes in flows and what breaks on the way, with the line that tells it and whether the flow is broken.
  private static let wrong: [(name: String, flow: String, message: String, isBroken: Bool)] = [
    ("gone", "page: ../gone.html\nsteps: [next]", "no such file: \"../gone.html\"", true),
    ("up", "page: ../../up.html\nsteps: [next]", "leads outside the folder", true),
    ("file", "page: file:///etc/hostname\nsteps: [next]", "refers to local pages by path", true),
    ("ftp", "page: ftp://example.org\nsteps: [next]", "\"ftp:\" addresses are not supported", true),
    ("both", "page: ../page.html\nstart: a.screen.yaml\nsteps: [next]", "not both", true),
    (
      "id", "page: ../page.html\nsteps:\n  - touch: nowhere", "no stop has the id \"nowhere\"", true
    ),
    (
      "text", "page: ../page.html\nsteps:\n  - find: Nowhere",
      "was not heard before the last element",
      false
    ),
    ("type", "page: ../page.html\nsteps:\n  - type: a", "no text field is being edited", true),
    ("wait", "page: ../page.html\nsteps:\n  - wait: 700000", "10 minutes", true),
    ("away", "page: ../away.html\nsteps: [activate]", "outside its folder", true),
    ("web", "page: ../web.html\nsteps: [activate]", "no network access", true),
    ("crash", "page: ../crash.html\nsteps: [activate]", "crashed in the browser", true),
    ("busy", "page: ../busy.html\nsteps: [activate]", "did not answer in time", true),
    (
      "server", "page: http://localhost:46182/\nsteps: [next]", "nothing answers at this address",
      true
    ),
    // What others have done to the browser does it no harm, and they share nothing but the browser.
    ("well", "page: ../kept.html\nsteps: [{hear: \"First time, heading level 1\"}]", "", false),
    ("again", "page: ../kept.html\nsteps: [{hear: \"First time, heading level 1\"}]", "", false),
  ]

  /// A form and a document show what they hold by its name before what is their own.
  @Test func namesOfFieldsSilenceNoLiveRegion() throws {
    let names = [
      "children", "childNodes", "nodeType", "getAttribute", "localName", "shadowRoot",
      "checkVisibility", "parentElement", "getRootNode", "matches", "assignedSlot",
    ]
    let fields = names.map { "<input name=\($0) aria-label=\($0)>" }.joined()
    let images = ["title", "body", "querySelectorAll", "activeElement", "readyState"]
      .map { "<img name=\($0) alt=''>" }.joined()
    let folder = try CommandFolder([
      "page.html": """
      <!doctype html><html lang=en><title>Form</title><h1>Form</h1>\(images)
      <form role=status onsubmit="return false">\(fields)<span id=inner></span></form><div id=outer role=status></div>
      <button onclick="inner.textContent = 'Saved inside'; outer.textContent = 'Saved outside'">Save</button></html>
      """,
      "a.flow.yaml":
        "page: page.html\nsteps:\n  - find: Save\n  - activate\n  - announced: Saved inside\n  - announced: Saved outside\n",
    ])
    let outcome = try folder.shell("$EARSHOT run a.flow.yaml")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("[screen: Form]"), "\(outcome.output)")
  }

  /// One browser goes through all of them, another one through those that are waited for.
  @Test func whatIsWrongIsOneClearLine() throws {
    let folder = try CommandFolder([
      "page.html": "<h1>One</h1>", "away.html": "<a href='/etc/hostname'>Away</a>",
      "web.html": "<a href='http://example.org/'>Web</a>",
      "busy.html": "<button onclick='for(;;);'>Busy</button>",
      "crash.html":
        "<button onclick=\"const a=[];for(;;)a.push(new Array(1e7).fill(0.5))\">Greed</button>",
      "kept.html": """
      <h1></h1><script>
      document.querySelector('h1').textContent = localStorage.been ? 'Been here' : 'First time';
      localStorage.been = 'yes';
      </script>
      """,
    ])
    for flow in Self.wrong {
      let isSlow = ["busy", "server"].contains(flow.name)
      try folder.write("\(isSlow ? "slow" : "quick")/\(flow.name).flow.yaml", flow.flow)
    }
    let outcome = try folder.shell(
      """
      slow() { $EARSHOT run slow --root . --network --timeout 2 --junit slow.xml > /dev/null 2> slow.txt; }
      slow & slow=$!
      $EARSHOT run quick --root . --junit quick.xml > /dev/null; status=$?
      wait $slow; echo $? $status; cat slow.txt >&2
      """)
    #expect(outcome.output == "2 2\n")
    let lines = outcome.error.split(separator: "\n")
    let cases = try ["slow.xml", "quick.xml"].flatMap {
      try folder.text(of: $0).components(separatedBy: "<testcase ").dropFirst()
    }
    #expect(cases.count == Self.wrong.count)
    for flow in Self.wrong {
      // Of an address that does not answer the message names the address.
      let places = [
        "\(flow.name).flow.yaml:", flow.name == "server" ? "46182/: error" : "/\(flow.name).flow",
      ]
      let own = lines.filter { line in
        line.contains(": error: ") && places.contains(where: line.contains)
      }
      #expect(own.count == (flow.message.isEmpty ? 0 : 1), "\(own)")
      #expect(own.allSatisfy { $0.contains(flow.message) }, "\(own)")
      let told = try #require(cases.first { $0.contains("\(flow.name).flow.yaml") })
      #expect(told.contains("<error ") == flow.isBroken, "\(told)")
      #expect(told.contains("<failure ") == (!flow.isBroken && !flow.message.isEmpty), "\(told)")
    }
  }

  @Test func aKilledProgramLeavesNoBrowserAndNoProfile() throws {
    let folder = try CommandFolder([
      "busy.html": "<button onclick='for(;;);'>Busy</button>",
      "a.flow.yaml": "page: busy.html\nsteps: [activate]",
    ])
    // All three run, are killed and are waited for side by side.
    let heard = try folder.shell(
      """
      for signal in INT TERM KILL; do (
        # Without it the shell has its children ignore SIGINT.
        set -m
        # A profile stands in no long path: what is looked at is this run's alone.
        short=$(mktemp -d /tmp/eXXXXXX); export TMPDIR="$short"
        $EARSHOT run a.flow.yaml > out.$signal 2>&1 & earshot=$!
        for i in $(seq 1200); do ls "$short" | grep -q earshot-browser && break; sleep 0.1; done
        # Not each of the browser's processes names the profile, but all are of one session.
        sleep 2; session=$(pgrep -o -f "user-data-dir=$short" | xargs -r ps -o sid= -p | tr -d ' ')
        [ -n "$session" ] || echo "$signal: no browser was started"
        kill -$signal $earshot; wait $earshot 2> /dev/null
        for i in $(seq 1200); do
          pgrep -s "$session" > pids.$signal || [ -n "$(ls "$short")" ] || break; sleep 0.1
        done
        sed "s/^/$signal: /" pids.$signal; ls "$short"; rm -rf "$short"
      ) & done; wait
      """)
    #expect(heard.output == "", "\(heard.output) \(heard.error)")
  }

  @Test func aServerThatIsStillStartingIsWaitedFor() throws {
    let folder = try CommandFolder([
      "index.html": "<title>Late</title><h1>Late</h1>",
      "a.flow.yaml": "page: http://localhost:46181/\nsteps: [{on: Late}]",
    ])
    let heard = try folder.shell(
      """
      command -v python3 > /dev/null || exit 0
      (sleep 1; exec timeout 20 python3 -m http.server 46181 > server 2>&1) & server=$!
      $EARSHOT run a.flow.yaml; status=$?
      kill $server; exit $status
      """)
    #expect(heard.status == 0, "\(heard.error)")
  }

  /// Frames are drawn on, although more time goes by between two steps than the page is given.
  @Test func aPersonTakesTheirTime() throws {
    let page = """
      <button>Add</button><p role="status"></p><script>
      let count = 0;
      document.querySelector('button').onclick = () => requestAnimationFrame(() => {
        document.querySelector('p').textContent = ++count + ' in the basket';
      });
      </script>
      """
    let folder = try CommandFolder(["page.html": page])
    let walk = try folder.shell(
      "(sleep 5; echo activate; echo activate) | $EARSHOT walk --plain page.html")
    for count in 1...2 {
      #expect(walk.output.contains("[announcement: \(count) in the basket]"), "\(walk.output)")
    }
  }

  @Test func aWalkIsWrittenAsAFlowThatPasses() throws {
    let folder = try CommandFolder(["page.html": Self.page])
    let walk = try folder.shell(
      "printf 'find Polite\\nactivate\\nsave way\\n' | $EARSHOT walk --plain page.html")
    #expect(walk.output.contains("[announcement: Saved]"))
    let flow = try folder.text(of: "way.flow.yaml")
    #expect(flow.contains("page: \"page.html\""))
    #expect(flow.contains("announced: \"Saved\""))
    #expect(try folder.shell("$EARSHOT run way.flow.yaml").status == 0)
  }
}
