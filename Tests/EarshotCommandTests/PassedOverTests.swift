import Testing

/// What a gate does not look at is an error, or told.
@Suite struct PassedOverTests {
  private static let screen = "elements: [button: Rate]"
  private static let dump = """
    <?xml version="1.0"?><hierarchy rotation="0"><node class="android.widget.Button" package="a" text="Rate" \
    clickable="true" bounds="[0,0][200,200]"/></hierarchy>
    """

  @Test(arguments: [
    ("audit s", "x.screen.yaml"), ("check s --baseline r", "x.screen.yaml"),
    ("run s", "x.flow.yaml"), ("score s", "x.capture.yaml"), ("transcript s", "x.screen.json"),
  ]) func aLinkThatLeadsNowhere(_ line: String, _ name: String) throws {
    let folder = try CommandFolder([
      "s/a.screen.yaml": Self.screen, "s/a.flow.yaml": "start: a.screen.yaml\nsteps: [next]",
      "r/a.transcript.txt": "",
    ])
    let outcome = try folder.shell("ln -s nowhere s/\(name); $EARSHOT \(line)")
    #expect(outcome.status == 2, "\(outcome.output)")
    let said = outcome.output + outcome.error
    #expect(said.contains("this is a broken link: it leads nowhere"), "\(said)")
  }

