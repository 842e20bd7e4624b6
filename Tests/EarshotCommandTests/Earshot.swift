import Foundation
import SystemCalls

/// Runs the program that was built with the tests.
enum Earshot {
  /// What a run of the program leaves behind.
  struct Outcome {
    var status: Int32
    var output: String
    var error: String
  }

  /// The folder that holds the test bundle, and the program beside it.
  private static var products: URL {
    let arguments = CommandLine.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? RunningProgram.path ?? ""
    return URL(filePath: bundle).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The path of the program.
  static var program: String { products.appending(path: "earshot").path }

  /// The same for whoever runs the tests; only a sanitizer, when there is one, gets its options.
  static let environment = ProcessInfo.processInfo.environment
    .filter { $0.key.hasSuffix("SAN_OPTIONS") }
    .merging(["EARSHOT": program, "PATH": "/usr/bin:/bin"]) { $1 }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - input: What it reads on standard input.
  /// - Throws: An error when it cannot be started.
  /// - Returns: What it wrote, and its exit status.
  static func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try run(URL(filePath: program), arguments, input: input)
  }

  /// Runs a command of the shell, in which `$EARSHOT` is the program.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - input: What it reads on standard input.
  /// - Throws: An error when it cannot be started.
  /// - Returns: What it wrote, and its exit status.
  static func shell(_ command: String, input: String = "") throws -> Outcome {
    try run(URL(filePath: "/bin/bash"), ["-o", "pipefail", "-c", command], input: input)
  }

  private static func run(
    _ executable: URL, _ arguments: [String], input: String
  ) throws -> Outcome {
    // Files instead of pipes: nothing waits for anything, however much is written.
    let folder = try CommandFolder(["in": input, "out": "", "error": ""])
    let files = ["in", "out", "error"].map { URL(filePath: folder.file($0)) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try folder.data(of: "out"), as: UTF8.self),
      error: String(decoding: try folder.data(of: "error"), as: UTF8.self))
  }
}
