import AccessibilityAudit
import Documents
import Foundation
import FoundationXML
import Reports
import Testing

/// What is written about findings, in every format.
@Suite struct ReportTests {
  static let screen = """
    screen: Photo
    elements:
      - heading: Photo
      - traits: [button]
        id: share
      - button: Tap <here> & "now"
      - traits: [image]
      - button: Save everything.
        ignore: {label-punctuated: The brand writes it so}
    """

  static func report(
    _ text: String = screen, _ selection: RuleSelection = RuleSelection(),
    suppressions: [Suppression] = [], baseline: Baseline? = nil, today: Day? = nil
  ) throws -> AuditReport {
    let audit = Audit(selection, suppressions: suppressions, baseline: baseline, today: today)
    let result = audit.run(try AuditFixture.screen(text, path: "photo.screen.yaml"))
    return AuditReport([result], by: audit)
  }

  static func text(_ name: String, _ report: AuditReport, isVerbose: Bool = false) throws -> String
  {
    let format = try #require(ReportFormats.format(named: name))
    let details = ReportDetails(version: "1.0", isVerbose: isVerbose, exitStatus: 1)
    return String(decoding: format.bytes(of: report, details), as: UTF8.self)
  }

  private static let few = RuleSelection(only: [
    "label-missing", "image-undescribed", "label-punctuated",
  ])

  @Test(arguments: ["text", "markdown", "junit"])
  func whatIsSuppressedIsNamed(_ format: String) throws {
    let file = try SourceText(bytes: Array("label-missing Photo/* Soon\n".utf8), path: "x")
    let report = try Self.report(suppressions: try SuppressionFile.read(file))
    let text = try Self.text(format, report, isVerbose: true)
    #expect(text.contains(format == "markdown" ? "button \\#share" : "button #share"))
    #expect(text.contains("Soon"))
    if format != "junit" { #expect(text.contains("; 2 suppressed")) }
  }

  @Test func textHasAPlaceAReasonAndARepairForEach() throws {
    let expected = """
      photo.screen.yaml:4:5: error: label-missing: button #share: VoiceOver says only "button".
          4 |   - traits: [button]
            |     ^
          why: VoiceOver stops here and says only the role, or nothing. The listener cannot tell what \
      the element is for.
          repair: Add a label that says what it does (its id is "share").
          guideline: HIG Accessibility: Navigation, WCAG 4.1.2 (A), WCAG 1.1.1 (A), Apple: \
      accessibilityLabel

      photo.screen.yaml:7:5: warning: image-undescribed: image at 3: VoiceOver says "image", not what \
      the image shows.
          7 |   - traits: [image]
            |     ^
          why: A listener hears only that there is an image, or not even that, and cannot know whether the image \
      matters.
          repair: Describe what the image conveys, or mark it as decorative so that VoiceOver skips it.
          guideline: HIG Accessibility: Content, WCAG 1.1.1 (A)

      photo.screen.yaml "Photo": 5 stops, about 9 s of listening
      1 error, 1 warning, 0 notes, 0 reviews; 1 suppressed; 0 rules passed, 0 not applicable

      """
    #expect(try Self.text("text", Self.report(Self.screen, Self.few)) == expected)
  }

  /// Each of several findings is mended in its own way, and those that are mended alike say so once.
  @Test func repairsStandWhereTheyDiffer() throws {
    func repairs(_ elements: String) throws -> Int {
      let text = try Self.text(
        "text",
        Self.report("screen: A\nelements: [\(elements)]", RuleSelection(only: ["label-missing"])))
      return text.components(separatedBy: "repair:").count - 1
    }
    #expect(try repairs("{traits: [button]}, {traits: [link]}") == 1)
    #expect(try repairs("{traits: [button], id: a}, {traits: [link], id: b}") == 2)
  }

  /// What lies far to the right is told by its line and column alone.
  @Test func aLineTooLongToShowIsNotShown() throws {
    let long = String(repeating: " ", count: 300) + "{traits: [button]}"
    let text = try Self.text(
      "text",
      Self.report("{screen: A, elements: [\(long)]}", RuleSelection(only: ["label-missing"])))
    #expect(text.contains("photo.screen.yaml:1:32"))
    #expect(!text.contains(" | "))
  }

  @Test func whatIsNotApplicableIsCountedAndNamed() throws {
    let report = try Self.report(
      "screen: A\nelements: [{button: Pay}, {button: Send}]",
      RuleSelection(only: ["label-not-in-name", "ellipsis-missing", "heading-empty"]))
    let text = try Self.text("text", report, isVerbose: true)
    #expect(
      text == """
        not applicable: label-not-in-name: 2 elements lack visibleText
        not applicable: heading-empty: nothing here to check
        not applicable: ellipsis-missing: 2 elements lack opens

        photo.screen.yaml "A": 2 stops, about 3 s of listening
          2 elements lack visibleText: label-not-in-name
          2 elements lack opens: ellipsis-missing
        0 errors, 0 warnings, 0 notes, 0 reviews; 0 rules passed, 3 not applicable

        """)
    #expect(report.results[0].count(.pass) == 0)
  }

  @Test func coloursAreThereOnlyWhenTheyAreWanted() throws {
    let report = try Self.report()
    let colored = TextReport.bytes(of: report, ReportDetails(version: "1.0", isColored: true))
    #expect(String(decoding: colored, as: UTF8.self).contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(!(try Self.text("text", report)).contains("\u{1B}"))
  }

