/// A value as it crosses the bus; what is wrapped in a variant is unwrapped.
indirect enum BusValue: Equatable {
  case number(Double)
  case text(String)
  case flag(Bool)
  /// An array, a structure, or an entry of a dictionary.
  case list([BusValue])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var items: [BusValue] { if case .list(let items) = self { items } else { [] } }

  /// A whole number, or `nil` for any other value.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The entries of a dictionary with texts as keys; of several with one key the first.
  var entries: [String: BusValue] {
    let pairs = items.compactMap { entry -> (String, BusValue)? in
      guard entry.items.count == 2, let key = entry.items[0].text else { return nil }
      return (key, entry.items[1])
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
