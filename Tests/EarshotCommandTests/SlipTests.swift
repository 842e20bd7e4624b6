import Testing

/// What people type who know another tool, or mistype, and the message that leads them on.
@Suite struct SlipTests {
  @Test(arguments: [
    ("audit player.screen.yaml --rules label-missing", "Did you mean '--rule'?"),
    (
      "audit player.screen.yaml --rules label-missing",
      "try: earshot audit player.screen.yaml --rule label"
    ),
    ("transcript dump.txt --reader talkback", "for TalkBack, dump the screen on android"),
    ("run selector.flow.yaml", "a flow has no selectors"),
    ("run tab.flow.yaml", "with: keyboard above the steps"),
    ("run flows/root.flow.yaml --root .", "did you mean \"../app/home.screen.yaml\"?"),
    ("convert turned inner -o screens.yaml", "write -o screens/"),
    ("run five.flow.yaml", "write next: 5"),
    ("transcript twins.screen.yaml", "put a dash before it"),
    ("run dimmed.flow.yaml", "dimmed.flow.yaml:2:20: error"),
    ("audit turned --suppressions turned/a.txt", "the rule comes first: label-missing Player/play"),
    ("transcript null.json", "the tool found no elements"),
    ("transcript services.txt", "adb exec-out uiautomator dump"),
    ("transcript grep.txt", "keep the lines below each node"),
    ("transcript capital.screen.yaml", "did you mean \"button\"?"),
    ("run tap-on.flow.yaml", "first find: Play, then activate"),
    ("run visible.flow.yaml", "write find: Play"),
    ("run told.flow.yaml", "write on: {activate: {announce: TEXT}}"),
    ("run flows/far.flow.yaml", "relative to the folder of the flow"),
    ("audit player.screen.yaml --format github", "write --annotations github"),
    ("transcript player.html --wait-for text=Player", "write --wait-for Player"),
    ("transcript dump.xml --from appium", "try: earshot transcript dump.xml\n"),
    ("audit", "name a screen to audit (- for standard input)"),
    ("transcript", "to read standard input, write -"),
    ("transcript player.html --storage-state a.json", "Did you mean '--storage'?"),
    ("check app --baseline heard -u", "try: earshot check app --baseline heard --update changed"),
    ("check app --baseline heard --shard 0/2", "1/N to N/N"),
    ("check dumps/a.xml dumps/b.xml --baseline heard", "name their folder: dumps"),
    ("check empty --baseline heard", "no screens in this folder, but there is a recording"),
    ("test player.screen.yaml", "try: earshot audit player.screen.yaml"),
    ("effort player.screen.yaml --to Play --budget 3", "--budget 'Play<=3'"),
    ("transcript Shop.xcresult", "print app.debugDescription in the test"),
    ("run maestro.flow.yaml", "this is a Maestro flow"),
    ("transcript lfs.xml", "git lfs pull"),
    ("transcript /sdcard/window_dump.xml", "adb pull /sdcard/window_dump.xml"),
    ("transcript player.html --storage idb.json", "not a list"),
    ("transcript strings.xml", "an Android resource file"),
    ("transcript views.txt", "print(XCUIApplication().debugDescription)"),
    ("transcript idb.json", "an empty answer: the tool found no elements"),
    ("audit player.screen.yaml --max-warnings 0", "Did you mean '--fail-on'?"),
    ("run name.flow.yaml", "write screens: {player: player.screen.yaml}"),
    ("run expression.flow.yaml", "a regular expression has slashes: hear: \"/Play, [a-z]+/\""),
    (
      "audit --rule label-missing target-too-small player.screen.yaml",
      "takes one at a time: write --rule target-too-small"
    ),
    ("transcript player.screen.yaml --fail-on warning", "'--fail-on', which belongs to audit"),
    ("test server.flow.yaml", "try: earshot run server.flow.yaml"),
    ("check server.flow.yaml", "this is a flow: earshot run server.flow.yaml"),
    ("transcript player.screen.yaml --reader all", "separate them with commas"),
    ("run true.flow.yaml", "write activate alone"),
    ("run find.flow.yaml", "to move to text, find: Play"),
    ("transcript list.screen.yaml", "items inside an element go below children:"),
    ("transcript outer.screen.yaml", "the elements of a screen go below elements:"),
    ("transcript help.screen.yaml", "to open a screen, write {open: help}"),
    ("transcript go.screen.yaml", "to open a screen, write {open: Pay}"),
    ("transcript opens.screen.yaml", "to open a screen, write on: {activate: {open: Checkout}}"),
    ("transcript tap.screen.yaml", "to open a screen, write on: {activate: {open: Checkout}}"),
    ("run deep.flow.yaml", "did you mean \"app/home.screen.yaml\"?"),
    ("transcript figma.json", "this is a Figma file"),
    ("transcript activity.txt", "adb exec-out uiautomator dump"),
    ("transcript player.screen.yaml --show headings", "did you mean \"rotors\"?"),
    ("check app --baseline recordings --record", "Did you mean '--update'?"),
    ("run next.flow.yaml", "  \"hear\" must match all of the last utterance"),
    ("run idle.flow.yaml", "activating \"Play\" has no effect"),
    ("run server.flow.yaml", "write the whole address: http://localhost:3000"),
    ("run list.flow.yaml", "write screens: {NAME: player.screen.yaml}"),
    ("speak player.screen.yaml --speed 2", "--rate takes the percent of a reader's slider"),
    ("audit player.html --wait 5", "--wait-for takes text or a selector"),
    ("speak player.screen.yaml -o audio/", "-o audio/speech.wav"),
    ("audit --explain labels", "did you mean \"label-missing\"?"),
    (
      "effort player.screen.yaml --to Add to cart",
      "a value with spaces needs quotes: --to \"Add to cart\""
    ),
    ("effort player.screen.yaml --to Zoom", "known elements: Play"),
    ("audit player.screen.yaml --annotations gitlab", "GitLab shows JUnit reports"),
    ("transcript player.html#main", "a file is named without \"#main\""),
    ("report player.screen.yaml --serve localhost", "takes a port: write localhost:4383"),
    ("transcript player.screen.yaml --from android", "did you mean \"uiautomator\"?"),
    ("transcript player.screen.yaml --from idb", "this looks like screen, not idb: omit --from"),
    ("audit player.screen.yaml --headed", "Error: Unknown option '--headed'\n"),
    ("audit player.screen.yaml --severity error", "Did you mean '--fail-on'?"),
    ("audit player.screen.yaml --ignore label-missing", "Did you mean '--skip'?"),
    ("effort player.screen.yaml --target Play", "Did you mean '--to'?"),
    ("report player.screen.yaml --out x.html", "Did you mean '--output'?"),
    ("transcript --help-al", "Did you mean '--help-all'?"),
    (
      "transcript player.screen.yaml --json",
      "try: earshot transcript player.screen.yaml --format json"
    ),
    ("speak player.screen.yaml --rate fast", "0 to 100"),
    ("transcript player.screen.yaml talkback", "write --reader talkback"),
    (
      "transcript player.screen.yaml --format html",
      "earshot report player.screen.yaml -o report.html"
    ),
    ("audit player.screen.yaml --format html", "earshot report player.screen.yaml -o report.html"),
    ("check player.screen.yaml", "earshot diff compares two files"),
    ("evidence player.screen.yaml", "start: player.screen.yaml"),
    ("check . --update", "missing, changed, all"),
    ("check . heard", "try: earshot check . --baseline heard"),
    ("player.screen.yaml transcript", "try: earshot transcript player.screen.yaml"),
    ("rules", "try: earshot list rules"), ("languages", "try: earshot list languages"),
    ("list rules missing-label", "did you mean \"label-missing\"?"),
    ("transcript player.yaml", "did you mean \"player.screen.yaml\"?"),
    ("run dump.xml", "for a dump or a page: earshot transcript dump.xml"),
    ("report player.screen.yaml player.html -o pages", "did you mean \"pages/\"?"),
    ("convert dump.xml b.yaml", "try: earshot convert dump.xml -o b.yaml"),
    ("report player.screen.yaml -o nodir/x.html", "the folder \"nodir\" does not exist"),
    ("speak a.wav", "this is a sound file"),
    (
      "transcript player.screen.yaml --reader nvda, talkback",
      "try: earshot transcript player.screen.yaml --reader nvda,talkback"
    ),
    (
      "transcript player.screen.yaml --reader Voice Over",
      "try: earshot transcript player.screen.yaml --reader voiceover-ios"
    ),
    (
      "transcript player.screen.yaml --platform android",
      "in a screen file, write platform: android"
    ),
    ("transcript player.screen.yaml --platform android", "earshot transcript --help-all"),
    (
      "audit player.screen.yaml --junit r.xml",
      "try: earshot audit player.screen.yaml --format junit --output r.xml"
    ),
    (
      "audit player.screen.yaml -f json",
      "try: earshot audit player.screen.yaml --format json"
    ),
    ("audit player.screen.yaml --rule contrast", "rules with this prefix: contrast-insufficient, "),
    ("audit player.screen.yaml --rule button-name", "did you mean \"label-missing\"?"),
    ("audit player.screen.yaml --skip label-missing,x", "unknown rule \"x\""),
    (
      "effort player.screen.yaml --to Play now",
      "try: earshot effort player.screen.yaml --to 'Play now'"
    ),
    (
      "effort player.screen.yaml --budget Play=3",
      "try: earshot effort player.screen.yaml --budget 'Play<=3'"
    ),
    ("audit player.screen.yaml --baseline no.sarif", "--format sarif -o no.sarif"),
    ("check .", "--baseline recordings --update missing"),
    ("walk player.screen.yaml next", "echo next | earshot walk player.screen.yaml"),
    ("explain label-missing", "try: earshot list rules label-missing"),
    ("transcript player.screen.yaml reader=nvda", "an option begins with two dashes"),
    (
      "transcript player.screen.yaml --from appium",
      "of Appium's page sources, those of iOS are xcuitest"
    ),
    ("transcript view.swift", "this is source code"),
    ("transcript design.fig", "this is an archive or a design file"),
    ("transcript shop.apk", "this is an app, not a dump of a screen"),
    ("transcript adb.xml", "this is an error message from the tool"),
    ("audit player.screen.yaml --reader talkback", "or write platform: android"),
    ("check . --baseline recordngs", "did you mean \"recordings\"?"),
    ("transcript notes.yaml", "the input has only comments"),
    ("transcript cut.json", "this text has no closing quote"),
    ("transcript comma.json", "nothing follows this comma"),
    ("transcript player.screen.yaml --reader jaws", "Earshot does not simulate JAWS"),
    (
      "transcript player.screen.yaml --reader jaws",
      "for example: earshot transcript player.screen.yaml --reader nvda"
    ),
    (
      "speak player.screen.yaml -o x.wav --rate 150", "not 150: a percentage of the reader's slider"
    ),
    ("score player.screen.yaml three.txt", "earshot diff player.screen.yaml three.txt"),
    ("check inner --reader nvda,orca --baseline r", "ask once for each, for example nvda"),
  ])
  func theMessageLeadsOn(_ line: String, _ message: String) throws {
    let outcome = try CommandFolder(Self.files).shell("$EARSHOT \(line)")
    #expect(outcome.status != 0)
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }

