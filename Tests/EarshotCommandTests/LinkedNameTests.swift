import Testing

/// Links that a repository brings and a shell names: what they lead to is read, and no message shows it.
@Suite struct LinkedNameTests {
  private static let contents = [
    "machine github.com login x password hunter2\n", "[hunter2]\n", "{hunter2: 1}\n",
    "hunter2: 1\nsteps: x\n", "screen: A\nelements: [{hunter2: x}]\n",
    "screen: A\nelements:\n  - {button: A, traits: [hunter2]}\n",
    "flow: F\nstart: hunter2\nsteps: [hunter2]\n", "{\"a\": hunter2}", "<hunter2", "- hunter2\n",
    "screen: A\nsize: hunter2\nelements: []\n",
  ]
  private static let lines = [
    ("audit", "x.screen.yaml"), ("transcript", "x.screen.json"), ("run", "x.flow.yaml"),
    ("score", "x.capture.yaml"), ("convert", "x.xml"),
    ("speak a.screen.yaml -o a.wav --pronunciations", "x.yml"),
    ("audit a.screen.yaml --suppressions", "x.yml"), ("audit --from maestro", "x.json"),
  ]

  /// Out of the folder, to what is hidden in it, by a name from here, from elsewhere and from the root.
  @Test(arguments: lines, ["*", "$PWD/*", "../p/*"])
  func noMessageShowsWhatALinkLeadsTo(_ line: (String, String), _ start: String) throws {
    for target in ["../key", ".env"] {
      for content in Self.contents {
        let folder = try CommandFolder([
          "key": content, "p/.env": content,
          "p/a.screen.yaml": "screen: A\nelements: [{button: A}]",
        ])
        let (command, name) = line
        let outcome = try folder.shell(
          "cd p && ln -s \(target) \(name) && $EARSHOT \(command) \(start)\(name.dropFirst())")
        #expect(!outcome.error.contains("hunter2"), "\(content): \(outcome.error)")
        #expect(outcome.status == 2, "\(content): \(outcome.output)\(outcome.error)")
      }
    }
  }

  /// A folder that is a link, and a link to a neighbour of the clone from above both.
  @Test(arguments: [
    ("ln -s ../key clone/app", "cd clone && $EARSHOT audit app/*.yml", ""),
    ("ln -s ../key clone/app", "mkdir other; cd other && $EARSHOT audit ../clone/*/*.yml", ""),
    (
      "ln -s ../key clone/app", "mkdir other; cd other && $EARSHOT audit ${PWD%/*}/clone/*/*.yml",
      ""
    ),
    ("ln -s ../key/a.yml clone/x.screen.yaml", "$EARSHOT audit clone/*.screen.yaml", ""),
    (
      "ln -s ../key/a.yml clone/sub/x.screen.yaml; mkdir clone/.git clone/key; mv key/a.yml clone/key",
      "$EARSHOT audit clone/sub/*.screen.yaml", "hunter2"
    ),
  ])
  func linkedFoldersAndNeighboursAreElsewhere(_ links: String, _ line: String, _ shown: String)
    throws
  {
    let folder = try CommandFolder([
      "key/a.yml": "oauth_token: hunter2\n", "clone/a.txt": "", "clone/sub/a.txt": "",
    ])
    let outcome = try folder.shell("\(links); \(line)")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("error: "), "\(outcome.error)")
    #expect(outcome.error.contains("hunter2") == !shown.isEmpty, "\(outcome.error)")
  }

  /// A link inside of the folder is like the file.
  @Test func aLinkBesideItsFileIsQuoted() throws {
    let folder = try CommandFolder(["real.screen.yaml": "screen: A\nelements: [{buton: A}]"])
    let outcome = try folder.shell(
      "ln -s real.screen.yaml x.screen.yaml; $EARSHOT audit $PWD/x.screen.yaml")
    #expect(outcome.error.contains("buton"), "\(outcome.error)")
  }
}
