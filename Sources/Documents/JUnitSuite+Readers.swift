extension JUnitSuite {
  /// Returns the facts that name the readers which were heard.
  ///
  /// - Parameter readers: The name and version of the reader of each case, in the order of the cases.
  /// - Returns: `reader` and `readerVersion` of each reader, once.
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
