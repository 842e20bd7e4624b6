package import Texts

extension DocumentNode {
  /// Returns a mapping of single characters to what is said for them.
  package func characterNames(for key: String) throws(SourceError) -> [Character: String] {
    try requireMapping(for: key)
    var names: [Character: String] = [:]
    try forEachPair { (node, name) throws(SourceError) in
      guard let character = node.text.first, node.text.count == 1 else {
        throw node.error(
          "\(SafeText.quoted(key)) takes single characters, not \(SafeText.quoted(node.text))")
      }
      names[character] = try name.string(for: key)
    }
    return names
  }
}
