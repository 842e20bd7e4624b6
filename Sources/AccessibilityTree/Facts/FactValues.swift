/// Looks values up by key, in the type that is asked for.
struct FactValues {
  private let entries: [PropertyValue.Entry]

  init(_ entries: [PropertyValue.Entry]) { self.entries = entries }

  func value(_ key: String) -> PropertyValue? { entries.first { $0.key == key }?.value }

  func text(_ key: String) -> String? {
    if case .text(let text) = value(key) { text } else { nil }
  }

  func number(_ key: String) -> Double? {
    if case .number(let number) = value(key) { number } else { nil }
  }

  func flag(_ key: String) -> Bool? {
    if case .boolean(let flag) = value(key) { flag } else { nil }
  }

  func texts(_ key: String) -> [String]? {
    guard case .list(let values) = value(key) else { return nil }
    return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  func entries(_ key: String) -> [PropertyValue.Entry]? {
    if case .mapping(let entries) = value(key) { entries } else { nil }
  }
}
