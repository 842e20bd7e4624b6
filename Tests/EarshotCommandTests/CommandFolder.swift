import Foundation

/// A folder with files of a test's own, in which the program is run; it goes when the test is over.
final class CommandFolder {
  /// Where the folder is.
  let path: String

  /// Makes a folder.
  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "earshot-command-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of everything in the folder and in its folders, sorted.
  var names: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// Writes a file; folders that are missing are made.
  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  /// Writes a file of any bytes; folders that are missing are made.
  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = URL(filePath: file(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    guard bytes.starts(with: "#!".utf8) else { return }
    // While a child of another test holds it open for writing, a program is busy: a process of its own writes it anew.
    let copied = try shell("cp '\(name)' '\(name).new' && mv '\(name).new' '\(name)'")
    if copied.status != 0 { throw CocoaError(.fileWriteUnknown) }
  }

  /// Returns what a file holds.
  func data(of name: String) throws -> Data { try Data(contentsOf: URL(filePath: file(name))) }

  /// Returns what a file of text holds.
  func text(of name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  /// Runs a command of the shell in the folder, in which `$EARSHOT` is the program.
  func shell(_ command: String, input: String = "") throws -> Earshot.Outcome {
    // On a line of its own, so that the folder holds for what a first command runs beside it, too.
    try Earshot.shell("cd '\(path)' || exit 1\n\(command)", input: input)
  }
}
