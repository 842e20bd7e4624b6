internal import AccessibilityTree
internal import Documents

/// The key `import` of a screen file: what the screen was converted from.
enum NativeOrigin {
  private enum Key: String, CaseIterable {
    case format, cannotCarry, doubts
  }

  /// Reads what is written behind the key.
  static func read(_ node: DocumentNode) throws(SourceError) -> ImportOrigin {
    guard node.kind == .mapping else {
      throw node.error(
        "\"import\" takes {format: NAME, cannotCarry: [...]}, not \(node.described)")
    }
    var format: String?
    var cannotCarry: [Capability] = []
    var doubts: [String] = []
    try node.forEachPair { (key, value) throws(SourceError) in
      guard let known = Key(rawValue: key.text) else {
        throw key.error(
          "unknown key \(SafeText.quoted(key.text)) in \"import\"",
          suggestion: Spelling.suggestion(
            for: key.text, among: Key.allCases.map(\.rawValue), noun: "keys"))
      }
      switch known {
      case .format: format = try value.string(for: key.text)
      case .cannotCarry:
        for item in try value.list(for: key.text) {
          let fact: Capability = try item.word(for: key.text, noun: "facts")
          if !cannotCarry.contains(fact) { cannotCarry.append(fact) }
        }
      case .doubts: doubts = try value.strings(for: key.text)
      }
    }
    guard let format else {
      throw node.error("\"import\" needs \"format\": the format that the screen was converted from")
    }
    var origin = ImportOrigin(format: format, cannotCarry: cannotCarry)
    origin.doubts = doubts
    return origin
  }

  /// Returns what is written behind the key.
  static func value(of origin: ImportOrigin) -> PropertyValue {
    var entries: [PropertyValue.Entry] = [
      .init(key: Key.format.rawValue, value: .text(origin.format)),
      .init(
        key: Key.cannotCarry.rawValue,
        value: .list(origin.cannotCarry.map { .text($0.rawValue) })),
    ]
    if !origin.doubts.isEmpty {
      entries.append(
        .init(key: Key.doubts.rawValue, value: .list(origin.doubts.map { .text($0) })))
    }
    return .mapping(entries)
  }
}
