import Testing

/// A hundred mistakes of somebody who is new: each message ends with what to type, or with an example of it.
@Suite struct NewcomerTests {
  static let mistakes: [(line: String, typed: String)] = [
    ("trancript a.screen.yaml", "try: earshot transcript a.screen.yaml"),
    ("transcribe a.screen.yaml", "try: earshot transcript a.screen.yaml"),
    ("speek a.screen.yaml", "try: earshot speak a.screen.yaml"),
    ("wlak a.screen.yaml", "try: earshot walk a.screen.yaml"),
    ("adit a.screen.yaml", "try: earshot audit a.screen.yaml"),
    ("reprot a.screen.yaml", "try: earshot report a.screen.yaml"),
    ("chek a.screen.yaml", "try: earshot check a.screen.yaml"),
    ("dif a.screen.yaml", "try: earshot diff a.screen.yaml"),
    ("rotor a.screen.yaml", "try: earshot transcript --show rotors a.screen.yaml"),
    ("voice", "try: earshot list voices"),
    ("reader", "try: earshot list readers"),
    ("doktor", "try: earshot doctor"),
    ("convrt a.screen.yaml", "try: earshot convert a.screen.yaml"),
    ("frobnicate", "all commands: earshot --help"),
    ("transcript", "for example: earshot transcript Examples/Recipe/recipe.screen.yaml"),
    (
      "transcript a.screen.yaml --raeder nvda",
      "try: earshot transcript a.screen.yaml --reader nvda"
    ),
    (
      "transcript a.screen.yaml --reader nvad",
      "try: earshot transcript a.screen.yaml --reader nvda"
    ),
    (
      "transcript a.screen.yaml --style legnd",
      "try: earshot transcript a.screen.yaml --style legend"
    ),
    (
      "transcript a.screen.yaml --format xml",
      "for example: earshot transcript a.screen.yaml --format text"
    ),
    (
      "transcript a.screen.yaml --from yml",
      "try: earshot transcript a.screen.yaml --from screen"
    ),
    (
      "transcript a.screen.yaml --without hint",
      "try: earshot transcript a.screen.yaml --without hints"
    ),
    (
      "transcript a.screen.yaml --set",
      "for example: earshot transcript Examples/Checkout/checkout.screen.yaml --set hints=off"
    ),
    (
      "transcript a.screen.yaml --viewport big",
      "for example: earshot transcript Examples/Web/index.html --reader nvda --viewport 1280x800"
    ),
    (
      "transcript a.screen.yaml --timeout 0",
      "for example: earshot transcript a.screen.yaml --timeout 1"
    ),
    (
      "transcript a.screen.yaml --number --format json",
      "for example: earshot transcript Examples/Recipe/recipe.screen.yaml"
    ),
    ("transcript - --watch", "for example: earshot transcript home.xml --watch"),
    (
      "transcript a.screen.yaml --atspi gedit",
      "for example: earshot transcript --atspi gedit --save window.json"
    ),
    (
      "transcript a.screen.yaml --save x",
      "for example: earshot transcript --atspi gedit --save window.json"
    ),
    ("compare a.screen.yaml b.screen.yaml", "try: earshot diff a.screen.yaml b.screen.yaml"),
    ("audit", "for example: earshot audit --explain label-missing"),
    (
      "audit a.screen.yaml --rule label-mising",
      "try: earshot audit a.screen.yaml --rule label-missing"
    ),
    ("audit a.screen.yaml --format html", "for example: earshot audit a.screen.yaml --format text"),
    (
      "audit a.screen.yaml --profile wcag", "try: earshot audit a.screen.yaml --profile wcag22-aa"
    ),
    (
      "audit a.screen.yaml --fail-on info",
      "for example: earshot audit a.screen.yaml --fail-on error"
    ),
    ("speak a.screen.yaml a.wav", "-o recipe.wav --captions recipe.vtt"),
    ("audit a.screen.yaml --fail-on none", "try: earshot audit a.screen.yaml --fail-on never"),
    ("audit a.screen.yaml --today tomorrow", "for example: earshot audit Examples"),
    ("audit --explain label-mising", "try: earshot audit --explain label-missing"),
    (
      "report a.screen.yaml",
      "for example: earshot report Examples/Recipe/recipe.screen.yaml -o recipe.html"
    ),
    ("report a.screen.yaml -o page.pdf", "try: earshot report a.screen.yaml -o page.html"),
    (
      "report a.screen.yaml --compare -o page.html",
      "for example: earshot report --compare old.screen.yaml new.screen.yaml -o changes.html"
    ),
    ("speak a.screen.yaml -o a.aac", "try: earshot speak a.screen.yaml -o a.wav"),
    ("speak a.screen.yaml --rate 200", "for example: earshot speak a.screen.yaml --rate 100"),
    ("speak a.screen.yaml --captions a.txt", "try: earshot speak a.screen.yaml --captions a.vtt"),
    ("diff a.screen.yaml", "for example: earshot diff recipe.transcript.txt recipe.screen.yaml"),
    ("check .", "for example: earshot check Examples/Checkout --baseline Examples/Checkout"),
    (
      "check . --baseline heard --update everything",
      "for example: earshot check . --baseline heard --update missing"
    ),
    (
      "transcript a.screen.yaml --platform ios",
      "for example: earshot transcript Examples/Recipe/recipe.screen.yaml --language en,ko"
    ),
    (
      "transcript a.screen.yaml --language en,",
      "for example: earshot transcript Examples/Recipe/recipe.screen.yaml --language en,ko"
    ),
    ("run", "for example: earshot run Examples/Comments"),
    ("run a.flow.yaml --shard 3", "for example: earshot run Examples/Comments"),
    ("convert a.screen.yaml --to toml", "for example: earshot convert a.screen.yaml --to yaml"),
    ("serve", "for example: earshot serve --at-driver Examples/Web/index.html"),
    ("manual trancript", "try: earshot manual transcript"),
    (
      "transcript a.screen.yaml --config x --no-config",
      "options for every command: earshot --help"
    ),
    (
      "transcript a.screen.yaml --color blue",
      "for example: earshot transcript a.screen.yaml --color auto"
    ),
    ("list voices --say", "for example: earshot list voices fast --say"),
  ]

