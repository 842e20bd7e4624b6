internal import Documents

extension PageStorage {
  /// Reads a file.
  ///
  /// - Parameter path: Its path.
  /// - Throws: An error with the place of what is not known or not right; it shows nothing that is kept.
  init(file path: String) throws(SourceError) {
    do throws(SourceError) {
      try self.init(try Document(json: SourceFile.read(path)).root)
    } catch {
      var bare = error
      bare.sourceLine = nil
      bare.others = []
      throw bare
    }
  }

  private init(_ root: DocumentNode) throws(SourceError) {
    try root.requireKeys(["cookies", "origins"], of: "a storage")
    for node in try root["cookies"]?.list(for: "cookies") ?? [] {
      cookies.append(try Cookie(node))
    }
    for node in try root["origins"]?.list(for: "origins") ?? [] {
      origins.append(try Origin(node))
    }
  }
}

extension PageStorage.Cookie {
  fileprivate init(_ node: DocumentNode) throws(SourceError) {
    try node.requireKeys(
      ["name", "value", "domain", "path", "expires", "httpOnly", "secure", "sameSite"],
      of: "a cookie")
    name = try node.secretText("name", of: "a cookie")
    value = try node.secretText("value", of: "a cookie")
    domain = try node.secretText("domain", of: "a cookie")
    if let path = node["path"] { self.path = try path.string(for: "path") }
    if let expires = node["expires"] { self.expires = try expires.number(for: "expires") }
    if let flag = node["httpOnly"] { isHTTPOnly = try flag.boolean(for: "httpOnly") }
    if let flag = node["secure"] { isSecure = try flag.boolean(for: "secure") }
    sameSite = try node["sameSite"]?.word(for: "sameSite", noun: "words")
  }
}

extension PageStorage.Origin {
  fileprivate init(_ node: DocumentNode) throws(SourceError) {
    try node.requireKeys(["origin", "localStorage"], of: "an origin")
    origin = try node.secretText("origin", of: "an origin")
    guard let own = Self(of: origin), own.origin == origin else {
      throw (node["origin"] ?? node).error(
        "an origin is the beginning of an address", suggestion: "write https://SERVER")
    }
    for item in try node["localStorage"]?.list(for: "localStorage") ?? [] {
      try item.requireKeys(["name", "value"], of: "an item of a local storage")
      items.append(
        .init(
          name: try item.secretText("name", of: "an item"),
          value: try item.secretText("value", of: "an item")))
    }
  }

  /// Takes the origin of an address, or is `nil` where pages keep nothing.
  ///
  /// - Parameter url: The address.
  init?(of url: String) {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0] == "http:" || parts[0] == "https:", parts[1].isEmpty,
      !parts[2].isEmpty
    else { return nil }
    origin = parts[..<3].joined(separator: "/")
  }
}

extension DocumentNode {
  /// Returns the text behind a key, and never tells what stands there instead.
  fileprivate func secretText(_ key: String, of thing: String) throws(SourceError) -> String {
    guard let value = self[key] else { throw error("\(thing) needs \"\(key)\"") }
    guard value.kind == .string else { throw value.error("\"\(key)\" takes a text") }
    return value.text
  }
}
