import AccessibilityTree
import Documents

extension DocumentNode {
  /// Returns the node as a language tag: letters and digits in parts of up to eight, with hyphens.
  func languageTag(for key: String) throws(SourceError) -> String {
    let text = try string(for: key)
    // As it is written: who writes a screen file can use hyphens.
    if let tag = Spelling.language(named: text) {
      throw error(
        "\(SafeText.quoted(key)) takes a language tag, not \(SafeText.quoted(text))",
        suggestion: "did you mean \(SafeText.quoted(tag))?")
    }
    guard text.languageTag == text else {
      throw error(
        "\(SafeText.quoted(key)) takes a language tag, not \(SafeText.quoted(text))",
        suggestion: "write one like \"en-US\", \"ko\" or \"zh-Hant\"")
    }
    return text
  }

  /// Returns the node as an `id` or a list of them.
  func idOrIDs(for key: String) throws(SourceError) -> [String] {
    kind == .sequence ? try strings(for: key) : [try string(for: key)]
  }

  /// Returns the node as a value that is carried without knowing what it means.
  func propertyValue(for key: String, depth: Int = 64) throws(SourceError) -> PropertyValue {
    guard depth > 0 else { throw error("this is nested too deeply") }
    switch kind {
    case .sequence:
      var values: [PropertyValue] = []
      for item in items { values.append(try item.propertyValue(for: key, depth: depth - 1)) }
      return .list(values)
    case .mapping:
      var entries: [PropertyValue.Entry] = []
      try forEachPair { (key, value) throws(SourceError) in
        let value = try value.propertyValue(for: key.text, depth: depth - 1)
        entries.append(.init(key: key.text, value: value))
      }
      return .mapping(entries)
    case .string, .plain, .boolean, .null, .number: return try scalar(for: key)
    }
  }

  private func scalar(for key: String) throws(SourceError) -> PropertyValue {
    if isBlank { return .text("") }
    switch NativeValueType.of(key) {
    case .word, .words: return .text(try string(for: key))
    case .number: return .number(try number(for: key))
    case .flag: return .boolean(try boolean(for: key))
    case .wordOrFlag:
      if let flag = Bool(text) { return .boolean(flag) }
      return .text(try string(for: key))
    case .structure, nil:
      switch kind {
      case .number: return .number(try number(for: key))
      case .boolean: return .boolean(text == "true")
      case .plain:
        // Nobody knows the key: a number or truth value is one if it could be written back the same.
        if let flag = Bool(text) { return .boolean(flag) }
        if let number = looseNumber, JSONWriter.text(number) == text { return .number(number) }
        return .text(text)
      default: return .text(text)
      }
    }
  }
}
