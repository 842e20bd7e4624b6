import Testing

/// What a person has set in their browser, as pages find it.
@Suite("Preferences that pages find", .waiting, .inChromium) struct PagePreferencesTests {
  /// A page that says what it finds.
  private static let page = """
    <!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><style>
    p { display: none }
    @media (prefers-color-scheme: light) { #light { display: block } }
    @media (prefers-color-scheme: dark) { #dark { display: block } }
    @media (forced-colors: active) { #forced { display: block } }
    @media (prefers-reduced-motion: reduce) { #still { display: block } }
    @media (prefers-reduced-motion: no-preference) { #moving { display: block } }
    @media (min-width: 20em) { #roomy { display: block } }
    @media (resolution: 1dppx) { #one { display: block } }
    @media (resolution: 2dppx) { #two { display: block } }
    @media (resolution: 3dppx) { #three { display: block } }
    </style></head><body>
    <p id="light">Light<p id="dark">Dark<p id="forced">Forced<p id="still">Still<p id="moving">Moving
    <p id="roomy">Roomy<p id="one">One<p id="two">Two<p id="three">Three
    <h1></h1><script>
    const format = Intl.DateTimeFormat().resolvedOptions().locale;
    document.querySelector('h1').textContent = [...navigator.languages, format].join(' ');
    </script></body></html>
    """

  private static let usual = ["Light", "Still", "Roomy", "Three"]

  @Test(
    arguments: [
      ([], usual),
      (["--color-scheme", "light"], usual),
      (["--color-scheme", "dark"], ["Dark", "Still", "Roomy", "Three"]),
      (["--forced-colors"], ["Light", "Forced", "Still", "Roomy", "Three"]),
      (["--full-motion"], ["Light", "Moving", "Roomy", "Three"]),
      // A text twice as large leaves room for half as many letters.
      (["--page-text-size", "200"], ["Light", "Still", "Three"]),
      (["--page-text-size", "50"], usual),
      (["--viewport", "393x852@2"], ["Light", "Still", "Roomy", "Two"]),
      (["--viewport", "1280x800"], ["Light", "Still", "Roomy", "One"]),
      (["--viewport", "1280x800@3"], usual),
    ] as [([String], [String])])
  func aPageFindsWhatIsSet(options: [String], words: [String]) throws {
    let folder = try CommandFolder(["page.html": Self.page])
    let outcome = try Earshot.run(["transcript", folder.file("page.html")] + options)
    #expect(outcome.output.split(separator: "\n").map(String.init).dropLast() == words[...])
    #expect(outcome.status == 0)
  }

  /// What sites decide by: how the browser calls itself, touch, the window.
  private static let device = """
    <!doctype html><meta name="viewport" content="width=device-width"><p><script>
    const agent = navigator.userAgent, data = navigator.userAgentData;
    const names = ['iPhone', 'Macintosh', 'Android', 'Windows', 'CrOS', 'X11'].filter((name) => agent.includes(name));
    document.querySelector('p').textContent = [
      names[0], agent.includes('Chrome/') ? 'Chrome' : 'Safari', /Headless/.test(agent) ? 'odd' : '', navigator.maxTouchPoints,
      `${innerWidth}x${innerHeight}`, devicePixelRatio, matchMedia('(pointer: coarse)').matches, data?.platform, data?.mobile,
    ].join(' ');
    </script>
    """

  @Test(
    arguments: [
      ("voiceover-ios", [], "iPhone Safari  5 393x852 3 true  "),
      ("talkback", [], "Android Chrome  5 412x923 2.625 true Android true"),
      ("nvda", [], "Windows Chrome  0 1280x800 1 false Windows false"),
      ("chromevox", [], "CrOS Chrome  0 1280x800 1 false Chrome OS false"),
      ("voiceover-ios", ["--device", "ipad"], "Macintosh Safari  5 820x1180 2 true  "),
      ("nvda", ["--device", "iphone"], "iPhone Safari  5 393x852 3 true  "),
      ("talkback", ["--device", "desktop"], "X11 Chrome  0 1280x800 1 false Linux false"),
      (
        "voiceover-ios", ["--device", "ipad", "--viewport", "500x900"],
        "Macintosh Safari  5 500x900 2 true  "
      ),
      ("voiceover-ios", ["--viewport", "1280x800"], "X11 Chrome  0 1280x800 1 false Linux false"),
    ] as [(String, [String], String)])
  func aPageSeesTheDeviceOfTheReader(reader: String, options: [String], told: String) throws {
    let folder = try CommandFolder(["page.html": Self.device])
    let outcome = try Earshot.run(
      ["transcript", folder.file("page.html"), "--reader", reader] + options)
    let heard = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let asked = told.split(separator: " ").joined(separator: " ")
    #expect(heard == asked || heard == asked + ".", "\(outcome.error)")
  }

  @Test func aPageAndItsServerAreAskedForALanguage() throws {
    let folder = try CommandFolder([
      "page.html": Self.page,
      "a.flow.yaml": """
      page: page.html
      steps: [{find: "de-AT de fr de-AT"}]
      """,
    ])
    let heard = try folder.served(
      """
      $EARSHOT transcript page.html --page-language de-AT,de,fr | tail -1
      $EARSHOT transcript $SITE/echo --page-language de-AT,de,fr
      $EARSHOT run a.flow.yaml --page-language de-AT,de,fr > run || exit 10
      """)
    #expect(heard.status == 0, "\(heard.error)")
    #expect(
      ["de-AT de fr de-AT, heading level 1\nde-AT,de;q=0.9,fr;q=0.8\n", ""].contains(heard.output),
      "\(heard.output)")
  }

  @Test func aPageInAnotherLanguageIsTold() throws {
    let page = "<!doctype html><html lang=en-GB><p>Here"
    let told = try Earshot.run(["transcript", "-", "--page-language", "de"], input: page)
    #expect(told.error.contains("to set the reader's language, use --language"), "\(told.error)")
    let fits = try Earshot.run(["transcript", "-", "--page-language", "de,en"], input: page)
    #expect(!fits.error.contains("--language"), "\(fits.error)")
  }

  @Test(arguments: [
    (["--page-language", "german"], "--page-language"),
    (["--page-language", "de,"], "--page-language"),
    (["--color-scheme", "blue"], "--color-scheme"), (["--viewport", "393x852@9"], "--viewport"),
    (["--page-text-size", "20"], "takes a number from 50 to 500, not 20"),
  ])
  func aWrongOptionIsTold(options: [String], said: String) throws {
    let outcome = try Earshot.run(["transcript", "-"] + options, input: "<p>Here")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains(said), "\(outcome.error)")
  }

  @Test(arguments: [
    ["--page-language", "de"], ["--color-scheme", "dark"], ["--forced-colors"], ["--full-motion"],
    ["--page-text-size", "200"], ["--viewport", "393x852@2"], ["--device", "ipad"],
  ])
  func anOptionWithoutAPageIsTold(options: [String]) throws {
    let outcome = try Earshot.run(["transcript", "-"] + options, input: "elements: [{text: Hi}]")
    #expect(outcome.output == "Hi\n")
    #expect(
      outcome.error == "earshot: \(options[0]) has no effect: no input is a web page\n")
  }
}