  @Test(arguments: [
    ("screen: player.screen.yaml\nsteps: [activate]", "write start: player.screen.yaml"),
    ("url: https://shop.example/\nsteps: [activate]", "write page: \"https://shop.example/\""),
    ("start: player.screen.yaml\nsteps: [{screen: Player}]", "on start: NAME above the steps"),
    (
      "start: player.screen.yaml\nsteps: [{expect: {announced: Playing}}]",
      "each expectation is a step: announced: Playing"
    ),
    ("start: player.screen.yaml\nsteps:\n  next\n  next", "begin each item with \"- \""),
    ("start: player.screen.yaml\nsteps:\n  next\n  find: Play", "begin each item of the list"),
    ("start: player.screen.yaml\nsteps:\n  find: Play\n  activate:", "begin each item with"),
    ("start: player.screen.yaml\nsteps: [{swipe: left}]", "write previous"),
    (
      "start: player.screen.yaml\nsteps: [swipeUp]",
      "write increment on an adjustable element"
    ),
    (
      "start: player.screen.yaml\nsteps: [{find: Play}, {announced: Playing}]",
      "write activate before this step"
    ),
  ])
  func theMessageOfAFlowLeadsOn(_ flow: String, _ message: String) throws {
    var files = Self.files
    files["play.flow.yaml"] = flow
    let outcome = try CommandFolder(files).shell("$EARSHOT run play.flow.yaml")
    #expect(outcome.status != 0)
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }

