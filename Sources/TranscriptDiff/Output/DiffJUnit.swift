import Documents

/// A diff as JUnit XML for CI servers: one test case per screen.
///
/// It contains no times and no machine name, so that the same diff gives the same bytes everywhere.
public struct DiffJUnit: Sendable {
  private let diff: TranscriptDiff

  /// Creates the JUnit XML of a diff.
  ///
  /// - Parameter diff: The diff.
  public init(_ diff: TranscriptDiff) { self.diff = diff }

  /// The XML in UTF-8.
  public var bytes: [UInt8] { JUnitReport(suite: "diff", diff.screens.map(testCase)).bytes }

  private func testCase(_ screen: ScreenDiff) -> JUnitCase {
    let path = SafeText.line(diff.newPath)
    var testCase = JUnitCase(name: screen.name.map(SafeText.line) ?? path, path: path)
    if screen.isEmpty { return testCase }
    var part = diff
    part.screens = [screen]
    let text = DiffText(part).lines
    testCase.problem = .failure(
      message: text.first ?? "", text: text.joined(separator: "\n"))
    return testCase
  }
}
