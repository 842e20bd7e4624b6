import ArgumentParser
import Synchronization
import SystemCalls

/// Writes results.
enum StandardOutput {
  /// What is to go into a file when it is whole, or `nil` where it is written at once.
  private static let file = Mutex<[UInt8]?>(nil)

  /// Whether what is written goes into a file.
  static var isCollecting: Bool { file.withLock { $0 != nil } }

  /// Keeps what is written from now on.
  static func collect() { file.withLock { $0 = [] } }

  /// Ends that, and returns what was kept.
  static func collected() -> [UInt8] {
    file.withLock { bytes in
      defer { bytes = nil }
      return bytes ?? []
    }
  }

  /// Writes bytes to standard output, all of them.
  ///
  /// Of a reader that has read enough (`earshot … | head -1`) nothing is said, and the program ends as if all
  /// had been read: what it found, and the files that it writes, do not depend on who listens.
  static func write(_ bytes: [UInt8]) throws { _ = try isRead(bytes) }

  /// Writes bytes to standard output, and tells whether somebody still reads them.
  static func isRead(_ bytes: [UInt8]) throws -> Bool {
    if file.withLock({ $0?.append(contentsOf: bytes) }) != nil { return true }
    // A closed pipe is told by an error instead of a signal that kills the program without a word.
    signal(SIGPIPE, SIG_IGN)
    let bytes = RunnerLog.plain(bytes)
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
