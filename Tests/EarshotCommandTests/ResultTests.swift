import Testing

/// Where results go, and how they look there.
@Suite struct ResultTests {
  private static let screen = """
    screen: Recipe
    elements:
      - button: Rate
        hint: Rates this recipe.
      - heading: Lassi
    """

  private func folder() throws -> CommandFolder {
    try CommandFolder(["a.screen.yaml": Self.screen, "b.screen.yaml": "elements: [button: Send]"])
  }

  static let writing = [
    "transcript a.screen.yaml", "diff a.screen.yaml b.screen.yaml", "rotors a.screen.yaml",
    "tree a.screen.yaml", "matrix a.screen.yaml --language en --language de",
    "matrix a.screen.yaml --language en,de", "effort a.screen.yaml",
  ]

  @Test(arguments: writing)
  func aResultGoesIntoAFileAsItIsWritten(_ line: String) throws {
    let folder = try folder()
    let shown = try folder.shell("$EARSHOT \(line)")
    let written = try folder.shell("$EARSHOT \(line) -o result.txt --color always")
    #expect(written.output == "", "\(written.error)")
    #expect(written.status == shown.status)
    #expect(try folder.text(of: "result.txt") == shown.output)
  }

  @Test func ofARunThatFailsNothingIsWritten() throws {
    let folder = try folder()
    try folder.write("result.txt", "before")
    let outcome = try folder.shell("$EARSHOT transcript nix.yaml -o result.txt")
    #expect(outcome.status == 2)
    #expect(try folder.text(of: "result.txt") == "before")
  }

  @Test func numbersAreThoseOfFromStop() throws {
    let folder = try folder()
    let outcome = try folder.shell("$EARSHOT transcript a.screen.yaml --number")
    #expect(outcome.output == "1  Rate, button\n       Rates this recipe.\n2  Lassi, heading\n")
  }

  static let colours: [(variables: String, isColoured: Bool)] = [
    ("", false), ("CLICOLOR_FORCE=1", true), ("FORCE_COLOR=1", true), ("FORCE_COLOR=0", false),
    ("NO_COLOR=1 CLICOLOR_FORCE=1", false), ("NO_COLOR= FORCE_COLOR=1", true),
  ]

  @Test(arguments: colours)
  func coloursFollowTheEnvironment(_ row: (variables: String, isColoured: Bool)) throws {
    let outcome = try folder().shell("\(row.variables) $EARSHOT transcript a.screen.yaml")
    #expect(outcome.output.contains("\u{1B}[2m") == row.isColoured, "\(outcome.output)")
  }

  @Test func theCommandLineWinsOverTheEnvironment() throws {
    let folder = try folder()
    let always = try folder.shell("NO_COLOR=1 $EARSHOT --color always nix.yaml")
    #expect(always.error == "\u{1B}[1;31mnix.yaml: error: no such file\u{1B}[0m\n")
    let never = try folder.shell("FORCE_COLOR=1 $EARSHOT nix.yaml --color never")
    #expect(never.error == "nix.yaml: error: no such file\n")
  }

  @Test func filesStandInTheOrderInWhichPeopleCount() throws {
    let screen = "elements: [button: Rate]"
    let folder = try CommandFolder([
      "s10.screen.yaml": screen, "s2.screen.yaml": screen, "s1.screen.yaml": screen, "x.txt": "",
    ])
    let outcome = try folder.shell("$EARSHOT transcript . --verbose --format json")
    let places = ["s1.", "s2.", "s10."].compactMap { outcome.output.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
    #expect(outcome.error == "earshot: skipped x.txt, which is not a screen\n")
  }

  @Test func aReportSaysThatItWritesOverAFile() throws {
    let folder = try folder()
    let line = "$EARSHOT report a.screen.yaml --no-audio -o page.html"
    #expect(try folder.shell(line).error == "")
    #expect(try folder.shell(line).error == "earshot: overwriting page.html\n")
    let without = try folder.shell("$EARSHOT report a.screen.yaml")
    #expect(without.status == 64 && without.error.contains("-o FILE.html"), "\(without.error)")
  }

  @Test func aPageIsShownWithoutAName() throws {
    let folder = try folder()
    try folder.write("bin/xdg-open", "#!/bin/sh\ncp \"$1\" \"${0%/*}/../shown.html\"\n")
    let outcome = try folder.shell(
      "chmod +x bin/xdg-open; PATH=$PWD/bin:$PATH $EARSHOT report a.screen.yaml --no-audio --open")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "shown.html").contains("Rates this recipe."))
  }

  @Test func theManualIsMadeOfTheHelp() throws {
    let folder = try folder()
    let outcome = try folder.shell("$EARSHOT manual -o man && $EARSHOT manual transcript")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(folder.names.contains("man/earshot.1") && folder.names.contains("man/earshot-audit.1"))
    #expect(outcome.output.hasPrefix(".TH \"EARSHOT-TRANSCRIPT\" 1"))
    #expect(outcome.output.contains("\\fB\\-\\-reader\\fP \\fIreader\\fP"))
  }

  @Test func shellsCompleteNamesFromTheRegistries() throws {
    let script = try Earshot.run(["--generate-completion-script", "bash"])
    #expect(script.status == 0)
    #expect(script.output.contains("voiceover-ios") && script.output.contains("---completion"))
    let help = try Earshot.run(["score", "--help"])
    #expect(!help.output.contains("ScoreThresholds"))
  }
}
