import Testing
import XCTest

/// Where in a test an assertion stands.
struct TestPlace: Sendable {
  /// The module and the file, as Swift Testing wants them.
  var fileID: StaticString
  /// The path of the file.
  var filePath: StaticString
  /// The line, counted from 1.
  var line: UInt
  /// The column, counted from 1.
  var column: UInt

  /// Makes the running test fail, whichever framework runs it.
  func report(_ message: String) {
    guard Test.current != nil else { return XCTFail(message, file: filePath, line: line) }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  }
}
