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
      outcome.error.contains("\(path) has Git write *.xml in IBM037, which decides what is read"),
      "\(outcome.error)")
  }

  @Test func whatGitRewritesIsFoundBehindAnOption() throws {
    let folder = try CommandFolder([
      "s/a.screen.yaml": "elements: [button: Rate]", "r/a.transcript.txt": "Rate, button\n",
      "r/.gitattributes": "*.txt working-tree-encoding=UTF-7\n",
    ])
    let outcome = try folder.shell("git init -q . && $EARSHOT check s --baseline=r")
    #expect(outcome.error.contains("r/.gitattributes has Git write *.txt"), "\(outcome.error)")
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
      outcome.error == "earshot: skipped 1 file that is no screen (.log)\n", "\(outcome.error)")
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
      outcome.error.contains("\(name): not run: the names of flows end in"), "\(outcome.error)")
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
    #expect(outcome.error.contains("wrote over 1 file in docs"), "\(outcome.error)")
  }
}
