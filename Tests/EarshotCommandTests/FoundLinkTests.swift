import Testing

/// Links that are found in a folder of inputs, as a repository brings them.
@Suite struct FoundLinkTests {
  private static let secret = "-----BEGIN hunter2 KEY-----\nhunter2\n"
  private static let screen = "screen: Home\nelements:\n  - button: Rate\n"
  private static let lines = [
    ("run f", "x.flow.yaml"), ("score f", "x.capture.yaml"), ("transcript f", "x.screen.yaml"),
    ("transcript f", "x.html"), ("transcript f", "x"), ("audit f", "x.screen.yaml"),
    ("tree f", "x.screen.yaml"), ("names f", "x.screen.yaml"), ("walk f", "x.screen.yaml"),
    ("report f --no-audio -o d/", "x.screen.yaml"), ("report f --no-audio -o d/", "x.html"),
    ("report f --no-audio -o d/", "x.flow.yaml"), ("convert f -o d", "x.screen.yaml"),
    ("diff f f", "x.screen.yaml"), ("check f --baseline base --update all", "x.screen.yaml"),
    ("check f --baseline base --update all", "x.xml"), ("voices --voices f", "x.voice.yaml"),
    ("speak a.screen.yaml --voices f -o a.wav", "x.voice.yaml"),
    ("audit a.screen.yaml --against f", "a.screen.yaml"),
  ]

  private func folder() throws -> CommandFolder {
    try CommandFolder([
      "a.screen.yaml": Self.screen, "f/b.screen.yaml": Self.screen, "f/.git/config": Self.secret,
      "key": Self.secret,
    ])
  }

  private static var targets: [String] {
    #if os(Linux)
      ["../key", ".git/config", "/proc/self/environ"]
    #else
      ["../key", ".git/config"]
    #endif
  }

  @Test(arguments: lines) func whatLiesElsewhereIsNotRead(_ line: String, _ name: String) throws {
    for target in Self.targets {
      let folder = try folder()
      let outcome = try folder.shell(
        "ln -s \(target) f/\(name) && SECRET=hunter2 $EARSHOT \(line)")
      let said = outcome.output + outcome.error
      #expect(outcome.status == 2, "\(target): \(said)")
      #expect(said.contains("f/\(name): error: the path is or contains a link "), "\(said)")
      #expect(said.contains("remove the link, or name the file itself"), "\(said)")
      #expect(!said.contains("hunter2") && !said.contains("BEGIN"), "\(said)")
      for made in folder.names where made.hasPrefix("d/") || made.hasPrefix("base/") {
        guard let text = try? folder.text(of: made) else { continue }
        #expect(!text.contains("hunter2"), "\(made)")
      }
    }
  }

  /// Behind a link, `..` leads to another place than a path's text says: what is judged is what is opened.
  @Test func aLinkWhoseTextLeadsElsewhereIsNotRead() throws {
    let decoy = "<!doctype html><html lang=en><title>T</title><h1>Decoy</h1>"
    let folder = try CommandFolder([
      "f/z/k.html": decoy, "f/z/k.txt": "# nothing", "f/s.screen.yaml": "elements: [button: Rate]",
      "k.html": "<!doctype html><html lang=en><title>T</title><h1>hunter2</h1>",
      "k.txt": "hunter2 hunter2", "f/earshot.yaml": "audit: {suppressions: a}",
    ])
    let outcome = try folder.shell(
      """
      ln -s .. f/z/up; ln -s z/up/../k.html f/page.html; ln -s z/up/../k.txt f/a
      $EARSHOT transcript f; echo "status $?"; $EARSHOT report f --no-audio -o out/; echo "status $?"
      cd f; $EARSHOT audit s.screen.yaml; echo "status $?"; cd ..
      grep -r hunter2 out
      """)
    let said = outcome.output + outcome.error
    #expect(!said.contains("hunter2"), "\(said)")
    #expect(outcome.output.matches(of: /status 2/).count == 3, "\(said)")
  }

