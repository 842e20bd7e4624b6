/// An outcome in the XML that JUnit made common, for CI servers.
///
/// It holds no times and no name of the machine, so that the same inputs give the same bytes everywhere.
package struct JUnitReport: Equatable, Sendable {
  /// What is reported on.
  package var name: String
  /// The suites, in the order of the report.
  package var suites: [JUnitSuite]
  /// Whether cases may be skipped, so that those that are are counted.
  package var countsSkipped: Bool

  /// Creates a report.
  package init(name: String = "earshot", _ suites: [JUnitSuite], countsSkipped: Bool = false) {
    self.name = name
    self.suites = suites
    self.countsSkipped = countsSkipped
  }

  /// Creates a report with one suite.
  package init(suite: String, properties: [JUnitSuite.Property] = [], _ cases: [JUnitCase]) {
    self.init([JUnitSuite(suite, properties: properties, cases)])
  }

  /// The XML in UTF-8.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    Self.write(name: name, suites, countsSkipped: countsSkipped) { bytes += $0 }
    return bytes
  }

  /// Writes a report, a suite at a time.
  package static func write(
    name: String, _ suites: some Sequence<JUnitSuite>, countsSkipped: Bool,
    to put: ([UInt8]) throws -> Void
  ) rethrows {
    var total = Counts()
    for suite in suites { total.add(suite.cases) }
    let counts = total.attributes(countsSkipped)
    let head = "<testsuites name=\"\(XMLText.attribute(name))\" \(counts)>"
    try put(Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head)\n".utf8))
    for suite in suites {
      try put(Array((lines(of: suite, countsSkipped) + [""]).joined(separator: "\n").utf8))
    }
    try put(Array("</testsuites>\n".utf8))
  }

  private struct Counts {
    var (tests, failures, errors, skipped) = (0, 0, 0, 0)

    mutating func add(_ cases: [JUnitCase]) {
      tests += cases.count
      for testCase in cases {
        switch testCase.problem {
        case .failure: failures += 1
        case .error: errors += 1
        case .skipped: skipped += 1
        case nil: break
        }
      }
    }

    func attributes(_ countsSkipped: Bool) -> String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
        + (countsSkipped ? " skipped=\"\(skipped)\"" : "")
    }
  }

  private static func lines(of suite: JUnitSuite, _ countsSkipped: Bool) -> [String] {
    let path = suite.path.map { " file=\"\(XMLText.attribute($0))\"" } ?? ""
    var counts = Counts()
    counts.add(suite.cases)
    let numbers = counts.attributes(countsSkipped)
    var lines = ["  <testsuite name=\"\(XMLText.attribute(suite.name))\" \(numbers)\(path)>"]
    if !suite.properties.isEmpty {
      lines.append("    <properties>")
      for property in suite.properties {
        let name = XMLText.attribute(property.name)
        lines.append(
          "      <property name=\"\(name)\" value=\"\(XMLText.attribute(property.value))\"/>")
      }
      lines.append("    </properties>")
    }
    for testCase in suite.cases { lines += Self.lines(of: testCase) }
    return lines + ["  </testsuite>"]
  }

  private static func lines(of testCase: JUnitCase) -> [String] {
    let name = XMLText.attribute(testCase.name)
    let group = XMLText.attribute(testCase.className)
    let path = XMLText.attribute(testCase.path)
    let line = testCase.line.map { " line=\"\($0)\"" } ?? ""
    let head = "    <testcase name=\"\(name)\" classname=\"\(group)\" file=\"\(path)\"\(line)"
    let output = testCase.output.map { "<system-out>\(XMLText.escaped($0))</system-out>" }
    let inner = [problem(of: testCase), output].compactMap { $0 }.map { "      \($0)" }
    return inner.isEmpty ? [head + "/>"] : [head + ">"] + inner + ["    </testcase>"]
  }

  private static func problem(of testCase: JUnitCase) -> String? {
    switch testCase.problem {
    case .failure(let message, let text):
      element("failure", message, type: testCase.failureType, text)
    case .error(let message, let text): element("error", message, text)
    case .skipped(let message): "<skipped message=\"\(XMLText.attribute(message))\"/>"
    case nil: nil
    }
  }

  private static func element(
    _ name: String, _ message: String, type: String? = nil, _ text: String
  ) -> String {
    let type = type.map { " type=\"\(XMLText.attribute($0))\"" } ?? ""
    return "<\(name) message=\"\(XMLText.attribute(message))\"\(type)>"
      + "\(XMLText.escaped(text))</\(name)>"
  }
}
