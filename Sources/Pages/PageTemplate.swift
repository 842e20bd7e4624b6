internal import Documents

/// A page with gaps, in the part of Mustache that our pages need.
///
/// `{{name}}` puts in a value, escaped; `{{{name}}}` one that is markup already; `{{#name}}…{{/name}}` is there once for
/// each item of a list, or once for a value; `{{^name}}…{{/name}}` where there is none. A name is looked for from the
/// innermost section outwards, and `screen.x` is the `x` of `screen`. The libraries for it bring all of Foundation along.
struct PageTemplate {
  private indirect enum Part {
    case text(Substring)
    case value(name: Name, isMarkup: Bool)
    case section(name: Name, isInverted: Bool, parts: [Part])
  }

  /// A name, and what it names in the value of that name: `screen`, `x`.
  private struct Name {
    let first: String
    let others: [String]

    init(_ text: Substring) {
      let path = text.split(separator: ".").map(String.init)
      first = path.first ?? ""
      others = Array(path.dropFirst())
    }
  }

  private let parts: [Part]

  /// Reads a template; throws for a section that is not closed, or that another one closes.
  init(_ template: String, name: String) throws(SourceError) {
    var open: [(tag: Substring, isInverted: Bool, parts: [Part])] = [("", false, [])]
    var rest = template[...]
    while let start = rest.firstRange(of: "{{") {
      open[open.count - 1].parts.append(.text(rest[..<start.lowerBound]))
      rest = rest[start.upperBound...]
      let isMarkup = rest.hasPrefix("{")
      guard let end = rest.firstRange(of: isMarkup ? "}}}" : "}}") else {
        throw SourceError(path: name, message: "a tag of the template has no end")
      }
      let tag = rest[..<end.lowerBound].dropFirst(isMarkup ? 1 : 0)
      rest = rest[end.upperBound...]
      switch tag.first {
      case "#", "^": open.append((tag.dropFirst(), tag.first == "^", []))
      case "/":
        let section = open.removeLast()
        guard !open.isEmpty, section.tag == tag.dropFirst() else {
          throw SourceError(path: name, message: "the template closes \(tag.dropFirst()) too early")
        }
        open[open.count - 1].parts
          .append(
            .section(
              name: Name(section.tag), isInverted: section.isInverted, parts: section.parts))
      default: open[open.count - 1].parts.append(.value(name: Name(tag), isMarkup: isMarkup))
      }
    }
    guard open.count == 1 else {
      throw SourceError(path: name, message: "the template does not close \(open[1].tag)")
    }
    parts = open[0].parts + [.text(rest)]
  }

  /// Fills in the template.
  func filled(_ values: PageValues) -> String {
    var text = ""
    var scopes = [values]
    Self.add(parts, &scopes, to: &text)
    return text
  }

  private static func add(_ parts: [Part], _ scopes: inout [PageValues], to text: inout String) {
    for part in parts {
      switch part {
      case .text(let words): text += words
      case .value(let name, let isMarkup):
        guard let words = value(name, scopes)?.words else { continue }
        text += isMarkup ? words : SafeMarkup.escaped(words)
      case .section(let name, let isInverted, let parts):
        let items = value(name, scopes)?.items ?? []
        if isInverted {
          if items.isEmpty { add(parts, &scopes, to: &text) }
        } else {
          for item in items {
            if let item { scopes.append(item) }
            add(parts, &scopes, to: &text)
            if item != nil { scopes.removeLast() }
          }
        }
      }
    }
  }

  private static func value(_ name: Name, _ scopes: [PageValues]) -> (any PageValue)? {
    for scope in scopes.reversed() {
      guard let value = scope[name.first] else { continue }
      return name.others.reduce(value) { value, name in (value as? PageValues)?[name] }
    }
    return nil
  }
}

/// What stands in the gaps of a page, by name.
typealias PageValues = [String: any PageValue]

/// What stands in a gap of a page.
protocol PageValue: Sendable {
  /// The words for a gap.
  var words: String { get }
  /// The values for each time that a section is there, `nil` for those around it.
  var items: [PageValues?] { get }
}

extension PageValue {
  var items: [PageValues?] { [nil] }
}

extension String: PageValue {
  var words: String { self }
}

extension Int: PageValue {
  var words: String { String(self) }
}

extension Double: PageValue {
  var words: String { String(self) }
}

extension Bool: PageValue {
  var words: String { self ? "true" : "false" }
  var items: [PageValues?] { self ? [nil] : [] }
}

// Without key paths, which are put together anew for each value.
extension Optional: PageValue where Wrapped: PageValue {
  var words: String {
    guard let value = self else { return "" }
    return value.words
  }

  var items: [PageValues?] {
    guard let value = self else { return [] }
    return value.items
  }
}

extension PageValues: PageValue {
  var words: String { "" }
  var items: [PageValues?] { [self] }
}

extension [PageValues]: PageValue {
  var words: String { "" }
  var items: [PageValues?] { self }
}
