import Testing

/// Two files whose names look alike: one spells an accent as one character, the other as a letter and a mark.
///
/// Systems that take the two for one name have nothing to be told apart.
@Suite struct LookalikeNameTests {
  private static let one = "caf\u{E9}"
  private static let other = "cafe\u{301}"

  private func folder(_ files: [(name: String, text: String)]) throws -> CommandFolder? {
    let folder = try CommandFolder()
    for (name, text) in files { try folder.write(name, text) }
    return folder.names.count == files.count ? folder : nil
  }

  private static func screen(_ label: String) -> String { "elements: [button: \(label)]" }

  @Test func aLookalikeRecordingIsNotTheScreens() throws {
    guard let folder = try folder([("s/\(Self.one).screen.yaml", Self.screen("Good"))]) else {
      return
    }
    let check = "$EARSHOT check s --baseline r"
    #expect(try folder.shell("\(check) --update all").status == 0)
    try folder.write("s/\(Self.one).screen.yaml", Self.screen("Other"))
    #expect(try folder.shell(check).status == 1)
    try folder.write(
      "r/\(Self.other).transcript.txt",
      try folder.text(of: "r/\(Self.one).transcript.txt").replacing("Good", with: "Other"))
    let outcome = try folder.shell(check)
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(outcome.output.hasSuffix("1 changed, 1 vanished\n"), "\(outcome.output)")
  }

  @Test func bothScreensAndBothFlowsAreHeard() throws {
    let files = [
      ("f/\(Self.one).screen.yaml", Self.screen("Good")),
      ("f/\(Self.other).screen.yaml", Self.screen("Bad")),
      ("f/\(Self.one).flow.yaml", "start: \(Self.one).screen.yaml\nsteps: [hear: 'Good, button']"),
      ("f/\(Self.other).flow.yaml", "start: \(Self.one).screen.yaml\nsteps: [hear: 'Gone']"),
      (
        "two.flow.yaml",
        """
        screens: {a: f/\(Self.one).screen.yaml, b: f/\(Self.other).screen.yaml}
        start: a
        steps: [hear: "Good, button", open: b, hear: "Bad, button"]
        """
      ),
    ]
    guard let folder = try folder(files) else { return }
    let run = try folder.shell("$EARSHOT run f")
    #expect(run.status == 1)
    #expect(run.error.hasSuffix("1 passed, 1 failed, 0 broken\n"), "\(run.error)")
    let two = try folder.shell("$EARSHOT run two.flow.yaml")
    #expect(two.status == 0, "\(two.error)")
    let heard = try folder.shell("$EARSHOT transcript f")
    #expect(heard.output.contains("Good, button") && heard.output.contains("Bad, button"))
    let diff = try folder.shell("mkdir g && cp f/*.screen.yaml g && $EARSHOT diff f g")
    #expect(diff.status == 0, "\(diff.output)\(diff.error)")
  }

  /// A capture of one dump is not heard as the other.
  @Test func aCaptureIsOfTheDumpThatItNames() throws {
    let list = """
      reader: voiceover-ios
      version: "26"
      captures:
        - tree: \(Self.one).screen.yaml
          heard: ["Good, button"]
        - tree: \(Self.other).screen.yaml
          heard: ["Bad, button"]

      """
    guard
      let folder = try folder([
        ("\(Self.one).screen.yaml", Self.screen("Good")),
        ("\(Self.other).screen.yaml", Self.screen("Bad")), ("x.capture.yaml", list),
      ])
    else { return }
    let outcome = try folder.shell("$EARSHOT score x.capture.yaml")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(!outcome.output.contains("50"), "\(outcome.output)")
  }

  @Test func aLookalikeFolderIsNotThatOfTheRecordings() throws {
    guard
      let folder = try folder([
        ("\(Self.one)/a.transcript.txt", "x"),
        ("\(Self.other)/dump.transcript.txt", Self.screen("Buy")),
      ])
    else { return }
    let outcome = try folder.shell(
      "rm \(Self.one)/*; $EARSHOT check . --baseline \(Self.one) --verbose")
    #expect(outcome.status == 1, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("1 new"), "\(outcome.output)")
  }
}
