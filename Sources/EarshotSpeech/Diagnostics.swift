import SystemCalls

/// What the helper says when it cannot work at all.
enum Diagnostics {
  /// Prints a message on standard error and ends the program.
  static func fail(_ message: String, status: Int32) -> Never {
    let line = "earshot-speech: \(message)"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    exit(status)
  }
}
