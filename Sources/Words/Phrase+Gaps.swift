extension Phrase {
  /// Returns the names in braces of a pattern, in order.
  package static func gaps(in pattern: String) -> [String] {
    var names: [String] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      names.append(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return names
  }
}
