extension JUnitSuite {
  /// Returns the facts that name the readers which were heard.
  package static func properties(of readers: [(name: String, version: String)]) -> [Property] {
    var properties: [Property] = []
    for reader in readers {
      let facts = [Property("reader", reader.name), Property("readerVersion", reader.version)]
      let isNamed = zip(properties, properties.dropFirst()).contains {
        $0 == facts[0] && $1 == facts[1]
      }
      if !isNamed { properties += facts }
    }
    return properties
  }
}
