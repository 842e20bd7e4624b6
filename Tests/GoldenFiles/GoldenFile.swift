import EarshotTesting
package import Foundation
package import Testing

/// A text that a test expects to the letter, in a file of its own.
///
/// `EARSHOT_RECORD=failed swift test` writes the files anew whose text has changed, `all` writes every one.
/// A run that records fails, so that nobody takes a recording for a proof; under `CI` nothing is recorded.
package struct GoldenFile {
  private let file: URL
  private let environment: [String: String]

  /// Names a file.
  package init(
    _ file: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.file = file
    self.environment = environment
  }

  /// Fails the test unless a text is the file's.
  package func expect(
    _ text: String, comparing relevant: (String) -> String = { $0 },
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let mode = try RecordMode.resolved(nil, environment)
    let isThere = FileManager.default.fileExists(atPath: file.path)
    let isSame =
      try isThere && relevant(String(contentsOf: file, encoding: .utf8)) == relevant(text)
    let isRecorded =
      switch mode {
      case .missing: !isThere
      case .failed: !isSame
      case .all: true
      case .never: false
      }
    if isRecorded {
      try Data(text.utf8).write(to: file, options: .atomic)
      Issue.record(
        "recorded \(file.path): read it, keep it if it is right, and run the test again",
        sourceLocation: location)
      return
    }
    guard !isSame else { return }
    let recorded = isThere ? try String(contentsOf: file, encoding: .utf8) : ""
    #expect(
      relevant(text) == relevant(recorded),
      "\(file.path); to record: \(RecordMode.variable)=failed swift test --filter NAME",
      sourceLocation: location)
  }
}
