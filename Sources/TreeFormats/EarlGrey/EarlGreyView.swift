/// One view of a hierarchy as its line holds it: `<UILabel:0x7f8; AX=Y; AX.label='Fern'; alpha=1>`.
struct EarlGreyView {
  /// The class, with its module.
  private(set) var type = ""
  /// The properties by their names: `AX.label`, `frame`; those that are only named have an empty value.
  private(set) var properties: [String: String] = [:]

  /// Reads a view.
  init(_ text: String) {
    var rest = text[...]
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    rest = rest.dropFirst()
    if rest.last == ">" { rest.removeLast() }
    type = String(rest.prefix { $0 != ":" && $0 != ";" })
    for property in Self.properties(of: rest.drop { $0 != ";" }) {
      let name = property.prefix { $0 != "=" }
      let value = property.dropFirst(name.count + 1)
      properties[String(name)] = Self.unquoted(value)
    }
  }

  /// Quotes are not escaped in a text, so that only a semicolon in front of a known name ends one.
  private static func properties(of text: Substring) -> [Substring] {
    var properties: [Substring] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      if text[index...].hasPrefix("; "), isName(text[index...].dropFirst(2)) {
        if start < index { properties.append(text[start..<index]) }
        start = text.index(index, offsetBy: 2)
      }
      index = text.index(after: index)
    }
    if start < text.endIndex { properties.append(text[start...]) }
    return properties
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter else { return false }
    let word = text.prefix { $0.isLetter || $0 == "." }
    let next = text[word.endIndex...].first
    if next == "=" { return names.contains(String(word)) || word.hasPrefix("AX.") }
    return (next == nil || next == ";" || next == ">") && (word == "opaque" || word == "hidden")
  }

  private static let names: Set<String> = [
    "AX", "isAccessible", "frame", "alpha", "UIE", "text", "value", "title", "isEnabled", "bounds",
  ]

  private static func unquoted(_ value: Substring) -> String {
    let isQuoted = value.count > 1 && value.first == "'" && value.last == "'"
    return String(isQuoted ? value.dropFirst().dropLast() : value)
  }

  /// Whether the view says that it is an element.
  var isElement: Bool { (properties["AX"] ?? properties["isAccessible"])?.hasPrefix("Y") == true }

  /// Whether nobody sees the view, and so nothing that it holds.
  var isInvisible: Bool {
    properties["hidden"] != nil || properties["alpha"].flatMap(Double.init) == 0
  }

  /// The traits as page sources list them: "Button, Selected".
  var traits: String? {
    properties["AX.traits"].map { list in
      list.split { !$0.isLetter }.map { name in
        name.hasPrefix(Self.traitPrefix) ? name.dropFirst(Self.traitPrefix.count) : name
      }.joined(separator: ", ")
    }
  }

  private static let traitPrefix = "UIAccessibilityTrait"
}
