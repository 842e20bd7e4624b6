internal import AccessibilityTree

/// A line of a text tree: `[12] link 'Home'` with states behind, as WebArena writes them (`required: True`) or as
/// BrowserGym does (`, clickable, value='7'`).
struct WebArenaLine {
  /// How far the line is moved in: each tab or space is one.
  let indent: Int
  /// What the tool calls the node, or `nil`.
  private(set) var id: String?
  let role: String
  /// `nil` where the line has none, not even an empty one.
  private(set) var name: String?
  private(set) var states: [(key: String, word: String)] = []

  /// Takes a line apart, `nil` for one that is no node.
  init?(_ line: Substring) {
    var rest = line.drop { $0 == "\t" || $0 == " " }
    indent = line.count - rest.count
    if rest.first == "[" {
      let inside = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }
      guard !inside.isEmpty, rest[inside.endIndex...].hasPrefix("] ") else { return nil }
      id = String(inside)
      rest = rest[inside.endIndex...].dropFirst(2)
    }
    let word = rest.prefix { $0.isLetter }
    guard !word.isEmpty else { return nil }
    role = String(word)
    rest = rest[word.endIndex...]
    if rest.hasPrefix(" '") || rest.hasPrefix(" \"") {
      rest.removeFirst()
      guard let text = Self.quoted(&rest) else { return nil }
      name = text
    } else if id == nil, !rest.isEmpty, rest.first != "," {
      return nil
    }
    while let state = Self.state(&rest) { states.append(state) }
  }

  /// Takes a text of Python off the beginning.
  private static func quoted(_ rest: inout Substring) -> String? {
    guard let mark = rest.popFirst() else { return nil }
    var text = ""
    while let character = rest.popFirst() {
      if character == mark { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      switch escaped {
      case "n", "r", "t": text.append(" ")
      case "x": text += scalar(&rest, digits: 2)
      case "u": text += scalar(&rest, digits: 4)
      case "U": text += scalar(&rest, digits: 8)
      default: text.append(escaped)
      }
    }
    return nil
  }

  // What is no character is left out.
  private static func scalar(_ rest: inout Substring, digits: Int) -> String {
    let code = rest.prefix(digits)
    rest = rest.dropFirst(digits)
    return UInt32(code, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
  }

  /// Takes a state off the beginning: `, checked='true'`, `, focused`, `expanded: False`.
  private static func state(_ rest: inout Substring) -> (key: String, word: String)? {
    rest = rest.drop { $0 == " " || $0 == "," }
    let key = rest.prefix { $0.isLetter || $0 == "_" }
    guard !key.isEmpty else { return nil }
    rest = rest[key.endIndex...]
    switch rest.first {
    case "=":
      rest.removeFirst()
      if rest.first == "'" || rest.first == "\"" {
        return quoted(&rest).map { (String(key), $0) }
      }
      let word = rest.prefix { $0 != "," }
      rest = rest[word.endIndex...]
      return (String(key), pythonic(word))
    case ":":
      rest.removeFirst()
      // Words go on until the next key.
      var words: [Substring] = []
      while let start = rest.firstIndex(where: { $0 != " " }) {
        let word = rest[start...].prefix { $0 != " " }
        if word.last == ":" { break }
        words.append(word)
        rest = rest[word.endIndex...]
      }
      return (String(key), pythonic(words.joined(separator: " ")[...]))
    default: return (String(key), "true")
    }
  }

  private static func pythonic(_ word: Substring) -> String {
    word == "True" || word == "False" ? word.lowercased() : String(word)
  }
}
