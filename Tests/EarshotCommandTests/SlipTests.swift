import Testing

/// What people type who know another tool, or mistype, and the message that leads them on.
@Suite struct SlipTests {
  private static let files = [
    "player.screen.yaml": "screen: Player\nelements: [button: Play]\n",
    "player.html": "<!doctype html><title>P</title><h1>Player</h1>",
    "dump.xml": "<hierarchy/>", "a.wav": "RIFF....WAVEfmt ",
  ]

  @Test(arguments: [
    ("audit player.screen.yaml --rules label-missing", "Did you mean '--rule'?"),
    (
      "audit player.screen.yaml --rules label-missing",
      "try: earshot audit player.screen.yaml --rule label"
    ),
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
      "write in the screen file: platform: android"
    ),
    ("transcript player.screen.yaml --platform android", "earshot transcript --help-all"),
    ("transcript player.screen.yaml --reader jaws", "Earshot does not simulate JAWS"),
    (
      "transcript player.screen.yaml --reader jaws",
      "try: earshot transcript player.screen.yaml --reader nvda"
    ),
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
}