  /// Words of other tools, and lines in another order.
  static let otherWords: [(line: String, typed: String)] = [
    ("say a.screen.yaml", "try: earshot speak a.screen.yaml"),
    ("lint a.screen.yaml", "try: earshot audit a.screen.yaml"),
    ("axe a.screen.yaml", "try: earshot audit a.screen.yaml"),
    ("snapshot Screens", "try: earshot check Screens"),
    ("tests Flows", "try: earshot run Flows"),
    ("listen a.screen.yaml", "try: earshot transcript a.screen.yaml"),
    ("browse a.screen.yaml", "try: earshot walk a.screen.yaml"),
    ("html a.screen.yaml", "try: earshot report a.screen.yaml"),
    ("export a.screen.yaml", "try: earshot convert a.screen.yaml"),
    ("setup", "try: earshot doctor"),
    ("server --mcp", "try: earshot serve --mcp"),
    ("colors a.screen.yaml", "try: earshot transcript --show colours a.screen.yaml"),
    ("contrast a.screen.yaml", "try: earshot transcript --show colours a.screen.yaml"),
    ("keyboard a.screen.yaml", "try: earshot transcript --show keys a.screen.yaml"),
    ("voice-control a.screen.yaml", "try: earshot transcript --show names a.screen.yaml"),
    ("text-sizes a.screen.yaml", "try: earshot transcript --show text-sizes a.screen.yaml"),
    ("delta a.screen.yaml b.screen.yaml", "try: earshot diff a.screen.yaml b.screen.yaml"),
    ("a.screen.yaml --lang de", "try: earshot a.screen.yaml --language de"),
    ("a.screen.yaml --locale de", "try: earshot a.screen.yaml --language de"),
    ("a.screen.yaml --screen-reader nvda", "try: earshot a.screen.yaml --reader nvda"),
    ("a.screen.yaml --out x.txt", "try: earshot a.screen.yaml --output x.txt"),
    ("a.screen.yaml --window 800x600", "try: earshot a.screen.yaml --viewport 800x600"),
    ("a.screen.yaml --viewPort 800x600", "try: earshot a.screen.yaml --viewport 800x600"),
    ("a.screen.yaml --colorscheme dark", "try: earshot a.screen.yaml --color-scheme dark"),
    ("a.screen.yaml --cookies x.json", "try: earshot a.screen.yaml --storage x.json"),
    ("a.screen.yaml --reader VoiceOver", "try: earshot a.screen.yaml --reader voiceover-ios"),
    ("a.screen.yaml --reader vo", "try: earshot a.screen.yaml --reader voiceover-ios"),
    ("a.screen.yaml --reader mac", "try: earshot a.screen.yaml --reader voiceover-macos"),
    ("a.screen.yaml --reader vo", "try: earshot a.screen.yaml --reader voiceover-ios"),
    ("a.screen.yaml --reader android", "try: earshot a.screen.yaml --reader talkback"),
    ("a.screen.yaml --show key", "for example: earshot transcript INPUT --show keys"),
    ("a.screen.yaml --show colurs", "for example: earshot transcript INPUT --show colours"),
    (
      "audit a.screen.yaml --exclude label-missing",
      "try: earshot audit a.screen.yaml --skip label-missing"
    ),
    (
      "audit a.screen.yaml --only label-missing",
      "try: earshot audit a.screen.yaml --rule label-missing"
    ),
    ("audit a.screen.yaml --fail warning", "try: earshot audit a.screen.yaml --fail-on warning"),
    ("speak a.screen.yaml --speed 80", "try: earshot speak a.screen.yaml --rate 80"),
    (
      "transcript a.screen.yaml --dest a.txt",
      "try: earshot transcript a.screen.yaml --output a.txt"
    ),
    ("effort a.screen.yaml --speed 50", "try: earshot effort a.screen.yaml --rate 50"),
    ("list reader", "try: earshot list readers"),
    ("--reader nvda audit a.screen.yaml", "try: earshot audit --reader nvda a.screen.yaml"),
  ]

