internal import AccessibilityTree

/// What the lines around an outline say.
enum AgentDeviceNotice {
  /// Returns how many elements a line says were left out for being off the screen.
  static func hidden(_ line: Substring) -> Int {
    guard line.hasPrefix("[off-screen "), let end = line.firstIndex(of: "]") else { return 0 }
    let count = line[end...].dropFirst(2).prefix { $0.isNumber }
    return min(Int(count) ?? 1, 10_000)
  }

  /// Returns whether a line says that the outline ends early.
  static func isTruncated(_ line: Substring) -> Bool {
    line.hasPrefix("Snapshot: ") && line.hasSuffix("(truncated)")
  }

  /// Returns the name of the app that a line says.
  static func page(_ line: Substring) -> String? {
    line.hasPrefix("Page: ") ? String(line.dropFirst(6)).nonblank : nil
  }
}
