import SystemCalls
import Walk

/// The terminal while the program draws on it.
struct Terminal {
  let input: Int32
  let output: Int32

  /// Whether the terminal understands what is needed for drawing.
  static var canDraw: Bool {
    guard let name = getenv("TERM").map({ String(cString: $0) }) else { return false }
    return !["", "dumb", "unknown"].contains(name)
  }

  // The alternate screen, no wrapping at its edge, and pasted text told from typed keys.
  private static let greeting = Array("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h".utf8)

  /// Begins to draw, or goes on after an interruption: raw mode and the alternate screen, until
  /// ``leave()`` or the program's end.
  func enter() -> Bool {
    guard var mode = TerminalRestoration.arm(input: input, output: output) else { return false }
    cfmakeraw(&mode)
    guard tcsetattr(input, TCSANOW, &mode) == 0, write(Self.greeting) else {
      leave()
      return false
    }
    return true
  }

  /// Ends drawing: everything is as it was.
  func leave() {
    // Keys that were typed for this program are not left to the shell.
    tcflush(input, TCIFLUSH)
    TerminalRestoration.restore()
  }

  /// The size, or 80×24 where the terminal does not know.
  var size: TerminalSize {
    TerminalSize.told(by: output) ?? TerminalSize(columns: 80, rows: 24)
  }

  /// Writes bytes, all of them.
  func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        SystemCalls.write(output, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN {
        // Somebody has told the terminal not to make writers wait.
        var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        if poll(&room, 1, 1000) > 0 { continue }
      }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
