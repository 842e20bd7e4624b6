import AccessibilityTree
import Documents

/// Writes the YAML of screen files: blocks for elements, one line for each of their properties.
///
/// A text is written without quotes only where every reader of YAML takes it for the same text.
struct YAMLWriter {
  /// The deepest level of elements; libyaml reads about a thousand levels, two for each of ours.
  static let deepestLevel = 400

  private(set) var bytes: [UInt8] = []

  mutating func line(_ text: String, indentation: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: indentation))
    bytes.append(contentsOf: text.utf8)
    bytes.append(0x0A)
  }

  mutating func add(_ entry: PropertyValue.Entry, indentation: Int) {
    line("\(YAMLText.scalar(entry.key)): \(Self.inline(entry.value))", indentation: indentation)
  }

  /// Writes an element as an item of a list.
  mutating func item(_ entries: [PropertyValue.Entry], opensChildren: Bool, indentation: Int) {
    if entries.count == 1, entries[0].key == "text", !opensChildren, case .text = entries[0].value {
      return line("- \(Self.inline(entries[0].value))", indentation: indentation)
    }
    var dash = "- "
    for entry in entries {
      // Screen files write the key `on` as it is.
      let key = entry.key == "on" ? entry.key : YAMLText.scalar(entry.key)
      let value = Self.inline(entry.value)
      line("\(dash)\(key): \(value)", indentation: indentation)
      dash = "  "
    }
    if opensChildren { line("\(dash)children:", indentation: indentation) }
  }

  private static func inline(_ value: PropertyValue) -> String {
    switch value {
    case .text(let text): YAMLText.scalar(text)
    case .number(let number): JSONWriter.text(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .list(let values): "[" + values.map(inline).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{"
        + entries.map { "\(inlineKey($0.key)): \(inline($0.value))" }.joined(separator: ", ")
        + "}"
    }
  }

  // A key without the question mark ends after 1,024 characters.
  private static func inlineKey(_ text: String) -> String {
    text.utf8.count > 80 ? "? \(YAMLText.scalar(text)) " : YAMLText.scalar(text)
  }
}
