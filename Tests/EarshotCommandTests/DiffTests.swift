import Foundation
import Testing

/// `earshot diff` as a person and a script use it.
@Suite("earshot diff")
struct DiffTests {
  private static let screen = """
    screen: Recipe
    elements:
      - heading: Mango lassi
      - {button: Rate, id: rate, hint: Rates this recipe.}
      - {switch: Reminders, value: on, id: reminders}
    """
  private static let changed = screen.replacing("Rate,", with: "Review,")
    .replacing("on,", with: "off,").replacing("this recipe", with: "it")

  /// Runs a command of the shell in a folder that holds `old`, the screen, and `new`, the changed one.
  private func shell(_ command: String, input: String = "") throws -> Earshot.Outcome {
    let folder = try CommandFolder([
      "old": Self.screen, "new": Self.changed,
      "conflict.txt": "a\n<<<<<<< a\n=======\n>>>>>>> b\n",
      "future.txt": "# earshot-transcript 9\nRate\n", "empty.txt": "\n",
      "typo.screen.yaml": "screen: Recipe\nelemnts: [Rate]\n",
      "capture.json": #"["Mango lassi Heading", "Rate Button Rates this recipe.", "Pay Button"]"#,
      "lines.txt": "Mango lassi Heading\nRate Button Rates this recipe.\nPay Button\n",
    ])
    try folder.write("input", [0x66, 0x6F, 0xFF, 0xFE, 0x6F])
    return try folder.shell(command, input: input)
  }

  private static let difference = """
    1 reworded, 1 state, 1 hint
    reworded, hint: stop 2, #rate
        [-Rate-]{+Review+}, button
            Rates [-this recipe-]{+it+}.
    state: stop 3, #reminders
        Reminders, switch button, [-on-]{+off+}

    """

  /// A key beside a screen's own makes no recording of it, and what a flow prints is read back as a transcript.
  @Test func whatIsComparedIsWhatItIs() throws {
    let screen = """
      {"screen": "S", "platform": "ios", "elements": [{"label": "%", "traits": ["button"]}]
      """
    let flow = "platform: ios\nelements:\n  - label: \"[1] button 'Buy'\"\n  - label: Pay\n%"
    let outcome = try CommandFolder([
      "old.screen.json": screen.replacing("%", with: "Pay") + "}",
      "new.screen.json": screen.replacing("%", with: "") + #", "utterances": ["Pay Button"]}"#,
      "old/s.screen.yaml": flow.replacing("%", with: "    traits: [button]\n"),
      "new/s.screen.yaml": flow.replacing("%", with: ""),
      "old/f.flow.yaml": "start: s.screen.yaml\nsteps: [next]\n",
      "new/f.flow.yaml": "start: s.screen.yaml\nsteps: [next]\n",
    ]).shell(
      """
      $EARSHOT diff old.screen.json new.screen.json; echo $?
      cp old.screen.json old.json; cp new.screen.json new.json
      $EARSHOT diff old.json new.json; echo $?
      for side in old new; do $EARSHOT run $side/f.flow.yaml > $side.txt; done
      $EARSHOT diff old.txt new.txt > /dev/null; echo $?
      """)
    #expect(outcome.output == "2\n2\n1\n", "\(outcome.error)")
  }

