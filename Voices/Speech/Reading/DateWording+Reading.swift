internal import Documents
internal import Voices

extension DateWording {
  private static let keys = ["codes", "pattern", "dayAndMonth", "order", "months"]
  private static let allKeys = ["pattern", "dayAndMonth", "order", "months", "short", "regions"]

  /// Reads how a language writes out dates.
  init(reading node: DocumentNode) throws(SourceError) {
    self.init()
    try node.requireMapping(for: "dates")
    try node.forEachPair { (key, value) throws(SourceError) in
      switch key.text {
      case "pattern": pattern = try Self.pattern(key, value, hasYear: true)
      case "dayAndMonth": dayAndMonth = try Self.pattern(key, value, hasYear: false)
      case "order": order = try Self.order(value)
      case "months": months = try Self.months(key, value)
      case "short": try readShortMonths(key, value)
      case "regions": try readRegions(value)
      default: throw ReadingRules.unknown(key, among: Self.allKeys, "key of dates", "keys")
      }
    }
    for (index, name) in months.enumerated() { monthNames[name.lowercased()] = index + 1 }
  }

  private mutating func readRegions(_ node: DocumentNode) throws(SourceError) {
    let items = try node.list(for: "regions")
    for item in items {
      try item.requireMapping(for: "regions")
      var region = Region(codes: "")
      try item.forEachPair { (key, value) throws(SourceError) in
        switch key.text {
        case "codes": region.codes = try value.string(for: key.text)
        case "pattern": region.pattern = try Self.pattern(key, value, hasYear: true)
        case "dayAndMonth": region.dayAndMonth = try Self.pattern(key, value, hasYear: false)
        case "order": region.order = try Self.order(value)
        case "months": region.months = try Self.months(key, value)
        default: throw ReadingRules.unknown(key, among: Self.keys, "key of a region", "keys")
        }
      }
      guard !region.codes.isEmpty else {
        throw item.error("a region needs its \"codes\", such as \"GB IE\"")
      }
      regions.append(region)
    }
  }

  private mutating func readShortMonths(
    _ key: DocumentNode, _ node: DocumentNode
  ) throws(SourceError) {
    for (index, names) in try Self.months(key, node).enumerated() {
      for name in names.split(separator: " ") { monthNames[name.lowercased()] = index + 1 }
    }
  }

  private static func pattern(
    _ key: DocumentNode, _ value: DocumentNode, hasYear: Bool
  ) throws(SourceError) -> String {
    let pattern = try value.string(for: key.text)
    var gaps = Set(Phrase.gaps(in: pattern))
    if gaps.remove("ordinal") != nil { gaps.insert("day") }
    guard gaps == (hasYear ? ["year", "month", "day"] : ["month", "day"]) else {
      let list = hasYear ? "{year}, {month}, {day}" : "{month}, {day}"
      throw value.error(
        "\(SafeText.quoted(key.text)) needs the gaps \(list)",
        suggestion: "{ordinal} may take the place of {day}")
    }
    return pattern
  }

  private static func order(_ node: DocumentNode) throws(SourceError) -> Order {
    let name = try node.string(for: "order")
    guard let order = Order(rawValue: name) else {
      throw ReadingRules.unknown(node, among: Order.allCases.map(\.rawValue), "order", "orders")
    }
    return order
  }

  private static func months(
    _ key: DocumentNode, _ node: DocumentNode
  ) throws(SourceError) -> [String] {
    let names = try node.strings(for: key.text)
    guard names.count == 12 else {
      throw node.error("\(SafeText.quoted(key.text)) needs twelve names and has \(names.count)")
    }
    return names
  }
}
