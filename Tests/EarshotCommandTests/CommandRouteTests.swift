import Testing

/// Commands in front, and those that they lead to.
@Suite struct CommandRouteTests {
  private static let screen = """
    elements:
      - heading: Shop
      - button: Pay
        frame: [0, 0, 100, 50]
    """

  /// A new line, and the line of 0.2 that asks the same.
  static let lines = [
    ("transcript a.screen.yaml --show rotors", "rotors a.screen.yaml"),
    ("a.screen.yaml --show=tree", "tree a.screen.yaml"),
    ("transcript --show names a.screen.yaml", "names a.screen.yaml"),
    ("transcript --show scan a.screen.yaml --to Pay", "scan a.screen.yaml --to Pay"),
    ("transcript a.screen.yaml --show keys --format json", "keys a.screen.yaml --format json"),
    ("transcript a.screen.yaml --show colours", "colours a.screen.yaml"),
    ("transcript a.screen.yaml --show text-sizes", "predict-text-size a.screen.yaml"),
    (
      "transcript a.screen.yaml --platform ios,ipados", "matrix a.screen.yaml --platform ios,ipados"
    ),
    ("a.screen.yaml --set hints=on,off", "matrix a.screen.yaml --set hints=on,off"),
    ("a.screen.yaml --style spoken --style legend", "matrix a.screen.yaml --style spoken,legend"),
    ("list readers", "readers"), ("list readers nvda", "readers nvda"), ("list voices", "voices"),
    ("list languages --format json", "voices --languages --format json"),
    ("list --format json languages", "voices --languages --format json"),
  ]

  @Test(arguments: lines)
  func theOldNameAsksTheSameAndTellsTheNewOne(_ new: String, _ old: String) throws {
    let folder = try CommandFolder(["a.screen.yaml": Self.screen])
    let answer = try folder.shell("$EARSHOT \(new)")
    #expect(answer.status == 0 && answer.error == "", "\(answer.error)")
    #expect(answer.output != "")
    let before = try folder.shell("$EARSHOT \(old)")
    #expect(before.output == answer.output)
    #expect(before.error.contains("is now: earshot "), "\(before.error)")
    #expect(before.error.contains("the old name works through 0.3"))
  }

  @Test func rulesAreListedAndExplained() throws {
    let list = try Earshot.run(["list", "rules"])
    #expect(list.output == (try Earshot.run(["audit", "--list"]).output))
    let page = try Earshot.run(["list", "rules", "label-missing"])
    #expect(page.output == (try Earshot.run(["audit", "--explain", "label-missing"]).output))
    let formats = try Earshot.run(["list", "formats", "--format", "json"])
    #expect(formats.output.contains(#""name": "uiautomator""#), "\(formats.output)")
  }

  @Test func clientsThatStartStreamAndMcpAreNotDisturbed() throws {
    let line = #"{"id": 1, "text": "elements: [button: Pay]"}"#
    let old = try Earshot.run(["stream"], input: line)
    let new = try Earshot.run(["serve", "--jsonl"], input: line)
    #expect(old.output == new.output && old.output.contains("Pay, button"))
    #expect(old.error == "" && new.error == "")
    let call = #"{"jsonrpc": "2.0", "id": 1, "method": "ping"}"#
    for command in [["mcp"], ["serve", "--mcp"]] {
      let outcome = try Earshot.run(command, input: call)
      #expect(outcome.output.contains(#""id":1"#) || outcome.output.contains(#""id": 1"#))
      #expect(outcome.error == "")
    }
  }

  /// A project file that somebody named cannot choose another command, and says nothing in vain.
  @Test(arguments: [
    ("transcript: {show: keys}", "transcript a.screen.yaml", "--show"),
    ("transcript: {explore: true}", "transcript a.screen.yaml", "--explore"),
    ("audit: {explore: true}", "audit a.screen.yaml", "--explore"),
    ("serve: {mcp: true, at-driver: true}", "serve a.screen.yaml", "--mcp"),
  ])
  func aProjectFileCannotChooseTheCommand(_ file: String, _ line: String, _ option: String) throws {
    let folder = try CommandFolder(["a.screen.yaml": Self.screen, "earshot.yaml": file])
    let outcome = try folder.shell("timeout 300 $EARSHOT \(line) --config earshot.yaml")
    #expect(outcome.status != 0 && outcome.output == "")
    #expect(outcome.error.contains(option), "\(outcome.error)")
  }

  @Test func whatTakesAnotherMeaningIsTold() throws {
    let folder = try CommandFolder(["a.screen.yaml": Self.screen])
    let view = try folder.shell("$EARSHOT a.screen.yaml --show key")
    #expect(view.status == 64 && view.error.contains("did you mean \"keys\"?"), "\(view.error)")
    let list = try folder.shell("$EARSHOT list stuff")
    #expect(list.status == 64 && list.error.contains("readers, voices, formats, rules, languages"))
    let both = try folder.shell("$EARSHOT audit a.html --operate --explore")
    #expect(both.status == 64 && both.error.contains("cannot be used together"), "\(both.error)")
    let late = try folder.shell("$EARSHOT --reader nvda transcript a.screen.yaml")
    #expect(late.status == 64)
    #expect(late.error.hasSuffix("try: earshot transcript --reader nvda a.screen.yaml\n"))
  }
}
