import Testing

/// Pages that may not be the ones that were meant.
@Suite("Doubtful pages", .waiting, .inChromium) struct PageDoubtsTests {
  private static let login = "<h1>Log in</h1><label>Password <input type=password></label>"
  private static let wall = """
    <h1>Seeds</h1><p>Much to read.</p>
    <div role="dialog" aria-modal="true" aria-label="Cookies">We keep cookies. <button>Agree</button></div>
    """

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
      (2, "the address led to a login (localhost/login.html)"),
      (1, "the address led to a login (localhost/status/403)"),
      (1, "the server answered with status 401"),
      (2, "a wall of consent stands before the page (\"We keep cookies. Agree\")"),
      (1, "a wall of consent stands before the page (\"Your consent, please. Yes\")"),
      (1, "the server wants to know whether a person is there"),
      (
        2, "the placeholder of a script (\"Loading…\"): wait for what it makes with --wait-for TEXT"
      ),
      (3, "--wait-for TEXT, or let it use the network with --network"),
      (1, "the placeholder of a script: wait"),
      (1, "the placeholder of a script (\"You need to enable JavaScript to run this app.\")"),
    ] { #expect(said.ranges(of: words).count == count, "\(words): \(said)") }
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
    for words in ["led to", "wall of consent", "robots", "placeholder"] {
      #expect(!said.contains(words), "\(said)")
    }
  }
}
