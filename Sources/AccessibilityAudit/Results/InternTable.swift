/// Values that are stored once, each with a number.
struct InternTable<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// Returns the number of a value.
  mutating func number(of value: Value, limit: Int = .max) -> Int? {
    if let number = numbers[value] { return number }
    guard values.count < limit else { return nil }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
