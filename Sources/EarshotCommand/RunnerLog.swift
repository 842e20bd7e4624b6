import Synchronization

/// The log of a job that GitHub reads, line by line, while it is written.
///
/// GitHub takes for a command of the job everything behind `##[`, wherever in a line it stands, and a line that begins with
/// `::` behind white space (documented in the runner's source, ActionCommand.cs).
enum RunnerLog {
  // The project file is read, and told of, before the command knows its options.
  private static let isRead = Mutex(
    CommandLine.arguments.contains { $0 == "--annotations" || $0.hasPrefix("--annotations=") })

  /// Says that a runner reads what is printed from now on.
  static func begin() { isRead.withLock { $0 = true } }

  /// Returns what is printed, without a command of somebody else's; a line of Earshot's own may begin with one.
  static func plain(_ bytes: [UInt8], isOwn: Bool = false) -> [UInt8] {
    guard isRead.withLock({ $0 }) else { return bytes }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var line = 0
    for byte in bytes {
      let isCommand =
        byte == UInt8(ascii: "[") && plain[line...].suffix(2).elementsEqual("##".utf8)
        || !isOwn && byte == UInt8(ascii: ":") && plain[line...].last == UInt8(ascii: ":")
          && isBlank(plain[line...].dropLast())
      if isCommand { plain.append(UInt8(ascii: " ")) }
      plain.append(byte)
      if byte == 0x0A || byte == 0x0D { line = plain.count }
    }
    return plain
  }

  /// Whether a runner passes over what stands before a command (documented: it trims white space).
  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(decoding: bytes.prefix(256), as: UTF8.self).allSatisfy(\.isWhitespace)
  }
}
