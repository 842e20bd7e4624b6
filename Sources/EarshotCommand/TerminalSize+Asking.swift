import Earshot
import SystemCalls
import Walk

extension TerminalSize {
  /// Asks a terminal for its size.
  static func told(by output: Int32) -> TerminalSize? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// The size of the terminal that results are written to, or `nil` where they go elsewhere.
  static var ofStandardOutput: TerminalSize? {
    StandardOutput.isCollecting ? nil : told(by: STDOUT_FILENO)
  }
}

extension TextTable {
  /// Creates a table as wide as the terminal that results are written to.
  init(_ rows: [[String]]) { self.init(rows, room: TerminalSize.ofStandardOutput?.columns) }
}
