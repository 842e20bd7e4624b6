import Foundation
import Testing

/// Several screens in one call: folders, several files, and files of several screens.
@Suite struct SetTests {
  private static let home = "screen: Home\nelements: [button: Rate]\n"
  private static let menu = #"{"screen": "Menu", "elements": [{"link": "Soups"}]}"#

  /// Runs a command in a folder with files.
  private static func run(_ files: [String: String], _ command: String) throws -> Earshot.Outcome {
    try CommandFolder(files).shell(command)
  }

  private static let app = [
    "app/b/menu.screen.json": menu, "app/a home.screen.yaml": home, "app/notes.txt": "Buy milk",
    "app/logo.png": "\u{89}PNG\u{0}", "app/.hidden.screen.yaml": home,
    "app/order.flow.yaml": "flow: Order\n",
  ]

  @Test func aFolderIsReadInTheOrderOfItsNames() throws {
    let outcome = try Self.run(Self.app, "$EARSHOT transcript app")
    #expect(
      outcome.output == """
        > open a home.screen.yaml
        Rate, button
        > open b/menu.screen.json
        Soups, link

        """)
    #expect(
      outcome.error == "earshot: skipped 3 files that are not screens (1 .txt, 1 .yaml, 1 .png)\n")
    #expect(outcome.status == 0)
  }

  @Test func jsonOfAFolderIsOneList() throws {
    let outcome = try Self.run(Self.app, "$EARSHOT transcript app --format json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let transcripts = json?["transcripts"] as? [[String: Any]]
    #expect(json?["format"] as? String == "earshot-transcripts")
    #expect(
      transcripts?.map { $0["input"] as? String } == ["a home.screen.yaml", "b/menu.screen.json"])
    #expect(transcripts?.map { $0["screen"] as? String } == ["Home", "Menu"])
  }

  @Test func jsonOfAFolderHoldsWhatCanBeRead() throws {
    for command in ["transcript", "rotors"] {
      let outcome = try Self.run(
        ["app/a.screen.yaml": Self.home, "app/b.screen.yaml": "elements: ["],
        "$EARSHOT \(command) app --format json")
      #expect(outcome.status == 2)
      let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let list = (json as? [String: Any])?.values.compactMap { $0 as? [Any] }.first
      #expect(list?.count == 1)
    }
  }

  @Test func oneFileOfAFolderKeepsItsName() throws {
    let outcome = try Self.run(["app/home.screen.yaml": Self.home], "$EARSHOT transcript app")
    #expect(outcome.output == "> open home.screen.yaml\nRate, button\n")
  }

  @Test func anUnreadableFileDoesNotStopTheOthers() throws {
    let outcome = try Self.run(
      ["app/a.screen.yaml": "elements: [buton: Rate]", "app/b.screen.yaml": Self.home],
      "$EARSHOT transcript app")
    #expect(outcome.output == "> open b.screen.yaml\nRate, button\n")
    #expect(
      outcome.error == """
        app/a.screen.yaml:1:12: error: unknown key "buton" of an element
            1 | elements: [buton: Rate]
              |            ^
          did you mean "button"?

        """)
    #expect(outcome.status == 2)
  }

  @Test func aLargeFolderKeepsItsOrderAndItsMistakes() throws {
    var files: [String: String] = [:]
    for number in 100..<220 {
      // Every ninth costs much more than its neighbours, every fortieth cannot be read.
      let buttons = (0..<(number % 9 == 0 ? 200 : 1)).map { "{button: \"B\(number) \($0)\"}" }
      files["app/\(number).screen.yaml"] =
        number % 40 == 0 ? "elements: [buton: a]" : "elements: [\(buttons.joined(separator: ", "))]"
    }
    let outcome = try Self.run(files, "$EARSHOT transcript app --format json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let read = (100..<220).filter { $0 % 40 != 0 }
    let transcripts = json?["transcripts"] as? [[String: Any]] ?? []
    #expect(transcripts.map { $0["input"] as? String } == read.map { "\($0).screen.yaml" })
    #expect(
      transcripts.map { ($0["stops"] as? [Any])?.count } == read.map { $0 % 9 == 0 ? 200 : 1 })
    let errors = outcome.error.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      errors.map { $0.prefix(19) } == [
        "app/120.screen.yaml", "app/160.screen.yaml", "app/200.screen.yaml",
      ])
    #expect(outcome.status == 2)
    let audit = try Self.run(files, "$EARSHOT audit app --format json --fail-on never")
    let audited = try JSONSerialization.jsonObject(with: Data(audit.output.utf8)) as? [String: Any]
    let results = audited?["results"] as? [[String: Any]] ?? []
    #expect(
      results.map { ($0["input"] as? String)?.suffix(15) } == read.map { "\($0).screen.yaml" })
    #expect((audited?["unread"] as? [Any])?.count == 3)
  }

  @Test func aFolderWithoutScreensSaysSo() throws {
    let outcome = try Self.run(["app/notes.txt": "Buy milk"], "$EARSHOT transcript app")
    #expect(outcome.output == "")
    #expect(outcome.error.contains("app: error: no file here contains a screen\n"))
    #expect(outcome.status == 2)
  }

  @Test func rotorsOfSeveralFilesStandUnderTheirNames() throws {
    let outcome = try Self.run(
      ["a.screen.yaml": Self.home, "b.screen.json": Self.menu],
      "$EARSHOT rotors b.screen.json a.screen.yaml")
    #expect(
      outcome.output == """
        > open b.screen.json
        Links
            Soups, link
        > open a.screen.yaml
        Form Controls
            Rate, button
        Buttons
            Rate, button

        """)
  }

  @Test func convertWritesAFolder() throws {
    let outcome = try Self.run(
      Self.app,
      """
      $EARSHOT convert app -o out/screens --to json && (cd out/screens && find . -type f | sort) \
      && $EARSHOT transcript out/screens
      """)
    #expect(
      outcome.output == """
        ./a home.screen.json
        ./b/menu.screen.json
        > open a home.screen.json
        Rate, button
        > open b/menu.screen.json
        Soups, link

        """)
    #expect(outcome.status == 0)
  }

  @Test func convertWantsAFolderForSeveralScreens() throws {
    let outcome = try Self.run(Self.app, "$EARSHOT convert app")
    #expect(outcome.output == "")
    #expect(outcome.error.contains("error: the input contains more than one screen\n"))
    #expect(outcome.status == 2)
  }

  @Test func twoScreensNeverShareAFile() throws {
    let outcome = try Self.run(
      ["a/home.screen.yaml": Self.home, "b/home.screen.yaml": Self.home],
      "$EARSHOT convert a b -o c")
    #expect(
      outcome.error.contains(
        "both \"home.screen.yaml\" and \"home.screen.yaml\" would be written to this file"))
    #expect(outcome.status == 2)
  }

  @Test func aWalkNeedsOneScreen() throws {
    let outcome = try Self.run(Self.app, "$EARSHOT walk --plain app < /dev/null")
    #expect(outcome.error.contains("app: error: this has 2 screens, but exactly one is needed\n"))
    #expect(outcome.error.contains("name one of \"a home.screen.yaml\", \"b/menu.screen.json\""))
    #expect(outcome.status == 2)
  }

  @Test func speakSaysOneScreenAfterTheOther() throws {
    let outcome = try Self.run(Self.app, "$EARSHOT speak app --captions a.vtt && cat a.vtt")
    #expect(outcome.status == 0, "\(outcome.error)")
    let lines = outcome.output.split(separator: "\n").filter { $0.contains(", ") }
      .map { $0.replacing(/<[0-9:.]+>/, with: "") }
    #expect(lines == ["Rate, button", "Soups, link"])
  }

  @Test func aLinkToAFolderIsNotFollowed() throws {
    let outcome = try Self.run(
      ["app/home.screen.yaml": Self.home], "ln -s .. app/loop && $EARSHOT transcript app")
    #expect(outcome.output == "> open home.screen.yaml\nRate, button\n")
    #expect(outcome.status == 0)
  }

  @Test func theReportSaysWhatIsLost() throws {
    let dump = #"[{"AXLabel": "Rate", "type": "Button", "children": []}]"#
    let outcome = try Self.run(["a.json": dump], "$EARSHOT convert a.json --report")
    #expect(
      outcome.output == """
        format: idb
        cannot contain: custom content, custom rotors, heading levels, languages, \
        lists, tables and landmarks, traits, placeholders, screen titles
        inferred:
             1 traits from roles

        """)
  }
}
