import Testing

/// What takes something away from a gate, and stands in the repository that it judges, is told.
@Suite struct WeakenedGateTests {
  private static let faulty = """
    screen: Bad
    size: [390, 844]
    elements:
      - button: ""
        frame: [10, 10, 50, 50]
        ignore: [{rule: label-missing, reason: later}]
    """

  /// A fault that somebody accepts is one where a label is claimed.
  @Test func evidenceSuppressesNothing() throws {
    let folder = try CommandFolder([
      "b.screen.yaml": Self.faulty,
      "f.flow.yaml": "flow: F\nscreens: {b: b.screen.yaml}\nsteps: [next]\n",
    ])
    let outcome = try folder.shell("$EARSHOT evidence .")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("VoiceOver: not supported\n"), "\(outcome.output)")
  }

  /// Also where the line stands in a folder between, behind a letter that is none, or in a home folder.
  @Test(arguments: [
    ("app/.gitattributes", "# caf"), (".gitattributes", "# caf\\xe9"), (".gitattributes", "#"),
  ])
  func whatGitRewritesIsFound(_ path: String, _ comment: String) throws {
    let folder = try CommandFolder([
      "a.screen.yaml": "elements: [button: Rate]",
      "app/ios/home.screen.yaml": "elements: [text: Hi]",
    ])
    let outcome = try folder.shell(
      """
      git init -q . && printf '\(comment)\\n*.xml working-tree-encoding=IBM037\\n' > \(path)
      HOME=$PWD $EARSHOT audit .
      """)
    #expect(
      outcome.error.contains("\(path) makes Git write *.xml in IBM037, which changes what is read"),
      "\(outcome.error)")
  }

  @Test(arguments: [
    ("--baseline=r", "reader: voiceover-ios\n"), ("", "check: {baseline: r}\n"),
  ]) func whatGitRewritesIsFoundBehindAnOption(_ option: String, _ project: String) throws {
    let folder = try CommandFolder([
      "earshot.yaml": project,
      "s/a.screen.yaml": "elements: [button: Rate]", "r/a.transcript.txt": "Rate, button\n",
      "r/.gitattributes": "*.txt working-tree-encoding=UTF-7\n",
    ])
    let outcome = try folder.shell("git init -q . && $EARSHOT check s \(option)")
    #expect(outcome.error.contains("r/.gitattributes makes Git write *.txt"), "\(outcome.error)")
  }

  /// A screen that says what its format lacks takes rules away.
  @Test func whatAScreenCannotCarryIsTold() throws {
    let folder = try CommandFolder([
      "b.screen.yaml": """
      screen: Bad
      size: [390, 844]
      import: {format: xcuitest, cannotCarry: [frames, touchAreas]}
      elements: [{button: Pay, frame: [10, 110, 20, 20]}]
      """
    ])
    let outcome = try folder.shell("$EARSHOT audit b.screen.yaml")
    #expect(
      outcome.error == "earshot: b.screen.yaml: import: xcuitest: has no frames, touch areas\n")
  }

  /// Naming a file of suppressions does not hide those of the screens.
  @Test func whatScreensSuppressIsCounted() throws {
    let folder = try CommandFolder(["b.screen.yaml": Self.faulty, "mine.suppressions": ""])
    let outcome = try folder.shell(
      "$EARSHOT audit b.screen.yaml --suppressions mine.suppressions --format sarif -o o.sarif")
    #expect(
      outcome.error == "earshot: the screens themselves suppress 1 of the findings\n")
  }

  @Test(arguments: ["ln -s /nonexistent home.log", "ln -s /etc/passwd home.log", "mkfifo home.log"])
  func whatIsNoFileIsCounted(_ way: String) throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [button: Rate]"])
    let outcome = try folder.shell("\(way); $EARSHOT audit .")
    #expect(
      outcome.error == "earshot: skipped 1 file that is not a screen (.log)\n", "\(outcome.error)")
  }

  @Test(arguments: ["pay.fl\u{43E}w.yaml", "pay\u{FF0E}flow.yaml", "pay.flow.yaml~", "pay.txt"])
  func aFlowWithAnotherNameIsTold(_ name: String) throws {
    let folder = try CommandFolder([
      "a.screen.yaml": "elements: [button: Rate]",
      "a.flow.yaml": "start: a.screen.yaml\nsteps: [next]\n",
      name: "start: a.screen.yaml\nsteps:\n  - {hear: Nothing}\n",
    ])
    let outcome = try folder.shell("$EARSHOT run .")
    #expect(
      outcome.error.contains("\(name): not run: the names of flows must end in"), "\(outcome.error)"
    )
  }

  /// A dump may bear the name of a recording where recordings lie elsewhere.
  @Test func aDumpNamedAsARecordingIsHeard() throws {
    let folder = try CommandFolder([
      "s/a.screen.yaml": "elements: [button: Rate]", "r/a.transcript.txt": "Rate, button\n",
      "s/b.transcript.txt": #"{"elements": [{"button": "Hide"}]}"#,
    ])
    let outcome = try folder.shell("$EARSHOT check s --baseline r")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("new  s/b.transcript.txt"), "\(outcome.output)\(outcome.error)")
  }

  @Test func whatAReportReplacedIsToldWhereItFails() throws {
    let folder = try CommandFolder([
      "s/guide.screen.yaml": "elements: [button: Rate]",
      "s/index.screen.yaml": "elements: [text: Hi]",
      "docs/guide.html": "mine",
    ])
    let outcome = try folder.shell("$EARSHOT report s -o docs --no-audio")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("overwrote 1 file in docs"), "\(outcome.error)")
  }

  /// Git parts words at blanks alone, also behind a letter that joins the next one.
  @Test func aLetterThatJoinsHidesNoAttribute() throws {
    let folder = try CommandFolder([
      "a.screen.yaml": "elements: [button: Rate]",
      ".gitattributes": "*.xml foo=\u{600} working-tree-encoding=IBM037\n",
    ])
    let outcome = try folder.shell("git init -q . && $EARSHOT audit .")
    #expect(outcome.error.contains("makes Git write *.xml in IBM037"), "\(outcome.error)")
  }

  /// Nothing of the checkout is taken for a part of Python.
  @Test func theWorkflowRunsNothingOfTheCheckout() throws {
    let folder = try CommandFolder(["venv.py": "", "a.screen.yaml": "elements: [button: Rate]"])
    _ = try folder.shell("$EARSHOT init .")
    let workflow = try folder.shell("cat .github/workflows/*")
    #expect(workflow.output.contains("python3 -I -m venv"), "\(workflow.output)")
    #expect(!workflow.output.contains("python3 -m"))
  }

  @Test(arguments: ["evidence f.flow.yaml", "run f.flow.yaml --audit"])
  func whatScreensOfFlowsCannotCarryIsTold(_ line: String) throws {
    let folder = try CommandFolder([
      "s.screen.yaml":
        "screen: S\nimport: {format: xcuitest, cannotCarry: [roles]}\nelements: [text: Hi]\n",
      "f.flow.yaml": "start: s.screen.yaml\nsteps: [first]\n",
    ])
    let outcome = try folder.shell("$EARSHOT \(line)")
    #expect(
      outcome.error.contains("earshot: S: import: xcuitest: has no roles\n"), "\(outcome.error)")
  }

  @Test(arguments: ["\"steps\": [first]", " steps: [first]", "{\"steps\": [\"first\"]}"])
  func aFlowIsKnownByWhatItHolds(_ text: String) throws {
    let start =
      text.hasPrefix(" ") ? " start: a.screen.yaml\n" : text.hasPrefix("{") ? "" : "start: a\n"
    let folder = try CommandFolder([
      "a.screen.yaml": "elements: [button: Rate]",
      "a.flow.yaml": "start: a.screen.yaml\nsteps: [next]\n", "b.txt": start + text + "\n",
    ])
    let outcome = try folder.shell("$EARSHOT run .")
    #expect(outcome.error.contains("b.txt: not run"), "\(outcome.error)")
  }

  /// No link is followed to find out.
  @Test func aLinkThatMayBeAFlowIsNotRead() throws {
    let folder = try CommandFolder([
      "s/a.screen.yaml": "elements: [button: Rate]",
      "s/a.flow.yaml": "start: a.screen.yaml\nsteps: [next]\n", "out": "steps: [first]\n",
    ])
    let outcome = try folder.shell("ln -s ../out s/notes.yaml; $EARSHOT run s")
    #expect(!outcome.error.contains("notes.yaml: not run"), "\(outcome.error)")
  }

  @Test func capturesWithAnotherNameAreTold() throws {
    let capture = "reader: voiceover-ios\nversion: 26\nsource: me\ncaptures:\n"
    let one = "  - tree: {elements: [button: Pay]}\n    heard: [\"Pay, Button\"]\n"
    let folder = try CommandFolder([
      "a.capture.yaml": capture + one, "b.c\u{430}pture.yaml": capture + one,
    ])
    let outcome = try folder.shell("$EARSHOT score .")
    #expect(outcome.error.contains("b.c\u{430}pture.yaml: not read"), "\(outcome.error)")
  }

  @Test func aDumpNamedAsTheRecordingOfAFlowIsHeard() throws {
    let folder = try CommandFolder([
      "s/a.screen.yaml": "elements: [button: Rate]", "s/a.transcript.txt": "Rate, button\n",
      "s/b.flow.transcript.txt": #"{"elements": [{"button": "Hide"}]}"#,
      "s/c.flow.transcript.txt": "[screen: C]\nRate, button\n",
    ])
    let outcome = try folder.shell("$EARSHOT check s --baseline s")
    #expect(outcome.output.contains("new  s/b.flow.transcript.txt"), "\(outcome.output)")
    #expect(!(outcome.output + outcome.error).contains("c.flow"), "\(outcome.error)")
  }

  /// What a device said matches only itself.
  @Test func wordsOfADeviceAreNoPattern() throws {
    let folder = try CommandFolder([
      "o.txt": "Hello\nWorld\n", "n.txt": "/.*/\n{{any}}\n", "n.json": #"["/.*/", "{{any}}"]"#,
    ])
    for new in ["n.txt", "n.json"] {
      let outcome = try folder.shell("$EARSHOT diff o.txt \(new) --from-new utterances")
      #expect(outcome.status == 1, "\(outcome.output)")
    }
  }

  /// Two files whose names are the same when read are two.
  @Test func aSuppressionIsForOneOfTwins() throws {
    let bad = "elements: [{button: '', frame: [0, 0, 50, 50]}]\nsize: [390, 844]\n"
    let folder = try CommandFolder([
      "e\u{301}.screen.yaml": bad, "mine": "label-missing \u{E9}.screen.yaml/* It comes.\n",
    ])
    let outcome = try folder.shell("$EARSHOT audit e\u{301}.screen.yaml --suppressions mine")
    #expect(outcome.output.contains("label-missing"), "\(outcome.output)\(outcome.error)")
    #expect(!outcome.output.contains("suppressed"), "\(outcome.output)")
  }

  @Test func whatConvertReplacesIsTold() throws {
    let folder = try CommandFolder([
      "d/home.screen.yaml": "elements: [button: Rate]", "out/home.screen.yaml": "# mine\n",
    ])
    let outcome = try folder.shell("$EARSHOT convert d -o out")
    #expect(outcome.error.contains("overwrote 1 file in out"), "\(outcome.error)")
  }

  /// A recording is written over a recording of a flow, and over nothing else, whatever it is called.
  @Test func recordReplacesTranscriptsOfFlowsAlone() throws {
    let folder = try CommandFolder([
      "s.screen.yaml": "elements: [button: Rate]", "talk.transcript.txt": "Interview with Ana\n",
      "f.flow.yaml": "start: s.screen.yaml\nsteps: [first, {transcript: talk.transcript.txt}]\n",
    ])
    let outcome = try folder.shell("$EARSHOT run f.flow.yaml --record")
    #expect(outcome.status == 2)
    #expect(
      try folder.text(of: "talk.transcript.txt") == "Interview with Ana\n", "\(outcome.error)")
  }
}
