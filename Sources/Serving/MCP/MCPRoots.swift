package import Documents

/// The folders in which a client may name files, links followed.
package struct MCPRoots: Equatable, Sendable {
  /// The folders, without what is hidden in them unless the user has named them.
  let folders: AllowedFolders

  /// The working folder, where nobody has named another one.
  static func workingFolder() throws(SourceError) -> MCPRoots {
    MCPRoots(try AllowedFolders(["."]).withoutHidden)
  }

  private init(_ folders: AllowedFolders) { self.folders = folders }

  /// Allows folders and all that is below them.
  package init(_ folders: [String]) throws(SourceError) {
    self.init(try AllowedFolders(folders))
  }

  /// Allows the folders of addresses (`file:///home/me/app`), those that are there.
  init(addresses: [String]) {
    let paths: [String] = addresses.compactMap { address in
      guard address.hasPrefix(Self.scheme) else { return nil }
      let host = address.dropFirst(Self.scheme.count).prefix { $0 != "/" }
      guard host.isEmpty || host == "localhost" else { return nil }
      let path = address.dropFirst(Self.scheme.count + host.count)
      return PercentEscapes.decoded(path)
    }
    self.init(AllowedFolders(existing: paths).withoutHidden)
  }

  private static let scheme = "file://"

  /// Returns where a file is.
  func file(_ path: String) throws(SourceError) -> String {
    let places = PathText.isAbsolute(path) ? [path] : folders.paths.map { "\($0)/\(path)" }
    // What comes and goes meanwhile is asked for once.
    for place in places {
      if let place = folders.place(of: place) { return place }
    }
    // Whether there is a file outside of the folders is nobody's business.
    throw SourceError(
      path: path, message: "no such file in the allowed folders",
      suggestion: folders.paths.isEmpty
        ? "the client allows no folder: give the text of the screen instead, or start the server with --root FOLDER"
        : "allowed: \(folders.paths.map { SafeText.quoted($0) }.joined(separator: ", ")); hidden files need "
          + "--root FOLDER; give a path inside these folders, or the text of the screen")
  }
}
