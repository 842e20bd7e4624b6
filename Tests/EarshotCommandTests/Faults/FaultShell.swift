import Foundation
import SystemCalls

/// A shell in which faults are tried: with every signal as a terminal's shell has it.
///
/// Tests run on threads on which signals are blocked, and whatever Foundation starts inherits that.
enum FaultShell {
  /// Runs a script to its end.
  ///
  /// - Parameters:
  ///   - script: The script, in which `$EARSHOT` is the program.
  ///   - messages: The path of a file that takes what it writes on standard error.
  /// - Throws: An error when the shell cannot be started.
  /// - Returns: Its exit status, or -1 when a signal has ended it.
  static func run(_ script: String, messages: String) throws -> Int32 {
    var start = ProcessStart(
      "/bin/bash", ["-o", "pipefail", "-c", script],
      environment: ["EARSHOT": Earshot.program, "PATH": "/usr/bin:/bin"])
    start.open("/dev/null", as: STDIN_FILENO, flags: O_RDONLY)
    for (number, path) in [(STDOUT_FILENO, "/dev/null"), (STDERR_FILENO, messages)] {
      start.open(path, as: number, flags: O_WRONLY | O_CREAT | O_APPEND)
    }
    start.resetsSignals = true
    return try start.end()
  }
}