  /// Whoever put a file of that name there must not decide what a server's name means.
  @Test(arguments: ["transcript", "audit", "report -o r.html --no-audio", "walk --plain"])
  func aServerWithAFileOfItsNameIsAskedFor(_ command: String) throws {
    let folder = try CommandFolder([
      "example.com": "elements: [button: Rate]", "in/a.screen.yaml": "elements: [button: Rate]",
    ])
    for name in ["example.com", "localhost:9"] {
      let outcome = try folder.shell(
        "ln -sfn in localhost:9; $EARSHOT \(command) \(name) </dev/null")
      #expect(outcome.status == 2, "\(outcome.error)")
      #expect(!outcome.output.contains("Rate"))
      #expect(outcome.error.contains("write ./\(name) for the file"), "\(outcome.error)")
    }
    // A folder of the clone that is called like the address, and a list in it, are not meant either.
    let typed = try folder.shell(
      """
      mkdir -p 'https:/no.invalid' example.org; echo hunter2 > 'https:/no.invalid/l.txt'; cp in/a.screen.yaml example.org/
      echo http://127.0.0.1:9/ > example.org/l.txt; cp in/a.screen.yaml 'https:/no.invalid/'
      $EARSHOT audit https://no.invalid/l.txt; $EARSHOT audit example.org/l.txt
      $EARSHOT check https://no.invalid --baseline r --update all; $EARSHOT run https://no.invalid; true
      """)
    #expect(!(typed.output + typed.error).contains("hunter2"), "\(typed.error)")
    #expect(!(typed.output + typed.error).contains("127.0.0.1"), "\(typed.error)")
    #expect(!typed.output.contains("new"), "\(typed.output)")
    let meant = try folder.shell("$EARSHOT transcript ./example.com ./localhost:9")
    #expect(meant.status == 0 && meant.output.contains("Rate, button"), "\(meant.error)")
  }

  /// A shell writes out the names of a clone's files: `?` and `#` in them are no query of an address.
  @Test(arguments: [
    "audit *.screen.yaml", "transcript *.screen.yaml", "audit */",
    "check localhost:9/app --baseline r",
    "run localhost:9/app", "score localhost:9/app",
  ])
  func aFileNameThatAnAddressBeginsIsAskedFor(_ command: String) throws {
    let screen = "elements: [button: '']"
    let folder = try CommandFolder([
      "localhost:9?x.screen.yaml": screen, "example.com#y.screen.yaml": screen,
      "localhost:9#d/a.screen.yaml": screen, "localhost:9/app/a.screen.yaml": screen,
    ])
    let outcome = try folder.shell("$EARSHOT \(command)")
    #expect(outcome.status == 2, "\(outcome.output)\(outcome.error)")
    #expect(outcome.error.contains("could be a server or a file"), "\(outcome.error)")
    #expect(!outcome.error.contains("no server"), "\(outcome.error)")
  }

