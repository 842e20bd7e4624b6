/// The name of a server that somebody typed as in the address line of a browser.
package enum ServerName {
  /// Returns the whole address, or `nil` for what may as well be a file.
  ///
  /// This machine and numbers are asked by http, as servers of developers are; others by https.
  package static func address(of input: String) -> String? {
    let name = input.prefix { !"/?#".contains($0) }
    guard !name.isEmpty, name.utf8.count < 256 else { return nil }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let host = parts.first?.lowercased() else { return nil }
    if parts.count == 2 {
      guard let port = Int(parts[1]), (1...65535).contains(port), parts[1].first != "+" else {
        return nil
      }
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber =
      labels.count == 4 && labels.allSatisfy { UInt8($0) != nil && $0.allSatisfy(\.isNumber) }
    if host == "localhost" || isNumber { return "http://\(input)" }
    guard labels.count > 1, let last = labels.last, ends.contains(last),
      labels.allSatisfy({ label in
        !label.isEmpty
          && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      })
    else { return nil }
    return "https://\(input)"
  }

  /// Last labels that no ending of a file is.
  private static let ends: Set<Substring> = [
    "com", "org", "net", "edu", "gov", "io", "dev", "de", "fr", "uk", "jp", "kr", "cn", "nl", "eu",
    "ch", "at", "it", "es", "se", "ca", "au", "br", "in",
  ]
}
