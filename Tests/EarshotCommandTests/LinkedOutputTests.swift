import Testing

/// Links in folders that results are written into, as a repository brings them.
@Suite struct LinkedOutputTests {
  private static let screen = "screen: Home\nelements:\n  - text: echo pwned\n"
  private static let lines = [
    ("check screens --baseline out --update all", "a.transcript.txt"),
    ("convert screens --to yaml -o out", "a.screen.yaml"),
    ("report screens --no-audio -o out/", "a.html"),
    ("report screens --no-audio -o out/", "index.html"),
  ]

  @Test(arguments: lines) func aLinkThatLeadsOutIsRefused(_ line: String, _ name: String) throws {
    for link in ["../precious.txt", "../missing.txt"] {
      let folder = try CommandFolder([
        "screens/a.screen.yaml": Self.screen, "precious.txt": "precious", "out/x": "",
      ])
      let outcome = try folder.shell("ln -s \(link) out/\(name) && $EARSHOT \(line)")
      #expect(outcome.status == 2, "\(outcome.output)\(outcome.error)")
      #expect(
        (outcome.output + outcome.error).contains(
          "out/\(name): error: the path is or contains a link that leads out of \"out\""),
        "\(outcome.output)\(outcome.error)")
      #expect(try folder.text(of: "precious.txt") == "precious")
      #expect(!folder.names.contains("missing.txt"))
    }
  }

  @Test(arguments: lines.dropLast()) func aFolderThatIsALinkOutIsRefused(
    _ line: String, _ name: String
  ) throws {
    let folder = try CommandFolder([
      "screens/in/a.screen.yaml": Self.screen, "elsewhere/\(name)": "precious", "out/x": "",
    ])
    let outcome = try folder.shell("ln -s ../elsewhere out/in && $EARSHOT \(line)")
    #expect(outcome.status == 2, "\(outcome.output)\(outcome.error)")
    #expect(try folder.text(of: "elsewhere/\(name)") == "precious")
  }

  /// A slash with a mark on it is a slash: paths are cut by byte.
  @Test(arguments: lines.dropLast()) func aSlashWithAMarkIsASlash(
    _ line: String, _ name: String
  ) throws {
    let folder = try CommandFolder([
      "screens/sub\u{600}/a.screen.yaml": Self.screen, "screens/\u{301}b.screen.yaml": Self.screen,
      "elsewhere/x": "", "out/x": "",
    ])
    let outcome = try folder.shell("ln -s ../elsewhere out/sub\u{600} && $EARSHOT \(line)")
    #expect(outcome.status == 2, "\(outcome.output)\(outcome.error)")
    #expect(!folder.names.contains("elsewhere/\(name)"), "\(folder.names)")
  }

  /// A flow that is found in a folder may be a link to one of the user's.
  @Test func aLinkedFlowIsNotRecorded() throws {
    let flow = "flow: F\nscreens: {a: a.screen.yaml}\nsteps:\n  - next\n  - hear: old\n"
    let folder = try CommandFolder([
      "flows/a.screen.yaml": Self.screen, "mine/real.flow.yaml": flow,
    ])
    let outcome = try folder.shell(
      "ln -s ../mine/real.flow.yaml flows/x.flow.yaml && $EARSHOT run flows --record")
    #expect(outcome.status == 2, "\(outcome.output)\(outcome.error)")
    #expect(try folder.text(of: "mine/real.flow.yaml") == flow)
  }

  /// What lies in a folder by a link that leads out is not shown, as a message or a difference would show it.
  @Test func linkedSecretsAreNotShown() throws {
    let folder = try CommandFolder([
      "screens/a.screen.yaml": Self.screen, "out/x": "", "cred.txt": "password=hunter2\n",
    ])
    let outcome = try folder.shell(
      """
      ln -s ../cred.txt out/a.transcript.txt; ln -s cred.txt audit.suppressions
      mkdir in && cd in && ln -s ../cred.txt audit.suppressions && cd ..
      $EARSHOT check screens --baseline out; (cd in && $EARSHOT audit ../screens)
      """)
    #expect(
      !(outcome.output + outcome.error).contains("hunter2"), "\(outcome.output)\(outcome.error)")
  }

  /// The folder itself may be a link, as somebody named it, and folders in it, too.
  @Test func foldersThatAreLinksInsideAreFollowed() throws {
    let folder = try CommandFolder(["screens/in/a.screen.yaml": Self.screen, "real/b/x": ""])
    let outcome = try folder.shell(
      """
      ln -s real out && ln -s b out/in
      $EARSHOT check screens --baseline out --update all
      """)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(try folder.text(of: "real/b/a.transcript.txt").contains("echo pwned"))
  }

  /// What bears the name of a result is never written through, wherever it leads.
  @Test(arguments: lines) func aLinkOfAResultsNameIsRefused(_ line: String, _ name: String) throws {
    let folder = try CommandFolder(["screens/a.screen.yaml": Self.screen, "out/b": "precious"])
    let outcome = try folder.shell("ln -s b out/\(name) && $EARSHOT \(line)")
    #expect(outcome.status == 2, "\(outcome.output)\(outcome.error)")
    #expect(
      (outcome.output + outcome.error).contains(
        "out/\(name): error: this is a link, and results are not written through links"),
      "\(outcome.output)\(outcome.error)")
    #expect(try folder.text(of: "out/b") == "precious")
  }

  @Test(arguments: lines.dropLast()) func aFolderThatLeadsToHiddenOnesIsRefused(
    _ line: String, _ name: String
  ) throws {
    let folder = try CommandFolder([
      "screens/in/a.screen.yaml": Self.screen, "out/.git/\(name)": "precious",
    ])
    let outcome = try folder.shell("ln -s .git out/in && $EARSHOT \(line)")
    #expect(outcome.status == 2, "\(outcome.output)\(outcome.error)")
    #expect(
      (outcome.output + outcome.error).contains("to a hidden file or folder in \"out\""),
      "\(outcome.output)\(outcome.error)")
    #expect(try folder.text(of: "out/.git/\(name)") == "precious")
  }

  /// Whoever opens a pipe to write waits for a reader that nobody promises.
  @Test(arguments: lines.dropLast()) func aPipeOfAResultsNameIsRefused(
    _ line: String, _ name: String
  ) throws {
    let folder = try CommandFolder(["screens/a.screen.yaml": Self.screen])
    let outcome = try folder.shell(
      "mkdir -p out && mkfifo out/\(name) && timeout 300 $EARSHOT \(line)")
    #expect(outcome.status == 2, "\(outcome.output)\(outcome.error)")
    #expect(
      (outcome.output + outcome.error).contains("ordinary file"),
      "\(outcome.output)\(outcome.error)")
  }

  /// Git runs what its settings name: a clone must not get a screen's words written into them.
  @Test(arguments: [
    ("check .", "home.transcript.txt"), ("check . --update missing", "home.transcript.txt"),
    ("check . --update changed", "home.transcript.txt"),
    ("check . --update all", "home.transcript.txt"), ("convert s -o .", "home.screen.yaml"),
    ("report s --no-audio -o ./", "home.html"), ("report s --no-audio -o ./", "index.html"),
  ]) func whatGitReadsIsNeitherWrittenNorShown(_ line: String, _ name: String) throws {
    let settings = "[core]\n\tbare = hunter2\n"
    let screen = "elements: [text: \"[core] fsmonitor=touch PWNED; false\"]\n"
    let folder = try CommandFolder([
      "s/home.screen.yaml": screen, "earshot.yaml": "check: {baseline: .}\n",
      ".git/config": settings,
    ])
    let outcome = try folder.shell(
      """
      [ \(name) = home.screen.yaml ] || cp s/home.screen.yaml .
      ln -s .git/config \(name) && $EARSHOT \(line)
      """)
    let said = outcome.output + outcome.error
    #expect(outcome.status == 2, "\(said)")
    #expect(said.contains("\(name): error: the path is or contains a link to a hidden"))
    #expect(!said.contains("hunter2"), "\(said)")
    #expect(try folder.text(of: ".git/config") == settings)
  }

  /// A name that an input has does not hide a result.
  @Test func noResultIsHidden() throws {
    let folder = try CommandFolder([".git/hooks/a.screen.yaml": Self.screen, "b.screen.yaml": ""])
    _ = try folder.shell("$EARSHOT convert .git/hooks/a.screen.yaml b.screen.yaml -o .")
    #expect(folder.names.contains("git/hooks/a.screen.yaml"), "\(folder.names)")
  }

  /// A result is no program, whatever stood in its place.
  @Test func whatIsReplacedLosesItsExecutableBits() throws {
    let folder = try CommandFolder([
      "screens/a.screen.yaml": Self.screen, "out/a.screen.yaml": "#!/bin/sh\n", "one.yaml": "x",
    ])
    let outcome = try folder.shell(
      """
      chmod 750 out/a.screen.yaml one.yaml
      $EARSHOT convert screens -o out && $EARSHOT convert screens/a.screen.yaml -o one.yaml
      ls -l out/a.screen.yaml one.yaml
      """)
    #expect(outcome.output.matches(of: /-rw-r-----/).count == 2, "\(outcome.output)")
  }

  /// A flow of somebody else's says into which file its transcript goes.
  @Test(arguments: [
    ".git/hooks/post-checkout", ".git/config", "sub/../.git/config", "linked.txt", "in/config",
  ]) func aFlowRecordsNothingHidden(_ path: String) throws {
    let flow = "screens: {a: a.screen.yaml}\nsteps:\n  - next\n  - transcript: \(path)\n"
    let folder = try CommandFolder([
      "a.screen.yaml": "elements: [text: \"[core] fsmonitor=touch PWNED\"]", "f.flow.yaml": flow,
      ".git/config": "[core]\n", ".git/hooks/post-checkout": "#!/bin/sh\n", "sub/x": "",
    ])
    let outcome = try folder.shell(
      "ln -s .git/config linked.txt; ln -s .git in; $EARSHOT run f.flow.yaml --record --root .")
    #expect(outcome.status == 2, "\(outcome.output)\(outcome.error)")
    #expect(outcome.error.contains("\"\(path)\" is hidden, or leads to a hidden file"))
    #expect(try folder.text(of: ".git/config") == "[core]\n")
    #expect(try folder.text(of: ".git/hooks/post-checkout") == "#!/bin/sh\n")
  }

  @Test func aFlowReadsNothingHidden() throws {
    let folder = try CommandFolder([
      "f.flow.yaml": "screens: {h: .git/config}\nsteps: [next]\n", ".git/config": "hunter2\n",
      "l.capture.yaml":
        "reader: voiceover-ios\nversion: \"1\"\ncaptures: [{tree: .git/config, heard: [a]}]\n",
    ])
    for line in ["run f.flow.yaml", "score l.capture.yaml"] {
      let outcome = try folder.shell("$EARSHOT \(line)")
      #expect(outcome.status == 2, "\(outcome.output)\(outcome.error)")
      #expect(!(outcome.output + outcome.error).contains("hunter2"), "\(outcome.error)")
      #expect((outcome.output + outcome.error).contains("is hidden, or leads to a hidden file"))
    }
  }

  /// A flow's transcript takes the place of a transcript, of an empty file or of none.
  @Test func onlyATranscriptIsReplacedByOne() throws {
    let notes = "# Notes\n\n> quoted\n"
    let folder = try CommandFolder([
      "a.screen.yaml": Self.screen, "notes.md": notes, "list.md": "# List\n\n> next thing to do\n",
      "old.transcript.txt": "Home\n> next\nElse\n", "empty.txt": "\n", "bytes": "",
    ])
    try folder.write("bytes", [0xFF, 0x00, 0x01])
    for (name, status) in [
      ("notes.md", 2), ("list.md", 2), ("bytes", 2), ("old.transcript.txt", 0), ("empty.txt", 0),
      ("new.txt", 0),
    ] {
      try folder.write(
        "f.flow.yaml",
        "screens: {a: a.screen.yaml}\nsteps:\n  - next\n  - transcript: \(name)\n")
      let outcome = try folder.shell("$EARSHOT run f.flow.yaml --record")
      #expect(outcome.status == status, "\(name): \(outcome.output)\(outcome.error)")
      if status == 0 { #expect(try folder.text(of: name).contains("> next")) }
      if name == "notes.md" {
        #expect(outcome.error.contains("--record replaces only transcripts of flows"))
      }
    }
    #expect(try folder.text(of: "notes.md") == notes)
    #expect(try folder.data(of: "bytes").count == 3)
  }
}