  /// A link inside of the folder is followed, and so is one that was named itself.
  @Test func otherLinksAreFollowed() throws {
    let folder = try folder()
    let flow = "screens: {b: b.screen.yaml}\nsteps: [next]\n"
    try folder.write("g/sub/c.screen.yaml", Self.screen)
    try folder.write("f/real.flow", flow)
    let outcome = try folder.shell(
      """
      ln -s sub/c.screen.yaml g/y.screen.yaml; ln -s ../a.screen.yaml f/x.screen.yaml
      ln -s real.flow f/x.flow.yaml
      $EARSHOT transcript g && $EARSHOT transcript f/x.screen.yaml && $EARSHOT run f
      """)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.matches(of: /Rate, button/).count >= 3, "\(outcome.output)")
  }

  /// A file that was merely found names a folder in which links lead out, or one that is hidden.
  @Test(arguments: [
    ("voices: voices", "speak a.screen.yaml -o a.wav", "voices/evil.voice.yaml"),
    ("voices: voices", "voices", "voices/evil.voice.yaml"),
    ("voices: voices", "report a.screen.yaml -o a.html", "voices/evil.voice.yaml"),
    ("audit: {against: base}", "audit a.screen.yaml", "base/a.screen.yaml"),
    ("check: {baseline: base}", "check s", "base/a.transcript.txt"),
    ("audit: {suppressions: base/x}", "audit a.screen.yaml", "base/x"),
    ("audit: {suppressions: .git/x}", "audit a.screen.yaml", ".git/x"),
    ("pronunciations: .git/x", "speak a.screen.yaml -o a.wav", ".git/x"),
  ]) func aFoundProjectFileLeadsNowhere(
    _ setting: String, _ line: String, _ name: String
  ) throws {
    for target in ["../../key", "../.git/config"] {
      let folder = try CommandFolder([
        "key": Self.secret, "p/.git/config": Self.secret, "p/a.screen.yaml": Self.screen,
        "p/s/a.screen.yaml": Self.screen, "p/earshot.yaml": setting + "\n", "p/voices/x": "",
        "p/base/y": "",
      ])
      let outcome = try folder.shell("cd p && ln -s \(target) \(name) && $EARSHOT \(line)")
      let said = outcome.output + outcome.error
      #expect(outcome.status == 2, "\(said)")
      #expect(!said.contains("hunter2") && !said.contains("BEGIN"), "\(said)")
    }
  }

  /// A way out and back does not tell whether a folder elsewhere exists.
  @Test(arguments: ["/etc", "/none"]) func aFoundProjectFileLearnsOfNoFolder(
    _ elsewhere: String
  ) throws {
    let folder = try CommandFolder([
      "p/a.screen.yaml": Self.screen, "p/base/a.screen.yaml": Self.screen,
    ])
    let outcome = try folder.shell(
      """
      up=$(pwd | sed 's|/[^/]*|../|g')
      echo "audit: {baseline: $up..\(elsewhere)/..$(pwd)/p/base}" > p/earshot.yaml
      cd p && $EARSHOT audit a.screen.yaml
      """)
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(outcome.error.contains("is hidden, or outside the folder"), "\(outcome.error)")
  }

  /// What a found link is answered with is the same whether anything lies elsewhere.
  @Test(arguments: [
    ("audit a.screen.yaml", "audit.suppressions"), ("audit a.screen.yaml", "earshot.yaml"),
    ("report a.screen.yaml --no-audio -o a.html", "a.png"),
    ("check s --baseline base", "base/a.transcript.txt"), ("transcript s", "s/b.html"),
    ("run s", "s/b.flow.yaml"), ("init", "earshot.yaml"), ("init", ".github"),
  ]) func whetherSomethingLiesElsewhereIsNotTold(_ line: String, _ name: String) throws {
    let said = try ["key", "none", "null"].map { target in
      let folder = try CommandFolder([
        "key": Self.secret, "p/a.screen.yaml": Self.screen, "p/s/a.screen.yaml": Self.screen,
        "p/base/y": "", "p/s/a.flow.yaml": "start: a.screen.yaml\nsteps: [next]",
      ])
      let outcome = try folder.shell(
        "ln -s /dev/null null; cd p && ln -s \(folder.path)/\(target) \(name) && $EARSHOT \(line)")
      return "\(outcome.status) \(outcome.output) \(outcome.error)"
        .replacing(folder.path, with: "")
    }
    #expect(Set(said).count == 1, "\(said)")
    #expect(said[0].contains("link"), "\(said)")
  }

  /// Behind a linked folder of recordings, one that is there and one that is not are the same.
  @Test func whetherARecordingLiesElsewhereIsNotTold() throws {
    let folder = try CommandFolder([
      "s/in/a.screen.yaml": Self.screen, "s/in/b.screen.yaml": Self.screen,
      "out/a.transcript.txt": Self.secret, "base/y.transcript.txt": "Y\n",
    ])
    let outcome = try folder.shell("ln -s ../out base/in; $EARSHOT check s --baseline base")
    let said = outcome.output.split(separator: "\n").filter { $0.contains("/in/") }
    #expect(said.count == 2, "\(outcome.output)")
    #expect(
      Set(said.map { $0.replacing("b.screen", with: "a.screen").replacing("b.tr", with: "a.tr") })
        .count == 1, "\(outcome.output)")
  }

  /// Somebody else's file in the place of a folder opens no page of the web.
  @Test(arguments: [
    ("check s --baseline base", "s", "home https://127.0.0.1:9/"),
    ("run s", "s", "page: https://127.0.0.1:9/\nsteps: [next]"),
    ("run flows.v2", "flows.v2", "page: https://127.0.0.1:9/\nsteps: [next]"),
  ]) func aFileInThePlaceOfAFolderOpensNoPage(
    _ line: String, _ name: String, _ text: String
  ) throws {
    let folder = try CommandFolder([name: text, "base/y": ""])
    let outcome = try folder.shell("$EARSHOT \(line)")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("\(name): error: "), "\(outcome.error)")
    #expect(!outcome.error.contains("answers"), "\(outcome.error)")
  }

  /// A result is not written behind links that lead nowhere, one or several.
  @Test func nothingIsWrittenBehindALinkThatLeadsNowhere() throws {
    for links in ["ln -s in/x o/d", "ln -s two/x o/d; ln -s in o/two"] {
      let folder = try CommandFolder(["s/d/b.screen.yaml": Self.screen, "o/in/y": ""])
      let outcome = try folder.shell("\(links); $EARSHOT convert s -o o")
      #expect(outcome.status == 2)
      #expect(outcome.error.contains("that leads nowhere"), "\(outcome.error)")
      #expect(folder.names.filter { $0.hasPrefix("o/in") } == ["o/in", "o/in/y"])
    }
  }

  /// The folder of workflows is hidden, and one that is a link is not written into.
  @Test func initTellsWhatItCannotRead() throws {
    let folder = try CommandFolder([
      "p/s/a.screen.yaml": "elements: [button: Rate]", "o/x": "hunter2",
    ])
    let outcome = try folder.shell("ln -s ../../o/x p/s/b.screen.yaml; cd p && $EARSHOT init s")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("s/b.screen.yaml: error: "), "\(outcome.error)")
    #expect(!(outcome.output + outcome.error).contains("hunter2"))
  }

  @Test func initWritesThroughNoLink() throws {
    for (link, name) in [
      ("ln -s ../elsewhere .github", "workflows/earshot.yml"),
      ("ln -s ../elsewhere/w .github", "w/workflows/earshot.yml"),
      ("ln -s .git .github", "workflows/earshot.yml"),
      ("mkdir .github; ln -s ../../elsewhere .github/workflows", "earshot.yml"),
      ("ln -s ../elsewhere/earshot.yaml earshot.yaml", "earshot.yaml"),
    ] {
      let folder = try CommandFolder(["p/.git/x": "", "elsewhere/w/x": "", "p/s/x": ""])
      let outcome = try folder.shell("cd p && \(link) && $EARSHOT init s")
      #expect(outcome.status == 2, "\(link): \(outcome.output)\(outcome.error)")
      #expect(outcome.error.contains("the path is or contains a link"), "\(outcome.error)")
      #expect(outcome.output.isEmpty, "\(link): \(outcome.output)")
      #expect(!folder.names.contains("elsewhere/\(name)"), "\(folder.names)")
      #expect(!folder.names.contains("p/.git/\(name)"), "\(folder.names)")
    }
    let folder = try CommandFolder(["s/x": ""])
    #expect(try folder.shell("$EARSHOT init s").status == 0)
    #expect(folder.names.contains(".github/workflows/earshot.yml"))
  }

  /// A shell writes links out by their names, and so names what whoever made them wants to see in a log.
  @Test func noMessageShowsALineOfWhatANamedLinkLeadsTo() throws {
    let folder = try CommandFolder([
      "o/plain": "hunter2 is the word", "o/yaml": "elements: [hunter2: 1]",
      "p/a.screen.yaml": "elements: [{hunter3: 1}]", "o/good": "elements: [button: Rate]",
    ])
    let outcome = try folder.shell(
      """
      cd p; for name in plain yaml good; do ln -s ../o/$name $name.screen.yaml; done
      $EARSHOT transcript *.screen.yaml; $EARSHOT transcript plain.screen.yaml; $EARSHOT audit *.screen.yaml
      $EARSHOT transcript good.screen.yaml; true
      """)
    #expect(outcome.error.contains("unrecognised format"), "\(outcome.error)")
    #expect(
      !outcome.error.contains("hunter2 is") && !outcome.error.contains("| elements: [hunter2"))
    // What lies in the folder itself is shown, and a link is read.
    #expect(outcome.error.contains("hunter3") && outcome.output.contains("Rate, button"))
  }

  @Test func aFolderWithoutAProperNameIsRefused() throws {
    let folder = try CommandFolder([:])
    let outcome = try folder.shell(
      #"""
      bad=$(printf 'd\377'); twin=$(printf 'd\357\277\275'); mkdir "$bad" "$twin" || exit 0
      echo 'elements: [button: ""]' > "$bad/a.screen.yaml"; echo 'elements: [button: Rate]' > "$twin/a.screen.yaml"
      ln -s "$bad" Screens
      $EARSHOT audit Screens && exit 1
      cd Screens; $EARSHOT audit . && exit 1
      exit 0
      """#)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(!outcome.output.contains("0 errors"), "\(outcome.output)")
  }

  /// A link to a folder of the user's shows no line of what flows in it name.
  @Test(arguments: [
    "run link/x.flow.yaml", "report link/x.flow.yaml -o r.html", "score link/x.capture.yaml",
    "walk --plain link/start.screen.yaml",
  ])
  func filesThatAreNamedBehindALinkShowNoLine(_ command: String) throws {
    let folder = try CommandFolder([
      "private/home.screen.yaml": "screen: Home\nelements:\n  - buton: TOPSECRETWORD\n",
      "private/start.screen.yaml":
        "screen: Start\nelements:\n  - button: Go\n    on: {activate: [open: home]}\n",
      "private/x.flow.yaml": "screens: {home: home.screen.yaml}\nsteps: [next]\n",
      "private/x.capture.yaml":
        "reader: voiceover-ios\nversion: '27'\nsource: me\ncaptures:\n  - name: a\n    tree: home.screen.yaml\n    heard: [x]\n",
    ])
    let outcome = try folder.shell(
      "mkdir c; cd c; ln -s ../private link; echo | $EARSHOT \(command)")
    #expect(outcome.status == 2, "\(outcome.output)\(outcome.error)")
    #expect(!outcome.error.contains("TOPSECRETWORD"), "\(outcome.error)")
    let named = try folder.shell(
      "cd private; echo | $EARSHOT \(command.replacing("link/", with: ""))")
    #expect(named.error.contains("TOPSECRETWORD"), "\(named.error)")
  }

  /// A path that begins as those of opened files do is a path like any other.
  @Test func aPathThroughTheDevicesShowsNoLine() throws {
    let folder = try CommandFolder([
      "private/a.screen.yaml": "elements:\n  - buton: TOPSECRETWORD\n"
    ])
    let outcome = try folder.shell(
      "mkdir c; cd c; ln -s ../private/a.screen.yaml l.screen.yaml; $EARSHOT transcript /dev/..$PWD/l.screen.yaml"
    )
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(!outcome.error.contains("TOPSECRETWORD"), "\(outcome.error)")
  }
}
