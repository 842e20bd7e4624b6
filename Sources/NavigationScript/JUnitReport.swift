import Documents

/// An outcome in the XML that JUnit made common, for CI servers.
///
/// It holds no times and no name of the machine, so that the same inputs give the same bytes everywhere.
public struct JUnitReport: Sendable {
  private let suite: String
  private let cases: [JUnitCase]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - suite: What the cases are, in the plural: "flows".
  ///   - cases: The test cases, in the order of the report.
  public init(suite: String, _ cases: [JUnitCase]) {
    self.suite = suite
    self.cases = cases
  }

  /// Creates the report of flows: one test case a flow.
  ///
  /// - Parameter outcomes: The flows, in the order of the report.
  public init(_ outcomes: [FlowOutcome]) {
    self.init(suite: "flows", outcomes.map(JUnitCase.init))
  }

  /// The XML in UTF-8.
  public var bytes: [UInt8] {
    let failures = cases.count { if case .failure = $0.problem { true } else { false } }
    let errors = cases.count { if case .error = $0.problem { true } else { false } }
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"earshot\" \(counts)>",
      "  <testsuite name=\"\(XMLText.escaped(suite))\" \(counts)>",
    ]
    for testCase in cases { lines += Self.lines(of: testCase) }
    lines += ["  </testsuite>", "</testsuites>", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }

  private static func lines(of testCase: JUnitCase) -> [String] {
    let name = XMLText.escaped(testCase.name)
    let path = XMLText.escaped(testCase.path)
    let head = "    <testcase name=\"\(name)\" classname=\"\(path)\" file=\"\(path)\""
    let inner =
      switch testCase.problem {
      case nil: nil as String?
      case .failure(let message, let text): element("failure", message: message, text: text)
      case .error(let message, let text): element("error", message: message, text: text)
      }
    guard let inner else { return [head + "/>"] }
    return [head + ">", inner, "    </testcase>"]
  }

  private static func element(_ name: String, message: String, text: String) -> String {
    "      <\(name) message=\"\(XMLText.escaped(message))\">\(XMLText.escaped(text))</\(name)>"
  }
}
