package import Documents

extension PageStorage {
  /// Reads a file.
  package init(file path: String) throws(SourceError) {
    let source = try SourceFile.read(path)
    let document: Document
    do throws(SourceError) {
      document = try Document(json: source)
    } catch {
      // A reader of JSON says which word it does not know.
      throw SourceError(
        path: path, location: error.location, message: "a storage file must be JSON",
        suggestion: "create one with earshot walk ADDRESS --save-storage FILE")
    }
    do throws(SourceError) {
      try self.init(document.root)
    } catch {
      var bare = error
      bare.sourceLine = nil
      bare.others = []
      throw bare
    }
    self.path = path
  }

  private init(_ root: DocumentNode) throws(SourceError) {
    if root.kind == .sequence {
      throw root.error(
        "a storage file is a mapping of keys and values, not a list",
        suggestion: "put a list of cookies below cookies: {\"cookies\": […], \"origins\": []}")
    }
    try root.requireSecretKeys(["cookies", "origins"], of: "a storage file")
    let (cookies, origins) = (try root.secretList("cookies"), try root.secretList("origins"))
    for node in cookies { self.cookies.append(try Cookie(node)) }
    for node in origins {
      self.origins.append(try Origin(node))
      if try !node.secretList("indexedDB").isEmpty { databaseCount += 1 }
    }
    let source = root.document.source
    for (index, place) in cookies.map({ source.location(of: $0.offset) }).enumerated() {
      self.cookies[index].place = place
    }
    for (index, place) in origins.map({ source.location(of: $0.offset) }).enumerated() {
      self.origins[index].place = place
    }
  }
}

extension PageStorage.Cookie {
  fileprivate init(_ node: DocumentNode) throws(SourceError) {
    try node.requireSecretKeys(
      [
        "name", "value", "domain", "path", "expires", "httpOnly", "secure", "sameSite",
        "partitionKey", "_crHasCrossSiteAncestor",
      ], of: "a cookie")
    name = try node.secretText("name", of: "a cookie")
    value = try node.secretText("value", of: "a cookie")
    domain = try node.secretText("domain", of: "a cookie")
    if domain.isEmpty || domain.contains(where: { $0.isWhitespace || "/?#@,;".contains($0) }) {
      throw (node["domain"] ?? node).error(
        "the domain of a cookie must be the name of a server",
        suggestion: "write it like example.org")
    }
    path = try node.secret("path", .string, "a text")?.text ?? "/"
    expires = try node.secret("expires", .number, "a number")?.looseNumber ?? -1
    isHTTPOnly = try node.secretFlag("httpOnly")
    isSecure = try node.secretFlag("secure")
    if let word = try node.secret("sameSite", .string, "a text") {
      guard let known = PageStorage.SameSite(rawValue: word.text) else {
        let all = PageStorage.SameSite.allCases.map(\.rawValue).joined(separator: ", ")
        throw word.error("unknown \"sameSite\" of a cookie", suggestion: "write one of \(all)")
      }
      sameSite = known
    }
    partition = try node.secret("partitionKey", .string, "a text")?.text
    hasForeignAncestor = try node.secretFlag("_crHasCrossSiteAncestor")
  }
}

extension PageStorage.Origin {
  fileprivate init(_ node: DocumentNode) throws(SourceError) {
    try node.requireSecretKeys(["origin", "localStorage", "indexedDB"], of: "an origin")
    let written = try node.secretText("origin", of: "an origin")
    guard let own = Self(of: written), own.origin == written else {
      throw (node["origin"] ?? node).error(
        "an origin must be the start of an address, up to the server's name or port",
        suggestion: "write it like https://example.org")
    }
    origin = written
    for item in try node.secretList("localStorage") {
      try item.requireSecretKeys(["name", "value"], of: "a local storage item")
      items.append(
        .init(
          name: try item.secretText("name", of: "an item"),
          value: try item.secretText("value", of: "an item")))
    }
  }

  /// Takes the origin of an address, or is `nil` where pages keep nothing.
  init?(of url: String) {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0] == "http:" || parts[0] == "https:", parts[1].isEmpty,
      !parts[2].isEmpty, !parts[2].contains(where: { $0.isWhitespace || "?#@".contains($0) })
    else { return nil }
    origin = parts[..<3].joined(separator: "/")
  }
}

/// Readers of values that never tell what stands there instead.
extension DocumentNode {
  fileprivate func requireSecretKeys(_ keys: [String], of thing: String) throws(SourceError) {
    guard kind == .mapping else { throw error("\(thing) is a mapping of keys and values") }
    try readPairs { (key, _) throws(SourceError) in
      guard keys.contains(key.text) else {
        throw key.error(
          "unknown key of \(thing)", suggestion: "its keys are \(keys.joined(separator: ", "))")
      }
    }
  }

  fileprivate func secret(
    _ key: String, _ kind: Document.Kind, _ words: String
  ) throws(SourceError) -> DocumentNode? {
    guard let value = self[key] else { return nil }
    guard value.kind == kind else { throw value.error("\"\(key)\" takes \(words)") }
    return value
  }

  fileprivate func secretText(_ key: String, of thing: String) throws(SourceError) -> String {
    guard let value = try secret(key, .string, "a text") else {
      throw error("\(thing) needs \"\(key)\"")
    }
    return value.text
  }

  fileprivate func secretFlag(_ key: String) throws(SourceError) -> Bool {
    try secret(key, .boolean, "true or false")?.text == "true"
  }

  fileprivate func secretList(_ key: String) throws(SourceError) -> [DocumentNode] {
    try secret(key, .sequence, "a list")?.items ?? []
  }
}
