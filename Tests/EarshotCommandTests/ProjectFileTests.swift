import Foundation
import Testing

/// `earshot.yaml`: the options that a project has set.
@Suite struct ProjectFileTests {
  private static let screen = """
    screen: Recipe
    elements:
      - button: Rate
        hint: Rates this recipe.
      - heading: Lassi
    """

  private func folder(_ project: String, at path: String = "earshot.yaml") throws -> CommandFolder {
    try CommandFolder([path: project, "a.screen.yaml": Self.screen, "below/b.txt": ""])
  }

  @Test func aKeyGoesForEachCommandThatHasIt() throws {
    let folder = try folder("no-hints: true\nfail-on: note\n")
    let outcome = try folder.shell("$EARSHOT transcript a.screen.yaml")
    #expect(outcome.status == 0 && outcome.error == "", "\(outcome.error)")
    #expect(outcome.output == "Rate, button\nLassi, heading\n")
  }

  @Test func aSectionGoesForItsCommandAloneAndBeforeWhatGoesForAll() throws {
    let folder = try folder(
      "reader: voiceover-ios\nrotors: {reader: nvda}\ntranscript: {no-hints: true}\n")
    let heard = try folder.shell("$EARSHOT a.screen.yaml")
    #expect(heard.output == "Rate, button\nLassi, heading\n")
    let rotors = try folder.shell("$EARSHOT a.screen.yaml --show rotors")
    #expect(rotors.error.contains("NVDA does not run on ios"), "\(rotors.error)")
  }

  @Test func theFileIsFoundAboveAndTheCommandLineWins() throws {
    let folder = try folder("style: utterance\nno-hints: true")
    let found = try folder.shell("cd below && $EARSHOT transcript ../a.screen.yaml")
    #expect(found.output == "Rate Button\nLassi Heading\n")
    let given = try folder.shell("cd below && $EARSHOT transcript ../a.screen.yaml --style=spoken")
    #expect(given.output == "Rate, button\nLassi, heading\n")
    let without = try folder.shell("$EARSHOT transcript a.screen.yaml --no-config")
    #expect(without.output == "Rate, button\n    Rates this recipe.\nLassi, heading\n")
  }

  @Test func aNamedFileIsTakenInstead() throws {
    let folder = try folder("nonsense: true")
    try folder.write("other.yaml", "no-hints: true")
    let outcome = try folder.shell("$EARSHOT transcript a.screen.yaml --config other.yaml")
    #expect(outcome.output == "Rate, button\nLassi, heading\n", "\(outcome.error)")
    let missing = try folder.shell("$EARSHOT transcript a.screen.yaml --config nix.yaml")
    #expect(missing.status == 2)
    #expect(missing.error == "nix.yaml: error: no such file\n")
  }

