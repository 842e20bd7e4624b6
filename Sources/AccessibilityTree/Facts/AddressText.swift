/// What the end of an address calls the file that it names.
package enum AddressText {
  /// Returns the last part of an address without its ending, or `nil` for an address that names no file: of mail, of a
  /// script, of a site alone, of a part of the page itself.
  package static func fileName(of address: String) -> String? {
    var path = address[...].prefix { $0 != "?" && $0 != "#" }
    if let start = path.firstRange(of: "://")?.upperBound {
      path = path[start...].drop { $0 != "/" }
    } else if path.prefix(while: { $0 != "/" }).contains(":") {
      return nil
    }
    guard let last = path.split(separator: "/").last else { return nil }
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return String(last) }
    return String(last[..<dot])
  }
}
