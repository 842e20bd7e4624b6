import ArgumentParser
import Glibc

/// Writes results.
enum StandardOutput {
  /// Writes bytes to standard output, all of them.
  ///
  /// A reader that has read enough (`earshot … | head -1`) ends the program quietly.
  static func write(_ bytes: [UInt8]) throws {
    // A closed pipe is told by an error instead of a signal that kills the program without a word.
    signal(SIGPIPE, SIG_IGN)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(1, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EPIPE { throw ExitCode.success }
        StandardError.error("standard output: \(String(cString: strerror(errno)).lowercased())")
        throw ExitCode(2)
      }
      written += count
    }
  }
}
