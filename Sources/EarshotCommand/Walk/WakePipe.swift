import SystemCalls

/// Wakes the loop that waits for keys, from a signal handler or another thread.
enum WakePipe {
  /// What the loop is woken for.
  enum Reason: UInt8 {
    case resized = 1, suspend, resumed, voice
  }

  // Opened once and never closed: a handler may run at any time.
  private static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }()

  /// The end that becomes readable.
  static var descriptor: Int32 { ends.read }

  /// Wakes the loop; safe in a signal handler once ``descriptor`` has been asked for.
  static func wake(_ reason: Reason) {
    var byte = reason.rawValue
    // A full pipe wakes as well.
    _ = write(ends.write, &byte, 1)
  }

  /// Takes what the loop was woken for.
  static func reasons() -> [Reason] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(ends.read, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].compactMap(Reason.init) : []
  }
}
