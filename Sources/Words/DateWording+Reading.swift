internal import Texts

extension DateWording {
  private static let keys = ["codes", "date", "months"]

  /// Reads what some regions write otherwise.
  mutating func readRegions(_ node: DocumentNode) throws(SourceError) {
    let items = try node.list(for: "dateRegions")
    for item in items {
      try item.requireMapping(for: "dateRegions")
      var region = Region(codes: "")
      try item.forEachPair { (key, value) throws(SourceError) in
        switch key.text {
        case "codes": region.codes = try value.string(for: key.text)
        case "date": region.pattern = try SpokenNumbers.pattern(key, value)
        case "months": region.months = try Self.months(key, value)
        default:
          throw key.error(
            "unknown key of a region: \(SafeText.quoted(key.text))",
            suggestion: Spelling.suggestion(for: key.text, among: Self.keys, noun: "keys"))
        }
      }
      guard !region.codes.isEmpty else {
        throw item.error("a region needs its \"codes\", such as \"GB IE\"")
      }
      regions.append(region)
    }
  }

  /// Reads the names of the months.
  static func months(
    _ key: DocumentNode, _ node: DocumentNode
  ) throws(SourceError) -> [String] {
    let names = try node.strings(for: key.text)
    guard names.count == 12 else {
      throw node.error("\"months\" needs twelve names and has \(names.count)")
    }
    return names
  }
}
