/// A line of a text that holds fields for secrets, as messages may show it.
///
/// What stands behind a key that is not known to be harmless is shown as bullets: the value of such a field, and
/// whatever a slip of the pen made of its key. Every scalar keeps its place, so that a mark below the line stays
/// under the offender.
struct SecretLine {
  private static let bullet: Unicode.Scalar = "•"
  private let line: [Unicode.Scalar]
  private var shown: [Unicode.Scalar] = []
  private var index = 0

  private init(_ line: String) { self.line = Array(line.unicodeScalars) }

  /// Returns a line with bullets for what may be a secret.
  static func shown(_ line: String, belongsToValue: Bool) -> String {
    var work = SecretLine(line)
    work.hideSecrets(belongsToValue)
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: work.shown)
    return String(shown)
  }

  /// Returns whether what stands behind a key may be shown.
  static func isHarmless(_ key: String) -> Bool { harmless.contains(key.lowercased()) }

  /// Keys that hold no text that was typed: names, places, kinds and structure.
  private static let harmless: Set<String> = [
    "screen", "app", "platform", "size", "direction", "language", "elements", "children", "id",
    "label", "hint",
    "traits", "frame", "container", "role", "hidden", "modal", "order", "placeholder",
    "securefield", "heading",
    "button", "link", "image", "switch", "slider", "textfield", "searchfield", "tab", "backbutton",
    "list",
    "group", "landmark", "table", "tabbar", "segmented", "on", "activate", "set", "type", "class",
    "name",
    "enabled", "visible", "accessible", "x", "y", "width", "height", "bounds", "password", "index",
    "package",
    "resource-id", "content-desc", "checkable", "checked", "clickable", "focusable", "focused",
    "scrollable",
    "long-clickable", "selected", "axlabel", "axuniqueid", "axframe", "subrole", "identifier",
    "required",
  ]

  private mutating func hideSecrets(_ belongsToValue: Bool) {
    guard !belongsToValue, firstKey != nil else { return hide(upTo: line.count) }
    hideTail()
    while index < line.count {
      guard let key = key(at: index) else {
        shown.append(line[index])
        index += 1
        continue
      }
      shown += line[index..<key.end]
      index = key.end
      if !Self.isHarmless(key.name) { hideValue() }
    }
  }

  /// Hides what stands before the first key and is no structure: the tail of a text that began above.
  private mutating func hideTail() {
    guard let first = firstKey, let start = line.indices.first(where: { line[$0] != " " }) else {
      return
    }
    let isMarkup =
      line[start] == "<" || line[start..<first].allSatisfy { !$0.properties.isAlphabetic }
    if !isMarkup, line[start..<first].contains(where: { $0 == "\"" || $0 == "'" }) {
      hide(upTo: first)
    }
  }

  private var firstKey: Int? { line.indices.first { key(at: $0) != nil } }

  /// Hides a text in quotes up to its end, anything else up to the end of the line.
  private mutating func hideValue() {
    while index < line.count, line[index] == " " {
      shown.append(" ")
      index += 1
    }
    guard index < line.count, line[index] == "\"" || line[index] == "'" else {
      return hide(upTo: line.count)
    }
    let quote = line[index]
    var end = index + 1
    while end < line.count, line[end] != quote { end += line[end] == "\\" ? 2 : 1 }
    guard end < line.count else { return hide(upTo: line.count) }
    shown.append(quote)
    index += 1
    hide(upTo: end)
    shown.append(quote)
    index = end + 1
    // A quote that is doubled, or what no document has behind a text, is still the text.
    if index < line.count, !" ,}])/>:?".unicodeScalars.contains(line[index]) {
      hide(upTo: line.count)
    }
  }

  private mutating func hide(upTo end: Int) {
    for scalar in line[index..<min(end, line.count)] {
      shown.append(scalar == " " ? " " : Self.bullet)
    }
    index = min(end, line.count)
  }

  /// Returns the key that begins at a place, with the end of its colon or equals sign.
  private func key(at start: Int) -> (name: String, end: Int)? {
    guard start == 0 || !Self.isWord(line[start - 1]) else { return nil }
    let quote = line[start] == "\"" || line[start] == "'" ? line[start] : nil
    let first = quote == nil ? start : start + 1
    var end = first
    while end < line.count, Self.isWord(line[end]) { end += 1 }
    guard end > first,
      line[first...].prefix(end - first).contains(where: { $0.properties.isAlphabetic })
    else { return nil }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: line[first..<end])
    if let quote {
      guard end < line.count, line[end] == quote else { return nil }
      end += 1
    }
    while end < line.count, line[end] == " " { end += 1 }
    guard end < line.count, line[end] == ":" || line[end] == "=" else { return nil }
    return (String(name), end + 1)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "_" || scalar == "." || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }
}
