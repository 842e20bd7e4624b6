import Testing

/// The files of this machine that pages and clients get: none outside of the folders that they may use.
@Suite("Files that pages get", .waiting, .inChromium) struct LocalFileTests {
  /// A folder with a page, and secrets beside it that links lead to, as a repository brings them.
  private func folder(_ page: String) throws -> CommandFolder {
    let folder = try CommandFolder([
      "clone/page.html": page, "clone/own.html": "<button>Own</button>",
      "clone/own.css": "#shut { display: none }",
      "out/cred.txt": "user=root password=hunter2", "out/secret.html": "<button>hunter2</button>",
      "out/secret.css": "#shut::after { content: 'hunter2' }",
      "out/secret.js": "document.body.append('hunter2'); self.secret = 'hunter2'",
      "out/secret.svg": "<svg xmlns='http://www.w3.org/2000/svg'><text>hunter2</text></svg>",
    ])
    let outcome = try folder.shell(
      """
      cd clone && ln -s ../out/cred.txt cred.txt && ln -s ../out/secret.html own-link.html && ln -s ../out up
      ln -s own.html inner-link.html && mkfifo pipe.html && ln -s /dev/zero zero.html
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    return folder
  }

  private static let ways = [
    #"<iframe src="cred.txt"></iframe>"#, #"<iframe src="own-link.html"></iframe>"#,
    #"<iframe src="up/secret.html"></iframe>"#, #"<iframe src="../out/secret.html"></iframe>"#,
    #"<iframe src="up/%73ecret.html?x#y"></iframe>"#,
    #"<iframe src="./up/../up//secret.html"></iframe>"#,
    #"<iframe src="file://OUT/secret.html"></iframe>"#,
    #"<iframe src="file://localhostOUT/secret.html"></iframe>"#,
    #"<iframe src="FILE:OUT/secret.html"></iframe>"#,
    #"<iframe srcdoc="<iframe src='file://OUT/secret.html'></iframe>"></iframe>"#,
    #"<object data="up/secret.html"></object>"#, #"<embed src="up/secret.svg">"#,
    #"<script>document.write('<iframe src="up/secret.html"></iframe>')</script>"#,
    #"<script>const f = document.createElement('frame'); f.src = 'up/secret.html'; document.body.append(f)</script>"#,
    #"<link rel="stylesheet" href="up/secret.css"><p id="shut">Text</p>"#,
    #"<style>@import url(../out/secret.css);</style><p id="shut">Text</p>"#,
    #"<script src="up/secret.js"></script>"#,
    #"<script type="module" src="up/secret.js"></script>"#,
    #"<script>import('./up/secret.js')</script>"#,
    """
    <script>
    const say = (e) => document.body.append(String(e.data));
    const text = `try { importScripts('file://OUT/secret.js') } catch {} postMessage(self.secret ?? 'none')`;
    new Worker(URL.createObjectURL(new Blob([text]))).onmessage = say;
    const nest = `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(text)}]))).onmessage = (e) => postMessage(e.data)`;
    new Worker(URL.createObjectURL(new Blob([nest]))).onmessage = say;
    const shared = `onconnect = (e) => { try { importScripts('file://OUT/secret.js') } catch {} e.ports[0].postMessage(self.secret ?? 'none') }`;
    new SharedWorker(URL.createObjectURL(new Blob([shared]))).port.onmessage = say;
    </script>
    """,
    #"<iframe src="zero.html"></iframe><iframe src="pipe.html"></iframe>"#,
    #"<script type="speculationrules">{"prerender": [{"source": "list", "urls": ["up/secret.html"]}]}</script>"#,
  ]

  @Test(arguments: ways.indices) func nothingOutsideOfTheFolderIsHeard(_ number: Int) throws {
    let way = Self.ways[number]
    let folder = try folder("<!doctype html><html lang=en><title>T</title><h1>Own page</h1>" + way)
    for command in ["transcript", ["walk --plain", "report --no-audio -o page.html"][number % 2]] {
      let outcome = try folder.shell(
        """
        sed -i "s|OUT|$PWD/out|g" clone/page.html
        echo next | timeout 300 $EARSHOT \(command) clone/page.html
        [ ! -f page.html ] || cat page.html
        """)
      #expect(outcome.status == 0, "\(way): \(outcome.output)\(outcome.error)")
      #expect(outcome.output.contains("Own page"), "\(way): \(outcome.error)")
      #expect(!(outcome.output + outcome.error).contains("hunter2"), "\(way)")
    }
  }

  @Test(arguments: [
    #"<meta http-equiv="refresh" content="0;url=up/secret.html">"#,
    "<script>location = 'up/secret.html'</script>",
    "<script>location = 'cred.txt'</script>",
  ])
  func aPageThatLeadsOutIsRefused(_ way: String) throws {
    let folder = try folder("<!doctype html><h1>Own page</h1>" + way)
    for command in ["transcript", "walk --plain", "convert --to yaml"] {
      let outcome = try folder.shell("echo next | $EARSHOT \(command) clone/page.html")
      #expect(outcome.status == 2)
      #expect(
        outcome.error.contains(
          "clone/page.html: error: the page redirected to a file outside its folder"),
        "\(outcome.error)")
      #expect(!(outcome.output + outcome.error).contains("hunter2"))
    }
  }

  /// A slash with a mark on it is a slash, also where it cuts the page's folder off; hidden files are nobody's.
  @Test func foldersAreCutByByteAndHiddenFilesAreKept() throws {
    let page =
      "<!doctype html><h1>Own page</h1><iframe src='../out/secret.html'></iframe><iframe src='.keys/a.html'></iframe>"
      + "<iframe src='%E2%80%8B.html'></iframe>"
    let folder = try folder(page)
    try folder.write("clone/.keys/a.html", "<button>hunter2</button>")
    try folder.write("clone/\u{301}evil.html", page)
    try folder.write("cl\u{600}/evil.html", page)
    try folder.write("clone/.hidden.html", page)
    for path in [
      "clone/page.html", "clone/.hidden.html", "clone/\u{301}evil.html", "cl\u{600}/evil.html",
    ] {
      let outcome = try folder.shell("$EARSHOT transcript '\(path)'")
      #expect(outcome.output.contains("Own page"), "\(outcome.error)")
      #expect(!outcome.output.contains("hunter2"), "\(path): \(outcome.output)")
    }
  }

  /// What lies in the page's folder is used as by any browser, links included, and `--root` widens it.
  @Test func filesOfTheFolderAreUsed() throws {
    let folder = try folder(
      """
      <!doctype html><html lang=en><title>T</title><link rel=stylesheet href=own.css><h1>Gr\u{FC}\u{DF}e</h1>
      <p id=shut>Shut</p><iframe src=own.html></iframe><iframe src=inner-link.html></iframe><iframe src=up/secret.html></iframe>
      """)
    let own = try folder.shell("$EARSHOT transcript clone/page.html")
    #expect(
      own.output == "Gr\u{FC}\u{DF}e, heading level 1\nOwn, button\nOwn, button\n", "\(own.error)")
    #expect(own.error.contains("left out a frame with a file outside the page's folder, such as"))
    let wide = try folder.shell("$EARSHOT transcript clone/page.html --root .")
    #expect(wide.output.hasSuffix("Own, button\nhunter2, button\n"), "\(wide.output)\(wide.error)")
  }

  /// A way out and back does not tell a page whether a folder elsewhere exists.
  @Test func aWayOutAndBackIsNone() throws {
    let folder = try CommandFolder([
      "site/own.html": "<html lang=en><title>O</title><button>Own</button>",
      "site/a.html": "",
    ])
    for elsewhere in ["/etc", "/none"] {
      let outcome = try folder.shell(
        """
        up=$(pwd | sed 's|/[^/]*|..%2f|g')
        echo "<!doctype html><html lang=en><title>T</title><h1>Page</h1>
        <iframe src='${up}..\(elsewhere)%2f..$(pwd | sed 's|/|%2f|g')%2fsite%2fown.html'></iframe>
        <iframe src='own.html'></iframe>" > site/a.html
        $EARSHOT transcript site/a.html
        """)
      #expect(outcome.output == "Page, heading level 1\nOwn, button\n", "\(outcome.error)")
    }
  }

  /// No system opens so long a path, and going through it took minutes.
  @Test func pathsWithoutEndAreRefused() throws {
    let folder = try CommandFolder(["site/a.html": ""])
    let outcome = try folder.shell(
      """
      long=$(printf 'x/%.0s' $(seq 100000))
      printf '<!doctype html><html lang=en><title>T</title><h1>Page</h1><img alt=A src="file:///%s">' "$long" > site/a.html
      $EARSHOT transcript site/a.html
      """)
    #expect(outcome.output == "Page, heading level 1\nA, image\n", "\(outcome.error)")
  }

  /// Each answer is asked for again at once, so that there is always a message to take.
  @Test func aPageThatKeepsAskingEnds() throws {
    let folder = try CommandFolder([
      "site/a.html": """
      <!doctype html><html lang=en><title>T</title><h1>Page</h1><script>
      function ask(n) { const i = new Image(); i.onerror = () => ask(n + 1); i.src = '../'.repeat(9) + 'x/'.repeat(900) + n }
      for (let k = 0; k < 20; k++) ask(k * 1e6)
      </script>
      """
    ])
    let outcome = try folder.shell("$EARSHOT transcript site/a.html --timeout 3")
    #expect(outcome.status == 0 || outcome.status == 2, "\(outcome.error)")
  }

  /// A browser that opens a file itself lets no script of it read others; nor does one that is answered.
  @Test func scriptsReadNoFiles() throws {
    let folder = try CommandFolder([
      "site/.git/HEAD": "hunter2", "site/.env": "TOKEN=hunter2",
      "site/keys.py": "password = 'hunter2'", "site/s.json": #""hunter2""#,
      "site/pages/lib.js": "self.lib = 'lib ran'",
      "site/pages/in.txt": "hunter2", "site/pages/in.json": #""hunter2""#,
      "site/pages/captions.vtt": "WEBVTT\n\n00:00.000 --> 00:09.000\nhunter2",
      "site/pages/film.mp4": "\u{FEFF}WEBVTT\n\n00:00.000 --> 00:09.000\nhunter2",
      "site/pages/a.flow.yaml": "page: a.html\nsteps: [next, next, next]",
      "site/pages/a.html": """
      <!doctype html><html lang=en><title>T</title><h1>Page</h1><script src=lib.js></script>
      <script>
      const say = (text) => { const p = document.createElement('p'); p.textContent = text; document.body.append(p); };
      say(self.lib);
      addEventListener('error', (e) => say(e.message));
      for (const name of ['in.txt', 'in.json', '../s.json', '../.env', '../.git/HEAD', '../keys.py', 'captions.vtt']) {
        for (const waits of [false, true]) try {
          const x = new XMLHttpRequest(); x.open('GET', name, waits); x.onload = () => say(x.responseText); x.send();
          if (!waits) say(x.responseText);
        } catch {}
        fetch(name).then((r) => r.text()).then(say).catch(() => {});
        fetch(name, {mode: 'no-cors'}).then((r) => r.text()).then(say).catch(() => {});
        for (const type of ['json', 'text', 'css']) {
          import('./' + name, {with: {type}}).then((m) => say(String(m.default))).catch(() => {});
        }
        const script = document.createElement('script'); script.src = name;
        script.onload = () => say(String(self.password) + self.TOKEN); document.head.append(script);
        new EventSource(name).onmessage = (e) => say(e.data);
      }
      for (const name of ['captions.vtt', 'film.mp4', 'wide.mp4']) {
        const film = document.createElement('video'), track = document.createElement('track');
        film.crossOrigin = 'anonymous'; Object.assign(track, {src: name, default: true,
          onload: () => say([...track.track.cues].map((cue) => cue.text))});
        film.append(track); document.body.append(film); track.track.mode = 'hidden';
      }
      </script></html>
      """,
    ])
    let wide = "\u{FEFF}WEBVTT\n\n00:00.000 --> 00:09.000\nhunter2".utf16
    try folder.write("site/pages/wide.mp4", wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    for command in ["transcript a.html", "run a.flow.yaml", "run --root .. a.flow.yaml"] {
      let outcome = try folder.shell("cd site/pages && $EARSHOT \(command)")
      #expect(outcome.output.contains("lib ran"), "\(command): \(outcome.output)\(outcome.error)")
      #expect(!outcome.output.contains("hunter2"), "\(command): \(outcome.output)")
    }
    let outcome = try folder.shell("cd site/pages && $EARSHOT transcript a.html")
    #expect(outcome.error.contains("scripts may not read files"), "\(outcome.error)")
  }

  /// A link that leads out and in again would tell whether there is a folder on the way.
  @Test func aLinkThatClimbsTellsNothing() throws {
    let folder = try CommandFolder([
      "clone/.git/HEAD": "", "clone/in.screen.yaml": "elements: [button: Rate]",
      "clone/page.html": """
      <!doctype html><html lang=en><title>T</title><h1>Own page</h1>
      <script>
      const said = [];
      const say = (text) => said.push(text);
      addEventListener('load', () => document.body.append(said.sort().join(', ')));
      </script>
      <link rel=stylesheet href=yes.css onload="say('yes')" onerror="say('no')">
      <link rel=stylesheet href=no.css onload="say('yes')" onerror="say('no')">
      <link rel=stylesheet href=near.css onload="say('near')" onerror="say('no')">
      """,
      "clone/own.css": "p { color: red }", "out/there/x": "",
    ])
    let outcome = try folder.shell(
      """
      cd clone && mkdir sub && ln -s ../out/there/../../clone/own.css yes.css && ln -s ../own.css sub/own.css
      ln -s ../out/none/../../clone/own.css no.css && ln -s sub/own.css near.css
      ln -s ../out/there/../../clone/in.screen.yaml yes.screen.yaml
      ln -s ../out/none/../../clone/in.screen.yaml no.screen.yaml
      for name in yes no; do printf 'start: %s.screen.yaml\nsteps: [next]\n' $name > $name.flow.yaml; done
      $EARSHOT transcript page.html
      $EARSHOT run yes.flow.yaml; $EARSHOT run no.flow.yaml
      """)
    #expect(outcome.output.contains("near, no, no"), "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.split(separator: "\n").count { $0 == "Rate, button" } == 0)
  }

  /// Whoever writes into a pipe would notice that it was opened, and how the machine's devices take it nobody knows.
  @Test func aPipeIsNotOpened() throws {
    let folder = try CommandFolder([
      "page.html":
        "<!doctype html><html lang=en><title>T</title><h1>Page</h1><img src=pipe.png alt=''>",
      "a.flow.yaml": "start: pipe.screen.yaml\nsteps: [next]",
    ])
    let outcome = try folder.shell(
      """
      mkfifo pipe.png pipe.screen.yaml
      (echo x > pipe.png) & page=$!
      (echo x > pipe.screen.yaml) & flow=$!
      $EARSHOT transcript page.html; $EARSHOT run a.flow.yaml
      kill -0 $page && echo page waits; kill -0 $flow && echo flow waits
      kill $page $flow
      """)
    #expect(outcome.output.contains("Page, heading level 1"), "\(outcome.error)")
    #expect(outcome.output.contains("page waits\nflow waits"), "\(outcome.output)")
  }

  /// What a browser asks of those who know the person goes past what is asked about.
  @Test func noPageAsksWhoThePersonIs() throws {
    let folder = try CommandFolder([
      "page.html": """
      <!doctype html><html lang=en><title>T</title><h1>Page</h1>
      <script>document.body.append(typeof IdentityCredential)</script>
      """
    ])
    let outcome = try folder.shell("$EARSHOT transcript page.html")
    #expect(outcome.output.contains("undefined"), "\(outcome.output)")
  }

  /// A flow's page gets no more than the same page by itself.
  @Test func aFlowsPageGetsNothingHidden() throws {
    let folder = try CommandFolder([
      "p.flow.yaml": "page: p.html\nsteps: [next, next]",
      ".vscode/settings.html": "<button>hunter2</button>", ".env.txt": "hunter2",
      ".env.js": "document.body.append('hunter2')",
      "p.html": """
      <!doctype html><html lang=en><title>T</title><h1>Page</h1><iframe src=.vscode/settings.html></iframe>
      <iframe src=.env.txt></iframe><script src=.env.js></script><button>Own</button></html>
      """,
    ])
    for command in ["run p.flow.yaml", "report --no-audio p.flow.yaml -o o.html && cat o.html"] {
      let outcome = try folder.shell("$EARSHOT \(command)")
      #expect(outcome.output.contains("Own"), "\(outcome.error)")
      #expect(!outcome.output.contains("hunter2"))
    }
  }

  /// Links are followed as for any other file then, and what is hidden stays hidden.
  @Test func aPageThatBecameALinkShowsNothingHidden() throws {
    let folder = try CommandFolder([
      ".env": "hunter2",
      "p.html": """
      <!doctype html><html lang=en><title>T</title><button autofocus onclick="location.reload()">Own</button>
      """,
    ])
    let heard = try folder.shell(
      """
      : > o
      { for i in $(seq 1200); do grep -q Own o && break; sleep 0.05; done; ln -sfn .env p.html; echo activate; echo next; } |
        $EARSHOT walk --plain p.html > o 2> e
      grep -c hunter2 o e
      """)
    let walked = try folder.text(of: "o")
    #expect(heard.output == "o:0\ne:0\n", "\(walked)")
    #expect(walked.contains("> activate"))
  }

  /// A page of a site in folders has its styles from the repository, but nothing hidden of it, and no documents.
  @Test func aRepositoryLendsStylesAndScripts() throws {
    let folder = try CommandFolder([
      "site/.git/HEAD": "", "site/.env.js": "document.body.append('hunter2')",
      "site/css/a.css": ".shut { display: none }", "site/other.html": "<button>Other</button>",
      "site/pages/a.html": """
      <!doctype html><html lang=en><title>T</title><link rel=stylesheet href=../css/a.css><h1>Page</h1><p class=shut>Shut</p>
      <script src=../.env.js></script><script src=../../out.js></script><iframe src=../other.html></iframe>
      """,
      "out.js": "document.body.append('hunter2')",
    ])
    let outcome = try folder.shell("$EARSHOT transcript site/pages/a.html")
    #expect(outcome.output == "Page, heading level 1\n", "\(outcome.error)")
    #expect(
      outcome.error.contains("did not load 2 files, such as \".env.js\", which is outside"),
      "\(outcome.error)")
  }

  /// Another spelling of the page's name is another file, which may not be hidden.
  @Test func twoSpellingsOfANameAreTwoFiles() throws {
    let folder = try CommandFolder([
      "caf\u{E9}.html": "<!doctype html><h1>Own</h1><iframe src='cafe%CC%81.html'></iframe>",
      ".secret": "hunter2",
    ])
    let heard = try folder.shell(
      "ln -s .secret $'cafe\\xcc\\x81.html'; $EARSHOT transcript $'caf\\xc3\\xa9.html'")
    #expect(heard.output == "Own, heading level 1\n", "\(heard.error)")
  }

  /// What lies outside is told alike whether or not it is there.
  @Test func whetherThereIsAFileOutsideIsNotTold() throws {
    let notes = try ["secret.txt", "nothing.txt"].map { name in
      let folder = try CommandFolder([
        "in/page.html":
          "<!doctype html><h1>Own</h1><img alt=a src=../out/x.txt><img alt=b src=link.txt>",
        "out/secret.txt": "hunter2",
      ])
      let heard = try folder.shell(
        """
        sed -i 's/x.txt/\(name)/' in/page.html; ln -s ../out/\(name) in/link.txt
        $EARSHOT transcript in/page.html 2>&1 | sed 's/\(name)/NAME/g'
        """)
      return heard.output
    }
    #expect(notes[0].contains("NAME"))
    #expect(notes[0] == notes[1])
  }

  /// The folders of an agent's server hold for addresses, links, frames and refreshes, also with the network.
  @Test func theRootsOfAnAgentsServerHold() throws {
    let folder = try folder("<!doctype html><h1>Own page</h1><iframe src=own-link.html></iframe>")
    try folder.write(
      "clone/refresh.html",
      "<!doctype html><meta http-equiv=refresh content='0;url=up/secret.html'>")
    let paths = [
      "page.html", "refresh.html", "file://OUT/secret.html", "file://localhostOUT/secret.html",
      "FILE://OUT/secret.html", "file://OUT/cred.txt", "own-link.html", "up/secret.html",
      "cred.txt",
      "../out/secret.html", "pipe.html", "zero.html",
    ]
    let calls = paths.enumerated().flatMap { index, path in
      ["transcript", "walk", "audit"].enumerated().map { tool, name in
        #"{"jsonrpc": "2.0", "id": \#(index * 10 + tool), "method": "tools/call", "params": {"name": "\#(name)", "arguments": {"path": "\#(path)"}, "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}}}"#
      }
    }
    try folder.write("calls", calls.joined(separator: "\n") + "\n")
    let outcome = try folder.shell(
      """
      sed -i "s|OUT|$PWD/out|g" calls
      touch answers
      { cat calls; for i in $(seq 1000); do [ $(wc -l < answers) -ge \(calls.count) ] && break; sleep 0.1; done; } |
        timeout 120 $EARSHOT mcp --network --root clone > answers
      status=$?; cat answers; exit $status
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("Own page"))
    #expect(outcome.output.split(separator: "\n").count == calls.count)
    #expect(!outcome.output.contains("hunter2"), "\(outcome.output)")
  }
}
