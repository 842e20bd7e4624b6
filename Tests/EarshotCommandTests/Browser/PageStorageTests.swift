import Testing

/// What pages keep of a login, and find again.
@Suite("Storage of pages", .waiting, .inChromium) struct PageStorageTests {
  /// A desk that knows a person by a cookie and by local storage.
  private static let desk = """
    <!doctype html><html lang="en"><title>Desk</title><h1></h1>
    <button onclick="sign()">Sign in</button><script>
    const isKnown = () => document.cookie.includes('pass=marigold') && localStorage.user === 'Ann';
    document.querySelector('h1').textContent = isKnown() ? 'Hello Ann' : 'Who are you?';
    const sign = () => {
      document.cookie = 'pass=marigold; max-age=86400; samesite=lax'; localStorage.user = 'Ann';
      document.cookie = 'visit=1'; location.reload();
    };
    </script></html>
    """

  /// A login by hand is kept in a file that is this user's alone, and found by whatever opens a page then.
  @Test func aLoginIsFoundAgain() throws {
    let folder = try CommandFolder([
      "index.html": Self.desk,
      "a.flow.yaml": "page: \"{SITE}/\"\nsteps: [{find: Hello Ann}]",
    ])
    let heard = try folder.served(
      """
      printf 'find Sign in\\nactivate\\n' > steps
      touch login.json; chmod 644 login.json
      $EARSHOT walk --plain $SITE/ --save-storage login.json < steps > walk || exit 10
      [ "$(stat -c %a login.json)" = 600 ] || exit 11
      [ "$(ls -A | grep -c earshot-)" = 0 ] || exit 12
      rm log
      for command in transcript tree effort rotors; do
        $EARSHOT $command $SITE/ --storage login.json > $command 2> said
        grep -q "Hello Ann" $command || { echo "$command: $(cat $command said)"; exit 13; }
      done
      # Nothing but the four pages was asked for: storage is put back without a request.
      [ "$(grep -c . log)" = "$(grep -cE '^/(favicon.ico)?$' log)" ] && [ "$(grep -cx / log)" = 4 ] || exit 14
      $EARSHOT audit $SITE/ --storage login.json > audit; [ $? -lt 2 ] || exit 21
      $EARSHOT report $SITE/ --storage login.json --no-audio -o report.html && grep -q "Hello Ann" report.html || exit 15
      $EARSHOT run a.flow.yaml --storage login.json > run || exit 16
      $EARSHOT report a.flow.yaml --storage login.json --no-audio -o flow.html || exit 17
      $EARSHOT run a.flow.yaml > run && exit 18
      # What was found is kept once more.
      echo | $EARSHOT walk --plain $SITE/ --storage login.json --save-storage again.json > walk || exit 19
      cmp login.json again.json || exit 20
      exit 0
      """)
    #expect(heard.status == 0, "\(heard.output) \(heard.error)")
    let storage = try folder.text(of: "login.json")
    #expect(
      storage.contains("\"name\": \"pass\", \"value\": \"marigold\", \"domain\": \"localhost\""))
    #expect(storage.contains("\"name\": \"visit\""))
    #expect(storage.contains("\"expires\": -1"))
    #expect(storage.contains("{\"name\": \"user\", \"value\": \"Ann\"}"))
    #expect(!heard.error.contains("marigold"))
  }

  /// A file as Playwright writes it is taken, with what only that has.
  @Test func aFileOfPlaywrightIsTaken() throws {
    let folder = try CommandFolder([
      "index.html": Self.desk,
      "state.json": """
      {
        "cookies": [
          {
            "name": "pass", "value": "marigold", "domain": "localhost", "path": "/", "expires": -1,
            "httpOnly": false, "secure": false, "sameSite": "Lax"
          },
          {
            "name": "apart", "value": "1", "domain": "localhost", "path": "/", "expires": 4102444800.5,
            "httpOnly": true, "secure": true, "sameSite": "None", "partitionKey": "http://localhost",
            "_crHasCrossSiteAncestor": false
          }
        ],
        "origins": [
          {
            "origin": "{SITE}", "localStorage": [{"name": "user", "value": "Ann"}],
            "indexedDB": [{"name": "db", "version": 1, "stores": []}]
          }
        ]
      }
      """,
    ])
    let heard = try folder.served("$EARSHOT transcript $SITE/ --storage state.json")
    #expect(heard.status == 0, "\(heard.error)")
    #expect(heard.output.isEmpty || heard.output.hasPrefix("Hello Ann, heading level 1"))
    #expect(heard.output.isEmpty || heard.error.contains("databases (IndexedDB)"))
  }

  /// A mistake is told once, with its place and without what is kept.
  @Test(arguments: [
    (
      "{\"cookies\": [\n{\"name\": \"a\", \"value\": 1234, \"domain\": \"b\"}]}",
      ":2:24: error: \"value\" takes a text"
    ),
    ("{\"cookies\": [\"sid=1234\"]}", ":1:14: error: a cookie is a mapping of keys and values"),
    ("{\"1234\": []}", ":1:2: error: unknown key of a storage file"),
    ("x1234 cookie=1", ":1:1: error: a storage file must be JSON"),
    (
      "{\"cookies\": [], \"cookies\": \"x1234\"}",
      ":1:17: error: a storage file must be JSON"
    ),
    (
      "{\"cookies\": [{\"name\": \"a\", \"value\": \"b\", \"domain\": \"c\", \"sameSite\": \"1234\"}]}",
      ":1:69: error: unknown \"sameSite\" of a cookie"
    ),
    ("[]", ":1:1: error: a storage file is a mapping of keys and values"),
    ("{\"cookies\": \"1234\"}", ":1:13: error: \"cookies\" takes a list"),
    ("{\"cookies\": [", ":1:14: error: a storage file must be JSON"),
    ("", ": error: the input is empty"),
    (
      "{\"origins\": [{\"origin\": \"a/b\"}]}",
      ":1:25: error: an origin must be the start of an address"
    ),
    (
      "{\"origins\": [{\"origin\": \"http://[\"}]}",
      ":1:14: error: the browser cannot open this origin"
    ),
    (
      "{\"cookies\": [{\"name\": \"a\", \"value\": \"1234\", \"domain\": \"http://b\"}]}",
      ":1:55: error: the domain of a cookie must be the name of a server"
    ),
    (
      "{\"cookies\": [{\"name\": \"a\", \"value\": \"1234\"}]}",
      ":1:14: error: a cookie needs \"domain\""
    ),
    (
      "{\"cookies\": [\n{\"name\": \"a\", \"value\": \"1\", \"domain\": \"b\"},"
        + "\n{\"name\": \"__Host-a\", \"value\": \"1234\", \"domain\": \"b\"}]}",
      ":3:1: error: the browser does not accept this cookie"
    ),
  ])
  func aMistakeInTheFileIsTold(file: String, said: String) throws {
    let folder = try CommandFolder(["page.html": "<p>Here", "s.json": file])
    let heard = try folder.shell("$EARSHOT transcript page.html page.html --storage s.json")
    #expect(heard.status == 2)
    #expect(heard.output.isEmpty)
    #expect(heard.error.contains("s.json\(said)"), "\(heard.error)")
    #expect(!heard.error.contains("1234"), "\(heard.error)")
  }

  @Test func whatCannotBeUsedIsTold() throws {
    let folder = try CommandFolder([
      "page.html": "<p>Here", "a.screen.yaml": "elements: [{text: Hi}]",
    ])
    let heard = try folder.shell(
      """
      $EARSHOT transcript page.html --storage none.json; [ $? = 2 ] || exit 10
      # Before the page is opened: a login by hand is not lost at the end.
      echo | $EARSHOT walk --plain page.html --save-storage nowhere/a.json; [ $? = 2 ] || exit 11
      echo | $EARSHOT walk --plain page.html --save-storage .; [ $? = 2 ] || exit 12
      echo | $EARSHOT walk --plain a.screen.yaml --save-storage s.json || exit 13
      echo '{}' > empty.json
      $EARSHOT transcript a.screen.yaml --storage empty.json || exit 14
      echo | $EARSHOT walk --plain page.html --save-storage s.json || exit 15
      ls s.json
      """)
    #expect(heard.status == 0, "\(heard.error)")
    for said in [
      "none.json: error: no such file",
      "nowhere/a.json: error: the folder \"nowhere\" does not exist",
      ".: error: this is a folder", "--save-storage has no effect: the input is not a web page",
      "--storage has no effect: no input is a web page",
      "s.json: empty, because the pages stored nothing",
    ] { #expect(heard.error.contains(said), "\(said): \(heard.error)") }
    #expect(heard.output.hasSuffix("s.json\n"))
  }

  /// What a page opens by itself is not opened, and what a person opens there gets no more of a login than a link gives.
  @Test func aWindowOfAnotherSiteGetsNoStrictCookie() throws {
    let folder = try CommandFolder([
      "index.html": """
      <title>Shop</title><h1>Shop</h1><button>Ok</button><a href="{SITE}/asked.html" target=_blank>Bank</a>
      <iframe src="http://b.localhost:{PORT}/ad.html" sandbox="allow-scripts"></iframe>
      """,
      "ad.html": "<script>setInterval(() => window.open('{SITE}/unasked.html'), 40)</script>",
      "asked.html": "<title>Bank</title><h1>Bank</h1>", "unasked.html": "<h1>Stolen</h1>",
      "login.json": """
      {"cookies": [
        {"name": "strict", "value": "s1", "domain": "localhost", "path": "/", "expires": -1, "httpOnly": false,
         "secure": false, "sameSite": "Strict"},
        {"name": "lax", "value": "l1", "domain": "localhost", "path": "/", "expires": -1, "httpOnly": false,
         "secure": false, "sameSite": "Lax"}
      ], "origins": []}
      """,
    ])
    let outcome = try folder.served(
      """
      sed -i "s|{PORT}|$PORT|" index.html
      printf 'next\\nactivate\\nwait 500\\nnext\\nactivate\\n' |
        $EARSHOT walk --plain http://127.0.0.1:$PORT/ --storage login.json
      """)
    guard outcome.status != 0 || !outcome.output.isEmpty else { return }
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("Bank, heading"), "\(outcome.output)")
    let log = try folder.text(of: "cookies")
    #expect(!log.contains("unasked"), "\(log)")
    #expect(log.contains("/asked.html") && !log.contains("strict=s1"), "\(log)")
    #expect(log.contains("lax=l1"), "\(log)")
  }

  /// A document without an address is of no site, and what a page asks for before it leaves is not the new page's wish.
  @Test(arguments: [
    "location = URL.createObjectURL(new Blob(['<title>B</title><h1>B</h1><button onclick=\"open(`{SITE}/asked.html`)\">Go</button>'], {type: 'text/html'}))",
    "document.write('<title>B</title><h1>B</h1><button onclick=\"open(`{SITE}/asked.html`);location=`{SITE}/home.html`\">Go</button>')",
  ])
  func aWindowOfADocumentWithoutASiteGetsNoStrictCookie(_ script: String) throws {
    let folder = try CommandFolder([
      "index.html": "<title>Evil</title><h1>Evil</h1><script>\(script)</script>",
      "asked.html": "<title>Bank</title><h1>Bank</h1>",
      "home.html": "<title>Home</title><h1>Home</h1>",
      "login.json": """
      {"cookies": [{"name": "strict", "value": "s1", "domain": "localhost", "path": "/", "expires": -1,
        "httpOnly": false, "secure": false, "sameSite": "Strict"}], "origins": []}
      """,
    ])
    let outcome = try folder.served(
      """
      printf 'wait 500\\nfind Go, button\\nactivate\\nwait 500\\n' |
        $EARSHOT walk --plain http://127.0.0.1:$PORT/ --storage login.json
      """)
    guard outcome.status != 0 || !outcome.output.isEmpty else { return }
    #expect(outcome.output.contains("Go, button"), "\(outcome.output)\(outcome.error)")
    let log = try folder.text(of: "cookies").split(separator: "\n").filter { $0.contains("asked") }
    #expect(!log.contains { $0.contains("strict=s1") }, "\(log)")
  }

  /// What a frame got from a person, by a click or by keys that it took, opens no window in the page's place later.
  @Test func aFrameOpensNoWindowLater() throws {
    let folder = try CommandFolder([
      "index.html": """
      <title>Shop</title><h1>Shop</h1><button>Main</button><a href="{SITE}/linked.html" target=_blank>Terms</a>
      <iframe src="http://127.0.0.1:{PORT}/ad.html"></iframe>
      """,
      "ad.html": "<button onclick='setTimeout(() => open(`{SITE}/asked.html`), 2600)'>Ad</button>",
      "asked.html": "<title>Bank</title><h1>Bank</h1>",
      "linked.html": "<title>Terms</title><h1>All terms</h1>",
    ])
    let outcome = try folder.served(
      """
      sed -i "s|{PORT}|$PORT|" index.html
      printf 'find Ad, button\\nactivate\\nprevious\\nprevious\\nactivate\\nactivate\\nactivate\\nactivate\\nnext\\nactivate\\n' |
        $EARSHOT walk --plain $SITE/
      """)
    guard outcome.status != 0 || !outcome.output.isEmpty else { return }
    #expect(!outcome.output.contains("Bank"), "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("All terms"), "\(outcome.output)\(outcome.error)")
  }

  /// Keys stop where a frame takes the focus from the field that they are meant for.
  @Test func aFrameThatTakesTheFocusGetsNoText() throws {
    let folder = try CommandFolder([
      "index.html": """
      <title>Shop</title><label>Password <input type=password></label>
      <iframe src="http://127.0.0.1:{PORT}/ad.html"></iframe>
      """,
      "ad.html": """
      <input aria-label=Ad oninput="fetch('/stolen?v=' + value)"><script>
      const field = document.querySelector('input'); field.focus(); let isDone = false
      addEventListener('blur', () => { if (isDone) return; isDone = true
        setTimeout(() => { let left = 4
          const step = () => left-- > 0 ? requestAnimationFrame(step) : field.focus()
          requestAnimationFrame(step) }, 995) })
      </script>
      """,
    ])
    let outcome = try folder.served(
      """
      sed -i "s|{PORT}|$PORT|" index.html
      printf 'wait 500\\nfind Password, secure text field\\nactivate\\ntype marigold-and-tansy\\n' |
        $EARSHOT walk --plain $SITE/
      """)
    guard outcome.status != 0 || !outcome.output.isEmpty else { return }
    let log = (try? folder.text(of: "cookies")) ?? ""
    // A letter may be on its way.
    #expect(!log.contains(/stolen\?v=[a-z-]{2}/), "\(log)")
  }

  /// A frame of another site gets neither a window in the page's place nor what is typed for the page.
  @Test func aFrameGetsNothingThatIsMeantForThePage() throws {
    let folder = try CommandFolder([
      "index.html": """
      <title>Shop</title><label>Password <input type=password></label><button>Ok</button>
      <iframe src="http://127.0.0.1:{PORT}/ad.html"></iframe>
      """,
      "ad.html": """
      <input aria-label=Ad autofocus oninput="fetch('/stolen?v=' + value)"><button onclick="window.open('{SITE}/asked.html')">Win</button>
      <script>document.querySelector('input').focus()</script>
      """,
      "asked.html": "<h1>Bank</h1>",
    ])
    let outcome = try folder.served(
      """
      sed -i "s|{PORT}|$PORT|" index.html
      printf 'find Password, secure text field\\ntype marigold\\nfind Win, button\\nactivate\\n' |
        $EARSHOT walk --plain $SITE/
      """)
    guard outcome.status != 0 || !outcome.output.isEmpty else { return }
    #expect(outcome.output.contains("no text field is being edited"), "\(outcome.output)")
    #expect(outcome.output.contains("Win, button") && !outcome.output.contains("Bank"))
    #expect(
      outcome.output.contains(
        "[refused: a frame of the page, or an earlier page, tried to open a window"))
    let log = try folder.text(of: "log")
    #expect(!log.contains("stolen") && !log.contains("asked"), "\(log)")
  }

  /// A user and a password in an address open the page, and stand in no result.
  @Test func noResultHoldsTheLoginOfAnAddress() throws {
    let folder = try CommandFolder([
      "index.html": "<title>Desk</title><main><h1>Desk</h1><button></button></main>"
    ])
    let outcome = try folder.served(
      """
      page="http://ann:marigold@localhost:$PORT/"
      for format in text json sarif junit markdown; do $EARSHOT audit "$page" --format $format; done > audit 2>&1
      $EARSHOT transcript "$page" --format json > heard 2>&1
      $EARSHOT report "$page" --no-audio -o page.html 2> said
      for command in explore "effort --format json" "audit --explore" "transcript --explore -o ways"; do
        $EARSHOT $command "$page" >> said 2>&1
      done
      printf '%s\\n' "$page" > list.txt
      $EARSHOT check list.txt --network --baseline kept --update missing --format json >> said 2>&1
      printf 'page: "%sgone.html"\\nsteps: [next]\\n' "$page" > a.flow.yaml
      $EARSHOT run a.flow.yaml --network >> said 2>&1
      ls kept >> said
      cat audit heard said page.html ways/*
      """)
    guard !outcome.output.isEmpty else { return }
    #expect(outcome.output.contains("Desk, heading"), "\(outcome.error)")
    #expect(!outcome.output.contains("marigold"))
  }
}
