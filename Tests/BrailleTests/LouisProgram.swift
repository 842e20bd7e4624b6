import Foundation
import SystemCalls

/// The program `lou_translate` of liblouis, which tells what is right.
enum LouisProgram {
  /// Where it stands, or `nil` on a machine without it.
  static let path: String? = [
    "/usr/bin/lou_translate", "/usr/local/bin/lou_translate", "/opt/homebrew/bin/lou_translate",
  ].first { access($0, X_OK) == 0 }

  /// Translates lines.
  static func cells(of lines: [String], by tables: String) throws -> [String] {
    let program = Process()
    program.executableURL = URL(filePath: path ?? "")
    program.arguments = [tables]
    let (input, output) = (Pipe(), Pipe())
    program.standardInput = input
    program.standardOutput = output
    program.standardError = FileHandle.nullDevice
    try program.run()
    try input.fileHandleForWriting.write(
      contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    program.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
