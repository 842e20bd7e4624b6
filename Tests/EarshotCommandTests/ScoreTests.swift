import Foundation
import Testing

/// `earshot score` as a user runs it.
@Suite struct ScoreTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let list = """
    reader: VoiceOver
    version: iOS 27.0
    captures:
      - name: recipe
        tree: {elements: [{heading: Lassi}, {button: Rate}]}
        heard: [Lassi Heading, Rate it Button]
    """

  private func run(
    _ arguments: String = "", list: String = ScoreTests.list
  ) throws -> Earshot.Outcome {
    try CommandFolder(["a.capture.yaml": list]).shell("$EARSHOT score . \(arguments)")
  }

  @Test func whatDiffersIsShownAboveTheTable() throws {
    let outcome = try run()
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        [./a.capture.yaml:4] recipe
        1 reworded
        reworded: stop 2
            Rate [-it -]Button

        reader              captures  heard  exact     same words  same order  not heard  phrases
        VoiceOver iOS 27.0  1         2      1 (50 %)  1 (50 %)    2 (100 %)   0          1 of 2 (50 %)

        """)
  }

  @Test func aVersionBelowWhatIsAskedForFails() throws {
    #expect(try run("--at-least exact=50,order=100").status == 0)
    let outcome = try run("--at-least exact=50,words=75")
    #expect(outcome.status == 1)
    #expect(outcome.error == "earshot: VoiceOver iOS 27.0: words is 50 %, below 75 %\n")
  }

  /// What a gate does not look at is told.
  @Test func whatIsPassedOverIsTold() throws {
    let folder = try CommandFolder(["in/a.capture.yaml": Self.list, "in/b.capture.yml": Self.list])
    try folder.write("in/c.capture.Yaml", Self.list)
    let outcome = try folder.shell("mkdir out; ln -s ../out in/more; $EARSHOT score in")
    #expect(outcome.error.contains("in/c.capture.Yaml: not read"), "\(outcome.error)")
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains("in/more: no list of captures in it is read"), "\(outcome.error)")
    #expect(outcome.error.contains("in/b.capture.yml: not read"), "\(outcome.error)")
  }

  @Test(arguments: [
    ("exat=5", "--at-least: unknown measure \"exat\"; did you mean \"exact\"?"),
    ("exact", "--at-least: exact takes a number from 0 to 100, as in exact=95"),
    ("words=101", "--at-least: words takes a number from 0 to 100, as in words=95"),
    ("words=nan", "--at-least: words takes a number from 0 to 100, as in words=95"),
  ])
  func wrongMeasuresAreWrongUsage(_ measures: String, _ message: String) throws {
    let outcome = try run("--at-least \(measures)")
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(message))
  }

  @Test func theJSONHoldsBothSides() throws {
    let outcome = try run("--format json")
    #expect(
      outcome.output == """
        {"format": "earshot-score", "version": 1,
         "readers": [
          {"reader": "VoiceOver iOS 27.0", "captures": 1, "phrases": 2, "samePhrases": 1, "heard": 2, "exact": 1, "words": 1, "order": 2, "notHeard": 0}],
         "captures": [
          {"file": "./a.capture.yaml", "line": 4, "name": "recipe", "reader": "VoiceOver iOS 27.0", "source": null, "style": "utterance", "heard": 2, "exact": 1, "words": 1, "order": 2, "notHeard": 0, "differences": [{"kinds": ["reworded"], "theirs": "Rate it Button", "theirHint": null, "ours": "Rate Button", "ourHint": null}]}]}

        """)
  }

  @Test func aFolderWithoutCapturesIsAnError() throws {
    let folder = Self.project.appending(path: "Examples/Recipe").path
    let outcome = try Earshot.run(["score", folder])
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "\(folder): error: no lists of captures (*.capture.yaml, *.capture.json) in this folder\n"
    )
  }

  @Test func theNameOfAReaderIsNoMarkup() throws {
    let outcome = try run(
      "--format markdown",
      list: #"""
        reader: "[click](https://evil.example) a \\| b"
        version: 1
        captures: [{name: a, tree: {elements: [A]}, heard: [A]}]
        """#)
    #expect(
      outcome.output.contains(#"| \[click\](https&#58;//evil.example) a \\\| b 1 | 1 |"#),
      "\(outcome.output) \(outcome.error)")
  }

  @Test func theDocumentationShowsTheScoreOfToday() throws {
    let captures = Self.project.appending(path: "Examples/Captures").path
    let outcome = try Earshot.run(["score", captures, "--format", "markdown"])
    let article = "Sources/Earshot/Earshot.docc/Reference/Fidelity.md"
    let page = try String(contentsOf: Self.project.appending(path: article), encoding: .utf8)
    #expect(outcome.output.contains("| VoiceOver iOS 27.0"))
    #expect(page.contains(outcome.output), "write this table into \(article): \(outcome.output)")
    // What `earshot list readers` says of its proof is the score of today, too.
    let readers = try Earshot.run(["list", "readers"]).output
    for (score, said) in [
      ("28 of 28", "28 of 28 phrases"), ("24 of 25", "24 of 25 phrases"),
      ("73 of 78", "73 of 78 phrases"),
      ("37 of 45", "37 of 45 held out"),
    ] {
      #expect(outcome.output.contains("| \(score) ("), "mend the evidence of the reader")
      #expect(readers.contains(said))
    }
  }
}
