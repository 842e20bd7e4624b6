import Documents

/// An ``AuditResult`` in as few bytes as possible.
struct PackedResult: Sendable {
  /// What the result says of the screen, of its rules, and the findings, each behind the place of its rule.
  private let bytes: [UInt8]

  init(_ result: AuditResult, _ tables: inout PackedTables) {
    var bytes = PackedWriter()
    Self.add(headOf: result, to: &bytes, &tables)
    var outcomes = PackedWriter()
    for rule in result.results {
      tables.add(headingOf: rule, to: &outcomes)
      outcomes.add(rule.passes)
      tables.add(rule.lacking, to: &outcomes)
    }
    tables.add(common: outcomes.bytes, to: &bytes)
    for (place, rule) in result.results.enumerated() {
      for finding in rule.findings {
        bytes.add(place)
        tables.add(finding, to: &bytes)
      }
    }
    // A copy takes no more room than it needs; one of the array would share its room.
    self.bytes = bytes.bytes.withUnsafeBufferPointer { [UInt8]($0) }
  }

  func result(_ tables: PackedTables) -> AuditResult {
    var bytes = PackedReader(bytes)
    var result = Self.head(&bytes, tables)
    var outcomes = PackedReader(tables.common(&bytes))
    while !outcomes.isAtEnd, var rule = tables.rule(&outcomes) {
      rule.passes = outcomes.number()
      rule.lacking = tables.lacking(&outcomes)
      result.results.append(rule)
    }
    while !bytes.isAtEnd {
      let place = bytes.number()
      result.results[place].findings.append(tables.finding(&bytes))
    }
    return result
  }

  private static func add(
    headOf result: AuditResult, to bytes: inout PackedWriter, _ tables: inout PackedTables
  ) {
    tables.add(result.path, to: &bytes)
    bytes.add(result.name) { tables.add($1, to: &$0) }
    tables.add(result.kind.rawValue, to: &bytes)
    for text in [result.reader, result.readerTitle, result.readerVersion, result.language] {
      tables.add(text, to: &bytes)
    }
    bytes.add(result.stops)
    bytes.add(result.seconds) { $0.add(Int(truncatingIfNeeded: $1.bitPattern)) }
    bytes.add(result.problems.count)
    for problem in result.problems {
      tables.add(problem.severity.rawValue, to: &bytes)
      tables.add(problem.message, to: &bytes)
      tables.add(problem.path, to: &bytes)
      bytes.add(problem.location) {
        $0.add($1.line)
        $0.add($1.column)
      }
    }
    bytes.add(result.usedSuppressions.count)
    for place in result.usedSuppressions.sorted() { bytes.add(place) }
    bytes.add(result.leftOutOnKeyboards)
    bytes.add(result.operations.count)
    for operation in result.operations {
      for text in [operation.control, operation.what, operation.outcome.rawValue] {
        tables.add(text, to: &bytes)
      }
      bytes.add(operation.reason) { tables.add($1, to: &$0) }
      bytes.add(operation.flow) { tables.add($1, to: &$0) }
    }
  }

  /// Reads a result without the findings of its rules.
  private static func head(_ bytes: inout PackedReader, _ tables: PackedTables) -> AuditResult {
    var result = AuditResult(
      path: tables.text(&bytes), name: bytes.optional(tables.text),
      kind: AuditResult.Kind(rawValue: tables.text(&bytes)) ?? .screen, results: [],
      reader: tables.text(&bytes), readerTitle: tables.text(&bytes),
      readerVersion: tables.text(&bytes), language: tables.text(&bytes), stops: bytes.number(),
      seconds: bytes.optional { Double(bitPattern: UInt64(truncatingIfNeeded: $0.number())) },
      problems: (0..<bytes.number()).map { _ in
        SuppressionProblem(
          severity: Severity(rawValue: tables.text(&bytes)) ?? .error,
          message: tables.text(&bytes), path: tables.text(&bytes),
          location: bytes.optional { SourcePlace(line: $0.number(), column: $0.number()) })
      },
      usedSuppressions: Set((0..<bytes.number()).map { _ in bytes.number() }),
      leftOutOnKeyboards: bytes.number())
    result.operations = (0..<bytes.number()).map { _ in
      OperatedControlResult(
        control: tables.text(&bytes), what: tables.text(&bytes),
        outcome: OperatedControlResult.Outcome(rawValue: tables.text(&bytes)) ?? .untested,
        reason: bytes.optional(tables.text), flow: bytes.optional(tables.text))
    }
    return result
  }
}
