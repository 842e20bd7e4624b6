internal import AccessibilityTree

/// What the lines around an outline say.
enum AgentDeviceNotice {
  /// Returns how many elements a line says were left out for being off the screen.
  ///
  /// - Parameter line: `[off-screen below] 2 interactive items: "All Contacts", "New List"`.
  /// - Returns: The number; 0 for a line that says none.
  static func hidden(_ line: Substring) -> Int {
    guard line.hasPrefix("[off-screen "), let end = line.firstIndex(of: "]") else { return 0 }
    let count = line[end...].dropFirst(2).prefix { $0.isNumber }
    return min(Int(count) ?? 1, 10_000)
  }

  /// Returns whether a line says that the outline ends early.
  ///
  /// - Parameter line: `Snapshot: 44 nodes (truncated)`.
  /// - Returns: `false` for any other line.
  static func isTruncated(_ line: Substring) -> Bool {
    line.hasPrefix("Snapshot: ") && line.hasSuffix("(truncated)")
  }

  /// Returns the name of the app that a line says.
  ///
  /// - Parameter line: `Page: Contacts`.
  /// - Returns: The name, or `nil` for any other line.
  static func page(_ line: Substring) -> String? {
    line.hasPrefix("Page: ") ? String(line.dropFirst(6)).nonblank : nil
  }
}
