package import Documents

/// A page that has to be opened before it can be read.
package enum PageInput: Sendable {
  /// A page at an address of the web: `https://example.org`.
  case address(String)
  /// A page in a file.
  case file(FoundFile)
  /// A page that came from standard input.
  case text(SourceText)

  /// What messages call it.
  package var name: String {
    switch self {
    case .address(let address): AddressText.withoutLogin(address)
    case .file(let file): file.path
    case .text(let source): source.path
    }
  }

  /// Returns the page that a user's word names, by its text alone.
  ///
  /// A server without a scheme, such as `localhost:3000` or `example.com`, is an address. What lies on the disk makes no
  /// difference: the program asks its user about that once, by ``doubt(about:)``. Words of others go to ``named(_:)``.
  package static func typed(_ input: String) throws(SourceError) -> PageInput? {
    if let address = ServerName.address(of: input) { return .address(address) }
    return try named(input)
  }

  /// Returns what to ask the user about a word that is an address, and may be the name of a file, too.
  ///
  /// Somebody else may have put the file there, and a shell may have written its name out. Others than the user would
  /// learn by the question what lies on the disk.
  package static func doubt(about input: String) -> SourceError? {
    if let address = ServerName.address(of: input) {
      // `?` and `#` are letters of file names.
      let server = input.prefix { !"/?#".contains($0) }
      let folder = input.prefix { $0 != "/" }
      let names = Set([server, folder, input[...]])
      guard names.contains(where: { SourceFile.isNamed(String($0)) }) else { return nil }
      return SourceError(
        path: input, message: "this could be a server or a file, and a file of that name exists",
        suggestion: "write ./\(input) for the file, or \(address) for the server")
    }
    // To the system two slashes are one, and a folder may be called "http:".
    guard (try? named(input)) != nil, SourceFile.isNamed(input) else { return nil }
    return SourceError(
      path: input,
      message: "this could be an address or a file, and a file of that name exists",
      suggestion: "write ./\(input) for the file; for the address, rename the folder")
  }

  /// Returns the page that an address with a scheme names, by its text alone.
  package static func named(_ input: String) throws(SourceError) -> PageInput? {
    guard let colon = input.firstIndex(of: ":") else { return nil }
    let scheme = input[..<colon].lowercased()
    guard scheme.count > 1, scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }) else {
      return nil
    }
    switch scheme {
    case "http", "https":
      let server = input[colon...].dropFirst(3)
      guard input[colon...].hasPrefix("://"), let first = server.first, !"/?#:".contains(first)
      else {
        throw SourceError(
          path: input, message: "this address has no server",
          suggestion: "write \(scheme)://SERVER/PATH")
      }
      return .address(input)
    case "file":
      let path = input[colon...].drop { $0 == ":" }
      guard path.hasPrefix("///") else {
        throw SourceError(
          path: input, message: "this address is not a file on this computer",
          suggestion: "write file:///PATH, or only the path")
      }
      let file = path.dropFirst(2)
      return .file(FoundFile(PercentEscapes.decoded(file) ?? String(file)))
    case "ftp", "javascript", "data", "about", "chrome", "view-source", "blob", "ws", "wss": break
    default: if !input[colon...].hasPrefix("://") { return nil }
    }
    throw SourceError(
      path: input, message: "\"\(scheme):\" addresses are not supported",
      suggestion: "use an http: or https: address, or a file")
  }
}