  private static let dumps = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "TreeFormatsTests/Fixtures")

  /// Whatever a label looks like, what is printed of a screen is a transcript, and each change in it is found.
  @Test func noLabelMakesADumpOfATranscript() throws {
    let names = [
      "agent-browser/kiln-text", "agent-device/ios-lighthouse", "compose/merged-seed-shelf",
      "debugdescription/macos-letters", "earlgrey/kettles", "flutter/seed-shop",
      "puppeteer/devtools-bakery", "webarena/orchard",
    ]
    var labels = [
      "Application, 0x600, pid: 1", "elements:", "screen: x", "- button \"x\"", "- document",
      "<a>", "{\"a\": 1}",
    ]
    for name in names {
      let text = try String(contentsOf: Self.dumps.appending(path: "\(name).txt"), encoding: .utf8)
      labels += text.split(separator: "\n").prefix(5).map(String.init)
    }
    var files: [String: String] = [:]
    for (number, label) in labels.enumerated() {
      let words = "\"\(label.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
      for (place, order) in [[words, "Shop"], ["Shop", words]].enumerated() {
        for price in [5, 500] {
          files["\(price)/\(number)-\(place).screen.yaml"] =
            "elements: [text: \(order[0]), text: \(order[1]), button: Pay \(price) euros]\n"
        }
      }
    }
    let outcome = try CommandFolder(files).shell(
      """
      for file in 5/*; do
        for side in 5 500; do $EARSHOT transcript $side/${file#5/} > $side.txt || exit; done
        $EARSHOT diff 5.txt 500.txt > found; [ $? = 1 ] && grep -qF "Pay [-5-]{+500+} euros" found || echo "$file"
        $EARSHOT diff 5.txt $file > found || echo "$file is another"
      done
      """)
    #expect(outcome.output.isEmpty && labels.count > 40, "\(outcome.output) \(outcome.error)")
  }

  @Test(arguments: [
    "a b", "<($EARSHOT transcript a) b", "a <($EARSHOT transcript b)",
    "<($EARSHOT transcript a --format json) b",
  ])
  func foldersAreComparedScreenByScreen(_ sides: String) throws {
    let folders = """
      mkdir -p a/in b/in && cp old a/same.screen.yaml && cp old b/same.screen.yaml && \
      cp old a/in/x.screen.yaml && cp new b/in/x.screen.yaml && cp old b/more.screen.yaml
      """
    let outcome = try shell("\(folders) && $EARSHOT diff \(sides)")
    #expect(
      outcome.output == """
        1 reworded, 1 state, 1 hint, 1 screen added

        in/x.screen.yaml: 1 reworded, 1 state, 1 hint
        reworded, hint: stop 2, #rate
            [-Rate-]{+Review+}, button
                Rates [-this recipe-]{+it+}.
        state: stop 3, #reminders
            Reminders, switch button, [-on-]{+off+}

        more.screen.yaml: screen added, 3 stops
            {+Mango lassi, heading+}
            {+Rate, button+}
                {+Rates this recipe.+}
            {+Reminders, switch button, on+}
                {+Double tap to toggle setting.+}

        """)
    #expect(outcome.status == 1)
  }

  @Test(arguments: ["old.xml new.xml", "<($EARSHOT transcript old.xml) new.xml"])
  func screensOfOneFileAreComparedInTheirOrder(_ sides: String) throws {
    let document = """
      <AppiumAUT><XCUIElementTypeApplication type='XCUIElementTypeApplication' label='Shop' x='0' y='0' \
      width='390' height='844'><XCUIElementTypeButton type='XCUIElementTypeButton' label='LABEL' \
      visible='true' accessible='true' x='16' y='100' width='100' height='44'/>\
      </XCUIElementTypeApplication></AppiumAUT>
      """
    func file(_ labels: String...) -> String {
      labels.map { document.replacing("LABEL", with: $0) }.joined(separator: "\n")
    }
    let files = #"printf "%s" "$1" > old.xml && printf "%s" "$2" > new.xml"#
    let outcome = try shell(
      "set -- \"\(file("Pay", "Home"))\" \"\(file("Pay", "Start"))\" && \(files) && "
        + "$EARSHOT diff \(sides)")
    #expect(
      outcome.output == """
        1 reworded

        #2: 1 reworded
        reworded: stop 1, at 0
            [-Home-]{+Start+}, button

        """)
  }

  @Test func differencesAreShownAndToldByTheStatus() throws {
    let outcome = try shell("$EARSHOT diff old new")
    #expect(outcome.output == Self.difference)
    #expect(outcome.error == "")
    #expect(outcome.status == 1)
  }

  @Test func secondsOfListeningAreThoseOfTheVoice() throws {
    let more = "sed 's/button: Rate/button: Rate this recipe with up to five stars/' old > more; "
    let text = try shell(more + "$EARSHOT diff old more").output
    #expect(text.hasPrefix("1 reworded, about +1.9 s of listening\n"))
    let slow = try shell(more + "$EARSHOT diff old more --rate 0").output
    #expect(slow.hasPrefix("1 reworded, about +4.1 s of listening\n"))
    // The seconds of each side are those of `earshot effort`.
    let json = try shell(more + "$EARSHOT diff old more --format json").output
    let effort = try shell(more + "$EARSHOT effort more --format json").output
    let seconds = try #require(effort.firstMatch(of: /"seconds": ([0-9.]+)/)?.output.1)
    #expect(json.contains("\"newSeconds\": \(seconds),"))
    let wrong = try shell("$EARSHOT diff old new --rate 101")
    #expect(wrong.status == 64)
    #expect(wrong.error.contains("--rate takes a number from 0 to 100, not 101"))
    let nothing = try shell("$EARSHOT diff old new --only hint --ignore hint")
    #expect(nothing.status == 64)
    #expect(nothing.error.contains("--only and --ignore together exclude every kind of change"))
  }

  @Test(arguments: ["old old", "- old", "old -"])
  func nothingIsShownWhereNothingChanged(_ sides: String) throws {
    let outcome = try shell("$EARSHOT diff \(sides)", input: Self.screen)
    #expect(outcome.output == "")
    // One name on both sides is a slip, mostly.
    #expect(outcome.error == (sides == "old old" ? "earshot: both inputs are the same\n" : ""))
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["spoken", "utterance", "legend"])
  func aScreenIsHeardInTheStyleOfItsTranscript(_ style: String) throws {
    for format in ["text", "json"] {
      let outcome = try shell(
        "$EARSHOT transcript old --style \(style) --format \(format) > heard && $EARSHOT diff heard old"
      )
      #expect(outcome.output == "")
      let isTold = style == "spoken" || format == "json"
      #expect(outcome.error == (isTold ? "" : "earshot: heard is in the style \(style)\n"))
      #expect(outcome.status == 0)
    }
    let outcome = try shell("$EARSHOT transcript old | $EARSHOT diff - new")
    #expect(outcome.output == Self.difference)
  }

  @Test(arguments: ["capture.json old", "lines.txt old", "--from-old utterances lines.txt old"])
  func whatADeviceSaidIsCompared(_ arguments: String) throws {
    let outcome = try shell("$EARSHOT diff \(arguments)")
    #expect(
      outcome.output == """
        1 added, 1 removed, about +2.3 s of listening
        added: stop 3, #reminders
            {+Reminders Switch button on Double tap to toggle setting.+}
        removed: stop 3
            [-Pay Button-]

        """)
    #expect(outcome.status == 1)
  }

  @Test func whatADeviceCutIsCutOnBothSides() throws {
    let hint = "Rates this recipe, which everybody who cooked it may do as often as they like."
    let screen = "elements: [{button: Rate, hint: '\(hint)'}, {button: Pay}]"
    for (length, status) in [(64, 0), (63, 1)] {
      let said = "Rate Button \(hint)".prefix(length)
      let outcome = try shell(
        "echo '[\"\(said)\", \"Pay Button\"]' > said && $EARSHOT diff said -", input: screen)
      #expect(outcome.status == Int32(status), "\(outcome.output)")
    }
  }

  @Test func readingOptionsCountForScreens() throws {
    let outcome = try shell("$EARSHOT diff old new --no-hints --style legend --only reworded")
    #expect(
      outcome.output == """
        1 reworded
        reworded: stop 2, #rate
            [-Rate-]{+Review+}. Button.

        """)
  }

  @Test func kindsAreChosen() throws {
    let ignored = try shell("$EARSHOT diff old new --ignore hint,reworded")
    #expect(
      ignored.output == """
        1 state
        state: stop 3, #reminders
            Reminders, switch button, [-on-]{+off+}

        """)
    let only = try shell("$EARSHOT diff old new --only hint --only moved")
    #expect(
      only.output == """
        1 hint
        hint: stop 2, #rate
            Review, button
                Rates [-this recipe-]{+it+}.

        """)
    let none = try shell("$EARSHOT diff old new --only added,removed,moved")
    #expect(none.output == "")
    #expect(none.status == 0)
  }

  @Test(arguments: [
    (
      "json",
      #"{"format": "earshot-diff", "version": 1, "old": "old", "new": "new", "equal": false,"#
    ),
    ("markdown", "**What is heard:** 1 reworded, 1 state, 1 hint"),
    ("junit", #"<?xml version="1.0" encoding="UTF-8"?>"#),
  ])
  func otherFormatsAreWritten(format: String, first: String) throws {
    let outcome = try shell("$EARSHOT diff old new --format \(format)")
    #expect(outcome.output.split(separator: "\n").first.map(String.init) == first)
    #expect(outcome.status == 1)
    #expect(try shell("$EARSHOT diff old old --format \(format)").status == 0)
  }

  @Test func jsonNamesTheReaderOfEachSide() throws {
    let outcome = try shell("$EARSHOT diff old new --format json")
    for side in ["old", "new"] {
      #expect(
        outcome.output.contains(
          #""\#(side)Reader": "voiceover-ios", "\#(side)ReaderVersion": "27""#))
    }
  }

  @Test func aTerminalShowsColoursUnlessTheyAreNotWanted() throws {
    let coloured = try shell(#"script -qec "$EARSHOT diff old new" /dev/null"#)
    #expect(
      coloured.output.contains("\u{1B}[31m[-Rate-]\u{1B}[0m\u{1B}[32m{+Review+}\u{1B}[0m, button"))
    #expect(coloured.status == 1)
    let plain = try shell(#"NO_COLOR=1 script -qec "$EARSHOT diff old new" /dev/null"#)
    #expect(plain.output.replacing("\r\n", with: "\n") == Self.difference)
  }

  @Test(arguments: [
    ("nosuch new", "nosuch: error: no such file\n"),
    ("old empty.txt", "empty.txt: error: the input is empty\n"),
    (
      "input new",
      """
      input:1:3: error: the text is not UTF-8: byte 0xff
        save it as UTF-8; a picture, an archive or a binary cannot be read

      """
    ),
    (
      "conflict.txt new",
      """
      conflict.txt:2:1: error: the transcript contains a merge conflict
          2 | <<<<<<< a
            | ^
        resolve it, or record the transcript again

      """
    ),
    (
      "future.txt new",
      """
      future.txt:1:22: error: the transcript has version 9; this version of Earshot reads version 1
          1 | # earshot-transcript 9
            |                      ^
        use a newer version of Earshot, or record the transcript again

      """
    ),
    (
      "old typo.screen.yaml",
      """
      typo.screen.yaml:2:1: error: unknown key "elemnts" of a screen
          2 | elemnts: [Rate]
            | ^
        did you mean "elements"?

      """
    ),
  ])
  func whatCannotBeReadIsSaid(arguments: String, message: String) throws {
    let outcome = try shell("$EARSHOT diff \(arguments)")
    #expect(outcome.error == message)
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test(arguments: [
    ("old new --ignore hnt", #"--ignore: unknown kind "hnt"; did you mean "hint"?"#),
    (
      "old new --only zebra",
      #"--only: unknown kind "zebra"; known kinds: reworded, moved, added, removed, "#
        + "state, hint, actions"
    ),
    ("- -", "only one side can be standard input"),
    ("old new --from-old xcuitst", #"unknown format "xcuitst"; did you mean "xcuitest"?"#),
    ("old", "Missing expected argument '<new>'"),
  ])
  func wrongUsageIsSaid(arguments: String, message: String) throws {
    let outcome = try shell("$EARSHOT diff \(arguments)")
    #expect(outcome.error.hasPrefix("Error: \(message)\n"), "\(outcome.error)")
    #expect(outcome.status == 64)
  }

  /// Numbers that are heard are compared; those of a list that somebody wrote are not (SlipTests).
  @Test func numbersThatAreHeardStay() throws {
    let folder = try CommandFolder([
      "steps.screen.yaml": "elements: [{text: 1. Mix}, {text: 2. Bake}, {text: 3. Eat}]\n",
      "steps.txt": "1. Mix\n2. Bake\n3. Eat\n",
    ])
    let outcome = try folder.shell("$EARSHOT diff steps.txt steps.screen.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty, "\(outcome.error)")
  }
}