  @Test func sarifHasTheShapeOfTheStandard() throws {
    for text in [Self.screen, "screen: 한국\nlanguage: ko\nelements: [{traits: [button]}]"] {
      let sarif = try Self.text("sarif", Self.report(text))
      let root = try Document(json: SourceText(bytes: Array(sarif.utf8), path: "t.sarif")).root
      #expect(SARIFShape.log.faults(in: root) == [])
      let run = try #require(root["runs"]?.items.first)
      let rules = try #require(run["tool"]?["driver"]?["rules"]?.items)
      for result in run["results"]?.items ?? [] {
        let index = try #require(Int(result["ruleIndex"]?.text ?? ""))
        #expect(rules[index]["id"]?.text == result["ruleId"]?.text)
        // The standard wants no level unless something fails.
        #expect((result["kind"]?.text == "fail") == (result["level"]?.text != "none"))
      }
      for rule in rules {
        for key in ["shortDescription", "fullDescription"] {
          #expect((rule[key]?["text"]?.text.count ?? 0) <= 1024)
        }
        #expect(rule["help"]?["text"]?.text.isEmpty == false)
      }
    }
  }

  @Test(arguments: Rules.ids)
  func sarifHasTheShapeOfTheStandardForEveryRule(_ id: String) throws {
    let rule = try #require(Rules.rule(named: id))
    let results = try AuditFixture.results(
      of: rule, in: AuditFixture.fixtures.appending(path: id), named: "fail")
    let sarif = try Self.text("sarif", AuditReport(results, by: Audit(RuleSelection(only: [id]))))
    let root = try Document(json: SourceText(bytes: Array(sarif.utf8), path: "t.sarif")).root
    #expect(SARIFShape.log.faults(in: root) == [])
    #expect(root["runs"]?.items.contains { $0["results"]?.items.isEmpty == false } == true)
  }

  @Test(arguments: [
    #"{"version": "2.1", "runs": []}"#, #"{"version": "2.1.0"}"#,
    #"{"version": "2.1.0", "runs": [{"tool": {"driver": {}}}]}"#,
    #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a"}}, "results": [{"message": {"text": ""}}]}]}"#,
    #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a"}}, "results": [{"message": {"text": "a"}, "level": "bad"}]}]}"#,
    #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a"}}, "more": 1}]}"#,
    #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a"}}, "language": "en_US"}]}"#,
    #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a", "rules": [{"id": "a"}, {"id": "a"}]}}}]}"#,
    #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a", "rules": [{"id": "a", "properties": {"tags": ["b", "b"]}}]}}}]}"#,
    #"{"version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "runs": []}"#,
  ])
  func theShapeRefusesWhatTheStandardRefuses(_ text: String) throws {
    let root = try Document(json: SourceText(bytes: Array(text.utf8), path: "t.sarif")).root
    #expect(SARIFShape.log.faults(in: root).count == 1)
  }

  @Test func junitCountsItsCasesAndEscapesTheirTexts() throws {
    let report = try Self.report()
    let xml = try Self.text("junit", report)
    let cases = xml.components(separatedBy: "<testcase ").count - 1
    let failures = xml.components(separatedBy: "<failure ").count - 1
    let skipped = xml.components(separatedBy: "<skipped ").count - 1
    #expect(cases == report.results[0].results.count)
    let counts = "tests=\"\(cases)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
    #expect(xml.components(separatedBy: counts).count == 3)
    #expect(failures == 1)
    #expect(
      xml.contains(
        "<testcase name=\"image-undescribed\" classname=\"photo\" file=\"photo.screen.yaml\" line=\"7\">\n"
          + "      <system-out>photo.screen.yaml:7: image at 3: VoiceOver says &quot;image&quot;"))
    #expect(xml.contains("Tap &lt;here&gt; &amp; &quot;now&quot;"))
    #expect(xml.contains("not applicable: 3 elements lack visibleText"))
    #expect(XMLParser(data: Data(xml.utf8)).parse())
  }

  @Test func markdownLetsNoLabelBecomeMarkup() throws {
    let text = try Self.text(
      "markdown",
      Self.report("screen: A\nelements:\n  - button: \"Tap here ![x](y) <b> @you `z`\"\n"))
    #expect(text.contains(#"Tap here \!\[x\](y) &lt;b&gt; @"#))
    #expect(!text.contains("<b>"))
    #expect(!text.contains("@you"))
  }

  /// Marks with an accent on them are other characters, and marks all the same; addresses link by themselves.
  @Test func markdownIsEscapedScalarByScalar() throws {
    let text = try Self.text(
      "markdown",
      Self.report("screen: A\nelements:\n  - button: \"Tap here *\\u0301 https://a.b www.c.d\"\n"))
    #expect(text.contains("Tap here \\*\u{301} https&#58;//a.b www\\.c.d"))
  }

  @Test func jsonHoldsEveryFindingWithItsPlace() throws {
    let json = try Self.text("json", Self.report(Self.screen, Self.few))
    let root = try Document(json: SourceText(bytes: Array(json.utf8), path: "t.json")).root
    let findings = try #require(root["results"]?.items.first?["findings"]?.items)
    #expect(
      findings.map { $0["rule"]?.text } == [
        "label-missing", "image-undescribed", "label-punctuated",
      ])
    try #require(findings.count == 3)
    #expect(findings[0]["element"]?["line"]?.text == "4")
    #expect(findings[0]["element"]?["heard"]?.text == "button")
    #expect(findings[2]["suppression"]?["reason"]?.text == "The brand writes it so")
    #expect(root["summary"]?["errors"]?.text == "1")
  }

  @Test(arguments: ReportFormats.names)
  func theSameFindingsGiveTheSameBytes(_ name: String) throws {
    #expect(try Self.text(name, Self.report()) == Self.text(name, Self.report()))
  }
}
