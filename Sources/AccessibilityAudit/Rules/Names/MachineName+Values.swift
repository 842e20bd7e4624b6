extension MachineName {
  /// Returns the kind of a text that is a raw value from the code, or `nil`.
  static func kind(ofValue label: String) -> Kind? {
    if missing.contains(label) || label.hasPrefix("Optional(\"") { return .missing }
    guard !label.contains(where: \.isWhitespace) else {
      return holdsPlaceInMemory(label) ? .identifier : nil
    }
    let lowered = label.lowercased()
    if schemes.contains(where: lowered.hasPrefix) { return .address }
    if holdsPlaceInMemory(lowered) || isReversedDomain(label) { return .identifier }
    return nil
  }

  private static let schemes = ["http://", "https://", "file://", "data:image/", "content://"]

  private static let missing: Set<String> = [
    "(null)", "undefined", "[object Object]", "NaN", "nil", "<null>", "%@", "%d", "{0}", "${label}",
  ]

  // What domains end with begins the names of apps and packages.
  private static let domainEnds: Set<String> = [
    "com", "org", "net", "io", "app", "dev", "edu", "gov",
  ]

  /// `com.example.settings.Item`: a reversed domain with at least three parts.
  private static func isReversedDomain(_ label: String) -> Bool {
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, domainEnds.contains(String(parts[0])) else { return false }
    return parts.allSatisfy { part in
      part.first?.isLetter == true
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    }
  }

  /// The memory address at the end of `<UIView: 0x7f9c8d40a2b0>`.
  private static func holdsPlaceInMemory(_ label: String) -> Bool {
    guard let start = label.firstRange(of: "0x") else { return false }
    return label[start.upperBound...].prefix(while: \.isHexDigit).count >= 7
  }
}
