internal import AccessibilityTree

/// Takes the line of an outline apart.
struct OutlineScanner {
  /// How the lines of an outline begin.
  enum Style {
    /// `@e6 [button] "Lists"`: names are written as they are.
    case bracketed
    /// `- button "Lists"`: names are written as JSON writes texts.
    case dashed
  }

  private let style: Style
  private var rest: Substring

  /// Creates a scanner.
  init(_ line: Substring, _ style: Style) {
    self.style = style
    rest = line
  }

  /// Reads the line.
  mutating func item() -> OutlineItem {
    var item = OutlineItem()
    readRole(&item)
    while let next = rest.first {
      if next.isWhitespace {
        rest.removeFirst()
      } else if next == "\"", item.name == nil {
        item.name = quoted(isEscaped: style == .dashed).nonblank
      } else if next == "[" {
        item.marks += marks()
      } else if next == ":" {
        item.value = String(rest.dropFirst().drop(while: \.isWhitespace)).nonblank
        rest = ""
      } else if rest.hasPrefix("actions: [") {
        rest.removeFirst(9)
        item.actions = list()
      } else {
        readWord(&item)
      }
    }
    // A dash has no room for the tool's mark.
    if item.ref == nil { item.ref = item.mark("ref")?.nonblank }
    return item
  }

  private mutating func readRole(_ item: inout OutlineItem) {
    guard style == .bracketed else {
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let role = rest.prefix { !$0.isWhitespace && $0 != ":" && $0 != "[" && $0 != "\"" }
      item.role = String(role)
      rest = rest.dropFirst(role.count)
      return
    }
    let ref = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }
    item.ref = String(ref).nonblank
    rest = rest[ref.endIndex...].drop(while: \.isWhitespace)
    guard let end = rest.firstIndex(of: "]") else { return rest = "" }
    var inner = OutlineScanner(rest[..<end].dropFirst(), .dashed)
    rest = rest[end...].dropFirst()
    let role = inner.rest.prefix { !$0.isWhitespace }
    item.role = String(role)
    inner.rest = inner.rest.dropFirst(role.count)
    while !inner.rest.isEmpty { inner.readWord(&item) }
  }

  /// A word, or a name with a text behind an equals sign.
  private mutating func readWord(_ item: inout OutlineItem) {
    rest = rest.drop(while: \.isWhitespace)
    let word = rest.prefix { !$0.isWhitespace && $0 != "=" }
    rest = rest.dropFirst(word.count)
    if rest.hasPrefix("=\"") {
      let text = rest.dropFirst(2).prefix { $0 != "\"" }
      rest = rest[text.endIndex...].dropFirst()
      item.marks.append((word, String(text)))
    } else if rest.first == "=" {
      let text = rest.dropFirst().prefix { !$0.isWhitespace }
      item.marks.append((word, String(text)))
      rest = rest[text.endIndex...]
    } else if word.first == "#" {
      item.marks.append(("id", String(word.dropFirst())))
    }
  }

  /// Marks in brackets: `[level=2, ref=e4]`, `[selected]`, `[preview:"a [b] c"]`.
  private mutating func marks() -> [(key: Substring, word: String)] {
    var end = rest.index(after: rest.startIndex)
    var isQuoted = false
    while end < rest.endIndex, isQuoted || rest[end] != "]" {
      if rest[end] == "\\", isQuoted { end = rest.index(after: end) }
      if end < rest.endIndex {
        if rest[end] == "\"" { isQuoted.toggle() }
        end = rest.index(after: end)
      }
    }
    let inside = rest[..<min(end, rest.endIndex)].dropFirst()
    rest = end < rest.endIndex ? rest[end...].dropFirst() : ""
    if inside.contains("\"") { return [(inside.prefix { $0 != ":" && $0 != "=" }, "")] }
    return inside.split(separator: ",").map { part in
      let part = part.drop(while: \.isWhitespace)
      let key = part.prefix { $0 != "=" }
      return (key, String(part.dropFirst(key.count + 1)))
    }
  }

  /// The texts of a list in brackets.
  private mutating func list() -> [String] {
    var texts: [String] = []
    rest = rest.dropFirst()
    while let next = rest.first, next != "]" {
      if next == "\"" {
        if let text = quoted(isEscaped: true).nonblank { texts.append(text) }
      } else {
        rest.removeFirst()
      }
    }
    rest = rest.dropFirst()
    return texts
  }

  private mutating func quoted(isEscaped: Bool) -> String {
    rest.removeFirst()
    return isEscaped ? escaped() : plain()
  }

  /// A text whose quotes are not escaped ends where the line does, or more of the node follows.
  private mutating func plain() -> String {
    var search = rest.startIndex
    while let quote = rest[search...].firstIndex(of: "\"") {
      let behind = rest[rest.index(after: quote)...]
      if behind.isEmpty || Self.startsMark(behind) || behind.hasPrefix(" actions: [")
        || behind.hasPrefix(" #")
        || behind.hasPrefix(":") || Self.startsAttribute(behind)
      {
        defer { rest = behind }
        return String(rest[..<quote])
      }
      search = rest.index(after: quote)
    }
    defer { rest = "" }
    return String(rest)
  }

  /// Whether a mark in brackets follows, and more of the node or the end behind it.
  private static func startsMark(_ text: Substring) -> Bool {
    guard text.hasPrefix(" [") else { return false }
    var scanner = OutlineScanner(text.dropFirst(), .bracketed)
    _ = scanner.marks()
    return scanner.rest.isEmpty || scanner.rest.first == " " || scanner.rest.first == ":"
  }

  /// Whether ` role="…` follows.
  private static func startsAttribute(_ text: Substring) -> Bool {
    guard text.first == " " else { return false }
    let word = text.dropFirst().prefix { $0.isLetter || $0 == "-" }
    return !word.isEmpty && text[word.endIndex...].hasPrefix("=\"")
  }

  private mutating func escaped() -> String {
    var text = ""
    while let next = rest.first {
      rest.removeFirst()
      if next == "\"" { return text }
      guard next == "\\", let letter = rest.first else {
        text.append(next)
        continue
      }
      rest.removeFirst()
      switch letter {
      case "n", "r", "t", "b", "f": text.append(" ")
      case "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(digits.count)
        text.unicodeScalars.append(
          UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
      default: text.append(letter)
      }
    }
    return text
  }
}
