import Foundation
import Testing

/// `earshot check` from outside.
@Suite struct CheckTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "app/home.screen.yaml", "screen: Home\nelements: [{heading: Home}, {button: Rate}]")
    try folder.write("app/deep/menu.screen.json", #"{"elements": [{"label": "Dal"}]}"#)
    try folder.write("app/dump.xml", Self.dump)
    try folder.write("app/notes.txt", "No screen at all")
    try folder.write("app/home.flow.yaml", "start: home.screen.yaml\nsteps: [next]")
    try folder.write("app/picture.png", [0x89, 0x50, 0xFF])
    #expect(try check("--update missing").status == 0)
  }

  private static let dump = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Pantry" \
    enabled="true" visible="true" x="0" y="0" width="390" height="844">\
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="pay" label="Pay" enabled="true" \
    visible="true" accessible="true" x="16" y="100" width="80" height="44"/>\
    </XCUIElementTypeApplication></AppiumAUT>
    """

  private func check(_ options: String = "") throws -> Earshot.Outcome {
    try folder.shell("$EARSHOT check app --baseline heard \(options)")
  }

  @Test func recordsWhatIsMissingAndThenAgrees() throws {
    #expect(
      folder.names.filter { $0.hasPrefix("heard/") && $0.hasSuffix(".txt") } == [
        "heard/deep/menu.transcript.txt", "heard/dump.xml.transcript.txt",
        "heard/home.transcript.txt",
      ])
    #expect(
      try folder.text(of: "heard/home.transcript.txt") == """
        # earshot-transcript 1, reader voiceover-ios, dialect 27, language en-US, style spoken
        Home, heading
        Rate, button

        """)
    let outcome = try check()
    #expect(outcome.status == 0)
    #expect(outcome.output == "3 same\n")
    // What dumps of a format cannot carry is said once.
    try folder.write("app/again.xml", Self.dump)
    let lines = try check("--update missing").error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("earshot: skipped 3 files that are not screens (") == true)
    #expect(lines.last?.hasPrefix("earshot: xcuitest: has no ") == true)
  }

  /// One story a page: each is opened and has a recording.
  @Test(.enabled(if: Browser.program != nil, "no Chromium is installed"))
  func pagesOfAFolderAreChecked() throws {
    let page = "<!doctype html><html lang=en><title>T</title><main><button>Rate</button></main>"
    try folder.write("stories/rate.html", page)
    // What is named as a page is one, whatever its text looks like.
    try folder.write("stories/answer.html", "elements: [button: Pay]")
    let check = {
      try folder.shell("$EARSHOT check stories --baseline nvda --reader nvda \($0 as String)")
    }
    let recorded = try check("--update missing")
    #expect(recorded.status == 0, "\(recorded.error)")
    #expect(
      try folder.text(of: "nvda/answer.html.transcript.txt").hasSuffix(
        "\nelements: [button: Pay]\n"))
    let file = "nvda/rate.html.transcript.txt"
    #expect(try folder.text(of: file).hasSuffix("\nmain landmark, button, Rate\n"))
    try folder.write("stories/rate.html", page.replacingOccurrences(of: "Rate", with: "Send"))
    let changed = try folder.shell(
      "rm stories/answer.html nvda/answer*; $EARSHOT check stories --baseline nvda --reader nvda")
    #expect(
      changed.status == 1 && changed.output.hasSuffix("\n1 changed by nvda\n"), "\(changed.output)")
  }

  @Test func aListenerApprovesOfRecordings() throws {
    let asked = try check("--approve Ana")
    #expect(asked.status == 0)
    #expect(asked.output == "3 same\n3 of 3 recordings approved by a listener\n")
    #expect(asked.error.contains("recorded the approval of \"Ana\""))
    #expect(try folder.shell("cd heard && sha256sum --check approved.sha256").status == 0)
    // Another wording is another recording, until somebody has heard it.
    try folder.write("app/home.screen.yaml", "screen: Home\nelements: [button: Send]\n")
    let changed = try check("--update changed")
    #expect(
      changed.output.hasSuffix(
        "2 of 3 recordings approved by a listener; changed since approval: "
          + "heard/home.transcript.txt\n"), "\(changed.output)")
    #expect(try check("--format json").output.contains(#""approval": "outdated""#))
    #expect(
      try check("--approve 'Bo Li'").output == "3 same\n3 of 3 recordings approved by a listener\n")
    let file = try folder.text(of: "heard/approved.sha256")
    #expect(file.contains("# Ana, 20") && file.contains("# Bo Li, 20"))
    try folder.write("heard/approved.sha256", "# Ana\nhome.transcript.txt\n")
    let broken = try check()
    #expect(broken.status == 2)
    #expect(
      broken.error.contains(
        "heard/approved.sha256:2:1: error: this line does not approve a recording"))
  }

  @Test func withoutRecordingsItSaysHowToMakeThem() throws {
    let outcome = try folder.shell("$EARSHOT check app --baseline new")
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "new: error: no such folder\n  to record the screens there, use --update missing\n")
    #expect(try folder.shell("$EARSHOT check app --baseline new --update missing").status == 0)
  }

  /// A folder whose name is dots and a mark that nobody sees is a folder of its own among the recordings, too.
  @Test func marksInNamesLeadToNoOtherFolder() throws {
    try folder.write("odd/sub/\u{200E}../a.screen.yaml", "elements: [button: Rate]")
    try folder.write("odd/a.screen.yaml", "elements: [button: Pay]")
    let outcome = try folder.shell(
      "$EARSHOT check odd --baseline rec --update all && $EARSHOT check odd --baseline rec")
    #expect(outcome.output.hasSuffix("\n2 same\n"), "\(outcome.output)")
    #expect(try folder.text(of: "rec/sub/_/a.transcript.txt").hasSuffix("\nRate, button\n"))
  }

  /// The recording cannot be written; no screen is at fault.
  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    try folder.write("file", "")
    let outcome = try folder.shell("$EARSHOT check app --baseline file/new --update missing")
    #expect(outcome.status == 2)
    #expect(
      outcome.output.contains(
        "app/home.screen.yaml       ./file/new: this folder cannot be created: not a directory"))
    #expect(
      outcome.error.components(separatedBy: "cannot be created").count == 2, "\(outcome.error)")
  }

  /// A dump that came out empty has not vanished, and its recording is kept.
  @Test(arguments: ["", "<html>502</html>"])
  func aScreenThatIsNoneAnyMoreIsBroken(text: String) throws {
    try folder.write("app/dump.xml", text)
    for update in ["", "--update all"] {
      let outcome = try check(update)
      #expect(outcome.status == 2)
      #expect(outcome.output.contains("broken  app/dump.xml"), "\(outcome.output)")
      #expect(outcome.error.hasPrefix("earshot: skipped 3 files that are not screens ("))
    }
    #expect(folder.names.contains("heard/dump.xml.transcript.txt"))
  }

  /// Changes every kind of thing once.
  private func change() throws {
    try folder.write(
      "app/home.screen.yaml", "screen: Home\nelements: [{heading: Home}, {button: Pay}]")
    try folder.write("app/new.screen.yaml", "elements: [{button: Later}]")
    try FileManager.default.removeItem(atPath: folder.file("app/deep"))
  }

  @Test func tellsWhatChanged() throws {
    try change()
    let outcome = try check()
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        [app/home.screen.yaml]
        1 reworded
        reworded: stop 2, at 1
            [-Rate-]{+Pay+}, button

        vanished  heard/deep/menu.transcript.txt  no screen for this recording
        changed   app/home.screen.yaml            1 reworded
        new       app/new.screen.yaml             1 stop
        1 same, 1 changed, 1 new, 1 vanished

        """)
  }

  /// A screen whose file has another name now: its recording only needs the new name, too.
  @Test func aRenamedScreenIsTold() throws {
    let (old, new) = ("app/deep/menu.screen.json", "app/food.screen.json")
    try FileManager.default.moveItem(atPath: folder.file(old), toPath: folder.file(new))
    let outcome = try check()
    #expect(outcome.status == 1)
    let recording = "heard/food.transcript.txt"
    #expect(
      outcome.output.contains(
        "; if heard/deep/menu.transcript.txt belongs to this screen, rename it to \(recording)\n"))
  }

  /// Only what a check has written is taken away: no prose that bears the name of a recording, and no link.
  @Test func whatIsNoRecordingStays() throws {
    try folder.write("heard/notes.transcript.txt", "Buy milk.\n")
    _ = try folder.shell("ln -s home.transcript.txt heard/link.transcript.txt")
    let outcome = try check("--update all")
    #expect(outcome.status == 2)
    for name in ["notes", "link"] {
      #expect(
        outcome.error.contains(
          "heard/\(name).transcript.txt: error: this recording has no screen"),
        "\(outcome.error)")
      #expect(folder.names.contains("heard/\(name).transcript.txt"))
    }
  }

  @Test func annotationsForGitHub() throws {
    try folder.write("app/50%, a:b.screen.yaml", "elements: [{buton: A}]")
    try change()
    let outcome = try check("--annotations github --format json")
    #expect(outcome.status == 2)
    let lines = outcome.error.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(
      lines.map(String.init) == [
        "::error file=app/50%25%2C a%3Ab.screen.yaml,line=1,col=13,title=the screen cannot be compared::"
          + "app/50%25, a:b.screen.yaml:1:13: error: unknown key \"buton\" of an element%0A"
          + "    1 | elements: [{buton: A}]%0A      |             ^%0A  did you mean \"button\"?",
        "::error file=heard/deep/menu.transcript.txt,title=the screen no longer exists::"
          + "no screen for this recording",
        "::error file=app/home.screen.yaml,title=the transcript differs::1 reworded%0A"
          + "reworded: stop 2, at 1%0A    [-Rate-]{+Pay+}, button",
        "::error file=app/new.screen.yaml,title=there is no recording yet::1 stop",
      ])
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(json["format"] as? String == "earshot-check")
    let counts = json["counts"] as? [String: Int]
    #expect(
      counts == ["same": 1, "changed": 1, "new": 1, "vanished": 1, "broken": 1, "recorded": 0])
    let screens = json["screens"] as? [[String: Any]]
    let home = screens?.first { $0["path"] as? String == "app/home.screen.yaml" }
    #expect(home?["recording"] as? String == "heard/home.transcript.txt")
    #expect(home?["reader"] as? String == "voiceover-ios")
    #expect(home?["readerVersion"] as? String == "27")
    #expect((home?["diff"] as? [String: Any])?["equal"] as? Bool == false)
  }

  /// A carriage return and a line feed would end a command of the runner: they are shown as a space.
  @Test func aFileNameIsNoCommand() throws {
    try folder.write("app/a\r\n::error::x.screen.yaml", "elements: [{buton: A}]")
    let outcome = try check("--annotations github")
    let commands = outcome.error.unicodeScalars.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("::") }
    #expect(commands.count == 1)
    #expect(
      commands.first?.hasPrefix("::error file=app/a %3A%3Aerror%3A%3Ax.screen.yaml,line=1,")
        == true)
  }

  @Test func junit() throws {
    try change()
    let outcome = try check("--format junit --junit out.xml")
    #expect(outcome.status == 1)
    #expect(outcome.output == (try folder.text(of: "out.xml")))
    #expect(
      outcome.output.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="earshot" tests="4" failures="3" errors="0">
          <testsuite name="screens" tests="4" failures="3" errors="0">
            <properties>
              <property name="reader" value="voiceover-ios"/>
              <property name="readerVersion" value="27"/>
            </properties>
            <testcase
        """))
    #expect(outcome.output.contains("<failure message=\"the transcript differs: 1 reworded\">"))
    #expect(try check("--junit none/out.xml").status == 2)
  }

  @Test func updatesMissingOnly() throws {
    try change()
    let outcome = try check("--update missing")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("new       app/new.screen.yaml             1 stop, recorded\n"))
    #expect(try folder.text(of: "heard/home.transcript.txt").contains("Rate, button"))
  }

  @Test func updatesWhatChangedAndKeepsPlaceholders() throws {
    let recording = try folder.text(of: "heard/home.transcript.txt")
    try folder.write(
      "heard/home.transcript.txt", recording.replacing("Home, heading", with: "{{any}}, heading"))
    try change()
    let outcome = try check("--update changed")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("changed   app/home.screen.yaml            1 reworded, recorded\n"))
    #expect(
      try folder.text(of: "heard/home.transcript.txt").hasSuffix("{{any}}, heading\nPay, button\n"))
    #expect(try folder.text(of: "heard/deep/menu.transcript.txt").contains("Dal"))
  }

  @Test func updatesAll() throws {
    let recording = try folder.text(of: "heard/home.transcript.txt")
    try folder.write("heard/home.transcript.txt", recording.replacing("Home,", with: "{{any}},"))
    try change()
    let outcome = try check("--update all")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("1 same, 1 changed, 1 new, 1 vanished\n"))
    #expect(
      try folder.text(of: "heard/home.transcript.txt").hasSuffix("Home, heading\nPay, button\n"))
    #expect(!folder.names.contains("heard/deep/menu.transcript.txt"))
    #expect(try check().status == 0)
  }

  @Test(arguments: [
    ("", "the input is empty"),
    ("<<<<<<< a\nA\n=======\nB\n>>>>>>> b\n", "the transcript contains a merge conflict"),
    (
      "# earshot-transcript 7\nA\n",
      "the transcript has version 7; this version of Earshot reads version 1"
    ),
    (
      "# earshot-transcript 1, reader voiceover-ios, style legend\nA\n",
      "the recording has the style legend, but this transcript has spoken"
    ),
  ])
  func aRecordingThatCannotBeUsed(text: String, message: String) throws {
    try folder.write("heard/home.transcript.txt", text)
    let outcome = try check()
    #expect(outcome.status == 2)
    #expect(outcome.output.hasSuffix("2 same, 1 broken\n"))
    #expect(outcome.error.contains("heard/home.transcript.txt:"))
    #expect(outcome.error.contains("error: \(message)\n"))
    #expect(try check("--update changed").status == 0)
    #expect(try check().status == 0)
  }

  @Test func foldersAndNames() throws {
    #expect(try check("--baseline nowhere").status == 2)
    let empty = try folder.shell("mkdir none && $EARSHOT check none --baseline none")
    #expect(empty.status == 2)
    #expect(empty.error.hasPrefix("none: error: no screens in this folder\n"))
    try folder.write("app/home.screen.json", #"{"elements": []}"#)
    let twice = try check()
    #expect(twice.status == 2)
    #expect(
      twice.error.hasPrefix(
        "app/home.screen.yaml: error: \"home.screen.json\" has the same recording "
          + "\"home.transcript.txt\"\n"))
  }

  @Test func shardsDivideTheScreens() throws {
    try change()
    var lines: [String] = []
    for share in 1...3 {
      let outcome = try check("--shard \(share)/3")
      lines += outcome.output.split(separator: "\n").map(String.init).filter {
        $0.contains(".transcript.txt") || $0.contains(".screen.yaml  ")
      }
    }
    #expect(lines.count == 3)
    let empty = try check("--shard 9/9")
    #expect(empty.status == 0)
    #expect(empty.output == "no screens in this shard\n")
  }

  @Test func aFolderThatCannotBeWritten() throws {
    try folder.write("blocked", "A file in the way")
    let outcome = try check("--baseline blocked --update missing")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("blocked: error: this is a file, not a folder\n"))
  }

  /// Recordings may stand beside their screens; those of flows are none of screens.
  @Test func recordingsBesideScreens() throws {
    try folder.write("app/order.flow.transcript.txt", "> next\nRate, button\n")
    let command = "$EARSHOT check app --baseline app"
    #expect(try folder.shell("\(command) --update missing").status == 0)
    let outcome = try folder.shell(command)
    #expect(outcome.status == 0)
    #expect(outcome.output == "3 same\n")
  }

  /// Nothing is waited for, and nothing outside is followed.
  @Test func pipesAndLinks() throws {
    let made = try folder.shell(
      "mkfifo pipe app/pipe.xml && ln -s ../pipe app/link.png "
        + "&& ln -s ../app app/again && ln -s nowhere app/gone.png")
    #expect(made.status == 0)
    let piped = try check()
    #expect(piped.status == 2 && piped.output.hasSuffix("3 same, 1 broken\n"), "\(piped.output)")
    #expect(
      try folder.shell("ln -s nowhere app/gone.screen.yaml; ln -s /dev/null app/null.screen.yaml")
        .status == 0)
    let gone = try check()
    #expect(gone.status == 2 && gone.output.hasSuffix("3 same, 3 broken\n"), "\(gone.output)")
  }

  @Test func ignoredKinds() throws {
    try folder.write(
      "app/home.screen.yaml", "elements: [{heading: Home}, {button: Rate, hint: Rates.}]")
    #expect(try check().status == 1)
    #expect(try check("--ignore hint").status == 0)
    #expect(try check("--ignore hints").status == 64)
    #expect(try check("--update some").status == 64)
    #expect(try check("--annotations gitlab").status == 64)
  }
}
