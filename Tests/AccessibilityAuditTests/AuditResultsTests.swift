import AccessibilityTree
import Documents
import Reports
import Testing

@testable import AccessibilityAudit

/// Results are held small, and come out as they went in.
@Suite struct AuditResultsTests {
  private static let screens = (0..<40).map { number in
    """
    screen: Order \(number % 7)
    elements:
      - heading: Order
      - traits: [button]
        id: b\(number)
      - button: "Größe \(number)!"
      - traits: [image]
      - button: Save everything.
        ignore: {label-punctuated: The brand writes it so}
    """
  }

  private static func results(by audit: Audit) throws -> [AuditResult] {
    try screens.enumerated().map {
      audit.run(try AuditFixture.screen($0.element, path: "order-\($0.offset).screen.yaml"))
    }
  }

  /// Everything that a result says of a screen and of its rules.
  private static func said(_ result: AuditResult) -> [String] {
    ["\(result.path) \(result.name ?? "") \(result.reader) \(result.stops) \(result.seconds ?? 0)"]
      + result.results.map { rule in
        "\(rule.page.id) \(rule.outcome) \(rule.passes) \(rule.reasonNotApplicable ?? "")"
      }
  }

  @Test func whatGoesInComesOut() throws {
    let results = try Self.results(by: Audit())
    let held = AuditResults(results)
    #expect(held.map(Self.said) == results.map(Self.said))
    #expect(held.map(\.findings) == results.map(\.findings))
    #expect(results.contains { $0.findings.contains { $0.suppression != nil } })
  }

  @Test func resultsCanBeChangedInTheirPlaces() throws {
    var held = AuditResults(try Self.results(by: Audit()))
    let others = held.indices.filter { $0 != 3 }.map { held[$0].findings }
    held[3].name = "Another"
    held[3].results.removeAll { $0.findings.isEmpty }
    #expect(held[3].name == "Another")
    #expect(held[3].results.allSatisfy { !$0.findings.isEmpty })
    #expect(held.indices.filter { $0 != 3 }.map { held[$0].findings } == others)
  }

  /// A property that is added and not held fails here: by its value, or as none of the values below has it set.
  @Test func everyPropertyIsHeld() throws {
    let location = SourcePlace(line: 7, column: 300)
    // Equal texts can be written in other bytes.
    let place = FindingPlace(
      node: 4, id: "caf\u{E9} 1", path: "0/4", name: "button  \"Cafe\u{301}\" ",
      near: "below \"A\"", heard: "",
      location: location, sourceFrame: "   7 | x\n     | ^",
      markup: PageMarkup(selector: "a", html: "<a>", frame: "b"), key: "caf\u{E9}", file: "b.yaml")
    let bare = FindingPlace(node: 0, path: "", name: "")
    let finding = Finding(
      rule: "label-missing", severity: .warning, needsReview: true, message: "Says Café 2.",
      repair: "Cafe\u{301}!", place: place, related: [bare, place],
      flow: "f.flow.yaml", fingerprint: SHA256.hexadecimal("a".utf8) + ":12",
      suppression: AppliedSuppression(origin: .external, reason: "known"), isKnown: true)
    let bareFinding = Finding(
      rule: "", severity: .note, needsReview: false, message: "", repair: "", related: [])
    let pages = Rules.all.map { $0.page }
    let lack = RuleResult.Lack(requirement: .frame, count: 2)
    let rule = RuleResult(
      page: pages[1], reader: "TalkBack", platform: .android, findings: [finding, bareFinding],
      passes: 300, lacking: [lack])
    let bareRule = RuleResult(
      page: pages[0], reader: "", platform: nil, findings: [], passes: 0, lacking: [])
    let problem = SuppressionProblem(
      severity: .warning, message: "unused", path: "s.yaml", location: location)
    let result = AuditResult(
      path: "a.yaml", name: "A", kind: .flow, results: [bareRule, rule], reader: "talkback",
      readerTitle: "TalkBack", readerVersion: "15", language: "de", stops: 9, seconds: 1.25,
      operations: [
        OperatedControlResult(
          control: "button \"A\"", what: "activated", outcome: .cantTell, reason: "sent",
          flow: "f.flow.yaml"),
        OperatedControlResult(control: "", what: "", outcome: .passed),
      ],
      problems: [problem], usedSuppressions: [3], leftOutOnKeyboards: 2)
    let bareResult = AuditResult(path: "", kind: .screen, results: [])

    let pairs: [(Any, Any)] = [
      (place, bare), (finding, bareFinding), (rule, bareRule), (result, bareResult),
      (problem, SuppressionProblem(severity: .error, message: "", path: "")),
      (lack, RuleResult.Lack(requirement: .table, count: 0)),
    ]
    for (full, bare) in pairs { #expect(Self.unset(full, bare) == []) }
    let held = AuditResults([bareResult, result, bareResult])
    #expect(Array(Self.text(held[1]).utf8) == Array(Self.text(result).utf8))
    #expect(Self.text(held[2]) == Self.text(bareResult))
  }

  private static func text(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  /// Returns the properties that two values have alike.
  private static func unset(_ one: Any, _ other: Any) -> [String?] {
    zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children)
      .filter { text($0.value) == text($1.value) }.map(\.0.label)
  }

  /// More different texts than are held once.
  @Test func textsOfAnyNumberComeOut() throws {
    var result = try #require(try Self.results(by: Audit()).first)
    let place = try #require(result.results.firstIndex { !$0.findings.isEmpty })
    let finding = try #require(result.results[place].findings.first)
    result.results[place].findings = (0..<5_000).map { number in
      var copy = finding
      copy.repair = "Repair \(number)."
      return copy
    }
    let held = AuditResults([result])
    #expect(held[0].results[place].findings == result.results[place].findings)
  }

  /// The pieces of a report are what it is as a whole, and there is one for each screen at least.
  @Test(arguments: ReportFormats.names)
  func aReportComesInPieces(_ name: String) throws {
    let audit = Audit()
    let report = AuditReport(try Self.results(by: audit), by: audit)
    let format = try #require(ReportFormats.format(named: name))
    var pieces: [[UInt8]] = []
    format.write(report, ReportDetails(version: "1")) { pieces.append($0) }
    let whole = format.bytes(of: report, ReportDetails(version: "1"))
    #expect(Array(pieces.joined()) == whole)
    #expect(pieces.count > Self.screens.count)
  }

  /// A reader that goes away ends the writing.
  @Test(arguments: ReportFormats.names)
  func writingEndsWithAnError(_ name: String) throws {
    struct Full: Error {}
    let audit = Audit()
    let report = AuditReport(try Self.results(by: audit), by: audit)
    let format = try #require(ReportFormats.format(named: name))
    var count = 0
    #expect(throws: Full.self) {
      try format.write(report, ReportDetails(version: "1")) { _ in
        count += 1
        if count == 5 { throw Full() }
      }
    }
    #expect(count == 5)
  }
}
