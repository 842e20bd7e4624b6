import Foundation
import Glibc

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
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (end, path) in [(STDOUT_FILENO, "/dev/null"), (STDERR_FILENO, messages)] {
      posix_spawn_file_actions_addopen(&actions, end, path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    func texts(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } }
    let arguments = texts(["/bin/bash", "-o", "pipefail", "-c", script])
    let environment = texts(["EARSHOT=\(Earshot.program)", "PATH=/usr/bin:/bin"])
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(
      &process, "/bin/bash", &actions, &attributes, arguments + [nil], environment + [nil])
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