  /// While it waits, the file could go, and the name would become an address.
  @Test func aNameThatMayBeAServerIsNotWatched() throws {
    let folder = try CommandFolder(["localhost:9?x.screen.yaml": "elements: [button: Rate]"])
    let outcome = try folder.shell("timeout 300 $EARSHOT report *.screen.yaml -o r.html --watch")
    #expect(outcome.status == 64)
    #expect(
      outcome.error.contains("write ./localhost:9?x.screen.yaml for the file"), "\(outcome.error)")
  }

  /// Screens in short form state traits, of which readers of desktops know nothing.
  @Test(arguments: [
    ("nvda", "button, Send"), ("orca", "Send push button."), ("chromevox", "Send, button"),
  ])
  func theShortFormHasRolesOnTheDesk(_ reader: String, _ words: String) throws {
    let screen = """
      platform: web
      elements:
        - button: Send
        - {switch: Dark, value: on}
        - textField: Name
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", reader], input: screen)
    #expect(heard.output.hasPrefix(words), "\(heard.output)")
    #expect(!heard.output.contains("\nDark\n"), "\(heard.output)")
  }

  /// A name too many after `-o`, or a script with one variable for two files.
  @Test(arguments: ["transcript", "audit", "convert"])
  func aResultDoesNotReplaceItsInput(_ command: String) throws {
    let screen = "elements: [button: Rate]"
    let folder = try CommandFolder(["a.screen.yaml": screen])
    let outcome = try folder.shell(
      "ln -s . s; $EARSHOT \(command) a.screen.yaml -o s/a.screen.yaml")
    #expect(outcome.status == 64, "\(outcome.output)")
    #expect(outcome.error.contains("--output would overwrite the input"), "\(outcome.error)")
    #expect(try folder.text(of: "a.screen.yaml") == screen)
  }

  /// Somebody who calls a file like an option has given it wherever a shell writes names out.
  @Test func aFileNameThatIsAnOptionIsAskedFor() throws {
    let folder = try CommandFolder([
      "home.screen.yaml": "elements: [button: Rate]", ".conf.screen.yaml": "output: ../written",
      "--config=.conf.screen.yaml": "",
    ])
    let outcome = try folder.shell(
      "$EARSHOT transcript *.screen.yaml; status=$?; ls ..; exit $status")
    #expect(outcome.status == 64)
    #expect(!outcome.output.contains("Rate") && !outcome.output.contains("written"))
    #expect(
      outcome.error.contains("write ./--config=.conf.screen.yaml for the file"), "\(outcome.error)")
    for (name, line) in [
      ("--", "audit * --fail-on note"), ("-", "audit *"), ("http:/x.screen.yaml", "audit http:/*"),
      ("-", "transcript -- *"), ("init", "*"), ("run", "--color never *"),
      ("127.0.0.1:4444", "serve --at-driver *"),
    ] {
      let clone = try CommandFolder([
        name: "elements: [button: '']", "z.screen.yaml": "elements: [button: '']",
      ])
      // A folder is called "http:" and a path has two slashes.
      let written = line.replacing("http:/*", with: "http://x.screen.yaml")
      let outcome = try clone.shell("$EARSHOT \(written); status=$?; ls -A; exit $status")
      #expect(outcome.status == 64 || outcome.status == 2, "\(line): \(outcome.error)")
      #expect(outcome.error.contains("a file of that name exists"), "\(line): \(outcome.error)")
      #expect(!outcome.output.contains("earshot.yaml") && !outcome.output.contains("listens"))
    }
    // Somebody who keeps results under a command's name goes on working.
    let kept = try CommandFolder([
      "run": "", "run.screen.yaml": "elements: [button: Rate]", "z": "",
    ])
    #expect(try kept.shell("$EARSHOT transcript run.screen.yaml > transcript").status == 0)
    #expect(try kept.shell("$EARSHOT transcript run.screen.yaml").status == 0)
    // Options with values stand among them, and a name that cannot be looked up may be there.
    let more = try CommandFolder(["run": "", "z.screen.yaml": "elements: [button: '']"])
    #expect(try more.shell("$EARSHOT * -o /dev/null").status == 64)
    let looked = try more.shell(
      "ln -s -- --config=l --config=l; $EARSHOT audit --config=l/c.yaml z.screen.yaml")
    #expect(looked.status == 64)
    #expect(looked.error.contains("a file of that name exists"), "\(looked.error)")
    let late = try CommandFolder([
      "audit": "elements: [a]", "b.screen.yaml": "elements: [button: '']",
    ])
    #expect(try late.shell("$EARSHOT --reader nvda audit b.screen.yaml").status == 64)
    let script = try CommandFolder([
      "run": "", "a.flow.yaml": "screens: {s: s.screen.yaml}\nsteps: [next]",
      "s.screen.yaml": "elements: [a, b]",
    ])
    #expect(try script.shell("$EARSHOT run a.flow.yaml").status == 0)
    let meant = try folder.shell("$EARSHOT transcript --no-config -- home.screen.yaml")
    #expect(meant.output == "Rate, button\n")
  }

  @Test(arguments: mistakes + otherWords)
  func theMessageEndsWithTheLineToType(_ row: (line: String, typed: String)) throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [button: Rate]"])
    let outcome = try folder.shell("$EARSHOT \(row.line)")
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.error.hasSuffix("\(row.typed)\n"), "\(outcome.error)")
  }
}
