import Documents
import Foundation
import NavigationScript
import Testing
import Voices

@Suite struct FlowOutputTests {
  @Test func recordingWritesWhatWasHeardAndKeepsTheRest() throws {
    let fixture = try FlowFolderFixture()
    let flow = """
      # A flow.
      start: home.screen.yaml   # where it starts
      steps:
        - hear:            # not written yet
        - hear:
        - next
        - {hear: wrong text}   # in braces
        - hear: 'it''s'
        - hear: "Rate, button, actions available"
        - next: 2
        - hear: [a, "b"]   # the last two
        - hear: plain
            over two lines
        - announced: x
        - last
        - hear: |
            Block
        - hear: "é, ü" # with é
      """
    let read = try fixture.read(flow, isRecording: true)
    let result = try FlowRunner().run(read)
    let recorder = FlowRecorder(result)
    #expect(recorder.count == 9)
    let recorded = String(decoding: try #require(recorder.bytes), as: UTF8.self)
    #expect(
      recorded == """
        # A flow.
        start: home.screen.yaml   # where it starts
        steps:
          - hear: "Recipes, heading"            # not written yet
          - hear: "Recipes, heading"
          - next
          - {hear: "Rate, button, actions available"}   # in braces
          - hear: "Rate, button, actions available"
          - hear: "Rate, button, actions available"
          - next: 2
          - hear: ["Stars, 50%, adjustable", "Name, text field"]   # the last two
          - hear: "Name, text field"
          - announced: x
          - last
          - hear: "Help, link"
          - hear: "Help, link" # with é
        """)
    let again = try FlowRunner().run(fixture.read(recorded))
    #expect(again.failures.map(\.error.message) == ["nothing was announced"])
    #expect(FlowRecorder(again).bytes == nil)
  }

  @Test func anExpectationNotWrittenYetFails() throws {
    let result = try FlowFolderFixture().run("- hear:\n- announced: ~\n")
    #expect(
      result.failures.map(\.error.message).first
        == "the expectation is empty; fill it in with --record")
  }

  @Test func jUnitIsEscaped() throws {
    let fixture = try FlowFolderFixture()
    let flow = try fixture.read(
      "flow: \"a < b & \\\"c\\\" \\u0007 é\"\nstart: home.screen.yaml\nsteps: [{hear: \"<x> & y\"}]"
    )
    let failed = FlowOutcome(try FlowRunner().run(flow))
    let passed = FlowOutcome(try fixture.run("- next"))
    let broken = FlowOutcome(
      path: "b.flow.yaml", error: SourceError(path: "b.flow.yaml", message: "no"))
    let bytes = JUnitReport([failed, passed, broken]).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("<testsuites name=\"earshot\" tests=\"3\" failures=\"1\" errors=\"1\">"))
    #expect(text.contains("<testcase name=\"a &lt; b &amp; &quot;c&quot;   é\""))
    #expect(text.contains("expected: &quot;&lt;x&gt; &amp; y&quot;"))
    #expect(text.contains("<error message=\"no\">b.flow.yaml: error: no</error>"))
    #expect(!text.utf8.contains(0x07))
    let file = fixture.file("junit.xml")
    try WrittenFile.write(bytes, to: file)
    #expect(try fixture.text("junit.xml") == text)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.path).allSatisfy {
        !$0.hasSuffix(".part")
      })
  }

  @Test func jsonIsRead() throws {
    let result = try FlowFolderFixture().run("- touch: stars\n- increment\n- next\n- hear: x")
    let json =
      try JSONSerialization.jsonObject(with: Data(FlowJSON(result).bytes)) as? [String: Any]
    #expect(json?["format"] as? String == "earshot-transcript")
    #expect((json?["stops"] as? [Any])?.count == 5)
    #expect(json?["passed"] as? Bool == false)
    let steps = try #require(json?["steps"] as? [[String: Any]])
    #expect(steps.map { $0["command"] as? String } == [nil, "touch stars", "increment", "next"])
    let kinds = steps.flatMap { $0["events"] as? [[String: Any]] ?? [] }.compactMap {
      $0["kind"] as? String
    }
    let failures = try #require(json?["failures"] as? [[String: Any]])
    #expect(failures.map { $0["step"] as? Int } == [3])
    #expect(Set(kinds) == ["screen", "earcon", "utterance", "request"])
  }

  @Test func sharesAreTheSameEverywhereAndTogetherAll() {
    let files = (1...10).map { FoundFile("flows/\($0).flow.yaml") }
    let shares = (1...3).map { FlowFiles.shard($0, of: 3, files.shuffled()) }
    #expect(shares.map(\.count) == [4, 3, 3])
    #expect(Set(shares.joined().map(\.path)) == Set(files.map(\.path)))
    #expect(shares == (1...3).map { FlowFiles.shard($0, of: 3, files) })
    #expect(FlowFiles.shard(3, of: 3, [FoundFile("a")]) == [])
  }

  @Test func foldersAreSearched() throws {
    let fixture = try FlowFolderFixture([
      "b/2.flow.yaml": "", "b/c/1.flow.yaml": "", "a.flow.yaml": "", ".hidden/x.flow.yaml": "",
      "b/no.yaml": "",
    ])
    let found = try FlowFiles.find([fixture.path, fixture.file("a.flow.yaml"), "given.yaml"]).files
    #expect(
      found.map { $0.path.replacing(fixture.path + "/", with: "") }
        == ["a.flow.yaml", "b/2.flow.yaml", "b/c/1.flow.yaml", "given.yaml"])
    try fixture.write("", to: "none/x.txt")
    let error = #expect(throws: SourceError.self) { try FlowFiles.find([fixture.file("none")]) }
    #expect(error?.message == "no flows (*.flow.yaml) in this folder")
  }

  @Test func tenThousandStepsRun() throws {
    let steps = String(repeating: "- next\n- hear: \"Help, link\"\n", count: 4_998)
    let result = try FlowFolderFixture().run("- next: 3\n" + steps)
    #expect(result.hasPassed)
    #expect(result.steps.count == 5_002)
  }

  @Test func outcomesStandInTheOrderOfTheFlows() throws {
    let fixture = try FlowFolderFixture()
    for index in 0..<20 {
      let text = index == 7 ? "steps: x" : "flow: F\(index)\nstart: home.screen.yaml\nsteps: [next]"
      try fixture.write(text, to: "\(index).flow.yaml")
    }
    let suite = FlowSuite(reader: FlowReader(), runner: FlowRunner())
    let outcomes = suite.run((0..<20).map { FoundFile(fixture.file("\($0).flow.yaml")) })
    #expect(
      outcomes.map(\.name).enumerated().allSatisfy {
        $0.offset == 7 || $0.element == "F\($0.offset)"
      })
    #expect(outcomes.filter { !$0.hasPassed }.count == 1)
  }
}