  static let wrong: [(file: String, error: String)] = [
    (
      "raeder: nvda",
      """
      earshot.yaml:1:1: error: unknown key "raeder"
          1 | raeder: nvda
            | ^
        did you mean "reader"?

      """
    ),
    (
      "reader: talkbak",
      """
      earshot.yaml:1:9: error: "reader" does not take "talkbak"
          1 | reader: talkbak
            |         ^
        did you mean "talkback"?

      """
    ),
    (
      "reader: nvda",
      """
      earshot.yaml:1:9: error: NVDA does not run on ios
          1 | reader: nvda
            |         ^
        use voiceover-ios; for NVDA, dump the screen on windows, or write platform: windows in a screen file (earshot \
      convert writes one from a dump)

      """
    ),
    (
      "language: german",
      """
      earshot.yaml:1:11: error: no words in the language "german"
          1 | language: german
            |           ^
        did you mean "de"?

      """
    ),
    (
      "readers: talkback",
      """
      earshot.yaml:1:1: error: unknown key "readers"
          1 | readers: talkback
            | ^
        did you mean "reader"?

      """
    ),
    (
      "audit:\n  baselin: x",
      """
      earshot.yaml:2:3: error: the command audit has no option "baselin"
          2 |   baselin: x
            |   ^
        did you mean "baseline"?

      """
    ),
    (
      "rotors: {fail-on: note}",
      """
      earshot.yaml:1:10: error: the command rotors has no option "fail-on"
          1 | rotors: {fail-on: note}
            |          ^
        commands that have it: audit, run, explore

      """
    ),
    (
      "no-hints: yes",
      """
      earshot.yaml:1:11: error: "no-hints" takes true or false, not the word "yes"
          1 | no-hints: yes
            |           ^
        did you mean true?

      """
    ),
    (
      "walk: 3",
      """
      earshot.yaml:1:7: error: "walk" is a command: write its options below it
          1 | walk: 3
            |       ^
        for example, walk: {language: en-US}

      """
    ),
    (
      "reader:",
      """
      earshot.yaml:1:8: error: "reader" has no value
          1 | reader:
            |        ^
        for example, reader: voiceover-ios

      """
    ),
    (
      "style: [spoken, legend]",
      """
      earshot.yaml:1:8: error: "style" takes one value, not a list
          1 | style: [spoken, legend]
            |        ^
        write one: style: spoken

      """
    ),
    (
      "browser: ./chrome",
      """
      earshot.yaml:1:1: error: "browser" cannot be set in a project file that was found automatically: such a file can \
      change only utterances and findings
          1 | browser: ./chrome
            | ^
        give --browser on the command line, or name the file: --config earshot.yaml

      """
    ),
    // What the parser itself refuses gets the place of the setting without which the line would do.
    (
      "no-hints: true\nformat: junit",
      """
      earshot.yaml:2:9: error: --format: unknown format "junit"; known formats: text, json
          2 | format: junit
            |         ^
        or ignore the file: --no-config

      """
    ),
    (
      "- reader",
      """
      earshot.yaml:1:1: error: a project file contains options by name
          1 | - reader
            | ^
        for example, reader: talkback

      """
    ),
  ]

  @Test(arguments: wrong)
  func whatCannotBeFollowedIsToldWithItsPlace(_ row: (file: String, error: String)) throws {
    let outcome = try folder(row.file).shell("$EARSHOT transcript a.screen.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.error == row.error)
  }

  @Test func optionsOfTheFileAndOfTheLineThatConflictAreTold() throws {
    let folder = try folder("compare: {style: spoken}")
    let outcome = try folder.shell("$EARSHOT compare a.screen.yaml")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains(
        "earshot.yaml:1:18: error: compare works only in the legend style"),
      "\(outcome.error)")
    let own = try folder.shell("$EARSHOT transcript a.screen.yaml --config x --no-config")
    #expect(own.status == 64)
    #expect(own.error.hasPrefix("Error: --config and --no-config cannot be used together"))
  }

  @Test func helpIsGivenWhateverTheFileSays() throws {
    let folder = try folder("nonsense")
    for line in ["transcript --help", "help audit", "--version", "--help"] {
      let outcome = try folder.shell("$EARSHOT \(line)")
      #expect(outcome.status == 0 && outcome.error == "", "\(line): \(outcome.error)")
    }
  }

