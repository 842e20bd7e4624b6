import Documents

/// An ``AuditResult`` in as few bytes as it takes.
struct PackedResult: Sendable {
  /// The result without what its rules found.
  private var head: AuditResult
  /// For each rule its heading, its passes and what it lacked.
  private var outcomes: [UInt8]
  /// The findings, each behind the place of its rule.
  private var findings: [UInt8]

  init(_ result: AuditResult, _ tables: inout PackedTables) {
    head = result
    head.results = []
    var outcomes = PackedWriter()
    var findings = PackedWriter()
    for (place, rule) in result.results.enumerated() {
      tables.add(headingOf: rule, to: &outcomes)
      outcomes.add(rule.passes)
      tables.add(rule.lacking, to: &outcomes)
      for finding in rule.findings {
        findings.add(place)
        Self.add(finding, to: &findings, &tables)
      }
    }
    self.outcomes = tables.shared(outcomes.bytes)
    // A copy takes no more room than it needs.
    self.findings = findings.bytes.isEmpty ? [] : [UInt8](findings.bytes[...])
  }

  func result(_ tables: PackedTables) -> AuditResult {
    var result = head
    var outcomes = PackedReader(outcomes)
    while !outcomes.isAtEnd, var rule = tables.rule(&outcomes) {
      rule.passes = outcomes.number()
      rule.lacking = tables.lacking(&outcomes)
      result.results.append(rule)
    }
    var findings = PackedReader(findings)
    while !findings.isAtEnd {
      let place = findings.number()
      result.results[place].findings.append(Self.finding(&findings, tables))
    }
    return result
  }

  private static func add(
    _ finding: Finding, to bytes: inout PackedWriter, _ tables: inout PackedTables
  ) {
    tables.add(common: finding.rule, to: &bytes)
    tables.add(common: finding.severity.rawValue, to: &bytes)
    bytes.add(finding.needsReview)
    bytes.add(finding.message)
    tables.add(common: finding.repair, to: &bytes)
    bytes.add(finding.place) { $0.add($1) }
    bytes.add(finding.related.count)
    for place in finding.related { bytes.add(place) }
    bytes.add(finding.fingerprint)
    tables.add(finding.suppression, to: &bytes)
    bytes.add(finding.isKnown)
  }

  private static func finding(_ bytes: inout PackedReader, _ tables: PackedTables) -> Finding {
    let rule = tables.common(&bytes)
    let severity = Severity(rawValue: tables.common(&bytes)) ?? .error
    let needsReview = bytes.flag()
    let message = bytes.text()
    let repair = tables.common(&bytes)
    let place = bytes.optional { $0.place() }
    let related = (0..<bytes.number()).map { _ in bytes.place() }
    return Finding(
      rule: rule, severity: severity, needsReview: needsReview, message: message, repair: repair,
      place: place, related: related, fingerprint: bytes.text(),
      suppression: tables.suppression(&bytes), isKnown: bytes.flag())
  }
}

extension PackedWriter {
  fileprivate mutating func add(_ place: FindingPlace) {
    add(place.node)
    add(place.id) { $0.add($1) }
    add(place.path)
    add(place.name)
    add(place.heard) { $0.add($1) }
    add(place.location) {
      $0.add($1.line)
      $0.add($1.column)
    }
    add(place.sourceFrame) { $0.add($1) }
    add(place.key)
    add(place.file) { $0.add($1) }
  }
}

extension PackedReader {
  fileprivate mutating func place() -> FindingPlace {
    FindingPlace(
      node: number(), id: optional { $0.text() }, path: text(), name: text(),
      heard: optional { $0.text() },
      location: optional { SourcePlace(line: $0.number(), column: $0.number()) },
      sourceFrame: optional { $0.text() }, key: text(), file: optional { $0.text() })
  }
}
