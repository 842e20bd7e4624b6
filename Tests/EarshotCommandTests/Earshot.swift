import Foundation
import SystemCalls

/// Runs the program that was built with the tests.
enum Earshot {
  /// What a run of the program leaves behind: its exit status (-1 when a signal has ended it) and what it wrote.
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

  /// The same for whoever runs the tests; only a sanitizer, when there is one, gets its options and
  /// what it is told by.
  static let environment = ProcessInfo.processInfo.environment
    .filter { $0.key.hasSuffix("SAN_OPTIONS") || $0.key == "LD_PRELOAD" }
    .merging(["EARSHOT": program, "PATH": "/usr/bin:/bin"]) { $1 }

  /// Runs the program.
  static func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try run(program, arguments, input: input)
  }

  /// Runs a command of the shell, in which `$EARSHOT` is the program.
  static func shell(_ command: String, input: String = "") throws -> Outcome {
    try run("/bin/bash", ["-o", "pipefail", "-c", command], input: input)
  }

  // With every signal as a shell has it: tests run on threads on which signals are blocked, and a server
  // that a script has started is never ended by a signal that it inherits blocked.
  private static func run(
    _ program: String, _ arguments: [String], input: String
  ) throws -> Outcome {
    // Files instead of pipes: nothing waits for anything, however much is written.
    let folder = try CommandFolder(["in": input, "out": "", "error": ""])
    var start = ProcessStart(program, arguments, environment: environment, in: ".")
    start.open(folder.file("in"), as: STDIN_FILENO, flags: O_RDONLY)
    for (number, file) in [(STDOUT_FILENO, "out"), (STDERR_FILENO, "error")] {
      start.open(folder.file(file), as: number, flags: O_WRONLY)
    }
    start.resetsSignals = true
    return Outcome(
      status: try start.end(),
      output: String(decoding: try folder.data(of: "out"), as: UTF8.self),
      error: String(decoding: try folder.data(of: "error"), as: UTF8.self))
  }
}
