import Foundation
import SystemCalls

/// The built program, which stands beside the tests.
enum Program {
  static let path: String = {
    let tests = URL(filePath: RunningProgram.path ?? "")
    return tests.deletingLastPathComponent().appending(path: "earshot").path
  }()

  static let examples: String = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples").path

  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Runs the program to its end.
  static func run(
    _ arguments: [String], input: String, in folder: String? = nil
  ) throws -> (output: String, errors: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Less than what a pipe holds: this never waits.
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (text, String(decoding: complaints, as: UTF8.self), process.terminationStatus)
  }
}
