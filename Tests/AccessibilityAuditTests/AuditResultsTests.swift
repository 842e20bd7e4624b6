import AccessibilityAudit
import Reports
import Testing

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
