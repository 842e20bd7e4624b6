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
          "out/\(name): error: this is a link, or lies behind one, that leads out of \"out\""),
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

  /// Links inside of the folder are followed, and the folder itself may be one: somebody named it.
  @Test func linksInsideAreFollowed() throws {
    let folder = try CommandFolder(["screens/a.screen.yaml": Self.screen, "real/b": "old"])
    let outcome = try folder.shell(
      """
      ln -s real out && ln -s b out/a.transcript.txt
      $EARSHOT check screens --baseline out --update all
      """)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(try folder.text(of: "real/b").contains("echo pwned"))
  }
}
