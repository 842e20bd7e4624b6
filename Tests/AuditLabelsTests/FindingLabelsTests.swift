import AccessibilityAudit
import AuditLabels
import Documents
import Testing
import Transcript
import TreeFormats
import VoiceProfiles
import Voices

/// Verdicts stand in a file that people read and write, and outlive other runs.
@Suite struct FindingLabelsTests {
  static let screen = """
    screen: Photo
    elements:
      - {button: "", id: share}
      - {button: "", id: send}
    """

  static func report(_ texts: [(path: String, text: String)]) throws -> AuditReport {
    let audit = Audit(RuleSelection(only: ["label-missing", "label-punctuated"]))
    let listening = try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
    return AuditReport(
      try texts.map { path, text in
        let source = try source(text, path)
        let screen = try TreeReaders.read(source).screen
        return audit.run(try AuditedScreen(screen, path: path, listening: listening))
      }, by: audit)
  }

  static func source(_ text: String, _ path: String = "labels.yaml") throws -> SourceText {
    try SourceText(bytes: Array(text.utf8), path: path)
  }

  static func text(_ labels: FindingLabels) -> String {
    String(decoding: labels.yaml, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.joined(separator: "\n")
  }

  static func labels(_ texts: (path: String, text: String)...) throws -> FindingLabels {
    var labels = FindingLabels()
    labels.update(from: try report(texts))
    return labels
  }

  @Test func eachFindingHasAPlaceForAVerdict() throws {
    let labels = try Self.labels(("photo.screen.yaml", Self.screen))
    #expect(
      Self.text(labels) == """
        - screen: photo.screen.yaml
          rule: label-missing
          severity: error
          element: "#share"
          name: "button #share"
          message: \(try Self.message(of: "share"))
          verdict:
          why:
        - screen: photo.screen.yaml
          rule: label-missing
          severity: error
          element: "#send"
          name: "button #send"
          message: \(try Self.message(of: "send"))
          verdict:
          why:
        """)
  }

  private static func message(of id: String) throws -> String {
    let all = try report([("photo.screen.yaml", screen)]).results[0].findings
    let finding = try #require(all.first { $0.place?.id == id })
    return YAMLText.scalar(finding.message)
  }

  @Test func whatIsReadIsWhatWasWritten() throws {
    let written = Self.text(try Self.labels(("a.yaml", Self.screen), ("a.yaml", Self.screen)))
      .replacing("verdict:", with: "verdict: unsure", maxReplacements: 2)
      .replacing("why:", with: "why: \"It is: so\"")
    let labels = try FindingLabels(try Self.source(written))
    #expect(Self.text(labels) == written)
    #expect(labels.findings.map(\.screen) == ["a.yaml", "a.yaml", "a.yaml#2", "a.yaml#2"])
    #expect(labels.findings[0].why == "It is: so")
  }

  @Test func aVerdictOutlivesWhatChangesElsewhere() throws {
    var labels = try Self.judged(["true", "false"])
    let changed = """
      screen: Holiday
      elements:
        - text: New at the top.
        - container: list
          children:
            - {button: "", id: send}
        - {button: "Save everything."}
        - {button: "", id: share}
      """
    labels.update(from: try Self.report([("photo.screen.yaml", changed)]))
    let verdicts = labels.findings.map { "\($0.element): \($0.verdict?.rawValue ?? "open")" }
    #expect(verdicts == ["#send: false", "button:saveeverything[1]: open", "#share: true"])
  }

  @Test func whatIsFoundNoMoreStaysWhereItIsJudged() throws {
    var labels = try Self.judged(["true", ""])
    labels.update(
      from: try Self.report([("photo.screen.yaml", "screen: Photo\nelements: [{button: Share}]")]))
    #expect(labels.findings.map(\.element) == ["#share"])
    #expect(labels.lost.map(\.element) == ["#share"])
    #expect(Self.text(labels).contains("found: false"))
    #expect(labels.precisions == [])
    labels.update(from: try Self.report([("photo.screen.yaml", Self.screen)]))
    #expect(labels.lost == [])
    #expect(labels.findings.map(\.verdict) == [.true, nil])
  }

  @Test func screensThatAreNotAuditedStayAsTheyAre() throws {
    var labels = try Self.judged(["", "false"])
    let before = labels.findings
    labels.update(from: try Self.report([("b.yaml", Self.screen)]))
    #expect(labels.findings.filter { $0.screen == "photo.screen.yaml" } == before)
    #expect(labels.findings.count == 4)
  }

  @Test(arguments: [
    (["true", "false"], 0.5), (["true", "unsure"], 1), (["true", ""], 1), (["unsure", ""], nil),
  ])
  func precisionIsThePartThatIsTrue(_ verdicts: [String], _ share: Double?) throws {
    let labels = try Self.judged(verdicts)
    #expect(labels.precisions.map(\.rule) == ["label-missing"])
    #expect(labels.precisions.first?.share == share)
    #expect(labels.precision(of: "errors") { $0.kind == .error }.share == share)
    #expect(labels.precision(of: "all").count == 2)
  }

  @Test(arguments: [
    (
      "- {screen: a, rule: label-missin}",
      "labels.yaml:1:21: error: unknown rule \"label-missin\""
    ),
    (
      "- {screen: a, rule: label-missing, verdict: treu}",
      "labels.yaml:1:45: error: unknown verdict \"treu\""
    ),
    ("- {rule: label-missing}", "labels.yaml:1:3: error: a label needs \"screen\" and \"rule\""),
    ("- {scren: a}", "labels.yaml:1:4: error: unknown key \"scren\" in a label"),
    ("- word", "labels.yaml:1:3: error: a label is a mapping"),
    ("word", "labels.yaml:1:1: error: \"labels\" takes a list"),
  ])
  func mistakesAreNamedWithTheirPlace(_ text: String, _ message: String) throws {
    let error = #expect(throws: SourceError.self) {
      try FindingLabels(try Self.source(text))
    }
    #expect(error?.summary.hasPrefix(message) == true, "\(error?.summary ?? "")")
  }

  @Test func aFileOfACleanScreenHoldsNoLabels() throws {
    let labels = try Self.labels(("a.yaml", "screen: A\nelements: [{button: B}]"))
    #expect(
      try FindingLabels(try Self.source(String(decoding: labels.yaml, as: UTF8.self))) == labels)
    #expect(labels.findings == [])
  }

  /// The two findings of the screen with these verdicts, empty for none.
  private static func judged(_ verdicts: [String]) throws -> FindingLabels {
    var text = Self.text(try labels(("photo.screen.yaml", screen)))
    for verdict in verdicts {
      text.replace("verdict:\n", with: "verdict: \(verdict) \n", maxReplacements: 1)
    }
    return try FindingLabels(try source(text))
  }
}
