import Foundation
import SystemCalls

/// A shell in which faults are tried: with every signal as a terminal's shell has it.
///
/// Tests run on threads on which signals are blocked, and whatever Foundation starts inherits that.
enum FaultShell {
  /// Runs a script to its end.
  static func run(_ script: String, messages: String) throws -> Int32 {
    var start = ProcessStart(
      "/bin/bash", ["-o", "pipefail", "-c", script],
      environment: ["EARSHOT": Earshot.program, "PATH": "/usr/bin:/bin"], in: ".")
    start.open("/dev/null", as: STDIN_FILENO, flags: O_RDONLY)
    for (number, path) in [(STDOUT_FILENO, "/dev/null"), (STDERR_FILENO, messages)] {
      start.open(path, as: number, flags: O_WRONLY | O_CREAT | O_APPEND)
    }
    start.resetsSignals = true
    return try start.end()
  }
}
