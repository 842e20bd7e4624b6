import Testing

@testable import EarshotTesting

/// Where recordings stand, and when they are written.
@Suite("Testing: recordings")
struct TestFolderTests {
  @Test(arguments: [
    ("recipe()", nil, "/t/__Transcripts__/RecipeTests/recipe.txt"),
    ("recipe(name:_:)", "dark", "/t/__Transcripts__/RecipeTests/recipe.dark.txt"),
    ("`is heard: twice`()", nil, "/t/__Transcripts__/RecipeTests/is-heard-twice.txt"),
    ("recipe()", "../../etc", "/t/__Transcripts__/RecipeTests/recipe.-etc.txt"),
    ("레시피()", "a/b", "/t/__Transcripts__/RecipeTests/레시피.a-b.txt"),
  ])
  func names(function: String, name: String?, path: String) {
    #expect(
      TestFolder.recording(of: function, named: name, beside: "/t/RecipeTests.swift") == path)
  }

  @Test func pathsBeginAtTheTest() {
    #expect(TestFolder.path("a.xml", beside: "/t/A.swift") == "/t/a.xml")
    #expect(TestFolder.path("/a.xml", beside: "/t/A.swift") == "/a.xml")
    #expect(TestFolder.path("a.xml", beside: "A.swift") == "./a.xml")
  }

  @Test(
    arguments: [
      (nil, [:], .missing),
      (nil, ["EARSHOT_RECORD": "all"], .all),
      (nil, ["EARSHOT_RECORD": "failed", "CI": "false"], .failed),
      (.failed, ["EARSHOT_RECORD": "all"], .failed),
      (nil, ["CI": "true"], .never),
      (.all, ["CI": "1", "EARSHOT_RECORD": "all"], .never),
      (nil, ["EARSHOT_RECORD": "", "CI": ""], .missing),
    ] as [(RecordMode?, [String: String], RecordMode)])
  func modes(argument: RecordMode?, environment: [String: String], mode: RecordMode) throws {
    #expect(try RecordMode.resolved(argument, environment) == mode)
  }

  @Test func unknownMode() {
    let error = #expect(throws: SourceError.self) {
      try RecordMode.resolved(nil, ["EARSHOT_RECORD": "alll"])
    }
    #expect(
      error?.description
        == "EARSHOT_RECORD: error: unknown mode \"alll\"\n  did you mean \"all\"?")
  }

  /// Two assertions that share a recording would overwrite each other.
  @Test func oneRecordingForOneAssertion() throws {
    let first = TestPlace(fileID: "M/A.swift", filePath: "/A.swift", line: 1, column: 2)
    let second = TestPlace(fileID: "M/A.swift", filePath: "/A.swift", line: 9, column: 2)
    try RecordingUses.take("/shared.txt", at: first)
    try RecordingUses.take("/shared.txt", at: first)
    let error = #expect(throws: SourceError.self) {
      try RecordingUses.take("/shared.txt", at: second)
    }
    #expect(
      error?.description == """
        /shared.txt: error: the assertion at M/A.swift:1:2 has the same recording
          give one of them a name: assertTranscript(of: …, named: "…")
        """)
  }
}
