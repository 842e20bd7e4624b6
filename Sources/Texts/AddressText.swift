/// Addresses as messages and results show them.
package enum AddressText {
  /// Returns an address without the user and the password that it may hold: `https://ann:secret@example.org/`.
  package static func withoutLogin(_ address: String) -> String {
    guard let start = address.utf8.firstRange(of: "://".utf8)?.upperBound else { return address }
    let server = address[start...].prefix { !"/?#".contains($0) }
    guard let login = server.lastIndex(of: "@") else { return address }
    return String(address[..<start] + address[address.index(after: login)...])
  }
}
