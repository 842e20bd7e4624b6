import Documents

/// A diff as JUnit XML for CI servers: one test case per screen.
///
/// It contains no times and no machine name, so the same diff gives the same bytes everywhere.
public struct DiffJUnit: Sendable {
  private let diff: TranscriptDiff

  /// Creates the JUnit XML of a diff.
  ///
  /// - Parameter diff: The diff.
  public init(_ diff: TranscriptDiff) { self.diff = diff }

  /// The XML in UTF-8.
  public var bytes: [UInt8] { Self.bytes(of: [(diff, nil)]) }

  /// Returns the XML of comparisons by several readers, whose names stand behind those of the screens.
  package static func bytes(of diffs: [(diff: TranscriptDiff, reader: String?)]) -> [UInt8] {
    let cases = diffs.flatMap { diff, reader in
      diff.screens.map { DiffJUnit(diff).testCase($0, reader.map { " (\($0))" } ?? "") }
    }
    return JUnitReport(suite: "diff", cases).bytes
  }

  private func testCase(_ screen: ScreenDiff, _ reader: String) -> JUnitCase {
    let path = SafeText.line(diff.newPath)
    let name = screen.name.map(SafeText.line) ?? path
    var testCase = JUnitCase(name: name + reader, path: path)
    if screen.isEmpty { return testCase }
    var part = diff
    part.screens = [screen]
    let text = DiffText(part).lines
    testCase.problem = .failure(
      message: text.first ?? "", text: text.joined(separator: "\n"))
    return testCase
  }
}
