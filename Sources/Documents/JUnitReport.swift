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
  ///
  /// - Parameters:
  ///   - name: What is reported on.
  ///   - suites: The suites, in the order of the report.
  ///   - countsSkipped: Whether cases may be skipped, so that those that are are counted.
  package init(name: String = "earshot", _ suites: [JUnitSuite], countsSkipped: Bool = false) {
    self.name = name
    self.suites = suites
    self.countsSkipped = countsSkipped
  }

  /// Creates a report with one suite.
  ///
  /// - Parameters:
  ///   - suite: What the cases are, in the plural: "flows".
  ///   - properties: Facts about all of them.
  ///   - cases: The test cases, in the order of the report.
  package init(suite: String, properties: [JUnitSuite.Property] = [], _ cases: [JUnitCase]) {
    self.init([JUnitSuite(suite, properties: properties, cases)])
  }

  /// The XML in UTF-8.
  package var bytes: [UInt8] {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"\(XMLText.escaped(name))\" \(counts(suites.flatMap(\.cases)))>",
    ]
    for suite in suites { lines += self.lines(of: suite) }
    lines += ["</testsuites>", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func counts(_ cases: [JUnitCase]) -> String {
    var (failures, errors, skipped) = (0, 0, 0)
    for testCase in cases {
      switch testCase.problem {
      case .failure: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      case nil: break
      }
    }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + (countsSkipped ? " skipped=\"\(skipped)\"" : "")
  }

  private func lines(of suite: JUnitSuite) -> [String] {
    let path = suite.path.map { " file=\"\(XMLText.escaped($0))\"" } ?? ""
    var lines = [
      "  <testsuite name=\"\(XMLText.escaped(suite.name))\" \(counts(suite.cases))\(path)>"
    ]
    if !suite.properties.isEmpty {
      lines.append("    <properties>")
      for property in suite.properties {
        let name = XMLText.escaped(property.name)
        lines.append(
          "      <property name=\"\(name)\" value=\"\(XMLText.escaped(property.value))\"/>")
      }
      lines.append("    </properties>")
    }
    for testCase in suite.cases { lines += Self.lines(of: testCase) }
    return lines + ["  </testsuite>"]
  }

  private static func lines(of testCase: JUnitCase) -> [String] {
    let name = XMLText.escaped(testCase.name)
    let group = XMLText.escaped(testCase.className)
    let path = XMLText.escaped(testCase.path)
    let line = testCase.line.map { " line=\"\($0)\"" } ?? ""
    let head = "    <testcase name=\"\(name)\" classname=\"\(group)\" file=\"\(path)\"\(line)"
    guard let inner = inner(of: testCase) else { return [head + "/>"] }
    return [head + ">", "      \(inner)", "    </testcase>"]
  }

  private static func inner(of testCase: JUnitCase) -> String? {
    switch testCase.problem {
    case .failure(let message, let text):
      element("failure", message, type: testCase.failureType, text)
    case .error(let message, let text): element("error", message, text)
    case .skipped(let message): "<skipped message=\"\(XMLText.escaped(message))\"/>"
    case nil: testCase.output.map { "<system-out>\(XMLText.escaped($0))</system-out>" }
    }
  }

  private static func element(
    _ name: String, _ message: String, type: String? = nil, _ text: String
  ) -> String {
    let type = type.map { " type=\"\(XMLText.escaped($0))\"" } ?? ""
    return "<\(name) message=\"\(XMLText.escaped(message))\"\(type)>"
      + "\(XMLText.escaped(text))</\(name)>"
  }
}
