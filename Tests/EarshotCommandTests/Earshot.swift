import Foundation

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
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? "/proc/self/exe"
    return URL(filePath: bundle).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The path of the program.
  static var program: String { products.appending(path: "earshot").path }

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
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "error"].map { folder.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["EARSHOT": program, "PATH": "/usr/bin:/bin"]
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }

  /// Calls a closure with the path of a file that is gone afterwards.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - body: Receives the path.
  /// - Throws: What the closure throws, and an error when the file cannot be written.
  /// - Returns: What the closure returns.
  static func withFile<Result>(
    _ bytes: [UInt8], _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "input")
    try Data(bytes).write(to: file)
    return try body(file.path)
  }
}
