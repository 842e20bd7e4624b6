import ArgumentParser
import SystemCalls

/// Writes results.
enum StandardOutput {
  /// Writes bytes to standard output, all of them.
  ///
  /// Of a reader that has read enough (`earshot … | head -1`) nothing is said, and the program ends as if all
  /// had been read: what it found, and the files that it writes, do not depend on who listens.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: The exit status 2, after a message, when they cannot be written.
  static func write(_ bytes: [UInt8]) throws { _ = try isRead(bytes) }

  /// Writes bytes to standard output, and tells whether somebody still reads them.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: Whether the reader is there.
  /// - Throws: The exit status 2, after a message, when they cannot be written.
  static func isRead(_ bytes: [UInt8]) throws -> Bool {
    // A closed pipe is told by an error instead of a signal that kills the program without a word.
    signal(SIGPIPE, SIG_IGN)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        SystemCalls.write(1, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EPIPE { return false }
        StandardError.error("standard output: \(String(cString: strerror(errno)).lowercased())")
        throw ExitCode(2)
      }
      written += count
    }
    return true
  }
}
