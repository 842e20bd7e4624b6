package import Texts

extension PluralCategory {
  /// Reads words that are the same beside every number, or a mapping of forms to words.
  package static func forms(
    of key: String, _ node: DocumentNode
  ) throws(SourceError) -> [PluralCategory: String] {
    guard node.kind == .mapping else { return [.other: try node.string(for: key)] }
    var forms: [PluralCategory: String] = [:]
    try node.forEachPair { (name, words) throws(SourceError) in
      guard let category = PluralCategory(rawValue: name.text) else {
        throw name.error(
          "unknown plural: \(SafeText.quoted(name.text))",
          suggestion: Spelling.suggestion(
            for: name.text, among: allCases.map(\.rawValue), noun: "plurals"))
      }
      forms[category] = try words.string(for: name.text)
    }
    guard forms[.other] != nil else { throw node.error("plural words need \"other\"") }
    return forms
  }
}