  @Test func aLinkOutOfItsFolderIsToldAndNotFollowed() throws {
    let folder = try folder("hunter2: x", at: "secret.yaml")
    let outcome = try folder.shell(
      "mkdir clone && cd clone && ln -s ../secret.yaml earshot.yaml && $EARSHOT ../a.screen.yaml")
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains("is not used: it is a broken link, or one to a hidden file"),
      "\(outcome.error)")
    #expect(!outcome.error.contains("hunter2"))
  }

  @Test func whatIsNoFileIsToldAndNotFollowed() throws {
    let folder = try folder("", at: "earshot.yaml/x")
    let outcome = try folder.shell("$EARSHOT a.screen.yaml")
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains("earshot.yaml is not used: it is not a file"), "\(outcome.error)")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.userName == "root"))
  func aFileAboveOfAnotherUserIsToldAndNotFollowed() throws {
    let folder = try folder("no-hints: true")
    let outcome = try folder.shell(
      "chown 65534 earshot.yaml && cd below && $EARSHOT ../a.screen.yaml")
    #expect(outcome.output == "Rate, button\n    Rates this recipe.\nLassi, heading\n")
    #expect(
      outcome.error.contains(
        "is not used: it belongs to another user; to use it, give --config"))
  }

  /// What somebody left in `/tmp` sets nothing for the projects below.
  @Test func aFileOfAFolderThatAllUsersShareIsNotLookedFor() throws {
    let folder = try folder("no-hints: true")
    let heard = { (mode: String) in
      try folder.shell("chmod \(mode) . && cd below && $EARSHOT ../a.screen.yaml")
    }
    #expect(try heard("0777").output == "Rate, button\nLassi, heading\n")
    let shared = try heard("1777")
    #expect(shared.output == "Rate, button\n    Rates this recipe.\nLassi, heading\n")
    #expect(shared.error == "")
    #expect(try folder.shell("$EARSHOT a.screen.yaml").output == "Rate, button\nLassi, heading\n")
  }

  @Test func pathsAreToldFromWhereTheFileLies() throws {
    let folder = try folder("check: {baseline: heard}")
    try folder.write(
      "heard/a.transcript.txt", "Rate, button\n    Rates this recipe.\nLassi, heading\n")
    let outcome = try folder.shell("cd below && $EARSHOT check ..")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
  }

  /// What a cloned repository could set to write, start, open a network or read elsewhere.
  static let hostile = [
    "output: ../.bashrc", "transcript: {output: precious.txt}", "mcp: {root: /}",
    "mcp: {network: true}", "network: true", "save-storage: leak.json", "open: true",
    "report: {output: ../outdir/}", "cache: ../ycache", "label: x", "storage: x.json",
    "audit: {against: ../x}", "audit: {against: /etc}", "suppressions: ../x", "suppressions: up/x",
    "baseline: /x", "browser: x", "engine: x", "root: /", "watch: true", "serve: true",
    "update: true", "record: true", "junit: x", "audit-output: x", "captions: x", "save: x",
    "helpers: 64", "shard: 1/2", "atspi: x", "voices: ..", "pronunciations: /dev/zero",
    "check: {baseline: gone/../../x}", "suppressions: \"-\"",
    "check: {baseline: \"up\u{600}/fresh\"}", "check: {baseline: \"../\u{301}x\"}",
    "audit: {suppressions: pipe}", "audit: {against: pipe}", "pronunciations: pipe",
  ]

  @Test(arguments: hostile) func aFileThatWasMerelyFoundDoesNoHarm(_ line: String) throws {
    let folder = try CommandFolder([
      "clone/earshot.yaml": line, "clone/a.screen.yaml": Self.screen,
      "clone/precious.txt": "precious",
    ])
    _ = try folder.shell(
      "mkfifo clone/pipe; ln -s .. clone/up; ln -s .. clone/up\u{600}")
    for command in ["report a.screen.yaml --no-audio -o /dev/null", "list readers"] {
      let outcome = try folder.shell("cd clone && timeout 300 $EARSHOT \(command)")
      #expect(outcome.status == 2, "\(command): \(outcome.output)\(outcome.error)")
      #expect(outcome.output == "")
      #expect(outcome.error.hasPrefix("earshot.yaml:1:"), "\(outcome.error)")
      #expect(outcome.error.contains("--config earshot.yaml"), "\(outcome.error)")
    }
    #expect(
      folder.names == [
        "clone", "clone/a.screen.yaml", "clone/earshot.yaml", "clone/pipe", "clone/precious.txt",
        "clone/up",
        "clone/up\u{600}",
      ])
    #expect(try folder.text(of: "clone/precious.txt") == "precious")
  }

  /// An address in a file that was merely found is the name of a file below it.
  @Test(arguments: ["file:///proc/self/environ", "file://$PWD/secret.txt", "http://127.0.0.1:9/x"])
  func aFoundFileNamesNoAddress(_ address: String) throws {
    let folder = try CommandFolder([
      "clone/a.screen.yaml": Self.screen, "secret.txt": "TOPSECRET",
    ])
    let outcome = try folder.shell(
      """
      echo "audit: {baseline: \(address)}" > clone/earshot.yaml
      cd clone && timeout 300 $EARSHOT audit a.screen.yaml
      """)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.error.contains("no such file"), "\(outcome.error)")
    #expect(!outcome.error.contains("TOPSECRET"))
  }

  /// A file nearer by, which keeps one above from counting, is told by commands that pass or fail.
  @Test func aFileThatStandsBeforeAnotherIsSaid() throws {
    let folder = try CommandFolder([
      "earshot.yaml": "audit: {fail-on: note}", "p/earshot.yaml": "# nothing",
      "p/a.screen.yaml": Self.screen,
    ])
    let outcome = try folder.shell("cd p && $EARSHOT audit a.screen.yaml")
    #expect(
      outcome.error.contains("earshot.yaml, not ")
        && outcome.error.contains("/earshot.yaml in a parent folder"), "\(outcome.error)")
    let heard = try folder.shell("cd p && $EARSHOT transcript a.screen.yaml")
    #expect(!heard.error.contains("in a parent folder"), "\(heard.error)")
  }

  @Test(arguments: ["mkdir p/earshot.yaml", "ln -s /etc/hosts p/earshot.yaml"])
  func aFileThatIsNotFollowedHidesNoneAbove(_ way: String) throws {
    let folder = try CommandFolder([
      "earshot.yaml": "audit: {fail-on: note}", "p/a.screen.yaml": Self.screen,
    ])
    let outcome = try folder.shell("\(way); cd p && $EARSHOT audit a.screen.yaml")
    #expect(outcome.error.contains("p/earshot.yaml is not used: "), "\(outcome.error)")
    #expect(outcome.error.contains("is not used either"), "\(outcome.error)")
  }

  /// In a gate, a pull request's own file does not decide unnoticed what counts.
  @Test func whatDecidesAGateIsSaid() throws {
    let folder = try folder("skip: screen-title-missing\nfail-on: never\nno-hints: true\n")
    let outcome = try folder.shell("$EARSHOT audit a.screen.yaml --fail-on note")
    #expect(
      outcome.error.hasPrefix(
        "earshot: earshot.yaml sets --skip=screen-title-missing, which changes what counts as a failure (--no-config ignores the file)\n"
      ),
      "\(outcome.error)")
    let heard = try folder.shell("$EARSHOT transcript a.screen.yaml")
    #expect(heard.error == "")
    for (file, line, option) in [
      ("viewport: 4000x800", "audit a.screen.yaml", "--viewport=4000x800"),
      ("effort: {voice: fast}", "effort a.screen.yaml --to Rate", "--voice=fast"),
      ("reader: voiceover-macos", "check . --baseline out", "--reader=voiceover-macos"),
      (
        "audit: {suppressions: ci/../x}", "audit a.screen.yaml", "--suppressions=./x"
      ),
    ] {
      try folder.write("earshot.yaml", file)
      try folder.write("x", "# nothing\n")
      let outcome = try folder.shell("$EARSHOT \(line)")
      #expect(
        outcome.error.contains("earshot.yaml sets \(option), which changes what counts"),
        "\(outcome.error)")
    }
    try folder.write("earshot.yaml", "audit: {explain: label-missing}")
    let explained = try folder.shell("$EARSHOT audit a.screen.yaml")
    #expect(explained.status == 2 && explained.output == "", "\(explained.output)")
    try folder.write("earshot.yaml", "skip: screen-title-missing")
    let named = try folder.shell("$EARSHOT audit a.screen.yaml --config earshot.yaml")
    #expect(!named.error.contains("changes what counts"), "\(named.error)")
  }
}
