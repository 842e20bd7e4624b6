import Documents

/// The outcome of flows in the XML that JUnit made common, for CI servers: one test case a flow.
///
/// It holds no times and no name of the machine, so that the same flows give the same bytes everywhere.
public struct JUnitReport: Sendable {
  private let outcomes: [FlowOutcome]

  /// Creates a report.
  ///
  /// - Parameter outcomes: The flows, in the order of the report.
  public init(_ outcomes: [FlowOutcome]) { self.outcomes = outcomes }

  /// The XML in UTF-8.
  public var bytes: [UInt8] {
    let failures = outcomes.count { !$0.failures.isEmpty && $0.breakdown == nil }
    let errors = outcomes.count { $0.breakdown != nil }
    let counts = "tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"earshot\" \(counts)>",
      "  <testsuite name=\"flows\" \(counts)>",
    ]
    for outcome in outcomes { lines += testCase(outcome) }
    lines += ["  </testsuite>", "</testsuites>", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func testCase(_ outcome: FlowOutcome) -> [String] {
    let name = Self.escaped(outcome.name)
    let path = Self.escaped(outcome.path)
    let head = "    <testcase name=\"\(name)\" classname=\"\(path)\" file=\"\(path)\""
    if outcome.hasPassed { return [head + "/>"] }
    var lines = [head + ">"]
    if let breakdown = outcome.breakdown {
      lines.append(
        Self.element("error", message: breakdown.message, text: breakdown.description))
    } else {
      // Readers of the format expect one failure a test case: the first names it, the text has them all.
      let all = outcome.failures.map(\.description).joined(separator: "\n")
      lines.append(
        Self.element("failure", message: outcome.failures[0].error.message, text: all))
    }
    lines.append("    </testcase>")
    return lines
  }

  private static func element(_ name: String, message: String, text: String) -> String {
    "      <\(name) message=\"\(escaped(message))\">\(escaped(text))</\(name)>"
  }

  /// Returns a text for XML; characters that XML 1.0 cannot hold are left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A, 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF:
        result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }
}