  /// A command for one screen tells what else a folder holds, as those for many do.
  @Test func otherFilesOfTheFolderAreTold() throws {
    let folder = try CommandFolder(["s/a.screen.yaml": Self.screen, "s/notes.txt": "hello"])
    let outcome = try folder.shell("$EARSHOT effort s")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      outcome.error.contains("skipped 1 file that is not a screen (.txt)"), "\(outcome.error)")
  }

  /// A gate that passes over a pipe in silence would be green without the screen.
  @Test(arguments: ["audit s --fail-on never", "run s", "check s --baseline r --update missing"])
  func aPipeIsTold(_ line: String) throws {
    let folder = try CommandFolder([
      "s/a.screen.yaml": Self.screen, "s/a.flow.yaml": "start: a.screen.yaml\nsteps: [next]",
      "r/a.transcript.txt": "Rate, button\n",
    ])
    let outcome = try folder.shell("mkfifo s/b.screen.yaml s/b.flow.yaml; $EARSHOT \(line)")
    #expect(outcome.status == 2, "\(outcome.output)")
    let said = outcome.output + outcome.error
    #expect(said.contains("this is a pipe, a socket or a device, not a file"), "\(said)")
  }

  @Test func aLinkedFolderIsTold() throws {
    let folder = try CommandFolder(["s/a.screen.yaml": Self.screen, "o/b.screen.yaml": Self.screen])
    let outcome = try folder.shell("ln -s ../o s/sub; $EARSHOT transcript s")
    #expect(outcome.error.contains("skipped 1 file"), "\(outcome.error)")
  }

  @Test func flowsThatAreNotRunAreTold() throws {
    let flow = "start: a.screen.yaml\nsteps: [next]"
    let folder = try CommandFolder([
      "s/a.screen.yaml": Self.screen, "s/a.flow.yaml": flow, "s/b.flow.yml": flow,
      "o/c.flow.yaml": flow,
    ])
    let outcome = try folder.shell("ln -s ../o s/sub; $EARSHOT run s")
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains("s/b.flow.yml: not run: the names of flows must end in .flow.yaml"))
    #expect(outcome.error.contains("s/sub: no flow in it is run"), "\(outcome.error)")
  }

  @Test func aSpoiltDumpIsNoPicture() throws {
    let folder = try CommandFolder(["s/a.xml": Self.dump, "s/b.screen.yaml": Self.screen])
    for spoil in [
      "printf '\\377' >> s/a.xml", "iconv -t UTF-32 s/a.xml > t && mv t s/a.xml",
      "iconv -f UTF-32 -t UTF-16 s/a.xml > t && mv t s/a.xml",
    ] {
      let outcome = try folder.shell("\(spoil); $EARSHOT audit s --fail-on never")
      #expect(outcome.status == 2, "\(spoil): \(outcome.output)")
      #expect(outcome.error.contains("s/a.xml"), "\(outcome.error)")
    }
  }

  @Test func aScreenIsNotRecordedAsAFlow() throws {
    let folder = try CommandFolder(["s/pay.flow.screen.yaml": Self.screen])
    let outcome = try folder.shell("$EARSHOT check s --baseline r --update all")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("give the screen a name that does not end in .flow"))
  }

  /// The letter before a dot may be one character with it.
  @Test func endingsAreThoseOfTheSystem() throws {
    let folder = try CommandFolder([
      "s/a.screen.yaml": Self.screen,
      "s/b\u{70F}.flow.yaml": "start: a.screen.yaml\nsteps: [hear: Nothing]",
    ])
    #expect(try folder.shell("$EARSHOT run s").status == 1)
  }

  @Test func aFoundFileRepeatsNothing() throws {
    let many = Array(repeating: "label-vague", count: 2000).joined(separator: ", ")
    let folder = try CommandFolder([
      "a.screen.yaml": Self.screen, "earshot.yaml": "audit: {skip: [\(many)]}",
    ])
    let outcome = try folder.shell("$EARSHOT audit a.screen.yaml")
    #expect(
      outcome.error.contains("earshot.yaml sets --skip=label-vague, which"), "\(outcome.error)")
  }

  /// Git can write pages in other letters than they are reviewed in, which browsers read and gates have to.
  @Test(
    .enabled(if: Browser.program != nil, "no Chromium is installed"),
    arguments: [
      "iconv -t UTF-16 s/a.html | sed 's/^//' > t && mv t s/a.html",
      "printf 'caf\\351 <img src=x.png>' > s/a.html",
    ])
  func aPageInOtherLettersIsOpened(_ change: String) throws {
    let folder = try CommandFolder([
      "s/a.html": "<!doctype html><title>t</title><img src=x.png><button></button>",
      "s/b.screen.yaml": Self.screen,
    ])
    let outcome = try folder.shell("\(change); $EARSHOT audit s")
    #expect(outcome.status == 1, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("s/a.html"))
  }

  @Test func whatIsPassedOverIsToldByItsEnding() throws {
    let folder = try CommandFolder([
      "s/a.screen.yaml": Self.screen, "s/b.xml": "+ADw-hierarchy+AD4-", "s/c.xml": "<a/>",
      "s/d.md": "",
    ])
    let outcome = try folder.shell("$EARSHOT transcript s")
    #expect(
      outcome.error == "earshot: skipped 3 files that are not screens (2 .xml, 1 .md)\n",
      "\(outcome.error)")
  }

  /// Git follows no such link either, and nobody waits for a pipe.
  @Test(arguments: ["ln -s /dev/zero .gitattributes", "mkfifo .gitattributes"])
  func gitattributesThatAreNoFileAreNotRead(_ way: String) throws {
    let folder = try CommandFolder(["s/a.screen.yaml": Self.screen])
    let outcome = try folder.shell(
      "mkdir .git; \(way); timeout 300 $EARSHOT audit s --fail-on never")
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  @Test func whatGitRewritesIsToldByGates() throws {
    let folder = try CommandFolder([
      "s/a.screen.yaml": Self.screen, "s/sub/b.screen.yaml": Self.screen,
      ".gitattributes": "*.txt text\n*.screen.yaml eol=lf working-tree-encoding=UTF-7\n",
      "s/in/c.screen.yaml": Self.screen, "s/in/.gitattributes": "*.md -ident\n* ident\n",
      "s/sub/.gitattributes":
        "*.html working-tree-encoding=UTF-16\n# *.a working-tree-encoding=x\n",
    ])
    let outcome = try folder.shell("mkdir .git; $EARSHOT audit s --fail-on never")
    let notes = outcome.error.split(separator: "\n").filter {
      $0.contains("which changes what is read")
    }
    #expect(
      notes == [
        "earshot: .gitattributes makes Git write *.screen.yaml in UTF-7, which changes what is read",
        "earshot: s/in/.gitattributes makes Git replace what follows $Id in *, which changes what is read",
        "earshot: s/sub/.gitattributes makes Git write *.html in UTF-16, which changes what is read",
      ], "\(outcome.error)")
    let heard = try folder.shell("$EARSHOT transcript s")
    #expect(!heard.error.contains("makes Git write"))
  }

  /// What a screen says of itself that it lacks is told beside what was mended in it.
  @Test func whatAScreenSaysItLacksIsTold() throws {
    let folder = try CommandFolder([
      "a.screen.yaml": """
      screen: Home
      size: [375, 667]
      import: {format: xcuitest, cannotCarry: [frames]}
      elements:
        - button Buy
        - button: Go
          frame: [0, 100, 10, 10]
      """
    ])
    let outcome = try folder.shell("$EARSHOT audit a.screen.yaml")
    #expect(outcome.error.contains("a.screen.yaml: screen: 1 warning"), "\(outcome.error)")
    #expect(outcome.error.contains("a.screen.yaml: import: xcuitest: has no frames"))
  }

  /// A flow under another name is told, however its key is written, and what is too large to look at is told, too.
  @Test func flowsUnderOtherNamesAreTold() throws {
    let folder = try CommandFolder([
      "a.screen.yaml": Self.screen,
      "ok.flow.yaml": "start: a.screen.yaml\nsteps: [next]\n",
      "pay.yaml": "start: a.screen.yaml\n\"st\\x65ps\": [hear: Nothing]\n",
    ])
    let outcome = try folder.shell(
      "{ yes '#' | head -c 10000001; echo 'steps: []'; } > large.yaml; $EARSHOT run .")
    #expect(outcome.error.contains("pay.yaml: not run"), "\(outcome.error)")
    #expect(outcome.error.contains("large.yaml: too large to check"), "\(outcome.error)")
  }

  /// Files that are called as inputs are come first, and none of their endings is left out.
  @Test func endingsOfInputsAreToldFirst() throws {
    let folder = try CommandFolder(["a.screen.yaml": Self.screen, "bad.xml": "<x/>"])
    let outcome = try folder.shell(
      "for e in md png swift c h go; do touch 1.$e 2.$e; done; $EARSHOT audit . --fail-on never")
    #expect(
      outcome.error.contains(
        "skipped 13 files that are not screens (1 .xml, 2 .c, 2 .go, 2 .h, 2 .md, …)"),
      "\(outcome.error)")
  }
}
