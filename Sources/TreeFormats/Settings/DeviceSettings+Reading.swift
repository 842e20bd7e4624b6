package import AccessibilityTree
package import Documents

extension DeviceSettings {
  /// Reads settings from a file: `{textSize: accessibilityLarge, boldText: on}`.
  package init(reading node: DocumentNode) throws(SourceError) {
    self.init()
    guard node.kind == .mapping else {
      throw node.error(
        "settings are a mapping, not \(node.described)", suggestion: "write {boldText: on}")
    }
    var settings = self
    try node.readPairs { (name, value) throws(SourceError) in
      guard let key = Key(rawValue: name.text) else {
        throw name.error(
          "unknown setting \(SafeText.quoted(name.text))",
          suggestion: Self.suggestion(for: name.text))
      }
      let word = try value.string(for: name.text)
      guard settings.set(key, word) else {
        throw value.error(
          "\"\(key.rawValue)\" takes no \(SafeText.quoted(word))",
          suggestion: Spelling.suggestion(for: word, among: key.possibleValues, noun: "values"))
      }
    }
    self = settings
  }

  /// Returns the nearest setting to a word.
  package static func suggestion(for name: String) -> String {
    // What an input cannot tell at all is not merely misspelt.
    if name == "orientation" || name == "size" {
      return "an input has only one \(name); save the other layout as a separate file, and "
        + "compare the two with earshot diff"
    }
    return Spelling.suggestion(for: name, among: Key.allCases.map(\.rawValue), noun: "settings")
  }
}
