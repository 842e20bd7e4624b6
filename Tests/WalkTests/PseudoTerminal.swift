import Foundation
import SystemCalls

/// A terminal of which a test holds the other end, with a program running on it.
final class PseudoTerminal {
  private var keyboard: Int32
  private var line: Int32
  private(set) var process: pid_t = 0
  /// All that the program has written.
  private(set) var written = ""

  /// Starts a program on a new terminal, in a session of its own.
  init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    guard let pair = TerminalPair() else { throw POSIXError(.ENOTTY) }
    (keyboard, line) = (pair.keyboard, pair.line)
    resize(columns: 80, rows: 24)

    var variables = ProcessInfo.processInfo.environment
    variables["TERM"] = "xterm-256color"
    variables["NO_COLOR"] = nil
    // A crash is to end the program, and not to ask what to do.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables.merge(environment) { $1 }
    var start = ProcessStart(program, arguments, environment: variables, in: ".")
    // Tests run on threads on which signals are blocked, and a program would inherit that.
    start.resetsSignals = true
    start.startsSession = true
    for number: Int32 in [0, 1, 2] { start.open(pair.path, as: number, flags: O_RDWR) }
    let (started, code) = start.run()
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    process = started
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    for end in [keyboard, line] where end >= 0 { close(end) }
  }

  /// Takes the terminal away, as closing its window does, and waits for the end of the program.
  func vanish() -> rusage? {
    for end in [line, keyboard] { close(end) }
    (line, keyboard) = (-1, -1)
    var status: Int32 = 0
    var usage = rusage()
    for _ in 0..<600 {
      if wait4(process, &status, WNOHANG, &usage) == process {
        process = 0
        return usage
      }
      usleep(100_000)
    }
    return nil
  }

  /// The settings of the terminal, byte by byte.
  var mode: [UInt8] {
    var mode = termios()
    // Nobody writes what stands between two fields, so that it may differ from one time to the next.
    _ = withUnsafeMutableBytes(of: &mode) { $0.initializeMemory(as: UInt8.self, repeating: 0) }
    tcgetattr(line, &mode)
    return withUnsafeBytes(of: &mode) { Array($0) }
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Reads until the program has written a text, counted from what was read before.
  func wait(for text: String) -> Bool {
    var news = ""
    for _ in 0..<600 {
      guard let piece = read() else { return news.contains(text) }
      news += piece
      written += piece
      if news.contains(text) { return true }
    }
    return false
  }

  /// Waits for the end of the program.
  func end() -> Int32 {
    var status: Int32 = 0
    for _ in 0..<600 where process > 0 {
      written += read() ?? ""
      if waitpid(process, &status, WNOHANG) == process { process = 0 }
    }
    while let rest = read(patience: 0), !rest.isEmpty { written += rest }
    if process > 0 { return .min }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : -signal
  }

  private var incomplete: [UInt8] = []

  private func read(patience: Int32 = 100) -> String? {
    var source = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, patience) > 0 else { return "" }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = SystemCalls.read(keyboard, &bytes, bytes.count)
    guard count > 0 else { return nil }
    // A character may be cut by the end of the buffer.
    let all = incomplete + bytes[..<count]
    let end = all.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    let isCut = all[end] >= 0xC0 && String(validating: all[end...], as: UTF8.self) == nil
    incomplete = isCut ? Array(all[end...]) : []
    return String(decoding: isCut ? all[..<end] : all[...], as: UTF8.self)
  }
}