  @Test(arguments: [
    ("audit a.screen.yaml -o r.json", "r.json: the content is not JSON; add --format json"),
    ("transcript a.screen.yaml -o r.html", "for a web page use earshot report"),
    ("convert a.screen.yaml -o r.json", nil),
    ("audit a.screen.yaml --format sarif -o r.json", nil), ("transcript a.screen.yaml -o r", nil),
  ])
  func aNameThatPromisesAnotherFormatIsTold(_ line: String, _ note: String?) throws {
    let folder = try CommandFolder(["a.screen.yaml": "screen: A\nelements: [button: Play]\n"])
    let outcome = try folder.shell("$EARSHOT \(line)")
    #expect(outcome.status == 0)
    #expect(note.map(outcome.error.contains) ?? outcome.error.isEmpty, "\(outcome.error)")
  }

  /// What can be done is done, and what was hardly meant is told.
  @Test(arguments: [
    ("audit locked.xml", "belongs to Android's System UI"),
    ("transcript relative.screen.yaml", "write [16, 500, 100, 20] for the first"),
    ("check inner --baseline recording --update missing", "did you mean \"recordings\"?"),
    ("audit player.screen.yaml --against mango.screen.yaml", "--against compared nothing"),
    ("audit inner", "settings come from the working folder"),
    ("diff three.screen.yaml three.txt", "its line numbers are not compared"),
  ])
  func whatWasHardlyMeantIsTold(_ line: String, _ message: String) throws {
    let outcome = try CommandFolder(Self.files).shell("$EARSHOT \(line)")
    #expect(outcome.status == 0)
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }

  /// A dump that was cut lacks elements, and no finding says so.
  @Test(arguments: ["audit .", "check . --baseline r --update missing"])
  func aCutDumpIsTold(_ line: String) throws {
    let button = #"<node class="android.widget.Button" text="Pay" bounds="[0,0][90,90]"/>"#
    let dump = #"<hierarchy rotation="0">\#(button)"#
    let outcome = try CommandFolder(["pay.xml": dump]).shell("$EARSHOT \(line)")
    #expect(outcome.error.contains("warning: the XML ends in the middle"), "\(outcome.error)")
  }

  /// Nobody has listened to what differs, and an empty list of approvals is none.
  @Test func nothingToApproveLeavesNoFile() throws {
    let folder = try CommandFolder(["a.screen.yaml": "screen: A\nelements: [button: Play]\n"])
    let outcome = try folder.shell(
      """
      $EARSHOT check . --baseline r --update missing > out; sed -i s/Play/Stop/ a.screen.yaml
      $EARSHOT check . --baseline r --approve Ana >> out; echo "$?"; ls r
      : > r/approved.sha256; $EARSHOT check . --baseline r >> out; echo "$?"
      """)
    #expect(outcome.output == "1\na.transcript.txt\n1\n", "\(outcome.error)")
    #expect(outcome.error.contains("to accept changes, use --update changed"))
  }

  @Test func rulesAreListedWithCommas() throws {
    let files = ["a.screen.yaml": "screen: A\nelements: [{id: a, traits: [button]}]\n"]
    let lines = ["--rule label-missing,role-missing", "--skip role-missing,label-missing"]
    let statuses = try lines.map {
      try CommandFolder(files).shell("$EARSHOT audit a.screen.yaml \($0)").status
    }
    #expect(statuses == [1, 0])
  }

  @Test(arguments: [
    ("earshot.yml", "reader: nvda", "earshot.yml is not used: the name of a project file is"),
    ("earshot.yaml", "languages: [de]", "write language: VALUE"),
    ("earshot.yaml", "check: heard", "options of the command check go below its name"),
    ("earshot.yaml", "hints: false", "write no-hints: true"),
    ("earshot.yaml", "audit: [{skip: label-missing}]", "remove the dashes before them"),
  ])
  func aProjectFileOfAnotherNameOrKeyIsTold(
    _ name: String, _ text: String, _ message: String
  ) throws {
    let files = ["a.screen.yaml": "screen: A\nelements: [button: Play]\n", name: text]
    let outcome = try CommandFolder(files).shell("$EARSHOT a.screen.yaml")
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }

  @Test func aListIsNotMadeOfAYes() throws {
    let files = ["a.screen.yaml": "elements: [{switch: Wi-Fi, children: yes}]\n"]
    let outcome = try CommandFolder(files).shell("$EARSHOT a.screen.yaml")
    #expect(outcome.error.contains("list the values"), "\(outcome.error)")
  }

