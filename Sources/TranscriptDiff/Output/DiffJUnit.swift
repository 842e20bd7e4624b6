import Documents

/// A diff in the XML that JUnit made common, for CI servers: one test case a screen.
///
/// It holds no times and no name of the machine, so that the same diff gives the same bytes everywhere.
public struct DiffJUnit: Sendable {
  private let diff: TranscriptDiff

  /// Creates the JUnit XML of a diff.
  ///
  /// - Parameter diff: The diff.
  public init(_ diff: TranscriptDiff) { self.diff = diff }

  /// The XML in UTF-8.
  public var bytes: [UInt8] {
    let failures = diff.screens.count { !$0.isEmpty }
    let counts = "tests=\"\(diff.screens.count)\" failures=\"\(failures)\" errors=\"0\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"earshot\" \(counts)>",
      "  <testsuite name=\"diff\" \(counts)>",
    ]
    for screen in diff.screens { lines += testCase(screen) }
    lines += ["  </testsuite>", "</testsuites>", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func testCase(_ screen: ScreenDiff) -> [String] {
    let path = XMLText.escaped(SafeText.line(diff.newPath))
    let name = screen.name.map { XMLText.escaped(SafeText.line($0)) } ?? path
    let head = "    <testcase name=\"\(name)\" classname=\"\(path)\" file=\"\(path)\""
    if screen.isEmpty { return [head + "/>"] }
    var part = diff
    part.screens = [screen]
    let text = DiffText(part).lines
    return [
      head + ">",
      "      <failure message=\"\(XMLText.escaped(text.first ?? ""))\">"
        + XMLText.escaped(text.joined(separator: "\n")) + "</failure>",
      "    </testcase>",
    ]
  }
}
