package import Documents

/// The folders in which a client may name files, links followed.
package struct MCPRoots: Equatable, Sendable {
  private let folders: [String]

  /// Allows folders and all that is below them.
  ///
  /// - Parameter folders: Paths of folders.
  /// - Throws: An error for a folder that is not there.
  package init(_ folders: [String]) throws(SourceError) {
    var resolved: [String] = []
    for folder in folders {
      guard FolderFiles.isFolder(folder), let path = NamedFileFolder.resolved(folder) else {
        throw SourceError(path: folder, message: "no such folder")
      }
      resolved.append(path)
    }
    self.folders = resolved
  }

  /// Allows the folders of addresses (`file:///home/me/app`), those that are there.
  ///
  /// - Parameter addresses: Addresses as clients write them.
  init(addresses: [String]) {
    folders = addresses.compactMap { address in
      guard address.hasPrefix(Self.scheme) else { return nil }
      let host = address.dropFirst(Self.scheme.count).prefix { $0 != "/" }
      guard host.isEmpty || host == "localhost" else { return nil }
      let path = address.dropFirst(Self.scheme.count + host.count)
      guard let plain = Self.decoded(path), FolderFiles.isFolder(plain) else { return nil }
      return NamedFileFolder.resolved(plain)
    }
  }

  private static let scheme = "file://"

  /// Returns where a file is.
  ///
  /// - Parameter path: A path, absolute or from the first folder on.
  /// - Throws: An error for a path that leads out of the folders, itself or by a link.
  /// - Returns: An absolute path without links.
  func file(_ path: String) throws(SourceError) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let places = isAbsolute ? [path] : folders.map { "\($0)/\(path)" }
    if !path.utf8.contains(0) {
      for place in places {
        guard let resolved = NamedFileFolder.resolved(place) else { continue }
        if holds(resolved) { return resolved }
      }
    }
    // Whether there is a file outside of the folders is nobody's business.
    throw SourceError(
      path: path, message: "there is no such file in the folders that may be read",
      suggestion: folders.isEmpty
        ? "the client names no folder: give the text of the screen instead"
        : "they are \(folders.map { SafeText.quoted($0) }.joined(separator: ", ")); give a path below them, or the "
          + "text of the screen")
  }

  private func holds(_ path: String) -> Bool {
    folders.contains { folder in
      folder == "/" || path.utf8.elementsEqual(folder.utf8)
        || path.utf8.starts(with: "\(folder)/".utf8)
    }
  }

  /// Returns an address without its escapes, or `nil`.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), value != 0
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
