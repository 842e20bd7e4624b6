import Testing

/// What the first word of a line asks for.
@Suite struct FirstWordTests {
  private static let screen = "elements: [button: Rate]"

  @Test func anInputAloneIsItsTranscript() throws {
    let folder = try CommandFolder(["a.screen.yaml": Self.screen])
    for line in [
      "a.screen.yaml", "--no-hints a.screen.yaml", "- < a.screen.yaml", "./a.screen.yaml",
    ] {
      let outcome = try folder.shell("$EARSHOT \(line)")
      #expect(outcome.output == "Rate, button\n", "\(line): \(outcome.error)")
    }
    let missing = try folder.shell("$EARSHOT b.screen.yaml")
    #expect(missing.status == 2)
    #expect(
      missing.error
        == "b.screen.yaml: error: no such file\n  did you mean \"a.screen.yaml\"?\n")
    let far = try folder.shell("$EARSHOT missing.xml")
    #expect(far.error == "missing.xml: error: no such file\n")
  }

  @Test func aMistypedCommandGetsTheLineToType() throws {
    let outcome = try Earshot.run(["trancript", "my file.xml", "--reader", "orca"])
    #expect(outcome.status == 64)
    #expect(
      outcome.error == """
        Error: no command or file is called "trancript"; did you mean "transcript"?
        try: earshot transcript 'my file.xml' --reader orca

        """)
  }

  @Test func usageAfterAnErrorIsOneLine() throws {
    let outcome = try Earshot.run(["audit", "x.yaml", "--formt", "json"])
    #expect(outcome.status == 64)
    #expect(
      outcome.error == """
        Error: Unknown option '--formt'. Did you mean '--format'?
        earshot audit [options] [<input> ...]; all options: earshot audit --help-all
        try: earshot audit x.yaml --format json

        """)
  }

  @Test func optionsOfTheProgramStandAnywhere() throws {
    for line in [["--color", "never", "transcript", "-"], ["transcript", "-", "--color=never"]] {
      let outcome = try Earshot.run(line, input: Self.screen)
      #expect(outcome.output == "Rate, button\n", "\(outcome.error)")
    }
    let wrong = try Earshot.run(["-", "--color", "blue"], input: Self.screen)
    #expect(wrong.status == 64)
    #expect(wrong.error.contains("'auto', 'always' or 'never'"), "\(wrong.error)")
  }
}
