import Testing

/// Pages that may not be the ones that were meant.
@Suite("Doubtful pages", .waiting, .inChromium) struct PageDoubtsTests {
  private static let login = "<h1>Log in</h1><label>Password <input type=password></label>"
  private static let wall = """
    <h1>Seeds</h1><p>Much to read.</p>
    <div role="dialog" aria-modal="true" aria-label="Cookies">We keep cookies. <button>Agree</button></div>
    """

  /// Pages behind the first one, states, operated controls and tasks are as doubtful, as is what comes while somebody waits.
  ///
  /// Part of each page is a link to a file elsewhere.
  @Test(arguments: [
    "run by-step.flow.yaml --audit", "run by-link.flow.yaml --audit", "audit more.html --explore",
    "audit script.html --operate", "evidence .", "audit late.html --wait-for Ready",
    "run late.flow.yaml --wait-for Ready", "report by-step.flow.yaml -o page.html",
  ])
  func nothingBehindTheFirstPageIsReadInSilence(_ command: String) throws {
    let frame = "<title>Two</title><h1>Two</h1><iframe src=s/part.html></iframe>"
    let folder = try CommandFolder([
      "out/x": "", "site/s/x": "",
      "site/one.html": "<title>One</title><h1>One</h1><a href=two.html>Two</a>",
      "site/two.html": frame,
      "site/by-step.flow.yaml": "page: one.html\nsteps: [{open: two.html}, next]",
      "site/by-link.flow.yaml": "page: one.html\nsteps: [{find: Two}, activate]",
      "site/more.html": """
      <title>More</title><button onclick="this.setAttribute('aria-expanded', 'true'); document.body.append('Shown',
      Object.assign(document.createElement('iframe'), {src: 's/part.html'}))" aria-expanded=false>Show more</button>
      """,
      "site/script.html": """
      <title>Act</title><button onclick="document.body.append(Object.assign(document.createElement('script'),
      {src: 's/act.js'}))">Show</button>
      """,
      "site/late.html": """
      <title>Late</title><h1>Late</h1><script>setTimeout(() => { document.body.append(
      Object.assign(document.createElement('script'), {src: 's/act.js'})); setTimeout(() =>
      document.body.append('Ready'), 1500) }, 2500)</script>
      """,
      "site/late.flow.yaml": "page: late.html\nsteps: [next]",
    ])
    let outcome = try folder.shell(
      """
      echo '<p>Part</p>' > out/part.html; echo '0' > out/act.js
      ln -s ../../out/part.html site/s/part.html; ln -s ../../out/act.js site/s/act.js
      cd site; $EARSHOT \(command) > /dev/null
      """)
    #expect(
      outcome.error.contains("left out a frame with a file outside the page's folder, such as")
        || outcome.error.contains("did not load a file, such as \"act.js\""),
      "\(outcome.status) \(outcome.error)")
  }

  @Test func whatIsDoubtfulIsTold() throws {
    let folder = try CommandFolder([
      "index.html": "<h1>Home</h1>", "login.html": Self.login, "wall.html": Self.wall,
      "fixed.html": """
      <h1>Seeds</h1><div style="position: fixed; inset: 20% 0 0 0; background: #fff">Your consent, please.
      <button>Yes</button></div>
      """,
      "check.html": """
      <h1>shop.example</h1><p>Verify that you are human.</p>
      <script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>
      """,
      "wait.html": "<div id=root>Loading…</div><script>let app;</script>",
      "bare.html": "<div id=root></div><script>let app;</script>",
      "app.html": "<p>You need to enable JavaScript to run this app.</p><script>let app;</script>",
      "a.flow.yaml": "page: \"{SITE}/to//login.html\"\nsteps: [next]",
    ])
    let heard = try folder.served(
      """
      hear() { echo "$1" >&2; $EARSHOT transcript "$@" > /dev/null; }
      hear $SITE/to/http://127.0.0.1:$PORT/
      hear $SITE/to//login.html
      hear $SITE/status/401
      cp login.html index.html; hear $SITE/status/403
      for page in wall fixed check wait bare app; do hear $page.html; done
      hear wait.html --network
      $EARSHOT run a.flow.yaml > run
      echo | $EARSHOT walk --plain wall.html > walk
      echo told
      """)
    guard heard.output == "told\n" else {
      Issue.record("\(heard.status) \(heard.error)")
      return
    }
    let said = heard.error
    for (count, words) in [
      (1, "the address led to another server, 127.0.0.1"),
      (2, "the address led to a login page (localhost/login.html)"),
      (1, "the address led to a login page (localhost/status/403)"),
      (1, "the server answered with status 401"),
      (2, "a consent dialog covers the page (\"We keep cookies. Agree\")"),
      (1, "a consent dialog covers the page (\"Your consent, please. Yes\")"),
      (1, "the server shows a robot check"),
      (
        2, "a loading placeholder (\"Loading…\"): wait for its content with --wait-for TEXT"
      ),
      (3, "--wait-for TEXT, or allow network access with --network"),
      (1, "a loading placeholder: wait"),
      (1, "a loading placeholder (\"You need to enable JavaScript to run this app.\")"),
    ] { #expect(said.ranges(of: words).count == count, "\(words): \(said)") }
  }

  /// A gate is not green in silence on the page of an error or on a login.
  @Test func whatIsHardlyThePageIsAFinding() throws {
    let folder = try CommandFolder(["index.html": "<h1>Home</h1>", "login.html": Self.login])
    let outcome = try folder.served(
      """
      for page in / status/404 status/503 to//login.html; do
        $EARSHOT audit $SITE/$page --rule input-suspicious --fail-on warning > found; echo "$?"
        grep -oE 'status [0-9]+|led to a login' found
      done
      """)
    #expect(
      outcome.output == "0\n1\nstatus 404\n1\nstatus 503\n1\nled to a login\n",
      "\(outcome.output) \(outcome.error)")
  }

  /// A login that was saved at another host is not saved again in vain.
  @Test func aLoginOfAnotherHostIsTold() throws {
    func storage(_ domain: String) -> String {
      #"{"cookies": [{"name": "a", "value": "secret", "domain": "\#(domain)", "path": "/"}], "origins": []}"#
    }
    let folder = try CommandFolder([
      "login.html": Self.login, "other.json": storage("127.0.0.1"),
      "own.json": storage("localhost"),
    ])
    let outcome = try folder.served(
      """
      for file in other own; do $EARSHOT transcript $SITE/to//login.html --storage $file.json >/dev/null; done
      """)
    let other =
      "(localhost/login.html): the storage file has nothing for localhost, only for 127.0.0.1; open"
    #expect(outcome.error.ranges(of: other).count == 1, "\(outcome.error)")
    #expect(outcome.error.ranges(of: "(localhost/login.html): log in with").count == 1)
    #expect(!outcome.error.contains("secret"), "\(outcome.error)")
  }

  /// The page of an error is nobody's recording, and a script that is missing is the cause, not the time.
  @Test func whatIsHardlyThePageIsNotRecorded() throws {
    let folder = try CommandFolder([
      "index.html": "<title>A</title><div id=root></div><script src=/gone.js></script>",
      "good.html": "<title>B</title><h1>Seeds</h1>",
    ])
    let outcome = try folder.served(
      """
      printf '%s\n' $SITE/status/404 $SITE/good.html > pages.txt
      $EARSHOT check pages.txt --baseline heard --update missing --network; echo "$?"; ls heard | wc -l
      $EARSHOT transcript $SITE/
      """)
    #expect(outcome.output.contains("1 new, 1 broken\n2\n1\n"), "\(outcome.output)")
    for words in [
      "not recorded: the server answered with status 404: check the address",
      "warning: the page shows nothing: a script that would show its content was not loaded",
      "/gone.js\": status 404",
    ] { #expect(outcome.error.contains(words), "\(outcome.error)") }
  }

  /// Pages on which the same things stand and are what was meant.
  @Test func whatIsMeantRaisesNoDoubt() throws {
    let folder = try CommandFolder([
      "index.html": Self.login,
      // Who makes a login is asked twice.
      "new.html": Self.login + "<label>Again <input type=password></label>",
      // A bar of consent at the edge stands before nothing.
      "bar.html": """
      <h1>Seeds</h1><div style="position: fixed; bottom: 0">We keep cookies. <button>Fine</button></div>
      """,
      "cake.html": "<div role=dialog aria-modal=true><h1>Recipe</h1><button>Close</button></div>",
      "form.html": """
      <h1>Write to us</h1><input aria-label="Name"><button>Send</button>
      <script src="https://www.google.com/recaptcha/api.js"></script>
      """,
      "words.html": "<p>Loading a rifle is dangerous.</p>",
      "small.html": "<p>Here</p><script>let app;</script>",
    ])
    let heard = try folder.served(
      """
      $EARSHOT transcript $SITE/ $SITE/to/http://www.localhost:$PORT/new.html 2> said
      $EARSHOT transcript new.html bar.html cake.html form.html words.html small.html 2>> said
      """)
    #expect(heard.status == 0)
    let said = try folder.text(of: "said")
    for words in ["led to", "consent dialog", "robot check", "placeholder"] {
      #expect(!said.contains(words), "\(said)")
    }
  }

  /// A page that leads elsewhere by itself is told, whatever is read in its place.
  @Test func whatLeadsElsewhereIsTold() throws {
    let folder = try CommandFolder([
      "go.html": "<button></button><script>setTimeout(() => location = 'clean.html', 100)</script>",
      "blob.html":
        "<button></button><script>location = URL.createObjectURL(new Blob(['<h1>Clean</h1>'], {type: 'text/html'}))</script>",
      "clean.html": "<title>Clean</title><h1>Clean</h1>",
      "anchor.html": "<h1 id=a>Here</h1><script>location = '#a'</script>",
    ])
    #expect(
      try folder.shell("$EARSHOT audit go.html").error.contains(
        "the page navigated to \"clean.html\", which was read instead"))
    #expect(
      try folder.shell("$EARSHOT audit blob.html").error.contains(
        "the page navigated to a generated document (blob:), which was read instead"))
    #expect(!(try folder.shell("$EARSHOT audit anchor.html").error.contains("navigated to")))
  }

  /// Fields that bear the names of a form's own properties keep no question from being answered.
  @Test func namesOfFieldsAnswerNoQuestion() throws {
    let names = [
      "children", "checkVisibility", "matches", "parentElement", "disabled", "tabIndex", "labels",
    ]
    let fields = names.map { "<input type=hidden name=\($0)>" }.joined()
    let focus = "<style>a:focus { outline: none }</style><a href=x.html>Terms</a>"
    let folder = try CommandFolder([
      "focus.html":
        "<title>F</title><main><h1>F</h1><form tabindex=0>\(fields)\(focus)</form></main>",
      "wall.html": "<form>\(fields)</form>\(Self.wall)",
    ])
    let outcome = try folder.shell("$EARSHOT audit focus.html")
    #expect(outcome.output.contains("focus-hidden"), "\(outcome.output)\(outcome.error)")
    #expect(try folder.shell("$EARSHOT audit wall.html").error.contains("a consent dialog"))
  }

  /// Controls whose focus was not looked at are counted, with the reason.
  @Test func whatTheLookAtTheFocusLeavesOutIsTold() throws {
    let many = (1...302).map { "<a href=x\($0).html>Link \($0)</a> " }.joined()
    let folder = try CommandFolder([
      "many.html": "<h1>Many</h1>\(many)",
      "frame.html": "<h1>Frame</h1><iframe srcdoc='<a href=x.html>In it</a>'></iframe>",
      "blur.html": "<h1>Blur</h1><a href=x.html onfocus='this.blur()'>Back</a>",
      "slow.html": """
      <h1>Slow</h1><a href=a.html onfocus="for (const end = Date.now() + 3200; Date.now() < end;);">One</a>
      <a href=b.html>Two</a>
      """,
    ])
    let told = "focus visibility was not checked on"
    for (page, words) in [
      ("many", "2 controls: the page has more controls"),
      ("frame", "1 control: they are in a frame"),
      ("slow", "1 control: time ran out"),
      ("blur", "1 control: the page moved the focus elsewhere"),
    ] {
      let outcome = try folder.shell("$EARSHOT audit \(page).html")
      #expect(outcome.error.contains("\(told) \(words)"), "\(page): \(outcome.error)")
    }
  }

  /// A handler in an attribute is a script that can wait, too.
  @Test func aPageWithHandlersIsWaitedFor() throws {
    let folder = try CommandFolder([
      "late.html":
        "<html lang=en><title>L</title><body onload=\"setTimeout(() => d.innerHTML = '<button></button>', 100)\"><main id=d></main>"
    ])
    #expect(try folder.shell("$EARSHOT audit late.html").output.contains("label-missing"))
  }

  /// What a dialog hides from every rule is told, whether or not anybody sees the dialog.
  @Test(arguments: ["", "opacity: 0"]) func anOpenDialogIsTold(_ style: String) throws {
    let folder = try CommandFolder([
      "a.html": """
      <title>M</title><button></button><div role=dialog aria-modal=true aria-label=Newsletter style="\(style)"><button>Close</button></div>
      """
    ])
    let outcome = try folder.shell("$EARSHOT audit a.html")
    #expect(
      outcome.error.contains(
        "a modal dialog is open (\"Newsletter\"): if the reader stays in it, the content"
      ),
      "\(outcome.error)")
  }

  /// A page that keeps its clock from going on is an error: what comes later would be missed in silence.
  @Test func aPageThatStopsItsClockIsAnError() throws {
    let folder = try CommandFolder([
      "a.html": """
      <title>E</title><button>Pay</button><p role=alert id=r></p>
      <script>
        setTimeout(() => r.textContent = 'Payment failed', 100)
        const c = new MessageChannel(); c.port1.onmessage = () => c.port2.postMessage(1); c.port2.postMessage(1)
      </script>
      """,
      "a.flow.yaml": "page: a.html\nsteps:\n  - find: Pay\n  - notHeard: Payment failed\n",
    ])
    let outcome = try folder.shell("$EARSHOT run --timeout 2 a.flow.yaml")
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(outcome.error.contains("the page blocked its timers"), "\(outcome.error)")
  }

  @Test func elementsOfAPageThatStandsStillWereNotReplaced() throws {
    let folder = try CommandFolder([
      "still.html": "<title>E</title><h1>Seeds</h1><input value=1><select><option>A</select>"
    ])
    let still = try folder.shell("$EARSHOT transcript still.html")
    #expect(still.status == 0)
    #expect(!still.error.contains("while it was read"), "\(still.error)")
  }
}
