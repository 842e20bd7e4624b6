import Synchronization
import SystemCalls

/// The log of a job that GitHub reads, line by line, while it is written.
///
/// GitHub takes for a command of the job everything behind `##[`, wherever in a line it stands, and a line that begins with
/// `::` behind white space (documented in the runner's source, ActionCommand.cs).
enum RunnerLog {
  // The project file is read, and told of, before the command knows its options.
  private static let isRead = Mutex(
    CommandLine.arguments.contains { $0 == "--annotations" || $0.hasPrefix("--annotations=") })
  // In a job everything is the log that no file takes, also behind a tool that passes it on, such as pre-commit.
  private static let isOutputRead = isLog(1)
  private static let isErrorRead = isLog(2)

  /// Says that a runner reads what is printed from now on.
  static func begin() { isRead.withLock { $0 = true } }

  /// Returns what is printed, without a command of somebody else's; a line of Earshot's own may begin with one.
  static func plain(_ bytes: [UInt8], isError: Bool = false, isOwn: Bool = false) -> [UInt8] {
    let isPassedOn = isError ? isErrorRead : isOutputRead
    guard isPassedOn || isRead.withLock({ $0 }) else { return bytes }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    // Of the line: what stands before, without the white space that a runner passes over (documented: it trims it).
    var isBlank = true
    // The two scalars before.
    var last: (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isCommand =
        scalar == "[" && last == ("#", "#") || !isOwn && scalar == ":" && last.1 == ":" && isBlank
      if isCommand { plain.append(UInt8(ascii: " ")) }
      if let units = UTF8.encode(scalar) { plain.append(contentsOf: units) }
      // The first colon decides nothing yet.
      if last.1 == ":" || scalar != ":" {
        isBlank = isBlank && scalar.properties.isWhitespace
      }
      if scalar == "\n" || scalar == "\r" { isBlank = true }
      last = (last.1, scalar)
    }
    return plain
  }

  private static func isLog(_ descriptor: Int32) -> Bool {
    guard let value = getenv("GITHUB_ACTIONS"), String(cString: value) == "true" else {
      return false
    }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }
}
