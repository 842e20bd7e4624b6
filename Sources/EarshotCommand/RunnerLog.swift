import Synchronization

/// The log of a job that GitHub reads, line by line, while it is written.
///
/// GitHub takes everything behind `##[` for a command of the job, wherever in a line it stands (documented in the runner's
/// source).
enum RunnerLog {
  private static let isRead = Mutex(false)

  /// Says that a runner reads what is printed from now on.
  static func begin() { isRead.withLock { $0 = true } }

  /// Returns what is printed, without a command of somebody else's.
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    guard isRead.withLock({ $0 }) else { return bytes }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == UInt8(ascii: "["), plain.suffix(2).elementsEqual("##".utf8) {
        plain.append(UInt8(ascii: " "))
      }
      plain.append(byte)
    }
    return plain
  }
}
