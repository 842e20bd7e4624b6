import Testing

/// A gate is green only where something was checked, and what it was could be told.
@Suite struct ProvenGateTests {
  private static let screen = "screen: Home\nelements: [button: Pay]\n"

  /// What takes too many steps to compare is neither heard nor not heard.
  @Test(arguments: [
    "notHeard: \"/.*Error.*code 7.*/\"", "notHeard: \"/(x+)+[yz]|.*secret/\"",
    "hear: \"/(x+)+[yz]/\"", "announced: \"/(x+)+[yz]/\"",
  ])
  func whatCannotBeComparedFails(_ expectation: String) throws {
    let long = "Error code 7 " + String(repeating: "Error x x x ", count: 600)
    let announced = String(repeating: "x", count: 60)
    let folder = try CommandFolder([
      "l.screen.yaml": """
      screen: H
      elements:
        - text: "\(long)"
        - {button: "\(announced)", on: {activate: [{announce: "\(announced)"}]}}
      """,
      "q.flow.yaml": "start: l.screen.yaml\nsteps: [\(expectation)]\n",
      "r.flow.yaml": "start: l.screen.yaml\nsteps: [next, activate, \(expectation)]\n",
    ])
    let name = expectation.contains("Error") ? "q" : "r"
    let outcome = try folder.shell("$EARSHOT run \(name).flow.yaml -o /dev/null")
    #expect(outcome.status == 1)
    #expect(
      outcome.error.contains("takes too many steps to compare\n"), "\(outcome.error)")
    #expect(outcome.error.contains("use fewer nested repetitions"))
  }

  /// A recording is held to its reader in any format, each transcript of a list for itself.
  @Test(arguments: [
    (#""reader":"nvda""#, "the recording has the reader nvda"),
    (#""reader":"voiceover-ios","language":"de""#, "the recording has the language de"),
    (#""reader":"voiceover-ios","readerVersion":"1""#, "the recording has the dialect 1"),
    (#""style":"utterance""#, "the recording has the style utterance"),
  ])
  func aRecordingInJSONHasAReader(_ facts: String, _ error: String) throws {
    let part = #"{"format":"earshot-transcript","version":1,"stops":[{"text":"Pay, button"}],"#
    let folder = try CommandFolder([
      "s/h.screen.yaml": Self.screen, "b/h.transcript.txt": "\(part)\(facts)}",
      "c/h.transcript.txt":
        #"{"format":"earshot-transcripts","version":1,"transcripts":[\#(part)"screen":"Home"},\#(part)\#(facts)}]}"#,
    ])
    for recordings in ["b", "c"] {
      let outcome = try folder.shell("$EARSHOT check s --baseline \(recordings)")
      #expect(outcome.status == 2, "\(outcome.output)")
      let said = outcome.output + outcome.error
      #expect(said.contains(error), "\(said)")
    }
  }

  @Test func aRecordingInJSONIsComparedStill() throws {
    let folder = try CommandFolder(["s/h.screen.yaml": Self.screen])
    let outcome = try folder.shell(
      """
      mkdir b; $EARSHOT transcript s/h.screen.yaml --format json > b/h.transcript.txt
      $EARSHOT check s --baseline b
      """)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("1 same"), "\(outcome.output)")
  }

  @Test(arguments: ["", "next", "notHeard: []"])
  func aFlowThatChecksNothingIsTold(_ steps: String) throws {
    let folder = try CommandFolder([
      "h.screen.yaml": Self.screen, "e.flow.yaml": "start: h.screen.yaml\nsteps: [\(steps)]\n",
    ])
    let outcome = try folder.shell("$EARSHOT run e.flow.yaml")
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains(
        "earshot: e.flow.yaml: the flow checks nothing, because it has no expectation; add hear:, shown: or focus:\n"
      ),
      "\(outcome.error)")
  }

  @Test(arguments: ["hear: \"Pay, button\"", "find: Pay", "notHeard: Error", "announced: []"])
  func aFlowThatChecksSomethingIsNotTold(_ steps: String) throws {
    let folder = try CommandFolder([
      "h.screen.yaml": Self.screen, "e.flow.yaml": "start: h.screen.yaml\nsteps: [\(steps)]\n",
    ])
    let outcome = try folder.shell("$EARSHOT run e.flow.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
  }

  /// That the end of some steps is reached says nothing for a label.
  @Test(arguments: ["", "next", "notHeard: [Error]", "announced: []"])
  func aFlowThatExpectsNothingIsNoEvidence(_ steps: String) throws {
    let flow = "start: h.screen.yaml\nsteps: [\(steps)]\n"
    let folder = try CommandFolder([
      "h.screen.yaml": Self.screen, "e.flow.yaml": flow,
      "v.flow.yaml": "with: voice-control\nstart: h.screen.yaml\nsteps: []\n",
    ])
    let outcome = try folder.shell("$EARSHOT evidence e.flow.yaml v.flow.yaml")
    for (label, name) in [("VoiceOver", "e"), ("Voice Control", "v")] {
      #expect(
        outcome.output.contains(
          """
          \(label): cannot tell
              \(name).flow.yaml: the flow checks nothing, so reaching its end proves nothing (add hear:, shown: or focus:)
          """), "\(outcome.output)")
    }
  }

  /// A file that has the steps of a flow, and that cannot be read, may be one.
  @Test(arguments: [
    ("cat", "pay.yaml:2:8: error: anchors (&name) are not supported"),
    (
      "iconv -t UTF-16LE",
      "pay.yaml: error: the text is UTF-16 without a byte order mark, not UTF-8"
    ),
    ("iconv -t UTF-32LE", "pay.yaml:1:2: error: control characters are not allowed"),
    ("sed 's/XX/\\xff/'", "pay.yaml:2:"),
  ])
  func aFlowThatCannotBeReadIsTold(_ spoil: String, _ error: String) throws {
    let folder = try CommandFolder([
      "r/h.screen.yaml": Self.screen,
      "r/a.flow.yaml": "start: h.screen.yaml\nsteps: [{hear: \"Pay, button\"}]\n",
      "p": "start: h.screen.yaml\nsteps: &a [{hear: XX}]\n",
      "r/notes.md": "The steps:\n\t&x\n",
    ])
    let outcome = try folder.shell("\(spoil) p > r/pay.yaml; $EARSHOT run r")
    #expect(outcome.status == 0)
    #expect(outcome.error.contains(error), "\(outcome.error)")
    #expect(outcome.error.contains("; if it is a flow, it is not run\n"), "\(outcome.error)")
    #expect(!outcome.error.contains("notes.md"))
  }

  /// Nobody hears an id, and whoever gives one to an element that is nearer meets a budget.
  @Test(arguments: ["Pay, button", "Pay"])
  func anIDMeetsNoBudgetOfWhatIsHeard(_ target: String) throws {
    let folder = try CommandFolder([
      "a.screen.yaml": """
      screen: Home
      elements:
        - {text: Hello, id: "\(target)"}
        - text: More
        - button: Pay
      """
    ])
    let outcome = try folder.shell("$EARSHOT effort a.screen.yaml --budget '\(target)<=0'")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains(
        "a.screen.yaml: error: \"\(target)\" is the id of \"Hello\", but is also spoken in \"Pay, button\""
      ),
      "\(outcome.error)")
    let plain = try folder.shell(
      "sed -i 's/text: Hello/button: Pay/' a.screen.yaml; $EARSHOT effort a.screen.yaml --budget '\(target)<=0'"
    )
    #expect(plain.status == 0, "\(plain.error)")
  }

  /// A named file of suppressions, or a baseline, lets through what somebody else wrote, wherever the findings go.
  @Test(arguments: ["--format sarif -o x.sarif", "--format json", "-o x.txt"])
  func whatDoesNotCountIsCounted(_ output: String) throws {
    let folder = try CommandFolder([
      "legacy.screen.yaml": Self.nameless("Legacy"), "ok.supp": "* Legacy/* old screen\n",
    ])
    let outcome = try folder.shell(
      """
      $EARSHOT audit . --format sarif -o base.sarif --fail-on never 2> /dev/null
      $EARSHOT audit . --suppressions ok.supp \(output) >/dev/null
      $EARSHOT audit . --baseline base.sarif \(output) >/dev/null
      """)
    #expect(
      outcome.error.contains("earshot: ok.supp suppresses 2 of the findings\n"), "\(outcome.error)")
    #expect(outcome.error.contains("earshot: base.sarif contains 2 findings\n"), "\(outcome.error)")
  }

  private static func nameless(_ title: String) -> String {
    "screen: \(title)\nelements: [button: ]\n"
  }

  /// A new screen that takes the title of an old one takes what was accepted of it.
  @Test func aTitleOfAnotherFileIsTold() throws {
    let folder = try CommandFolder([
      "legacy.screen.yaml": Self.nameless("Legacy"), "ok.supp": "* Legacy/* old screen\n",
    ])
    let outcome = try folder.shell(
      """
      $EARSHOT audit . --format sarif -o base.sarif --fail-on never
      cp legacy.screen.yaml pay.screen.yaml
      $EARSHOT audit . --suppressions ok.supp > /dev/null
      rm legacy.screen.yaml
      $EARSHOT audit . --baseline base.sarif > /dev/null
      """)
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains(
        """
        earshot: ok.supp:1: the suppression for "Legacy" applies to 2 files: ./legacy.screen.yaml, \
        ./pay.screen.yaml; give them different titles, or name a file

        """), "\(outcome.error)")
    #expect(
      outcome.error.contains(
        """
        earshot: ./pay.screen.yaml: the baseline has its findings from legacy.screen.yaml, because both have the title \
        "Legacy"; if it is another screen, give it a different title

        """), "\(outcome.error)")
  }

  /// Its path may end as the old one does.
  @Test(arguments: ["new/S", "."]) func aTitleOfAFileOfOneNameIsToldToo(_ place: String) throws {
    let folder = try CommandFolder(["S/o.screen.yaml": Self.nameless("Odd")])
    let outcome = try folder.shell(
      """
      $EARSHOT audit . --format sarif -o base.sarif --fail-on never
      mkdir -p \(place); mv S/o.screen.yaml \(place)/o.screen.yaml
      $EARSHOT audit . --baseline base.sarif > /dev/null
      """)
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains("o.screen.yaml: the baseline has its findings from S/o.screen.yaml"),
      "\(outcome.error)")
  }

  @Test func aFileThatIsNamedFromElsewhereIsTheSame() throws {
    let folder = try CommandFolder(["a b/legacy.screen.yaml": Self.nameless("Legacy")])
    let outcome = try folder.shell(
      """
      $EARSHOT audit 'a b' --format sarif -o base.sarif --fail-on never
      $EARSHOT audit "$PWD/a b" --baseline base.sarif
      cd 'a b'; $EARSHOT audit . --baseline ../base.sarif
      """)
    #expect(outcome.status == 0)
    #expect(!outcome.error.contains("the baseline knows"), "\(outcome.error)")
  }

  /// In worktrees, clones with their data elsewhere and submodules, `.git` is a file.
  @Test(arguments: [
    "git worktree add -q ../w", "git clone -q --separate-git-dir ../o . ../w",
    "git init -q ../w; git -c protocol.file.allow=always -C ../w submodule -q add \"$PWD\" w; cd ../w; mkdir x; cd x",
  ])
  func aSparseCheckoutIsToldWhereverItsDataLie(_ way: String) throws {
    let folder = try CommandFolder([
      "m/p/a.screen.yaml": Self.screen, "m/q/b.screen.yaml": Self.screen,
      "m/.gitattributes": "*.c text\n",
    ])
    let outcome = try folder.shell(
      """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.org \
        GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.org
      cd m; git init -q .; git add -A; git commit -qm a
      { \(way); } > /dev/null 2>&1; cd ../w; test -f .git && git sparse-checkout set --no-cone /p/ && echo >> p/a.screen.yaml && $EARSHOT audit p
      """)
    #expect(
      outcome.error.contains("earshot: .gitattributes is not in the checkout"), "\(outcome.error)")
  }

  /// An archive holds the lines as they were followed, also above the folder in which somebody stands.
  @Test func linesAboveAFolderOfAnArchiveAreTold() throws {
    let folder = try CommandFolder([
      "arch/p/a.screen.yaml": Self.screen,
      "arch/.gitattributes": "*.yaml working-tree-encoding=UTF-16\n",
    ])
    for place in ["arch/p", "arch"] {
      let outcome = try folder.shell("cd \(place); $EARSHOT audit .")
      #expect(
        outcome.error.contains("earshot: .gitattributes makes Git write *.yaml in UTF-16"),
        "\(place): \(outcome.error)")
    }
  }

  /// Of a file with several screens, nobody knows which one a flow means.
  @Test func aFlowStartsOnOneScreen() throws {
    let dump = """
      <?xml version="1.0"?><hierarchy rotation="0"><node class="android.widget.Button" package="a" text="Rate" \
      clickable="true" bounds="[0,0][200,200]"/></hierarchy>
      """
    let folder = try CommandFolder([
      "two.xml": dump + "\n" + dump.replacing("Rate", with: "Pay"),
      "a.flow.yaml": "start: two.xml\nsteps: [{find: Rate}]\n",
    ])
    let outcome = try folder.shell("$EARSHOT run a.flow.yaml")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains(
        """
        two.xml: error: this has 2 screens, but exactly one is needed
          write each to a separate file with `earshot convert`, then pass one of the files
        """), "\(outcome.error)")
  }

  /// Git keeps a folder without files for a submodule alone, which may not have been fetched.
  @Test(arguments: ["audit .", "check . --baseline r --update missing", "run .", "transcript ."])
  func aSubmoduleThatWasNotFetchedIsTold(_ command: String) throws {
    let folder = try CommandFolder([
      "h.screen.yaml": Self.screen,
      "a.flow.yaml": "start: h.screen.yaml\nsteps: [{hear: \"Pay, button\"}]\n",
    ])
    let outcome = try folder.shell("git init -q .; mkdir -p app/screens; $EARSHOT \(command)")
    #expect(
      outcome.error.contains(
        "app/screens/: this folder is empty; if it is a submodule, fetch it: git submodule update --init\n"
      ),
      "\(outcome.error)")
    let plain = try folder.shell("rm -rf .git; $EARSHOT \(command)")
    #expect(!plain.error.contains("submodule"), "\(plain.error)")
  }

  @Test func recordingsOfDifferentReadersAreTold() throws {
    let start = "# earshot-transcript 1, reader"
    let folder = try CommandFolder([
      "a.transcript.txt": "\(start) voiceover-ios, language en-US\nPay, button\n",
      "b.transcript.txt": "\(start) nvda, language en-US\nPay, button\n",
      "h.screen.yaml": Self.screen,
    ])
    let outcome = try folder.shell("$EARSHOT diff a.transcript.txt b.transcript.txt")
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains(
        "earshot: OLD has the reader voiceover-ios, NEW nvda: this may cause differences\n"),
      "\(outcome.error)")
    let same = try folder.shell("$EARSHOT diff a.transcript.txt h.screen.yaml")
    #expect(same.error == "")
  }
}