  @Test func aProjectBeginsWithAReader() throws {
    let folder = try CommandFolder(["p.screen.yaml": "platform: android\nelements: [button: Play]"])
    let outcome = try folder.shell(
      "$EARSHOT init . --reader talkback --no-workflow && cat recordings/* && $EARSHOT check .")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("Play, button"))
    #expect(outcome.output.contains("Double tap") || outcome.output.contains("Double-tap"))
    let project = try folder.shell("cat earshot.yaml")
    #expect(project.output.contains("\nreader: talkback\n"))
  }

  @Test func rulesAreListedByAPartOfTheirName() throws {
    let outcome = try Earshot.run(["list", "rules", "label"])
    #expect(outcome.output.contains("label-missing"), "\(outcome.error)")
    #expect(!outcome.output.contains("target-too-small"))
  }

  @Test func anOptionIsListedOnce() throws {
    let outcome = try Earshot.run(["help", "evidence"])
    #expect(outcome.output.split(separator: "\n").count { $0.contains("--output") } == 1)
  }

  @Test func initTellsTheFindingsThatItTakesAsKnown() throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [{id: a, traits: [button]}]"])
    let outcome = try folder.shell("$EARSHOT init . --no-workflow")
    #expect(outcome.error.contains("earshot-audit.sarif contains "), "\(outcome.error)")
    #expect(outcome.error.contains("audits treat them as known"))
  }

  /// What no grammar forbids, and what is told of it.
  @Test(arguments: [
    ("elements: [{switch: Wifi}, {value: on}]", "transcript", "remove the dash"),
    ("elements: [{button: Save, tapLabel: save}]", "transcript", "write platform: android above"),
    (
      "size: [390, 844]\nelements: [{button: Pay, frame: [0, 700, 390, 60]}, {text: Total}]",
      "audit", "This element has no frame"
    ),
    (
      "screen: Küche\nelements: [{heading: Küche}, {button: Größe wählen}]", "audit",
      "does not state its language"
    ),
    (
      "platform: android\nelements: [{textField: Amount, value: '50'}]", "audit",
      "Write placeholder: in place of the name"
    ),
  ])
  func whatIsReadOtherwiseIsTold(_ screen: String, _ command: String, _ message: String) throws {
    let outcome = try CommandFolder(["a.screen.yaml": screen])
      .shell("$EARSHOT \(command) a.screen.yaml")
    #expect((outcome.output + outcome.error).contains(message), "\(outcome)")
  }

  @Test func whatLeadsNowhereIsTold() throws {
    for (steps, message) in [
      ("[{find: Play}, activate, next]", "activating \"Play\" has no effect"),
      ("[back]", "\"back\" opens nothing here"), ("[{wait: 2}]", "for seconds, write wait: 2000"),
    ] {
      var files = Self.files
      files["play.flow.yaml"] = "start: player.screen.yaml\nsteps: \(steps)\n"
      let outcome = try CommandFolder(files).shell("$EARSHOT run play.flow.yaml")
      #expect(outcome.status == 0)
      #expect(outcome.error.contains(message), "\(outcome.error)")
    }
  }

  @Test func aScriptThatIsNotUnderstoodHasNotSucceeded() throws {
    let outcome = try CommandFolder(Self.files).shell(
      "printf 'activate Play\\ndouble tap\\nnext\\n' | $EARSHOT walk player.screen.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("first find Play, then activate"))
    #expect(outcome.error.contains("did you mean \"activate\"?"))
  }

  /// A container's log has its name before each line, and what the test did stands before the tree.
  @Test(arguments: ["ci | ", "2026-11-30T09:21:14.1234567Z "])
  func aLogIsReadWithoutWhatItPutsBeforeEachLine(_ prefix: String) throws {
    let log = """
      t =     6.12s Checking existence of "Done" Button
      Attributes: Application, 0x105b0a2c0, pid: 4312, label: 'Seedling'
      Element subtree:
       →Application, 0x105b0a2c0, pid: 4312, label: 'Seedling'
          Window (Main), 0x105b0a3e0, {{0.0, 0.0}, {393.0, 852.0}}
            Button, 0x105b0a620, {{8.0, 59.0}, {96.0, 44.0}}, label: 'Flowers'
      Path to element:
       →Application, 0x105b0a2c0
      """
    let lines = log.split(separator: "\n").map { prefix + $0 }.joined(separator: "\n")
    let outcome = try CommandFolder(["ui.log": lines]).shell("$EARSHOT transcript ui.log")
    #expect(outcome.output == "Flowers, button\n", "\(outcome.error)")
  }

  @Test(arguments: ["Home", "home", "home.screen.yaml", "app/home.screen.yaml"])
  func aSuppressionNamesAScreenAsPeopleDo(_ name: String) throws {
    let folder = try CommandFolder([
      "app/home.screen.yaml": "screen: Home\nelements: [{id: more, traits: [button]}]\n",
      "audit.suppressions": "label-missing \(name)/more The designer is asked.\n",
    ])
    let outcome = try folder.shell("$EARSHOT audit app --rule label-missing")
    #expect(outcome.status == 0, "\(outcome)")
  }
}
