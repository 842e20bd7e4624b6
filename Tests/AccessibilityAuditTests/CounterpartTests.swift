import AccessibilityAudit
import Documents
import Foundation
import FoundationXML
import Reports
import Testing

/// What is found between screens, in every output and under suppressions and baselines.
@Suite struct CounterpartTests {
  static let usual = """
    screen: Checkout
    elements:
      - heading: Checkout
      - id: total
        text: 7 <euros>
      - button: Pay
    """
  static let large = """
    screen: Checkout
    textSize: accessibilityLarge
    elements:
      - heading: Checkout
      - button: Pay
    """
  static let selection = RuleSelection(only: [
    "screen-title-duplicated", "content-lost-at-large-text",
  ])

  static func report(
    _ usual: String = usual, suppressions: String = "", baseline: Baseline? = nil,
    today: Day? = nil
  ) throws -> AuditReport {
    let file = try SourceText(bytes: Array(suppressions.utf8), path: "audit.suppressions")
    let audit = Audit(
      selection, suppressions: try SuppressionFile.read(file), baseline: baseline, today: today)
    let other = try AuditFixture.screen(usual, path: "usual/checkout.screen.yaml")
    let screen = try AuditFixture.screen(large, path: "large/checkout.screen.yaml")
    let again = try AuditFixture.screen(large, path: "large/basket.screen.yaml")
    var set = AuditedSet()
    for screen in [screen, again] { set.add(screen) }
    var results = [audit.run(AuditedPair(screen, against: other)), audit.run(again)]
    audit.run(set, addingTo: &results)
    return AuditReport(results, by: audit)
  }

  @Test func textNamesTheFileThatHoldsTheElement() throws {
    let text = try ReportTests.text("text", Self.report())
    #expect(
      text.hasPrefix(
        "usual/checkout.screen.yaml:4:5: error: content-lost-at-large-text: text #total: "
          .replacing("text #total", with: "text \"7 <euros>\"")))
    #expect(
      text.contains(
        "large/basket.screen.yaml: warning: screen-title-duplicated: \"Checkout\": The title "
          + "\"Checkout\" belongs to this screen and to large/checkout.screen.yaml.\n"))
    #expect(text.contains("    repair: Give each a distinct title.\n"))
    #expect(
      text.hasSuffix("1 error, 1 warning, 0 notes, 0 reviews; 1 rule passed, 0 not applicable\n"))
  }

  @Test func jsonNamesTheFileThatHoldsTheElement() throws {
    let json = try ReportTests.text("json", Self.report())
    let root = try Document(json: SourceText(bytes: Array(json.utf8), path: "t.json")).root
    let results = try #require(root["results"]?.items)
    #expect(results.map { $0["findings"]?.items.count } == [1, 1])
    let element = results[0]["findings"]?.items.first?["element"]
    #expect(element?["input"]?.text == "usual/checkout.screen.yaml")
    #expect(element?["id"]?.text == "total")
    #expect(element?["line"]?.text == "4")
    // The rules stand in the order of the registry, whatever they look at.
    #expect(
      results[0]["rules"]?.items.map { $0["rule"]?.text ?? "" } == [
        "screen-title-duplicated", "content-lost-at-large-text",
      ])
  }

  @Test func sarifPointsIntoTheFileThatHoldsTheElement() throws {
    let sarif = try ReportTests.text("sarif", Self.report())
    let root = try Document(json: SourceText(bytes: Array(sarif.utf8), path: "t.sarif")).root
    #expect(SARIFShape.log.faults(in: root) == [])
    let results = try #require(root["runs"]?.items.first?["results"]?.items)
    let places = results.map { $0["locations"]?.items.first?["physicalLocation"] }
    #expect(
      places.map { $0?["artifactLocation"]?["uri"]?.text } == [
        "usual/checkout.screen.yaml", "large/basket.screen.yaml",
      ])
    #expect(places[0]?["region"]?["startLine"]?.text == "4")
  }

  @Test func junitAndMarkdownNameTheFileThatHoldsTheElement() throws {
    let xml = try ReportTests.text("junit", Self.report())
    #expect(XMLParser(data: Data(xml.utf8)).parse())
    // The case belongs to the screen that is audited, and its line would be one of the other file.
    #expect(
      xml.contains(
        "<testcase name=\"content-lost-at-large-text\" classname=\"large.checkout\" "
          + "file=\"large/checkout.screen.yaml\">"))
    #expect(xml.contains(">usual/checkout.screen.yaml:4: text &quot;7 &lt;euros&gt;&quot;: "))
    let markdown = try ReportTests.text("markdown", Self.report())
    #expect(
      markdown.contains(
        "- **error** text \"7 &lt;euros&gt;\" (`usual/checkout.screen.yaml`, line 4): "))
    #expect(markdown.contains("- **warning** The title \"Checkout\" belongs to this screen"))
  }

  @Test func aFileSuppressesWhatIsFoundBetweenScreens() throws {
    let report = try Self.report(
      suppressions: """
        content-lost-at-large-text Checkout/total The sum is on the next screen.
        screen-title-duplicated basket/* They are one screen to the user.
        """)
    #expect(report.count(.error) == 0)
    #expect(report.count(.warning) == 0)
    #expect(report.problems == [])
  }

  @Test func suppressionsOfRulesThatDidNotRunAreNotUnused() throws {
    let text = """
      content-lost-at-large-text Checkout/* It is on the next screen.
      focus-lost Checkout/* A flow tells.
      screen-title-missing Checkout/* It never is.
      """
    let file = try SourceText(bytes: Array(text.utf8), path: "audit.suppressions")
    let audit = Audit(suppressions: try SuppressionFile.read(file))
    let report = AuditReport([audit.run(try AuditFixture.screen(Self.usual))], by: audit)
    #expect(
      report.problems.map(\.message) == [
        "the suppression of \"screen-title-missing\" hides nothing; remove it"
      ])
  }

  @Test func theCounterpartSuppressesWhatItAloneHas() throws {
    func text(_ until: String) -> String {
      Self.usual.replacing(
        "    text: 7",
        with: """
              ignore:
                - {rule: content-lost-at-large-text, reason: It is on the next screen\(until)}
                - {rule: label-missing, reason: A rule that looks at this screen alone}
              text: 7
          """)
    }
    let report = try Self.report(text(""))
    #expect(report.count(.error) == 0)
    #expect(report.problems == [])
    let ended = try Self.report(text(", until: 2030-01-01"), today: Day("2030-01-02"))
    #expect(ended.count(.error) == 1)
    #expect(ended.problems.map(\.path) == ["usual/checkout.screen.yaml"])
  }

  @Test func aBaselineKnowsWhatWasFoundBetweenScreens() throws {
    let sarif = try ReportTests.text("sarif", Self.report())
    let baseline = try Baseline(SourceText(bytes: Array(sarif.utf8), path: "old.sarif"))
    let report = try Self.report(baseline: baseline)
    #expect(report.results.flatMap(\.findings).map(\.isKnown) == [true, true])
    // Another element that is lost is new, wherever it stands.
    let more = Self.usual.replacing(
      "  - id: total", with: "  - {id: tip, text: A tip}\n  - id: total")
    let next = try Self.report(more, baseline: baseline)
    #expect(next.results[0].findings.map(\.isKnown) == [false, true])
  }
}
